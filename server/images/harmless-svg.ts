/** What makes a drawing reach for something outside it, run, or grow while it is read. */
const REACHES_OUT = [
  // a document type with declarations of its own: entities
  /<!ENTITY|<!DOCTYPE[^>]*\[/i,
  // other styles than its own
  /<\?xml-stylesheet|@import/i,
  // pictures within pictures, other documents, scripts
  /<(?:[\w.-]+:)?(?:image|feImage|include|script|foreignObject|iframe|audio|video)\b/i,
  // links that lead anywhere but into the drawing
  /\bhref\s*=\s*(?:"(?!#)|'(?!#)|[^"'\s])/i,
  /\burl\s*\(\s*["']?\s*(?!["'#\s])/i,
]

/**
 * The text of a drawing that needs nothing but itself; null for any other, or one that is not UTF-8. What is refused
 * here the renderer would not load either: it is given no address to begin from.
 */
export function harmlessSvg(bytes: Buffer): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    const encoding = /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([^"']+)["']/.exec(text)?.[1] ?? 'utf-8'
    if (!/^(utf-?8|us-ascii)$/i.test(encoding)) return null
    return REACHES_OUT.some(pattern => pattern.test(text)) ? null : text
  } catch {
    return null
  }
}

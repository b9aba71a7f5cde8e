/**
 * What makes a drawing reach for something outside it, run, or grow while it is read. Each looks at a letter a few times
 * at most, however long the drawing is: what repeats in it ends before the next place where it could begin.
 */
const REACHES_OUT = [
  /<!ENTITY/i,
  // other styles than its own
  /<\?xml-stylesheet|@import/i,
  // pictures within pictures, other documents, scripts
  /<(?:[^\s<>:/]+:)?(?:image|feImage|include|script|foreignObject|iframe|audio|video)\b/i,
  // links that lead anywhere but into the drawing
  /\bhref\s*=\s*(?:"(?!#)|'(?!#)|[^"'\s])/i,
  /url\s*\(\s*(?:["']\s*)?(?!["'#\s])/i,
]

/** Each goes on to its end, whatever it has in it, so that none is looked for within another. */
const DOCUMENT_TYPES = /<!DOCTYPE([^>]*)/gi

/** Whether a document type has declarations of its own, or hides what a reader takes for something else. */
function declares(text: string): boolean {
  for (const [, rest = ''] of text.matchAll(DOCUMENT_TYPES)) if (/[[<]/.test(rest)) return true
  return false
}

/** What a drawing says that it is written in. */
function encodingOf(text: string): string {
  const declaration = /^\s*<\?xml[^>]*/.exec(text)?.[0] ?? ''
  return /\bencoding\s*=\s*["']([^"']+)["']/.exec(declaration)?.[1] ?? 'utf-8'
}

/**
 * The text of a drawing that needs nothing but itself; null for any other, or one that is not UTF-8. What is refused
 * here the renderer would not load either: it is given no address to begin from.
 */
export function harmlessSvg(bytes: Buffer): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    if (!/^(utf-?8|us-ascii)$/i.test(encodingOf(text)) || declares(text)) return null
    return REACHES_OUT.some(pattern => pattern.test(text)) ? null : text
  } catch {
    return null
  }
}

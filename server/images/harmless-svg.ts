/**
 * What makes a drawing reach for something outside it, run, or grow while it is read. Each looks at a letter a few times
 * at most, however long the drawing is: what repeats in it ends before the next place where it could begin.
 */
const REACHES_OUT = [
  /<!ENTITY/i,
  // other styles than its own
  /<\?xml-stylesheet/i,
  // pictures within pictures, other documents, scripts
  /<(?:[^\s<>:/]+:)?(?:image|feImage|include|script|foreignObject|iframe|audio|video)\b/i,
  // links that lead anywhere but into the drawing
  /\bhref\s*=\s*(?:"(?!#)|'(?!#)|[^"'\s])/i,
]

/** The same within a style, which can be spelled in other ways. */
const STYLE_REACHES_OUT = [/@import/i, /url\s*\(\s*(?:["']\s*)?(?!["'#\s])/i]

/** What XML leaves out of a text, or leaves as it is; each goes on to its end, or to that of the drawing. */
const APART = /<!--[\s\S]*?(?:-->|$)|<\?[\s\S]*?(?:\?>|$)|<!\[CDATA\[([\s\S]*?)(?:\]\]>|$)/g
const LETTER_BY_NUMBER = /&#(?:x([\da-f]+)|(\d+));/gi
const STYLE_ESCAPE = /\\(?:([\da-f]{1,6})(?:\r\n|\s)?|([\s\S]))/gi

/**
 * A drawing with its letters as a reader of styles gets them from a reader of XML.
 * @throws RangeError for the number of a letter that there is not
 */
function spelledOut(text: string): string {
  const letter = (digits: string, base: number) => String.fromCodePoint(Number.parseInt(digits, base))
  return text
    .replace(APART, (_, kept = '') => kept)
    .replace(LETTER_BY_NUMBER, (_, hex, decimal) => (hex ? letter(hex, 16) : letter(decimal, 10)))
    .replace(STYLE_ESCAPE, (_, hex, itself) => (hex ? letter(hex, 16) : itself))
}

function reachesOut(text: string): boolean {
  if (REACHES_OUT.some(pattern => pattern.test(text))) return true
  // also as it is: an escape can make something else of it
  return [text, spelledOut(text)].some(each => STYLE_REACHES_OUT.some(pattern => pattern.test(each)))
}

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
    return reachesOut(text) ? null : text
  } catch {
    return null
  }
}

/** How far into a file its root is looked for. */
const BEFORE_ROOT_BYTES = 4_096

const DECLARATION = /\uFEFF?\s*(?:<\?xml\s[^>]*\?>)?/y
/** What XML allows before a root, one at a time: blanks, a comment, a document type without declarations of its own. */
const BEFORE_ROOT = /\s+|<!--[\s\S]*?-->|<!DOCTYPE\s+svg[^>[]*>/y
const ROOT = /<svg[\s>]/y

/** Where a sticky pattern that fits at a place ends; the place itself where it does not fit. */
function endOf(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at
  return pattern.test(text) ? pattern.lastIndex : at
}

/**
 * Whether a file begins with the root of a drawing; before it nothing but what XML allows there. What has been read is
 * not gone back to: one pattern for all of it would try every way to divide it.
 */
export function beginsWithSvg(bytes: Buffer): boolean {
  const text = bytes.subarray(0, BEFORE_ROOT_BYTES).toString('utf8')
  let at = endOf(DECLARATION, text, 0)
  let next = endOf(BEFORE_ROOT, text, at)
  while (next > at) {
    at = next
    next = endOf(BEFORE_ROOT, text, at)
  }
  return endOf(ROOT, text, at) > at
}

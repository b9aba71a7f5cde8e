/** One bug: some characters of a file, and what stands there instead. */
export interface Mutant {
  file: string
  start: number
  end: number
  replacement: string
  /** What it is, in a few words: 'condition negated', 'a disabled teacher gets mail'. */
  what: string
  /** A name of `drizzle-orm` that the replacement uses; the file may not import it. */
  needs?: string
}

/** The text of the file with the bug in it. An import that it needs goes before the first line, not to move any. */
export function withMutant(text: string, { start, end, replacement, needs }: Mutant): string {
  const changed = text.slice(0, start) + replacement + text.slice(end)
  const isThere = !needs || new RegExp(`import[^;]*\\b${needs}\\b[^;]*from 'drizzle-orm'`).test(text)
  return isThere ? changed : `import { ${needs} } from 'drizzle-orm'; ${changed}`
}

export const lineOf = (text: string, offset: number): number => text.slice(0, offset).split('\n').length

const inOneLine = (text: string) => {
  const flat = text.replace(/\s+/g, ' ').trim()
  return flat.length > 90 ? `${flat.slice(0, 87)}…` : flat
}

/** `server/app.ts:12  condition negated: `a < b` → `!(a < b)`` */
export function describeMutant(text: string, { file, start, end, replacement, what }: Mutant): string {
  const [before, after] = [inOneLine(text.slice(start, end)), inOneLine(replacement)]
  const place = `${file}:${lineOf(text, start)}`
  return after ? `${place}  ${what}: ${before} → ${after}` : `${place}  ${what}: ${before}`
}

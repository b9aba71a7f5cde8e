const LIST = ['<ul><li>', '</li></ul>'] as const
const TABLE = ['<table><tbody><tr><td>', '</td></tr></tbody></table>'] as const
const QUOTATION = ['<blockquote>', '</blockquote>'] as const

/** Lists, tables and quotations in one another, so many of them, each with its number; `inner` stands in the innermost. */
export function nestedText(levels: number, inner = ''): string {
  let html = inner
  for (let level = levels; level > 0; level -= 1) {
    const [open, close] = [LIST, TABLE, QUOTATION][level % 3] ?? LIST
    html = `${open}<p>${level}</p>${html}${close}`
  }
  return html
}

/** Tables in one another, and a word in the innermost. */
export const nestedTables = (levels: number, word: string): string =>
  `${TABLE[0].repeat(levels)}<p>${word}</p>${TABLE[1].repeat(levels)}`

import writeXlsxFile from 'write-excel-file/node'
import { exportedPart } from '../../src/contract/server-messages/exports.ts'

/** What begins so is taken for a formula where a table goes on as text, a CSV for one. */
const LIKE_A_FORMULA = /^[=+\-@\t\r\n]/

/** A day stands as in the tables of a page (P1 §9), and is one to a program that sorts by it. */
const DAY_FORMAT = 'm/d/yyyy'

/** Of a column. */
const WIDEST_CHARACTERS = 60

type Cell = string | number | Date

/** Texts are marked as texts, which no program computes; what would be a formula elsewhere is one nowhere. */
function cellOf(value: Cell) {
  if (value instanceof Date) return { type: Date, value, format: DAY_FORMAT }
  if (typeof value === 'number') return { type: Number, value }
  return { type: String, value: LIKE_A_FORMULA.test(value) ? `'${value}` : value }
}

const charactersIn = (value: Cell | undefined): number =>
  value instanceof Date ? DAY_FORMAT.length + 2 : String(value ?? '').length

/** As wide as what stands in it, so that nobody has to pull at a column to read it; a long text goes on beyond that. */
const widthsOf = (heading: readonly string[], rows: readonly (readonly Cell[])[]) =>
  heading.map((text, column) => {
    // a heading is bold
    let characters = text.length * 1.15
    for (const row of rows) characters = Math.max(characters, charactersIn(row[column]))
    return { width: Math.min(Math.ceil(characters) + 2, WIDEST_CHARACTERS) }
  })

/**
 * An xlsx file with one sheet: a heading, and rows under it. Where it has not all of them, which are so many, its last row
 * says so: a file is made in memory, 10,000 rows of it in a second and 60 MB, and everybody else waits meanwhile.
 */
export async function writeSheet(
  heading: readonly string[],
  rows: readonly (readonly Cell[])[],
  all = rows.length,
): Promise<Buffer> {
  const data = [
    heading.map(value => ({ ...cellOf(value), fontWeight: 'bold' as const })),
    ...rows.map(row => row.map(cellOf)),
    ...(all > rows.length ? [[cellOf(exportedPart(rows.length, all))]] : []),
  ]
  return writeXlsxFile(data, { columns: widthsOf(heading, rows) }).toBuffer()
}

import writeXlsxFile from 'write-excel-file/node'
import { startOfDay } from '../../src/contract/rules/days.ts'
import { exportedPart } from '../../src/contract/server-messages/exports.ts'

/** What begins so is taken for a formula where a table goes on as text, a CSV for one. */
const LIKE_A_FORMULA = /^[=+\-@\t\r\n]/

/** A day stands as in the tables of a page (P1 §9), and is one to a program that sorts by it. */
const DAY_FORMAT = 'm/d/yyyy'

type Cell = string | number | Date

/** The day in UTC of an instant (ISO 8601), as a cell. */
export const dayCell = (instant: string): Date => new Date(startOfDay(instant.slice(0, 10)))

/** Texts are marked as texts, which no program computes; what would be a formula elsewhere is one nowhere. */
function cellOf(value: Cell) {
  if (value instanceof Date) return { type: Date, value, format: DAY_FORMAT }
  if (typeof value === 'number') return { type: Number, value }
  return { type: String, value: LIKE_A_FORMULA.test(value) ? `'${value}` : value }
}

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
  return writeXlsxFile(data).toBuffer()
}

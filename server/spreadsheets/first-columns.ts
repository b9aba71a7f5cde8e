import { readSheet } from 'read-excel-file/node'
import { STUDENT_LIST_CELL_MAX_CHARACTERS } from '../../src/contract/limits/student-files.ts'
import { checkedParts } from './checked-parts.ts'
import { storedZip } from './stored-zip.ts'

/** Columns A and B of a row. */
export type NamePair = readonly [first: string, second: string]

function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  const text = cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell)
  return text.trim().slice(0, STUDENT_LIST_CELL_MAX_CHARACTERS)
}

/**
 * What stands in columns A and B of the first sheet of an xlsx file, row by row from the first one on.
 * @throws {SheetFault}, or whatever the reader of cells stumbles over
 */
export async function firstColumns(file: Buffer): Promise<NamePair[]> {
  const rows = await readSheet(storedZip(checkedParts(file)))
  return rows.map(([first, second]) => [textOf(first), textOf(second)])
}

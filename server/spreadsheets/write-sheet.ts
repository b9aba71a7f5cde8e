import writeXlsxFile from 'write-excel-file/node'

/** What begins so is taken for a formula where a table goes on as text, a CSV for one. */
const LIKE_A_FORMULA = /^[=+\-@\t\r\n]/

/** Texts are marked as texts, which no program computes; what would be a formula elsewhere is one nowhere. */
function cellOf(value: string | number) {
  if (typeof value === 'number') return { type: Number, value }
  return { type: String, value: LIKE_A_FORMULA.test(value) ? `'${value}` : value }
}

/** An xlsx file with one sheet: a heading, and rows under it. */
export async function writeSheet(
  heading: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): Promise<Buffer> {
  const data = [
    heading.map(value => ({ ...cellOf(value), fontWeight: 'bold' as const })),
    ...rows.map(row => row.map(cellOf)),
  ]
  return writeXlsxFile(data).toBuffer()
}

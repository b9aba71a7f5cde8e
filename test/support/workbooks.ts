import { type Part, zipOf } from './zip-files.ts'

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const KIND = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** Cells from column A on; an empty text is no cell. */
export const sheetXml = (rows: readonly (readonly string[])[], dimension = `A1:B${rows.length || 1}`) => {
  const cell = (text: string, row: number, column: number) =>
    text && `<c r="${'ABCDEF'[column]}${row}" t="inlineStr"><is><t>${escaped(text)}</t></is></c>`
  const lines = rows.map(
    (cells, index) =>
      `<row r="${index + 1}">${cells.map((text, column) => cell(text, index + 1, column)).join('')}</row>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?><worksheet xmlns="${MAIN}"><dimension ref="${dimension}"/><sheetData>${lines.join('')}</sheetData></worksheet>`
}

/** What a workbook is made of, each part under its name; `more` adds parts or takes the place of some. */
export function workbookParts(sheet: string, more: Record<string, string> = {}): Part[] {
  const parts: Record<string, string> = {
    '[Content_Types].xml': `<?xml version="1.0"?><Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${KIND}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${KIND}.worksheet+xml"/></Types>`,
    '_rels/.rels': `<?xml version="1.0"?><Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<?xml version="1.0"?><workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Class" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<?xml version="1.0"?><Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': sheet,
    ...more,
  }
  return Object.entries(parts).map(([name, content]) => ({ name, content }))
}

/** An xlsx file with these cells. */
export const workbookOf = (rows: readonly (readonly string[])[]): Buffer =>
  zipOf(workbookParts(sheetXml(rows)))

/** A form with a list, as a browser sends it. */
export async function listForm(file: Uint8Array, fields: Record<string, string> = {}, name = 'class.xlsx') {
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) form.append(field, value)
  form.append('file', new Blob([new Uint8Array(file)]), name)
  const sent = new Response(form)
  return {
    body: Buffer.from(await sent.arrayBuffer()),
    headers: { 'content-type': sent.headers.get('content-type') ?? '' },
  }
}

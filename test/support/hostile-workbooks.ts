import type { SheetFaultKind } from '../../server/spreadsheets/sheet-fault.ts'
import { sheetXml, workbookOf, workbookParts } from './workbooks.ts'
import { type Part, zipOf } from './zip-files.ts'

const NAMES = [['Ada', 'L']]
const good = sheetXml(NAMES)
const withParts = (more: Record<string, string>) => zipOf(workbookParts(good, more))
const withSheet = (sheet: string, more: Record<string, string> = {}) => zipOf(workbookParts(sheet, more))
const lying = (claimed: Part['claimed']) =>
  zipOf(
    workbookParts(good).map(part => (part.name.includes('sheet1') && claimed ? { ...part, claimed } : part)),
  )

const MACRO_TYPES = `<Types><Override PartName="/xl/workbook.xml" ContentType="application/vnd.ms-excel.sheet.macroEnabled.main+xml"/></Types>`
const LINK = `<Relationships><Relationship Id="rId9" Type="x/externalLink" Target="file:///c:/secret.xlsx" TargetMode="External"/></Relationships>`
const laughs = Array.from({ length: 9 }, (_, index) => {
  const inner = `&l${index};`.repeat(10)
  return `<!ENTITY l${index + 1} "${inner}">`
}).join('')
const BOMB = `<?xml version="1.0"?><!DOCTYPE w [<!ENTITY l0 "ha">${laughs}]>${good.slice(good.indexOf('<worksheet')).replace('Ada', '&l9;')}`
const texts = (count: number, text: string) => `<sst>${`<si><t>${text}</t></si>`.repeat(count)}</sst>`
const MILLION_ROWS = `<worksheet><sheetData>${'<row r="1"/>'.repeat(1_000_000)}</sheetData></worksheet>`

/** Text that packs to a tenth. */
const hardToPack = (lines: number) =>
  Array.from(
    { length: lines },
    (_, line) => ((line * 2_654_435_761) % 4_294_967_296).toString(36) + ' '.repeat(60),
  ).join('')

/** Files that mean harm, or are broken, and why each is refused. Made when asked for: some are large. */
export const hostileWorkbooks: [what: string, fault: SheetFaultKind, make: () => Buffer][] = [
  ['1,000 : 1', 'too-large', () => withParts({ 'xl/media/image1.png': '\0'.repeat(60_000_000) })],
  ['a ratio within the bytes', 'too-large', () => withParts({ 'xl/media/a.png': '\0'.repeat(4_000_000) })],
  ['many bytes of a low ratio', 'too-large', () => withParts({ 'xl/media/a.svg': hardToPack(90_000) })],
  ['a million rows', 'too-large', () => withSheet(MILLION_ROWS)],
  [
    'more rows than a list has',
    'too-large',
    () => withSheet(sheetXml(Array.from({ length: 1_001 }, () => ['A']))),
  ],
  ['a cell at the end of the sheet', 'too-large', () => withSheet(good.replace('"A1"', '"XFD1048576"'))],
  ['a dimension of the whole sheet', 'too-large', () => withSheet(sheetXml(NAMES, 'A1:XFD1048576'))],
  ['a place that is hidden', 'too-large', () => withSheet(good.replace('"A1"', '"&#88;FD1048576"'))],
  [
    'a huge shared text',
    'too-large',
    () => withParts({ 'xl/sharedStrings.xml': texts(1, 'x'.repeat(40_000_000)) }),
  ],
  ['many shared texts', 'too-large', () => withParts({ 'xl/sharedStrings.xml': texts(5_001, 'Ada') })],
  [
    'many parts',
    'too-large',
    () =>
      zipOf([
        ...workbookParts(good),
        ...Array.from({ length: 200 }, (_, at) => ({ name: `xl/media/${at}.png`, content: '' })),
      ]),
  ],
  ['a part that is larger than it says', 'unreadable', () => lying({ bytes: 10 })],
  ['a part that is smaller than it says', 'unreadable', () => lying({ bytes: good.length + 10 })],
  ['a part that is another one', 'unreadable', () => lying({ crc: 1 })],
  ['an encrypted part', 'unreadable', () => lying({ flags: 1 })],
  ['a part that is packed otherwise', 'unreadable', () => lying({ method: 14 })],
  ['a name that leaves its folder', 'unreadable', () => withParts({ 'xl/../../../etc/passwd': 'x' })],
  ['a name from the root', 'unreadable', () => withParts({ '/etc/passwd': 'x' })],
  ['a name of another system', 'unreadable', () => withParts({ 'xl\\..\\evil.exe': 'x' })],
  ['one name twice', 'unreadable', () => withParts({ 'xl/Workbook.xml': 'x' })],
  ['entities that grow', 'unreadable', () => withSheet(BOMB)],
  [
    'entities in wide letters',
    'unreadable',
    () =>
      zipOf([
        ...workbookParts(good).filter(({ name }) => !name.includes('sheet1')),
        { name: 'xl/worksheets/sheet1.xml', content: Buffer.from(`\ufeff${BOMB}`, 'utf16le') },
      ]),
  ],
  ['the second half missing', 'unreadable', () => workbookOf(NAMES).subarray(0, 600)],
  ['the last byte missing', 'unreadable', () => workbookOf(NAMES).subarray(0, -1)],
  ['more behind it', 'unreadable', () => Buffer.concat([workbookOf(NAMES), Buffer.from('x')])],
  ['a sheet that is no XML', 'unreadable', () => withSheet('Ada,L')],
  ['a program', 'not-xlsx', () => withParts({ 'xl/vbaProject.bin': 'x' })],
  ['the kind of one with programs', 'not-xlsx', () => withParts({ '[Content_Types].xml': MACRO_TYPES })],
  ['old macros', 'not-xlsx', () => withParts({ 'xl/macrosheets/sheet1.xml': 'x' })],
  ['values of another file', 'links', () => withParts({ 'xl/externalLinks/externalLink1.xml': 'x' })],
  ['values from a database', 'links', () => withParts({ 'xl/connections.xml': 'x' })],
  ['a link out of the workbook', 'links', () => withParts({ 'xl/_rels/workbook.xml.rels': LINK })],
  ['text with commas', 'not-xlsx', () => Buffer.from('First Name,Last Initial\nAda,L\n')],
  ['nothing', 'not-xlsx', () => Buffer.alloc(0)],
  ['a zip file of something else', 'not-xlsx', () => zipOf([{ name: 'a.txt', content: 'x' }])],
  ['the old kind of Excel', 'not-xlsx', () => Buffer.from('d0cf11e0a1b11ae1'.repeat(40), 'hex')],
]

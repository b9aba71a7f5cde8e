import {
  STUDENT_LIST_COLUMNS_MAX,
  STUDENT_LIST_ROWS_MAX,
  STUDENT_LIST_TEXTS_MAX,
} from '../../src/contract/limits/student-files.ts'
import { SheetFault } from './sheet-fault.ts'
import { unpack } from './unpack.ts'
import { zipParts } from './zip-parts.ts'

/** What a reader of cells needs; pictures, themes and the like stay packed. */
const NEEDED =
  /^(?:\[Content_Types\]|_rels\/\.rels|xl\/(?:_rels\/workbook\.xml\.rels|workbook|styles|sharedStrings|worksheets\/[^/]+))(?:\.xml)?$/i
const SHEET = /^xl\/worksheets\//i
const MACROS = /vbaProject|macrosheets|dialogsheets|activeX/i
const LINKS = /externalLinks|connections\.xml|queryTables/i

/** Programs are told by the kind of the workbook, too, whatever their parts are called. */
const MACRO_KIND = /macroEnabled|vbaProject/i
const LINK_KIND = /externalLink|TargetMode\s*=\s*["']External/i
/** Nobody's spreadsheet defines entities; whoever does wants them to grow. */
const DEFINITIONS = /<!(?:DOCTYPE|ENTITY)/i
/** UTF-16, in which the words above would not be seen. */
const isWide = (content: Buffer) => content[0] === 0xff || content[0] === 0xfe || content.includes(0)

const count = (text: string, what: RegExp) => text.match(what)?.length ?? 0
const columnNumber = (letters: string) =>
  [...letters.toUpperCase()].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0)

/** Where a cell is, and how far the sheet reaches. */
const PLACES = /<(?:\w+:)?(?:c|dimension)\b[^<>]*?\sr(?:ef)?\s*=\s*["']([^"'<>]*)/g

function isOutside(place: string): boolean {
  // whatever is written otherwise is far away
  const [, letters = '', number = ''] = /^([a-z]*)(\d*)$/i.exec(place) ?? ['', 'ZZZZ']
  return Number(number) > STUDENT_LIST_ROWS_MAX || columnNumber(letters) > STUDENT_LIST_COLUMNS_MAX
}

/** A sheet that says of itself, or of a cell, that it reaches far away would be made that large by its reader. */
function isFarther(text: string): boolean {
  if (count(text, /<(?:\w+:)?row\b/g) > STUDENT_LIST_ROWS_MAX) return true
  for (const [, places = ''] of text.matchAll(PLACES)) if (places.split(':').some(isOutside)) return true
  return false
}

function checkContent(name: string, content: Buffer): void {
  const text = content.toString('utf8')
  if (isWide(content) || DEFINITIONS.test(text)) throw new SheetFault('unreadable')
  if (/Content_Types/i.test(name) && MACRO_KIND.test(text)) throw new SheetFault('not-xlsx')
  if (/\.rels$/i.test(name) && LINK_KIND.test(text)) throw new SheetFault('links')
  if (/sharedStrings/i.test(name) && count(text, /<(?:\w+:)?si\b/g) > STUDENT_LIST_TEXTS_MAX)
    throw new SheetFault('too-large')
  if (SHEET.test(name) && isFarther(text)) throw new SheetFault('too-large')
}

/**
 * What an xlsx file is made of, as far as its cells need it, and known to be harmless.
 * @throws {SheetFault}
 */
export function checkedParts(file: Buffer): Map<string, Buffer> {
  const parts = zipParts(file)
  const names = parts.map(({ name }) => name)
  if (!names.includes('[Content_Types].xml') || !names.includes('xl/workbook.xml'))
    throw new SheetFault('not-xlsx')
  if (names.some(name => MACROS.test(name))) throw new SheetFault('not-xlsx')
  if (names.some(name => LINKS.test(name))) throw new SheetFault('links')
  const needed = new Map<string, Buffer>()
  for (const part of parts.filter(({ name }) => NEEDED.test(name))) {
    const content = unpack(part)
    checkContent(part.name, content)
    needed.set(part.name, content)
  }
  return needed
}

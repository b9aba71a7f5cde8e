import {
  STUDENT_LIST_PARTS_MAX,
  STUDENT_LIST_RATIO_MAX,
  STUDENT_LIST_UNPACKED_MAX_BYTES,
} from '../../src/contract/limits/student-files.ts'
import { SheetFault } from './sheet-fault.ts'

/** A file within a zip file, still packed, as the directory at its end describes it. */
export interface ZipPart {
  name: string
  isDeflated: boolean
  packed: Buffer
  /** What it comes to, as the directory says. */
  bytes: number
  crc: number
}

// APPNOTE 6.3.10, sections 4.3.7, 4.3.12 and 4.3.16
const FIRST_BYTES = 0x04034b50
const ENTRY = { signature: 0x02014b50, bytes: 46 }
const END = { signature: 0x06054b50, bytes: 22, commentMaxBytes: 65_535 }
const LOCAL_BYTES = 30
const STORED = 0
const DEFLATED = 8
const ENCRYPTED = 1

/** A path that stays where it is, of characters that Excel and its like give their parts. */
const NAME = /^(?!\/)(?!.*(?:^|\/)\.\.?(?:\/|$))[\w.[\] /%()-]+$/

/** Where the directory's end stands: at the end of the file, but for a comment. */
function endOf(file: Buffer): number {
  const first = Math.max(0, file.length - END.bytes - END.commentMaxBytes)
  for (let at = file.length - END.bytes; at >= first; at -= 1) {
    const isEnd = file.readUInt32LE(at) === END.signature
    if (isEnd && at + END.bytes + file.readUInt16LE(at + 20) === file.length) return at
  }
  throw new SheetFault('unreadable')
}

function partAt(file: Buffer, at: number, directoryAt: number): { part: ZipPart; next: number } {
  if (file.readUInt32LE(at) !== ENTRY.signature) throw new SheetFault('unreadable')
  const [flags, method] = [file.readUInt16LE(at + 8), file.readUInt16LE(at + 10)]
  const [crc, packedBytes, bytes] = [16, 20, 24].map(place => file.readUInt32LE(at + place)) as [
    number,
    number,
    number,
  ]
  const nameBytes = file.readUInt16LE(at + 28)
  const next = at + ENTRY.bytes + nameBytes + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32)
  const name = file.toString('utf8', at + ENTRY.bytes, at + ENTRY.bytes + nameBytes)
  const local = file.readUInt32LE(at + 42)
  if (file.readUInt32LE(local) !== FIRST_BYTES) throw new SheetFault('unreadable')
  const begin = local + LOCAL_BYTES + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28)
  const isPossible =
    (method === STORED ? packedBytes === bytes : method === DEFLATED) &&
    (flags & ENCRYPTED) === 0 &&
    NAME.test(name) &&
    begin + packedBytes <= directoryAt
  if (!isPossible) throw new SheetFault('unreadable')
  const packed = file.subarray(begin, begin + packedBytes)
  return { part: { name, isDeflated: method === DEFLATED, packed, bytes, crc }, next }
}

function readParts(file: Buffer): ZipPart[] {
  const end = endOf(file)
  const [count, directoryAt] = [file.readUInt16LE(end + 10), file.readUInt32LE(end + 16)]
  if (count > STUDENT_LIST_PARTS_MAX) throw new SheetFault('too-large')
  const parts: ZipPart[] = []
  let at = directoryAt
  for (let index = 0; index < count; index += 1) {
    const { part, next } = partAt(file, at, directoryAt)
    parts.push(part)
    at = next
  }
  return parts
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/**
 * The parts of a zip file by its directory, nothing of them unpacked yet: no part twice, none on top of another, and all
 * together no more than a list of students needs.
 * @throws {SheetFault}
 */
export function zipParts(file: Buffer): ZipPart[] {
  if (file.length < LOCAL_BYTES || file.readUInt32LE(0) !== FIRST_BYTES) throw new SheetFault('not-xlsx')
  let parts: ZipPart[]
  try {
    parts = readParts(file)
  } catch (error) {
    // a place outside the file
    if (error instanceof RangeError) throw new SheetFault('unreadable')
    throw error
  }
  const bytes = sum(parts.map(part => part.bytes))
  if (bytes > STUDENT_LIST_UNPACKED_MAX_BYTES || bytes > file.length * STUDENT_LIST_RATIO_MAX)
    throw new SheetFault('too-large')
  const names = new Set(parts.map(({ name }) => name.toLowerCase()))
  const isOverlaid = sum(parts.map(({ packed }) => packed.length)) > file.length
  if (names.size < parts.length || isOverlaid) throw new SheetFault('unreadable')
  return parts
}

import { crc32 } from 'node:zlib'

/** The year 1980: a zip file has to have some day. */
const DAY = 0x21
const VERSION = 20

/** What the header of a part and its entry in the directory have in common, from the version on. */
function facts(name: Buffer, content: Buffer): Buffer {
  const fields = Buffer.alloc(26)
  fields.writeUInt16LE(VERSION, 0)
  fields.writeUInt16LE(DAY, 8)
  fields.writeUInt32LE(crc32(content), 10)
  fields.writeUInt32LE(content.length, 14)
  fields.writeUInt32LE(content.length, 18)
  fields.writeUInt16LE(name.length, 22)
  return fields
}

const number = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}

/**
 * A zip file of these contents, not packed. Whoever reads it sees what was checked, and nothing else: readers of zip
 * files do not all believe the same part of one.
 */
export function storedZip(contents: ReadonlyMap<string, Buffer>): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const [path, content] of contents) {
    const name = Buffer.from(path)
    const about = facts(name, content)
    const header = Buffer.concat([number(0x04034b50), about, name])
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(at, 10)
    directory.push(number(0x02014b50), Buffer.from([VERSION, 0]), about, rest, name)
    parts.push(header, content)
    at += header.length + content.length
  }
  const entries = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(contents.size, 8)
  end.writeUInt16LE(contents.size, 10)
  end.writeUInt32LE(entries.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...parts, entries, end])
}

import { crc32, inflateRawSync } from 'node:zlib'
import { SheetFault } from './sheet-fault.ts'
import type { ZipPart } from './zip-parts.ts'

function inflated({ packed, bytes }: ZipPart): Buffer {
  try {
    // one byte more than it may be, so that an empty one has a bound too
    return inflateRawSync(packed, { maxOutputLength: bytes + 1 })
  } catch {
    throw new SheetFault('unreadable')
  }
}

/**
 * A part of a zip file, unpacked: exactly so much as its directory says, and not a byte beyond it on the way.
 * @throws {SheetFault}
 */
export function unpack(part: ZipPart): Buffer {
  const content = part.isDeflated ? inflated(part) : part.packed
  if (content.length !== part.bytes || crc32(content) !== part.crc) throw new SheetFault('unreadable')
  return content
}

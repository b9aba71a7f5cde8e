import { crc32, deflateRawSync } from 'node:zlib'

export interface Part {
  name: string
  content: Buffer | string
  /** What the directory says in place of the truth. */
  claimed?: { bytes?: number; crc?: number; flags?: number; method?: number }
}

interface Written {
  header: Buffer
  entry: Buffer
  packed: Buffer
}

function written({ name, content, claimed = {} }: Part, at: number): Written {
  const bytes = Buffer.from(content)
  const packed = deflateRawSync(bytes)
  const path = Buffer.from(name)
  const about = Buffer.alloc(26)
  about.writeUInt16LE(20, 0)
  about.writeUInt16LE(claimed.flags ?? 0, 2)
  about.writeUInt16LE(claimed.method ?? 8, 4)
  about.writeUInt32LE(claimed.crc ?? crc32(bytes), 10)
  about.writeUInt32LE(packed.length, 14)
  about.writeUInt32LE(claimed.bytes ?? bytes.length, 18)
  about.writeUInt16LE(path.length, 22)
  const place = Buffer.alloc(14)
  place.writeUInt32LE(at, 10)
  return {
    header: Buffer.concat([Buffer.from('PK\x03\x04'), about, path]),
    entry: Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), about, place, path]),
    packed,
  }
}

/** A zip file, each part packed; the directory may lie. */
export function zipOf(parts: readonly Part[]): Buffer {
  const body: Buffer[] = []
  const entries: Buffer[] = []
  let at = 0
  for (const part of parts) {
    const { header, entry, packed } = written(part, at)
    body.push(header, packed)
    entries.push(entry)
    at += header.length + packed.length
  }
  const directory = Buffer.concat(entries)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 0, 'latin1')
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...body, directory, end])
}

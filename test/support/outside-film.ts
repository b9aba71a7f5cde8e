/** A box of a QuickTime file: four bytes of length, four of name. */
const box = (name: string, content: Buffer): Buffer => {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(content.length + 8)
  head.write(name, 4, 'latin1')
  return Buffer.concat([head, content])
}

const PARENTS = ['moov', 'trak', 'mdia', 'minf', 'dinf']

/** Says of a track that its film lies in a file of this name in the same folder: an alias, as old Macintoshes had it. */
function alias(name: string): Buffer {
  const path = Buffer.from(`:${name}`, 'latin1')
  const padded = Buffer.concat([path, Buffer.alloc(path.length % 2)])
  const levels = Buffer.alloc(4)
  levels.writeUInt16BE(1, 0)
  levels.writeUInt16BE(1, 2)
  const record = Buffer.alloc(4)
  record.writeUInt16BE(2, 0)
  record.writeUInt16BE(path.length, 2)
  // version and flags, what an alias begins with, volume, name, levels from and to, path
  const content = [
    ...[Buffer.alloc(4), Buffer.alloc(10), Buffer.alloc(28), Buffer.alloc(12), Buffer.alloc(64)],
    ...[Buffer.alloc(16), levels, Buffer.alloc(16), record, padded, Buffer.alloc(16, 0xff)],
  ]
  return box('alis', Buffer.concat(content))
}

function pointed(film: Buffer, name: string): Buffer {
  const parts: Buffer[] = []
  for (let at = 0; at + 8 <= film.length; ) {
    const size = film.readUInt32BE(at) || film.length - at
    const kind = film.toString('latin1', at + 4, at + 8)
    const content = film.subarray(at + 8, at + size)
    if (PARENTS.includes(kind)) parts.push(box(kind, pointed(content, name)))
    else if (kind === 'dref') parts.push(box(kind, Buffer.concat([content.subarray(0, 8), alias(name)])))
    else parts.push(kind === 'mdat' ? box(kind, Buffer.alloc(content.length)) : film.subarray(at, at + size))
    at += size
  }
  return Buffer.concat(parts)
}

/** A film of QuickTime's without its pictures, which are taken from a file of this name beside it: the whole film. */
export const outsideFilm = (film: Buffer, name: string): Buffer => pointed(film, name)

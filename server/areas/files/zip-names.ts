// APPNOTE 6.3.10, sections 4.3.12 and 4.3.16
const ENTRY = { signature: 0x02014b50, bytes: 46 }
const END = { signature: 0x06054b50, bytes: 22, commentMaxBytes: 65_535 }
/** The directory of an office document, with what may stand behind it, is much smaller. */
const READ_BYTES = 1_048_576

/** Where the directory ends: at the end of the file, but for a comment; -1 where there is none. */
function endIn(tail: Buffer): number {
  const first = Math.max(0, tail.length - END.bytes - END.commentMaxBytes)
  for (let at = tail.length - END.bytes; at >= first; at -= 1) {
    const isEnd = tail.readUInt32LE(at) === END.signature
    if (isEnd && at + END.bytes + tail.readUInt16LE(at + 20) === tail.length) return at
  }
  return -1
}

/**
 * The names of what is in a zip file, as the directory at its end tells them; none for what is no such file. Some readers
 * find that directory by its place and some by its length, so a file where these differ, or that has other entries than
 * it counts, is none: what one reader does not see, another one runs.
 */
export async function zipNames(file: Blob): Promise<string[]> {
  const tail = Buffer.from(await file.slice(-READ_BYTES).arrayBuffer())
  const end = endIn(tail)
  if (end === -1) return []
  const begin = end - tail.readUInt32LE(end + 12)
  if (tail.readUInt32LE(end + 16) !== begin + file.size - tail.length) return []
  const names: string[] = []
  let at = begin
  while (at >= 0 && at + ENTRY.bytes <= end && tail.readUInt32LE(at) === ENTRY.signature) {
    const nameBytes = tail.readUInt16LE(at + 28)
    names.push(tail.toString('utf8', at + ENTRY.bytes, at + ENTRY.bytes + nameBytes))
    at += ENTRY.bytes + nameBytes + tail.readUInt16LE(at + 30) + tail.readUInt16LE(at + 32)
  }
  return at === end && names.length === tail.readUInt16LE(end + 10) ? names : []
}

// APPNOTE 6.3.10, sections 4.3.12 and 4.3.16
const ENTRY = { signature: 0x02014b50, bytes: 46 }
const END = { signature: 0x06054b50, bytes: 22 }
/** The directory of an office document, with what may stand behind it, is much smaller. */
const READ_BYTES = 1_048_576

/** Where the directory begins in the last bytes of a file; -1 where there is none. */
function directoryIn(tail: Buffer, fileBytes: number): number {
  for (let at = tail.length - END.bytes; at >= 0; at -= 1)
    if (tail.readUInt32LE(at) === END.signature) return tail.readUInt32LE(at + 16) - (fileBytes - tail.length)
  return -1
}

/** The names of what is in a zip file, as the directory at its end tells them; none for what is no such file. */
export async function zipNames(file: Blob): Promise<string[]> {
  const tail = Buffer.from(await file.slice(-READ_BYTES).arrayBuffer())
  const names: string[] = []
  let at = directoryIn(tail, file.size)
  while (at >= 0 && at + ENTRY.bytes <= tail.length && tail.readUInt32LE(at) === ENTRY.signature) {
    const nameBytes = tail.readUInt16LE(at + 28)
    names.push(tail.toString('utf8', at + ENTRY.bytes, at + ENTRY.bytes + nameBytes))
    at += ENTRY.bytes + nameBytes + tail.readUInt16LE(at + 30) + tail.readUInt16LE(at + 32)
  }
  return names
}

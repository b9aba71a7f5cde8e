const BLOCK = 512

const textAt = (header: Uint8Array, from: number, to: number) =>
  new TextDecoder().decode(header.subarray(from, to)).replace(/\0.*$/s, '')

/**
 * A tar archive of a PostgreSQL data directory without its two templates for new databases, which a test has no use
 * for: half of the files that are unpacked for each server of a test.
 */
export function leanArchive(archive: Uint8Array): Uint8Array<ArrayBuffer> {
  const kept: Uint8Array[] = []
  for (let at = 0; at < archive.length; ) {
    const header = archive.subarray(at, at + BLOCK)
    const size = Number.parseInt(textAt(header, 124, 136) || '0', 8)
    const end = at + BLOCK + Math.ceil(size / BLOCK) * BLOCK
    if (!/^\/?base\/[14]\/./.test(textAt(header, 0, 100))) kept.push(archive.subarray(at, end))
    at = end
  }
  return new Uint8Array(Buffer.concat(kept))
}

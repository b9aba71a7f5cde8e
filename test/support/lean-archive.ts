const BLOCK = 512

const textAt = (header: Uint8Array, from: number, to: number) =>
  new TextDecoder().decode(header.subarray(from, to)).replace(/\0.*$/s, '')

/**
 * A tar archive of a PostgreSQL data directory without its two templates for new databases, which a test has no use
 * for: half of the files that are unpacked for each server of a test.
 * @param wal the one segment of the write-ahead log that is needed, 16 MB; without it all of them stay
 */
export function leanArchive(archive: Uint8Array, wal?: string): Uint8Array<ArrayBuffer> {
  const isNeedless = (name: string) =>
    /^\/?base\/[14]\/./.test(name) ||
    (wal !== undefined && /\/?pg_wal\/[\dA-F]{24}$/.test(name) && !name.endsWith(wal))
  const kept: Uint8Array[] = []
  for (let at = 0; at < archive.length; ) {
    const header = archive.subarray(at, at + BLOCK)
    const size = Number.parseInt(textAt(header, 124, 136) || '0', 8)
    const end = at + BLOCK + Math.ceil(size / BLOCK) * BLOCK
    if (!isNeedless(textAt(header, 0, 100))) kept.push(archive.subarray(at, end))
    at = end
  }
  return new Uint8Array(Buffer.concat(kept))
}

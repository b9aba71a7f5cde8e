import type { LoadedFile } from '../foreign-page.ts'

/** What files come to after gzip; a KB is 1024 bytes. */
export function kilobytes(files: Iterable<LoadedFile>): number {
  let bytes = 0
  for (const file of files) bytes += file.bytes
  return bytes / 1024
}

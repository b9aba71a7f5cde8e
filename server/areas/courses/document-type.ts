import { imageKind } from '../../images/image-kind.ts'

/** So much of the beginning of a file says what it is. */
export const TELLING_BYTES = 1_024

/** Pictures that every browser shows, and that hold nothing that runs. */
const pictureTypes: Partial<Record<NonNullable<ReturnType<typeof imageKind>>, string>> = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
}

/**
 * The type of a course's document by its content, whatever it is called; null for what is neither PDF nor picture. Read
 * in the server's own process: it is told by the first bytes, for a drawing by a search that never goes back, and
 * nothing of the file is decoded.
 */
export function documentType(beginning: Buffer): string | null {
  // readers take a PDF whose mark does not stand at the very beginning
  if (beginning.subarray(0, TELLING_BYTES).includes('%PDF-')) return 'application/pdf'
  const kind = imageKind(beginning)
  return (kind && pictureTypes[kind]) ?? null
}

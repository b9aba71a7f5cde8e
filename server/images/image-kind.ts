import { beginsWithSvg } from './begins-with-svg.ts'

/** What an image is by its content; its name and what the browser says of it count for nothing (P1 §5 Profile). */
export type ImageKind = 'png' | 'jpeg' | 'gif' | 'webp' | 'tiff' | 'bmp' | 'icon' | 'svg'

const startsWith = (bytes: Buffer, text: string, at = 0) =>
  bytes.subarray(at, at + text.length).equals(Buffer.from(text, 'latin1'))

/** Sizes of the headers that a bitmap may begin with. */
const BITMAP_HEADERS = [40, 52, 56, 108, 124]

const isBitmap = (bytes: Buffer) =>
  startsWith(bytes, 'BM') && bytes.length > 54 && BITMAP_HEADERS.includes(bytes.readUInt32LE(14))

/** APNG is a PNG whose first picture is shown; `pjpeg` is a JPEG by an older name. */
const signatures: [kind: ImageKind, fits: (bytes: Buffer) => boolean][] = [
  ['png', bytes => startsWith(bytes, '\x89PNG\r\n\x1a\n')],
  ['jpeg', bytes => startsWith(bytes, '\xff\xd8\xff')],
  ['gif', bytes => startsWith(bytes, 'GIF87a') || startsWith(bytes, 'GIF89a')],
  ['webp', bytes => startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)],
  ['tiff', bytes => startsWith(bytes, 'II*\0') || startsWith(bytes, 'MM\0*')],
  ['icon', bytes => startsWith(bytes, '\0\0\x01\0')],
  ['bmp', isBitmap],
  ['svg', beginsWithSvg],
]

/** Null for everything that is not one of the accepted images. */
export const imageKind = (bytes: Buffer): ImageKind | null =>
  signatures.find(([, fits]) => fits(bytes))?.[0] ?? null

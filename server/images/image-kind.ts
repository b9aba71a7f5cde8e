/** What an image is by its content; its name and what the browser says of it count for nothing (P1 §5 Profile). */
export type ImageKind = 'png' | 'jpeg' | 'gif' | 'webp' | 'tiff' | 'bmp' | 'icon' | 'svg'

const startsWith = (bytes: Buffer, text: string, at = 0) =>
  bytes.subarray(at, at + text.length).equals(Buffer.from(text, 'latin1'))

/** Sizes of the headers that a bitmap may begin with. */
const BITMAP_HEADERS = [40, 52, 56, 108, 124]

/** An SVG begins with its root; before it nothing but what XML allows there. */
const SVG = /^\uFEFF?\s*(<\?xml\s[^>]*\?>\s*)?(<!--[\s\S]*?-->\s*|<!DOCTYPE\s+svg[^>[]*>\s*)*<svg[\s>]/

/** How far into a file its root is looked for. */
const BEFORE_ROOT_BYTES = 4_096

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
  ['svg', bytes => SVG.test(bytes.subarray(0, BEFORE_ROOT_BYTES).toString('utf8'))],
]

/** Null for everything that is not one of the accepted images. */
export const imageKind = (bytes: Buffer): ImageKind | null =>
  signatures.find(([, fits]) => fits(bytes))?.[0] ?? null

/** Pixels as red, green, blue and opacity, from the top left. */
export interface Pixels {
  width: number
  height: number
  data: Uint8Array
}

/** More than any bitmap that fits into an upload has, unless it says more than it holds. */
const MOST_PIXELS = 8_000_000

const FILE_HEADER_BYTES = 14
const INFO_HEADER_BYTES = 40
/** The ways to hold pixels that are read: as they are, and with masks. Run-length encoded ones are not. */
const PLAIN = 0
const MASKS = [3, 6]

interface Header {
  width: number
  height: number
  isTopDown: boolean
  bits: number
  /** Where the colours of the palette, and where the pixels begin. */
  palette: number
  colors: number
  masks: [red: number, green: number, blue: number, opacity: number]
}

function masksOf(bytes: Buffer, at: number, bits: number, method: number, size: number): Header['masks'] {
  if (!MASKS.includes(method)) return bits === 16 ? [0x7c00, 0x3e0, 0x1f, 0] : [0xff0000, 0xff00, 0xff, 0]
  const [red, green, blue] = [40, 44, 48].map(offset => bytes.readUInt32LE(at + offset)) as [
    number,
    number,
    number,
  ]
  return [red, green, blue, size >= 56 || method === 6 ? bytes.readUInt32LE(at + 52) : 0]
}

/** @throws RangeError when the file ends before its header does */
function headerOf(bytes: Buffer, at: number): Header | null {
  const size = bytes.readUInt32LE(at)
  const width = bytes.readInt32LE(at + 4)
  const height = bytes.readInt32LE(at + 8)
  const bits = bytes.readUInt16LE(at + 14)
  const method = bytes.readUInt32LE(at + 16)
  if (width < 1 || height === 0 || width * Math.abs(height) > MOST_PIXELS) return null
  if (![1, 4, 8, 16, 24, 32].includes(bits) || (method !== PLAIN && !MASKS.includes(method))) return null
  const isMasked = MASKS.includes(method) && size === INFO_HEADER_BYTES
  return {
    width,
    height: Math.abs(height),
    isTopDown: height < 0,
    bits,
    palette: at + size + (isMasked ? 12 : 0),
    colors: bits > 8 ? 0 : Math.min(bytes.readUInt32LE(at + 32) || 2 ** bits, 2 ** bits),
    masks: masksOf(bytes, at, bits, method, size),
  }
}

/** One channel of a pixel, brought to 0 to 255. */
function channel(value: number, mask: number): number {
  if (mask === 0) return 255
  const shift = 31 - Math.clz32(mask & -mask)
  return Math.round((((value & mask) >>> shift) * 255) / (mask >>> shift))
}

const strideOf = (width: number, bits: number) => Math.ceil((width * bits) / 32) * 4

/** Reads the value of each pixel and gives it to `paint` with the place of its four bytes. */
function eachPixel(
  bytes: Buffer,
  start: number,
  { width, height, isTopDown, bits }: Pick<Header, 'width' | 'height' | 'isTopDown' | 'bits'>,
  paint: (value: number, to: number) => void,
): void {
  const stride = strideOf(width, bits)
  for (let row = 0; row < height; row += 1) {
    const line = start + (isTopDown ? row : height - 1 - row) * stride
    for (let column = 0; column < width; column += 1) {
      const bit = column * bits
      const value =
        bits < 8
          ? (bytes.readUInt8(line + (bit >> 3)) >> (8 - bits - (bit & 7))) & (2 ** bits - 1)
          : bytes.readUIntLE(line + (bit >> 3), bits / 8)
      paint(value, (row * width + column) * 4)
    }
  }
}

function paintAll(bytes: Buffer, header: Header, start: number): Pixels {
  const { width, height, bits, palette, colors, masks } = header
  const data = new Uint8Array(width * height * 4)
  let isOpaque = true
  eachPixel(bytes, start, header, (value, to) => {
    if (bits <= 8) {
      // an index past the palette is black
      const color = value < colors ? bytes.readUInt32LE(palette + value * 4) : 0
      data.set([(color >> 16) & 255, (color >> 8) & 255, color & 255, 255], to)
      return
    }
    const [red, green, blue, opacity] = masks
    const shown = channel(value, opacity)
    if (opacity !== 0 && shown > 0) isOpaque = false
    data.set([channel(value, red), channel(value, green), channel(value, blue), shown], to)
  })
  // programs that know of no opacity leave it 0 everywhere
  if (bits > 8 && isOpaque) for (let at = 3; at < data.length; at += 4) data[at] = 255
  return { width, height, data }
}

/** A bitmap file; null for what is none that can be read. */
export function readBitmap(bytes: Buffer): Pixels | null {
  try {
    const header = headerOf(bytes, FILE_HEADER_BYTES)
    return header && paintAll(bytes, header, bytes.readUInt32LE(10))
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

/**
 * The bitmap of an icon: without a file's header, twice as high as it is shown, since a mask of what is seen through
 * follows the picture.
 */
export function readIconBitmap(bytes: Buffer): Pixels | null {
  try {
    const whole = headerOf(bytes, 0)
    if (!whole) return null
    const header = { ...whole, height: Math.floor(whole.height / 2) }
    if (header.bits === 32) header.masks = [0xff0000, 0xff00, 0xff, 0xff000000]
    const start = header.palette + header.colors * 4
    const pixels = paintAll(bytes, header, start)
    if (header.bits < 32) {
      const mask = start + strideOf(header.width, header.bits) * header.height
      eachPixel(bytes, mask, { ...header, bits: 1 }, (value, to) => {
        if (value === 1) pixels.data[to + 3] = 0
      })
    }
    return pixels
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

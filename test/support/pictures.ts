import sharp, { type Create } from 'sharp'

/** A picture of one colour, to be written in any format. */
export const flat = (width: number, height: number, background: Create['background'] = '#c04060') =>
  sharp({ create: { width, height, channels: 3, background }, limitInputPixels: false })

/** A bitmap file of 24 bits; `paint` gives red, green and blue of a place. */
export function bitmapFile(
  width: number,
  height: number,
  paint: (x: number, y: number) => [red: number, green: number, blue: number],
): Buffer {
  const stride = Math.ceil((width * 24) / 32) * 4
  const file = Buffer.alloc(54 + stride * height)
  file.write('BM', 'latin1')
  file.writeUInt32LE(file.length, 2)
  file.writeUInt32LE(54, 10)
  file.writeUInt32LE(40, 14)
  file.writeInt32LE(width, 18)
  file.writeInt32LE(height, 22)
  file.writeUInt16LE(1, 26)
  file.writeUInt16LE(24, 28)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [red, green, blue] = paint(x, y)
      file.set([blue, green, red], 54 + (height - 1 - y) * stride + x * 3)
    }
  }
  return file
}

/** An icon that holds one picture, a PNG or a bitmap without its file's header. */
export function iconFile(picture: Buffer, width: number): Buffer {
  const directory = Buffer.alloc(22)
  directory.writeUInt16LE(1, 2)
  directory.writeUInt16LE(1, 4)
  directory.writeUInt8(width % 256, 6)
  directory.writeUInt32LE(picture.length, 14)
  directory.writeUInt32LE(22, 18)
  return Buffer.concat([directory, picture])
}

/** A form with a file, as a call sends it. */
export async function formOf(
  file: Uint8Array,
  fields: Record<string, string> = { type: 'avatar', index: '0' },
) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('file', new Blob([new Uint8Array(file)], { type: 'image/png' }), 'picture.png')
  const sent = new Response(form)
  return {
    body: Buffer.from(await sent.arrayBuffer()),
    headers: { 'content-type': sent.headers.get('content-type') ?? '' },
  }
}

import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { portrait } from '../../server/images/portrait.ts'
import { bitmapFile, flat, iconFile } from '../support/pictures.ts'

/** The format, the size and the colour in the middle of a picture that was made anew. */
async function seen(file: Uint8Array) {
  const made = await portrait(Buffer.from(file))
  assert.ok(made, 'the picture was refused')
  sharp.unblock({ operation: ['VipsForeignLoad'] })
  const { format, width, height, exif, icc, xmp, pages } = await sharp(made).metadata()
  const middle = await sharp(made)
    .ensureAlpha()
    .extract({ left: width >> 1, top: height >> 1, width: 1, height: 1 })
    .raw()
    .toBuffer()
  return { made, format, width, height, pages, hidden: [exif, icc, xmp].filter(Boolean), middle: [...middle] }
}

const isNear = (found: number[], expected: number[]) =>
  expected.every((value, index) => Math.abs(value - (found[index] ?? -1000)) < 24)

const drawing = (content: string, attributes = 'width="100" height="100"') =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${content}</svg>`,
  )
const square = '<rect width="100" height="100" fill="#c04060"/>'

/** 24 bits, without a file's header, and twice as high for the mask that follows. */
function iconBitmap(): Buffer {
  const picture = bitmapFile(32, 32, () => [0xc0, 0x40, 0x60]).subarray(14)
  picture.writeInt32LE(64, 8)
  return Buffer.concat([picture, Buffer.alloc(32 * 4)])
}

const accepted: Record<string, () => Promise<Uint8Array> | Uint8Array> = {
  'a PNG': () => flat(700, 600).png().toBuffer(),
  'a PNG of 16 bits': () => flat(700, 600).toColourspace('rgb16').png().toBuffer(),
  'an interlaced PNG': () => flat(700, 600).png({ progressive: true }).toBuffer(),
  'a JPEG': () => flat(700, 600).jpeg().toBuffer(),
  'a JPEG in CMYK': () => flat(700, 600).toColourspace('cmyk').jpeg().toBuffer(),
  'a GIF': () => flat(700, 600).gif().toBuffer(),
  'a WebP': () => flat(700, 600).webp().toBuffer(),
  'a TIFF': () => flat(700, 600).tiff().toBuffer(),
  'a bitmap': () => bitmapFile(600, 700, () => [0xc0, 0x40, 0x60]),
  'an icon with a PNG': async () => iconFile(await flat(256, 256).png().toBuffer(), 256),
  'an icon with a bitmap': () => iconFile(iconBitmap(), 32),
  'a drawing': () => drawing(square),
  'a drawing with escapes, comments and letters by number': () =>
    drawing(
      `<style><![CDATA[ .a\\31 { font-family: "Sans\\20Serif" } ]]></style><!-- <a> -->${square}<text fill="url(#a)">&#160;C:\\users &#x41;</text>`,
    ),
  'a drawing that says it is huge': () =>
    drawing(square, 'width="20000" height="20000" viewBox="0 0 100 100"'),
  'a drawing with a document type': () =>
    Buffer.from(
      `<?xml version="1.0" encoding="UTF-8"?>\n<!-- made by hand -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n${drawing(square)}`,
    ),
}

describe('a picture', () => {
  for (const [what, make] of Object.entries(accepted)) {
    it(`that is ${what} comes out square, as WebP, and looks the same`, async () => {
      const { format, width, height, pages, hidden, middle } = await seen(await make())
      assert.deepEqual(
        { format, pages, hidden, isSquare: width === height },
        { format: 'webp', pages: undefined, hidden: [], isSquare: true },
      )
      assert.ok(width <= 512)
      assert.ok(isNear(middle, what.includes('CMYK') ? [] : [0xc0, 0x40, 0x60, 255]), String(middle))
    })
  }

  it('that is large is 512 pixels wide, and a small one as wide as it was', async () => {
    assert.equal((await seen(await flat(3_000, 2_000).jpeg().toBuffer())).width, 512)
    assert.equal((await seen(await flat(40, 30).jpeg().toBuffer())).width, 30)
    assert.equal((await seen(await flat(1, 1).png().toBuffer())).width, 1)
  })

  it('is cut from the middle', async () => {
    const left = await flat(200, 300, '#000').png().toBuffer()
    const wide = await flat(900, 300)
      .composite([{ input: left, left: 0, top: 0 }])
      .png()
      .toBuffer()
    const { made } = await seen(wide)
    const [corner] = await sharp(made).extract({ left: 2, top: 2, width: 1, height: 1 }).raw().toBuffer()
    assert.ok(Number(corner) > 150)
  })

  it('stands upright, and carries neither where it was taken nor anything else', async () => {
    const half = await flat(400, 200, '#000').png().toBuffer()
    const lying = await flat(400, 400)
      .composite([{ input: half, left: 0, top: 0 }])
      .withExif({ IFD0: { Copyright: 'canary' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const { made, hidden } = await seen(lying)
    assert.deepEqual(hidden, [])
    assert.equal(made.includes('canary'), false)
    const at = async (left: number) => {
      const [red] = await sharp(made).extract({ left, top: 200, width: 1, height: 1 }).raw().toBuffer()
      return Number(red) > 100
    }
    // what was above is on the right
    assert.deepEqual([await at(50), await at(350)], [true, false])
  })

  it('that moves shows its first picture', async () => {
    const frames = [await flat(64, 64).png().toBuffer(), await flat(64, 64, '#00f').png().toBuffer()]
    const moving = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer()
    const { pages, middle } = await seen(moving)
    assert.equal(pages, undefined)
    assert.ok(isNear(middle, [0xc0, 0x40, 0x60]))
  })

  it('that is a page or an archive as well is nothing but a picture afterwards', async () => {
    const picture = await flat(64, 64).gif().toBuffer()
    for (const more of ['<script>alert("canary")</script>', 'PK\x03\x04canary', '%PDF-1.7 canary']) {
      const { made } = await seen(Buffer.concat([picture, Buffer.from(more)]))
      assert.equal(made.includes('canary'), false)
    }
  })
})

const cut = async (file: Promise<Buffer>) => {
  const whole = await file
  return whole.subarray(0, Math.floor(whole.length / 2))
}
const noise = () =>
  sharp({
    create: {
      width: 300,
      height: 300,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })

const chunk = (type: string, data: Buffer) => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const around = Buffer.alloc(8)
  around.writeUInt32BE(data.length, 0)
  around.writeUInt32BE(crc32(named), 4)
  return Buffer.concat([around.subarray(0, 4), named, around.subarray(4)])
}

/** A whole PNG in black and white, which is small however large the picture is. */
function blackPng(width: number, height: number): Buffer {
  const size = Buffer.alloc(13)
  size.writeUInt32BE(width, 0)
  size.writeUInt32BE(height, 4)
  size.set([1, 0, 0, 0, 0], 8)
  const lines = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height), { level: 1 })
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([signature, chunk('IHDR', size), chunk('IDAT', lines), chunk('IEND', Buffer.alloc(0))])
}

/** A PNG that says how large it is, and little more. */
function claimedPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(33)
  header.set([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13], 0)
  header.write('IHDR', 12, 'latin1')
  header.writeUInt32BE(width, 16)
  header.writeUInt32BE(height, 20)
  header.set([8, 6, 0, 0, 0], 24)
  return header
}

const tooLargeBitmap = () => {
  const file = bitmapFile(2, 2, () => [0, 0, 0])
  file.writeInt32LE(2_000_000_000, 18)
  return file
}
const shortBitmap = () => bitmapFile(100, 100, () => [0, 0, 0]).subarray(0, 500)

const refused: Record<string, () => Promise<Uint8Array> | Uint8Array> = {
  nothing: () => Buffer.alloc(0),
  'a page': () => Buffer.from('<!doctype html><html><script>alert(1)</script></html>'),
  'a page with a drawing in it': () => Buffer.from(`<html><body>${drawing(square)}</body></html>`),
  'a PDF': () => Buffer.from('%PDF-1.7\n1 0 obj'),
  'an archive': () => Buffer.from('PK\x03\x04 and more'),
  'a text': () => Buffer.from('hello'),
  'an AVIF': () => flat(64, 64).avif().toBuffer(),
  'a PNG that ends too soon': () => cut(noise().png().toBuffer()),
  'a JPEG that ends too soon': () => cut(noise().jpeg().toBuffer()),
  'a WebP that ends too soon': () => cut(noise().webp().toBuffer()),
  'a GIF that ends too soon': () => cut(noise().gif().toBuffer()),
  'a TIFF that ends too soon': () => cut(noise().tiff().toBuffer()),
  'a PNG of 20,000 by 20,000 pixels': () => blackPng(20_000, 20_000),
  'a PNG that says it has 20,000 by 20,000 pixels': () => claimedPng(20_000, 20_000),
  'a PNG of no size': () => claimedPng(0, 0),
  'a bitmap that says it is huge': tooLargeBitmap,
  'a bitmap that ends too soon': shortBitmap,
  'an icon without a picture': () => Buffer.from([0, 0, 1, 0, 0, 0]),
  'an icon whose picture is behind its end': () => iconFile(Buffer.alloc(0), 16),
  'an icon with a page in it': () => iconFile(Buffer.from('<html><script>alert(1)</script></html>'), 16),
  'a drawing with a script': () => drawing(`${square}<script>alert(1)</script>`),
  'a drawing with a page in it': () => drawing('<foreignObject><body>hello</body></foreignObject>'),
  'a drawing with a picture of the machine': () =>
    drawing('<image href="file:///etc/hostname" width="9" height="9"/>'),
  'a drawing with a picture of somewhere else': () =>
    drawing('<image xlink:href="https://canary.test/a.png" width="9" height="9"/>'),
  'a drawing with a picture by another prefix': () =>
    drawing('<s:image xmlns:s="http://www.w3.org/2000/svg" href="#x" width="9" height="9"/>'),
  'a drawing with another drawing': () => drawing('<use href="data:image/svg+xml,%3Csvg/%3E"/>'),
  'a drawing with a link that is hidden': () => drawing('<use href="&#100;ata:,x"/>'),
  'a drawing with a style from elsewhere': () =>
    drawing('<style>@import "https://canary.test/a.css";</style>'),
  'a drawing with a colour from elsewhere': () =>
    drawing('<rect width="9" height="9" fill="url(https://canary.test/a.svg#a)"/>'),
  'a drawing with an address in another spelling': () =>
    drawing('<rect width="9" height="9" fill="u\\72l(https://canary.test/a.svg#a)"/>'),
  'a drawing with an address in a longer spelling': () =>
    drawing('<rect width="9" height="9" style="fill:\\000075 R\\l(\\68ttps://canary.test/a.svg#a)"/>'),
  'a drawing with an address in letters by number': () =>
    drawing('<rect width="9" height="9" fill="&#117;&#x72;l(https://canary.test/a.svg#a)"/>'),
  'a drawing with an escape that is hidden': () =>
    drawing('<rect width="9" height="9" fill="u&#x5c;72l(https://canary.test/a.svg#a)"/>'),
  'a drawing with a style from elsewhere in another spelling': () =>
    drawing('<style>@\\69mport "https://canary.test/a.css";</style>'),
  'a drawing with a style from elsewhere around a comment': () =>
    drawing('<style>@im<!-- x -->port "https://canary.test/a.css";</style>'),
  'a drawing with a style from elsewhere in two texts': () =>
    drawing('<style>@im<![CDATA[port "https://canary.test/a.css";]]></style>'),
  'a drawing with a style from elsewhere around a note': () =>
    drawing('<style>@im<?x y?>port "https://canary.test/a.css";</style>'),
  'a drawing with a style that looks like a comment': () =>
    drawing('<style><![CDATA[<!--]]>@im<!-- x -->port "https://canary.test/a.css";</style>'),
  'a drawing with a picture by a prefix in other letters': () =>
    drawing('<é:image xmlns:é="http://www.w3.org/2000/svg" href="#x" width="9" height="9"/>'),
  'a drawing with a letter that there is not': () => drawing(`${square}<text>\\ffffff</text>`),
  'a drawing with entities': () =>
    Buffer.from(`<?xml version="1.0"?>\n<!DOCTYPE svg [<!ENTITY a "aaaa">]>\n${drawing('<text>&a;</text>')}`),
  'a drawing in UTF-16': () => Buffer.from(`\uFEFF${drawing(square)}`, 'utf16le'),
  'a drawing that says it is in UTF-16': () =>
    Buffer.from(`<?xml version="1.0" encoding="UTF-16"?>${drawing(square)}`),
  'a drawing that is not ended': () =>
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect'),
}

describe('a picture in black and white', () => {
  it('may be large, as long as its pixels are not too many', async () => {
    assert.equal((await seen(blackPng(7_000, 7_000))).width, 512)
  })
})

describe('what is refused as a picture', () => {
  for (const [what, make] of Object.entries(refused)) {
    it(`is ${what}`, async () => {
      sharp.unblock({ operation: ['VipsForeignLoad', 'VipsForeignSave'] })
      assert.equal(await portrait(Buffer.from(await make())), null)
    })
  }
})

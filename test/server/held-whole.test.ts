import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import sharp from 'sharp'
import { heldWholeBytes } from '../../server/images/held-whole.ts'
import { flat } from '../support/pictures.ts'

const PIXELS = 40 * 30
const still = () => flat(40, 30)
const moving = async () => {
  const frames = await Promise.all([still(), still().negate()].map(frame => frame.png().toBuffer()))
  return sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer()
}

const pictures: [what: string, make: () => Promise<Buffer>, ofAPixel: number][] = [
  ['a JPEG that is read line by line', () => still().jpeg().toBuffer(), 0],
  ['a JPEG in passes, its colours thinned out', () => still().jpeg({ progressive: true }).toBuffer(), 3],
  [
    'a JPEG in passes with all its colours',
    () => still().jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
    6,
  ],
  ['a PNG that is read line by line', () => still().png().toBuffer(), 0],
  ['an interlaced PNG', () => still().png({ progressive: true }).toBuffer(), 3],
  ['one that can be seen through', () => still().ensureAlpha().png({ progressive: true }).toBuffer(), 4],
  ['one of fine shades', () => still().toColourspace('rgb16').png({ progressive: true }).toBuffer(), 6],
  ['a GIF', () => still().gif().toBuffer(), 4],
  ['a WebP', () => still().webp().toBuffer(), 0],
  ['a WebP that moves', moving, 4],
]

describe('what the reader of a picture holds at once', () => {
  for (const [what, make, ofAPixel] of pictures)
    it(`is ${ofAPixel} bytes of each pixel for ${what}`, async () => {
      assert.equal(heldWholeBytes(await sharp(await make()).metadata()), ofAPixel * PIXELS)
    })
})

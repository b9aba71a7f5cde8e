import sharp, { type Sharp } from 'sharp'
import { AVATAR_WIDTH_PX, PICTURE_MAX_PIXELS } from '../../src/contract/limits/files.ts'
import { readBitmap, readIconBitmap } from './bitmap.ts'
import { harmlessSvg } from './harmless-svg.ts'
import { heldWholeBytes } from './held-whole.ts'
import { largestOfIcon } from './icon.ts'
import { type ImageKind, imageKind } from './image-kind.ts'
import { type PictureForm, pictureForms } from './picture-form.ts'

/** Libvips' readers of what it reads by itself; it may use no other. */
const READERS = {
  png: 'VipsForeignLoadPng',
  jpeg: 'VipsForeignLoadJpeg',
  gif: 'VipsForeignLoadNsgif',
  webp: 'VipsForeignLoadWebp',
  tiff: 'VipsForeignLoadTiff',
  svg: 'VipsForeignLoadSvg',
} as const satisfies Partial<Record<ImageKind, string>>

const WEBP_QUALITY = 85
/** A picture that keeps its sides may be so many times as high as it is wide. */
const TALLEST = 4
/** Enough for a photograph of 12 million pixels whose colours are thinned out as usual. */
const HELD_WHOLE_MAX_BYTES = 36_000_000
/** The resolution at which a drawing is as large as it says. */
const SVG_DENSITY = 72

// the first picture of several, and none that is broken
const options = {
  limitInputPixels: PICTURE_MAX_PIXELS,
  failOn: 'error',
  pages: 1,
  sequentialRead: true,
} as const

function readWith(kind: keyof typeof READERS): void {
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: [READERS[kind]] })
}

/** Drawn as large as it is needed, whatever size it says that it has. */
async function openSvg(bytes: Buffer): Promise<Sharp | null> {
  const text = harmlessSvg(bytes)
  if (text === null) return null
  const input = Buffer.from(text)
  const { width, height } = await sharp(input, { ...options, limitInputPixels: false }).metadata()
  const density = (SVG_DENSITY * AVATAR_WIDTH_PX) / Math.min(width, height)
  return sharp(input, { ...options, density: Math.max(1, Math.min(density, 2_400)) })
}

const openPixels = (pixels: ReturnType<typeof readBitmap>): Sharp | null =>
  pixels && sharp(pixels.data, { raw: { width: pixels.width, height: pixels.height, channels: 4 } })

async function open(bytes: Buffer, kinds: readonly ImageKind[] | undefined): Promise<Sharp | null> {
  const kind = imageKind(bytes)
  if (kind === null || (kinds && !kinds.includes(kind))) return null
  if (kind === 'bmp') return openPixels(readBitmap(bytes))
  if (kind === 'icon') {
    const picture = largestOfIcon(bytes)
    if (!picture) return null
    if (imageKind(picture) !== 'png') return openPixels(readIconBitmap(picture))
    readWith('png')
    return sharp(picture, options)
  }
  readWith(kind)
  return kind === 'svg' ? openSvg(bytes) : sharp(bytes, options)
}

/**
 * A picture made anew, upright, as WebP: an avatar square from its middle and at most 512 pixels wide, others with the
 * sides that they have, and no wider than their form. Nothing of the file but what is seen gets into it: no metadata, no
 * other pictures, nothing that stands behind its end. Null for what is no image of its kinds, a broken one, or one that
 * is too large.
 */
export async function portrait(bytes: Buffer, form: PictureForm = 'avatar'): Promise<Buffer | null> {
  const { widthPx, isSquare, kinds } = pictureForms[form]
  sharp.cache(false)
  sharp.concurrency(1)
  try {
    const image = await open(bytes, kinds)
    if (!image) return null
    const header = await image.metadata()
    // before a reader takes it: what watches over the memory may come too late on a busy machine
    if (heldWholeBytes(header) > HELD_WHOLE_MAX_BYTES) return null
    const { autoOrient } = header
    const side = Math.min(widthPx, autoOrient.width, autoOrient.height)
    const upright = image.autoOrient()
    const made = isSquare
      ? upright.resize(side, side, { fit: 'cover' })
      : upright.resize(widthPx, widthPx * TALLEST, { fit: 'inside', withoutEnlargement: true })
    return await made.webp({ quality: WEBP_QUALITY }).toBuffer()
  } catch {
    return null
  }
}

import {
  AVATAR_WIDTH_PX,
  TEXT_PICTURE_WIDTH_PX,
  THUMBNAIL_WIDTH_PX,
} from '../../src/contract/limits/files.ts'
import type { ImageKind } from './image-kind.ts'

/** What a picture is made for. */
export type PictureForm = 'avatar' | 'thumbnail' | 'picture'

interface Shape {
  widthPx: number
  /** The middle of it alone; others keep their sides. */
  isSquare: boolean
  /** What it may be made of; anything that is read without these. */
  kinds?: readonly ImageKind[]
}

/** A thumbnail is one of the four kinds that its rule names (P3 §5). */
export const pictureForms: Readonly<Record<PictureForm, Shape>> = {
  avatar: { widthPx: AVATAR_WIDTH_PX, isSquare: true },
  thumbnail: { widthPx: THUMBNAIL_WIDTH_PX, isSquare: false, kinds: ['png', 'jpeg', 'gif'] },
  picture: { widthPx: TEXT_PICTURE_WIDTH_PX, isSquare: false, kinds: ['png', 'jpeg', 'gif', 'webp'] },
}

export const isPictureForm = (text: string | undefined): text is PictureForm =>
  text !== undefined && Object.hasOwn(pictureForms, text)

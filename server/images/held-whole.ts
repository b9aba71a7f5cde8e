import type { Metadata } from 'sharp'

/** Numbers that a pixel has in the passes of a JPEG: its brightness, and what its colours are thinned out to. */
const NUMBERS_OF_A_PIXEL: Readonly<Record<string, number>> = { '4:2:0': 1.5, '4:2:2': 2 }

/**
 * Bytes of a picture that its reader has to hold at once, from what its header says: all of it where it comes in several
 * passes, or over what stood there before; 0 where it is read line by line.
 */
export function heldWholeBytes(header: Metadata): number {
  const { format, width, height, channels, depth, isProgressive, pages = 1, chromaSubsampling = '' } = header
  const pixels = width * height
  if (format === 'gif' || (format === 'webp' && pages > 1)) return pixels * 4
  if (!isProgressive) return 0
  if (format === 'jpeg') return pixels * 2 * (NUMBERS_OF_A_PIXEL[chromaSubsampling] ?? channels)
  return format === 'png' ? pixels * channels * (depth === 'ushort' ? 2 : 1) : 0
}

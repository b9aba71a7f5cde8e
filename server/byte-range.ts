import type { ByteRange } from './storage/storage.ts'

const ONE_RANGE = /^bytes=(\d*)-(\d*)$/

/**
 * What a `Range` header asks of so many bytes (RFC 9110 §14): `all` where it asks for nothing that we answer in parts
 * (another unit, several ranges, no sense), `none` where it begins after the end.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'all' | 'none' {
  const [, from = '', to = ''] = ONE_RANGE.exec(header ?? '') ?? []
  if (from === '' && to === '') return 'all'
  if (from === '') {
    const length = Number(to)
    return length === 0 || size === 0 ? 'none' : { first: Math.max(0, size - length), last: size - 1 }
  }
  const first = Number(from)
  if (to !== '' && Number(to) < first) return 'all'
  if (first >= size) return 'none'
  return { first, last: Math.min(to === '' ? size - 1 : Number(to), size - 1) }
}

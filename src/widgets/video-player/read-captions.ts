import type { Caption } from '../../contract/entities/caption.ts'

const isCaption = (value: unknown): value is Caption => {
  if (typeof value !== 'object' || value === null) return false
  const { start, end, text } = value as Partial<Record<keyof Caption, unknown>>
  const areTimes = [start, end].every(time => typeof time === 'number' && Number.isFinite(time) && time >= 0)
  return areTimes && (end as number) > (start as number) && typeof text === 'string'
}

/** The captions that a page has written; what is none of them is left out. */
export const readCaptions = (written: unknown): readonly Caption[] =>
  Array.isArray(written) ? written.filter(isCaption) : []

import type { Caption } from '../entities/caption.ts'
import { CAPTION_END_MAX_SECONDS, CAPTION_MAX_CHARACTERS } from '../limits/captions.ts'

export type CaptionIssue = 'empty' | 'too-long' | 'no-time' | 'ends-before-it-starts'

const isTime = (seconds: number) => seconds >= 0 && seconds <= CAPTION_END_MAX_SECONDS

/** What is wrong with a line, the text first; null when nothing is. */
export function captionIssue({ start, end, text }: Caption): CaptionIssue | null {
  if (text.trim() === '') return 'empty'
  if (text.trim().length > CAPTION_MAX_CHARACTERS) return 'too-long'
  if (!isTime(start) || !isTime(end)) return 'no-time'
  return end > start ? null : 'ends-before-it-starts'
}

/** Lines as they are kept: in the order in which they begin, without space around their text. */
export const inOrder = (captions: readonly Caption[]): Caption[] =>
  captions
    .map(({ start, end, text }) => ({ start, end, text: text.trim() }))
    .sort((one, other) => one.start - other.start || one.end - other.end)

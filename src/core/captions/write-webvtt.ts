import type { Caption } from '../../contract/entities/caption.ts'

const two = (part: number) => String(part).padStart(2, '0')

/** `01:02:03.456` */
function timestamp(seconds: number): string {
  const ms = Math.round(seconds * 1_000)
  const [hours, minutes, rest] = [Math.floor(ms / 3_600_000), Math.floor(ms / 60_000) % 60, ms % 60_000]
  return `${two(hours)}:${two(minutes)}:${two(Math.floor(rest / 1_000))}.${String(rest % 1_000).padStart(3, '0')}`
}

/** Text of a cue: nothing in it is a mark, and an empty line would end it. */
const asText = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(/\n\s*\n/g, '\n')

const cue = ({ start, end, text }: Caption) =>
  `${timestamp(start)} --> ${timestamp(end)}\n${asText(text.trim())}\n`

/** Captions as a WebVTT file. */
export const writeWebVtt = (captions: readonly Caption[]): string =>
  ['WEBVTT\n', ...captions.map(cue)].join('\n')

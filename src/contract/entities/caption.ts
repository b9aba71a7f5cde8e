import Type, { type Static } from 'typebox'
import { CAPTION_END_MAX_SECONDS, CAPTION_MAX_CHARACTERS } from '../limits/captions.ts'

const Seconds = Type.Number({ minimum: 0, maximum: CAPTION_END_MAX_SECONDS, description: 'seconds' })

/** A line of text over a video, and from when to when it is shown. */
export const Caption = Type.Object({
  start: Seconds,
  end: Seconds,
  text: Type.String({ minLength: 1, maxLength: CAPTION_MAX_CHARACTERS, description: 'text, never markup' }),
})
export type Caption = Static<typeof Caption>

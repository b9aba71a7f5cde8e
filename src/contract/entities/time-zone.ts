import Type from 'typebox'
import { TEXT_INPUT_MAX_CHARACTERS } from '../limits/input.ts'

/** Whose days stand in a file that a server makes: those of its reader, as the page shows them. */
export const TimeZone = Type.String({
  maxLength: TEXT_INPUT_MAX_CHARACTERS,
  description: "of whoever reads it, such as 'Europe/Madrid'; UTC without it, and for one that nobody knows",
})

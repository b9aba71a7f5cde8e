import { MARKS_ON_A_LETTER_MAX } from '../limits/profile.ts'

/** Characters that do nothing but confuse: control characters, marks that turn the order, letters that nobody sees. */
const HIDDEN = /[\p{Cc}\p{Cs}\u2028\u2029\p{Bidi_Control}\u{e0000}-\u{e007f}]/u
/** Longer texts in Hebrew and Arabic have marks beside signs and numbers; those turn nothing that follows. */
const HIDDEN_IN_LINES = /[^\P{Cc}\n\r\t]|[\p{Cs}\u202a-\u202e\u2066-\u2069\u{e0000}-\u{e007f}]/u
/** The flag of a part of a country, such as Scotland: its letters are not seen, but the flag is. */
const FLAG = /\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{3,6}\u{e007f}/gu
/** More than any script puts on a letter, joiners between them included. */
const PILED = new RegExp(`[\\p{M}\\u200c\\u200d]{${MARKS_ON_A_LETTER_MAX + 1}}`, 'u')
/** Letters, digits and signs, but those that are blank: empty places of Hangul and of Braille. */
const VISIBLE = /(?![\u115f\u1160\u2800\u3164\uffa0])[\p{L}\p{N}\p{P}\p{S}]/u

/** Whether there is anything in a text to see: one of blanks and joiners alone says nothing. */
export const isVisible = (text: string): boolean => VISIBLE.test(text)

/** Whether something in a text does nothing but confuse: what is not seen, turns the order, or is piled on a letter. */
export const isConfusing = (text: string, lines: boolean): boolean =>
  (lines ? HIDDEN_IN_LINES : HIDDEN).test(text.replace(FLAG, '')) || PILED.test(text)

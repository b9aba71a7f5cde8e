/** What a terminal obeys in place of showing it, what ends a line, and what turns the order of letters. */
const UNSHOWN = /[\p{Cc}\p{Cs}\p{Bidi_Control}\u2028\u2029]/gu

/** A text that somebody has typed, so that it can be printed in a line: what does more than stand there is told by its number. */
export const oneLine = (text: string): string =>
  text.replaceAll(UNSHOWN, letter => `\\u{${letter.codePointAt(0)?.toString(16)}}`)

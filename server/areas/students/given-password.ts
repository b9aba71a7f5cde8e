import type { Tokens } from '../../tokens.ts'
import { drawFirstPassword } from './first-sign-in.ts'
import { keyedDraw } from './keyed-draw.ts'

/**
 * The first password that belongs to these words, one of which is drawn at random and kept with the answer: the same
 * however often it is made, so that an answer that is told again has it, though nothing is kept of it
 * (docs/decisions/student-files.md).
 */
export const givenPassword = (tokens: Pick<Tokens, 'blind'>, ...words: string[]): string =>
  drawFirstPassword(keyedDraw(tokens, 'first-password', ...words))

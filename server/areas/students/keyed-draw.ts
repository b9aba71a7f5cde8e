import type { Tokens } from '../../tokens.ts'

/** Of the bits of a mac; so many that no number below a thousand is likelier than another by anything that counts. */
const DRAWN_BYTES = 6

/** Draws that come out the same for the same words, and that only this server can make. */
export function keyedDraw({ blind }: Pick<Tokens, 'blind'>, ...words: string[]): (below: number) => number {
  let drawn = 0
  return below => {
    drawn += 1
    return Buffer.from(blind(...words, String(drawn)), 'base64url').readUIntBE(0, DRAWN_BYTES) % below
  }
}

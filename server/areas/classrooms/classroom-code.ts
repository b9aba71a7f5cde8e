import { randomInt } from 'node:crypto'

/** Without letters and digits that children mistake for one another. */
const CODE_LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const CODE_CHARACTERS = 7

/** What students type to join. `draw(n)` gives a whole number below n. */
export function classroomCode(draw: (below: number) => number = randomInt): string {
  return Array.from({ length: CODE_CHARACTERS }, () => CODE_LETTERS[draw(CODE_LETTERS.length)]).join('')
}

/** There are 27 billion codes: that one is taken is rare, that so many are one after the other does not happen. */
const CODES_TRIED = 5

/** Finds a code that nobody has: `use` gets one after the other until it gives something. */
export async function withFreeCode<Used>(
  use: (code: string) => Promise<Used | undefined>,
  draw: () => string = classroomCode,
): Promise<Used> {
  for (let tried = 0; tried < CODES_TRIED; tried++) {
    const used = await use(draw())
    if (used !== undefined) return used
  }
  throw new Error('every code that was tried is taken')
}

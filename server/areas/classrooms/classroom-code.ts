import { randomInt } from 'node:crypto'

/** Without letters and digits that children mistake for one another. */
const CODE_LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const CODE_CHARACTERS = 7

/** What students type to join. `draw(n)` gives a whole number below n. */
export function classroomCode(draw: (below: number) => number = randomInt): string {
  return Array.from({ length: CODE_CHARACTERS }, () => CODE_LETTERS[draw(CODE_LETTERS.length)]).join('')
}

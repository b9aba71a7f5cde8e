import { randomInt } from 'node:crypto'
import { words } from './words.ts'

type Draw = (below: number) => number

const word = (draw: Draw) => words[draw(words.length)] ?? ''
/** From 10 to 99. */
const number = (draw: Draw) => 10 + draw(90)

/** 3.6 million usernames that can be read aloud, such as 'otter-maple-42'. They tell nothing of the child. */
export const drawUsername = (draw: Draw = randomInt): string => `${word(draw)}-${word(draw)}-${number(draw)}`

/** One of 731 million passwords that can be read aloud; good until the student has chosen another. */
export const drawFirstPassword = (draw: Draw = randomInt): string =>
  `${word(draw)}-${word(draw)}-${word(draw)}-${number(draw)}`

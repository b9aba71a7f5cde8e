import { join } from 'node:path'
import { refuse } from '../errors.ts'
import { runBounded } from './bounded-process.ts'

const PROGRAM = join(import.meta.dirname, 'portrait-process.ts')

const BOUNDS = { workSeconds: 8, longestMs: 60_000 }
/** Pictures that may wait for the one that is being made. */
const MOST_WAITING = 20

export type MakePortrait = (picture: Blob) => Promise<Buffer | null>

/**
 * Makes pictures anew, one after the other: what one of them takes of the machine is what all of them take. Each is made
 * in a process of its own, so that the readers of images, which are not written in JavaScript, can neither take the
 * server's memory nor end it. Null when it cannot be made: what that process says is not told apart from what a broken
 * picture does to it.
 * @param compiled a directory of the server's own
 */
export function createPortraits(compiled: string): MakePortrait {
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0

  return async picture => {
    if (waiting > MOST_WAITING) throw refuse('unavailable')
    waiting += 1
    const made = last.then(() => runBounded(PROGRAM, picture, compiled, BOUNDS))
    last = made.catch(() => undefined)
    try {
      return await made
    } finally {
      waiting -= 1
    }
  }
}

import { join } from 'node:path'
import { createTurns } from '../turns.ts'
import { runBounded } from './bounded-process.ts'

const PROGRAM = join(import.meta.dirname, 'portrait-process.ts')

const BOUNDS = { workSeconds: 8, longestMs: 60_000 }
const PLACES = { most: 20, mostOfOne: 4, retryAfterSeconds: 10 }

/** @throws 429 while too many pictures of the teacher wait, 503 while too many do */
export type MakePortrait = (picture: Blob, teacherId: number) => Promise<Buffer | null>

/**
 * Makes pictures anew, one after the other: what one of them takes of the machine is what all of them take. Each is made
 * in a process of its own, so that the readers of images, which are not written in JavaScript, can neither take the
 * server's memory nor end it. Null when it cannot be made: what that process says is not told apart from what a broken
 * picture does to it.
 * @param compiled a directory of the server's own
 */
export function createPortraits(compiled: string): MakePortrait {
  const inTurn = createTurns(PLACES)
  return (picture, teacherId) => inTurn(teacherId, () => runBounded(PROGRAM, picture, compiled, BOUNDS))
}

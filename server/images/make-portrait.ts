import { join } from 'node:path'
import { AVATAR_FILE_MAX_BYTES, PICTURE_READ_MAX_BYTES } from '../../src/contract/limits/files.ts'
import { createTurns } from '../turns.ts'
import { runBounded } from './bounded-process.ts'
import type { PictureForm } from './picture-form.ts'

const PROGRAM = join(import.meta.dirname, 'portrait-process.ts')

const BOUNDS = { workSeconds: 8, longestMs: 60_000 }
const PLACES = { most: 20, mostOfOne: 4, retryAfterSeconds: 10 }

/** @throws 429 while too many pictures of the teacher wait, 503 while too many do */
export type MakePortrait = (picture: Blob, teacherId: number, form?: PictureForm) => Promise<Buffer | null>

/**
 * Makes pictures anew, one after the other: what one of them takes of the machine is what all of them take. Each is made
 * in a process of its own, so that the readers of images, which are not written in JavaScript, can neither take the
 * server's memory nor end it. Null when it cannot be made: what that process says is not told apart from what a broken
 * picture does to it.
 * @param compiled a directory of the server's own
 */
export function createPortraits(compiled: string): MakePortrait {
  const inTurn = createTurns(PLACES)
  return (picture, teacherId, form = 'avatar') => {
    const read = picture.slice(0, PICTURE_READ_MAX_BYTES)
    const more = read.size > AVATAR_FILE_MAX_BYTES ? read.size : 0
    return inTurn(teacherId, () => runBounded(PROGRAM, read, compiled, BOUNDS, [form, String(more)]))
  }
}

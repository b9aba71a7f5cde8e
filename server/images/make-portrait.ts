import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { refuse } from '../errors.ts'

const PROGRAM = join(import.meta.dirname, 'portrait-process.ts')

/** Past it the process hangs; its own limits end one that works. */
const LONGEST_MS = 60_000
/** Pictures that may wait for the one that is being made. */
const MOST_WAITING = 20

/**
 * Has one picture made anew in a process of its own, so that the readers of images, which are not written in
 * JavaScript, can neither take the server's memory nor end it. It knows nothing of the server's environment. Null when it
 * cannot be made: what that process says is not told apart from what a broken picture does to it.
 */
async function run(picture: Blob, compiled: string): Promise<Buffer | null> {
  const child = spawn(process.execPath, ['--max-old-space-size=64', PROGRAM], {
    // what Node has made of the sources is kept, which saves it the compiler: 18 MB
    env: { NODE_COMPILE_CACHE: compiled },
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: LONGEST_MS,
    killSignal: 'SIGKILL',
  })
  const failed = new Promise<never>((_, reject) => child.once('error', reject))
  // a process that has seen enough does not read to the end
  pipeline(picture.stream(), child.stdin).catch(() => undefined)
  const ended = new Promise<number | null>(resolve => child.once('close', resolve))
  const made = await Promise.race([buffer(child.stdout), failed])
  return (await ended) === 0 && made.length > 0 ? made : null
}

export type MakePortrait = (picture: Blob) => Promise<Buffer | null>

/**
 * Makes pictures anew, one after the other: what one of them takes of the machine is what all of them take.
 * @param compiled a directory of the server's own
 */
export function createPortraits(compiled: string): MakePortrait {
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0

  return async picture => {
    if (waiting > MOST_WAITING) throw refuse('unavailable')
    waiting += 1
    const made = last.then(() => run(picture, compiled))
    last = made.catch(() => undefined)
    try {
      return await made
    } finally {
      waiting -= 1
    }
  }
}

import { buffer } from 'node:stream/consumers'
import { portrait } from './portrait.ts'

/**
 * A process of its own for one picture: from standard input, made anew to standard output, and nothing when it cannot
 * be. A picture that takes too much memory or work ends it; the readers of images do their work beside this thread,
 * which keeps watch.
 */

/** What the process may take of the machine, Node included. */
const MEMORY_MAX_BYTES = 138_000_000
/** Work of the processor, whatever else the machine has to do. */
const WORK_MAX_MS = 8_000
const WATCHED_EVERY_MS = 5

function watch(): void {
  const { user, system } = process.cpuUsage()
  const isTooMuch = process.memoryUsage.rss() > MEMORY_MAX_BYTES || (user + system) / 1_000 > WORK_MAX_MS
  // at once: nothing that is under way is worth waiting for
  if (isTooMuch) process.kill(process.pid, 'SIGKILL')
}

const watching = setInterval(watch, WATCHED_EVERY_MS)
const made = await portrait(await buffer(process.stdin))
clearInterval(watching)
if (made) process.stdout.write(made)

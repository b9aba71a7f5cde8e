import { buffer } from 'node:stream/consumers'
import { portrait } from './portrait.ts'

/**
 * A process of its own for one picture: from standard input, made anew to standard output, and nothing when it cannot
 * be. A picture that takes too much memory ends it: the readers of images do their work beside this thread, which keeps
 * watch. What this thread does itself the heap's own limit holds; the bound of its work is the parent's, since nothing
 * here could see it pass while this thread works.
 */

/** What the process may take of the machine, Node included. */
const MEMORY_MAX_BYTES = 138_000_000
const WATCHED_EVERY_MS = 5

function watch(): void {
  // at once: nothing that is under way is worth waiting for
  if (process.memoryUsage.rss() > MEMORY_MAX_BYTES) process.kill(process.pid, 'SIGKILL')
}

const watching = setInterval(watch, WATCHED_EVERY_MS)
const made = await portrait(await buffer(process.stdin))
clearInterval(watching)
if (made) process.stdout.write(made)

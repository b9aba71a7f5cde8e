import { buffer } from 'node:stream/consumers'
import { isPictureForm } from './picture-form.ts'
import { portrait } from './portrait.ts'

/**
 * A process of its own for one picture: from standard input, made anew to standard output, and nothing when it cannot
 * be. A picture that takes too much memory ends it: the readers of images do their work beside this thread, which keeps
 * watch. What this thread does itself the heap's own limit holds; the bound of its work is the parent's, since nothing
 * here could see it pass while this thread works.
 */

/** What the process is told: what the picture is for, and how large its file is where that is more than an avatar's. */
const [form, bytes = '0'] = process.argv.slice(2)
/** What the process may take of the machine, Node included; a file is held twice while it is put together. */
const MEMORY_MAX_BYTES = 150_000_000 + 2 * Number(bytes)
const WATCHED_EVERY_MS = 5

function watch(): void {
  // at once: nothing that is under way is worth waiting for
  if (process.memoryUsage.rss() > MEMORY_MAX_BYTES) process.kill(process.pid, 'SIGKILL')
}

const watching = setInterval(watch, WATCHED_EVERY_MS)
const made = await portrait(await buffer(process.stdin), isPictureForm(form) ? form : 'avatar')
clearInterval(watching)
if (made) process.stdout.write(made)

import { writeSync } from 'node:fs'

const FLUSH_CHARACTERS = 16_384
const FLUSH_MS = 250

/**
 * Standard output for log lines, written in pieces: a write for each line costs a busy server a fifth of its time.
 * What is waiting is written when the process ends, however it ends, short of a kill.
 */
export function createLogStream(write: (text: string) => void = text => void writeSync(1, text)) {
  let waiting = ''
  let timer: NodeJS.Timeout | null = null

  function flush(): void {
    if (timer) clearTimeout(timer)
    timer = null
    const text = waiting
    waiting = ''
    if (text) write(text)
  }
  process.once('exit', flush)

  return {
    write(line: string): void {
      waiting += line
      if (waiting.length >= FLUSH_CHARACTERS) flush()
      else timer ??= setTimeout(flush, FLUSH_MS).unref()
    },
    flush,
    /** Writes what is waiting and lets go of the process. */
    close(): void {
      flush()
      process.off('exit', flush)
    },
  }
}

/** How long a test waits for something that is to come. It costs nothing where it comes, so a busy machine has time. */
export const PATIENCE_MS = 30_000

/** Looking takes at most a quarter of the time, so that what is waited for has the rest. */
const REST = 3

/** Tries again until `find` gives something, at once or as a promise; says what it looked for otherwise. */
export async function until<T>(
  find: () => T | null | undefined | false | Promise<T | null | undefined | false>,
  what: string | (() => string) = String(find),
): Promise<T> {
  const end = performance.now() + PATIENCE_MS
  for (;;) {
    const started = performance.now()
    const found = await find()
    if (found) return found
    const now = performance.now()
    if (now > end) throw new Error(`waited in vain for ${typeof what === 'string' ? what : what()}`)
    await realPause(Math.max(10, (now - started) * REST))
  }
}

const { setTimeout: realTimeout } = globalThis

/** A pause by the machine's clock, also where a test holds timers back. */
export const realPause = (ms: number): Promise<void> => new Promise(resolve => realTimeout(resolve, ms))

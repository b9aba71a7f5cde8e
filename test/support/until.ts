/** How long a test waits for something that is to come. It costs nothing where it comes, so a busy machine has time. */
export const PATIENCE_MS = 10_000

/** Tries again until `find` gives something; says what it looked for otherwise. */
export async function until<T>(find: () => T | null | undefined | false, what = String(find)): Promise<T> {
  const end = performance.now() + PATIENCE_MS
  for (;;) {
    const found = find()
    if (found) return found
    if (performance.now() > end) throw new Error(`waited in vain for ${what}`)
    await realPause(10)
  }
}

const { setTimeout: realTimeout } = globalThis

/** A pause by the machine's clock, also where a test holds timers back. */
export const realPause = (ms: number): Promise<void> => new Promise(resolve => realTimeout(resolve, ms))

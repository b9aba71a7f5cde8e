import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

type Collect = (options: { type: 'minor' }) => void

/** V8's own collector, which it shows where it is told to: to a context that is made at that moment, and to no other. */
function exposedCollector(): Collect | undefined {
  setFlagsFromString('--expose-gc')
  try {
    return runInNewContext('globalThis.gc')
  } finally {
    setFlagsFromString('--no-expose-gc')
  }
}

/**
 * Frees what is young and no more in use: a millisecond, of however much the server holds. It makes uploads faster and is
 * no part of them: where the collector cannot be had, V8 frees at its own time.
 */
export function youngCollector(expose: () => Collect | undefined = exposedCollector): () => void {
  try {
    const collect = expose()
    return () => collect?.({ type: 'minor' })
  } catch {
    return () => undefined
  }
}

const freeYoung = youngCollector()

/** So many bytes of a piece are freed together. */
const FREED_AT_ONCE_BYTES = 16_777_216

/**
 * Frees the parts of a piece that went to the file; to be told of each how long it is. Their bytes lie outside of what V8
 * counts as young: it lets them grow until it goes through all that the server holds, several times for each upload, which
 * took more than half of an upload's time.
 */
export function createFreeing(free = freeYoung): (bytes: number) => void {
  let gone = 0
  return bytes => {
    gone += bytes
    if (gone < FREED_AT_ONCE_BYTES) return
    gone = 0
    free()
  }
}

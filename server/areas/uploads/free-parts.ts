import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Frees what is young and no more in use: a millisecond, of however much the server holds. */
function youngCollector(): () => void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as (options: { type: 'minor' }) => void
  setFlagsFromString('--no-expose-gc')
  return () => collect({ type: 'minor' })
}

const freeYoung = youngCollector()

/** So many bytes of a piece are freed together. */
const FREED_AT_ONCE_BYTES = 16_777_216

/**
 * Frees the parts of a piece that went to the file; to be told of each how long it is. Their bytes lie outside of what V8
 * counts as young: it lets them grow until it goes through all that the server holds, several times for each upload, which
 * took more than half of an upload's time.
 */
export function createFreeing(): (bytes: number) => void {
  let gone = 0
  return bytes => {
    gone += bytes
    if (gone < FREED_AT_ONCE_BYTES) return
    gone = 0
    freeYoung()
  }
}

import { atom } from 'nanostores'

/** Calls one after the other, in the order in which they are asked for; `rests` is told when none is left. */
export function createLine(rests: () => void) {
  /** So many are on their way. */
  const $waiting = atom(0)
  let last = Promise.resolve()

  return {
    $waiting,
    add(job: () => Promise<void>): void {
      $waiting.set($waiting.get() + 1)
      last = last.then(job).finally(() => {
        $waiting.set($waiting.get() - 1)
        if ($waiting.get() === 0) rests()
      })
    },
    /** All that is asked for by now is done. */
    end: (): Promise<void> => last,
  }
}

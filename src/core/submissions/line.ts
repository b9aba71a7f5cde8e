import { atom } from 'nanostores'
import { askBeforeLeaving } from '../ask-before-leaving.ts'

/**
 * Calls one after the other, in the order in which they are asked for; `rests` is told when none is left. The page is not
 * closed over them without a question.
 */
export function createLine(rests: () => void) {
  /** So many are on their way. */
  const $waiting = atom(0)
  let last = Promise.resolve()
  let letGo = () => {}

  return {
    $waiting,
    add(job: () => Promise<void>): void {
      if ($waiting.get() === 0) letGo = askBeforeLeaving()
      $waiting.set($waiting.get() + 1)
      last = last.then(job).finally(() => {
        $waiting.set($waiting.get() - 1)
        if ($waiting.get() > 0) return
        letGo()
        rests()
      })
    },
    /** All that is asked for by now is done. */
    end: (): Promise<void> => last,
  }
}

import type { ReadableAtom } from 'nanostores'

/**
 * Whether something would be lost by leaving the page, told once each time: what is typed at a desk, and decisions that
 * are on their way (`$waiting`), also once the desk is closed.
 */
export function createWork($waiting: ReadableAtom<number>, tell: (busy: boolean) => void) {
  let isTyped = false
  let told = false

  function say(isBusy: boolean): void {
    if (isBusy === told) return
    told = isBusy
    tell(isBusy)
  }
  const look = () => say(isTyped || $waiting.get() > 0)
  $waiting.listen(look)

  return {
    typed(is: boolean): void {
      isTyped = is
      look()
    },
    /** Whoever goes back to the list loses nothing by that step, and is not asked: what is on its way goes on. */
    pass: () => say(false),
  }
}

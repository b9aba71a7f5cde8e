import { atom, computed, type ReadableAtom } from 'nanostores'

/**
 * Whether something would be lost by leaving the page, told once each time: what is typed at a desk, and decisions that
 * are on their way (`$waiting`), also once the desk is closed.
 */
export function createWork($waiting: ReadableAtom<number>, tell: (busy: boolean) => void) {
  const $isTyped = atom(false)
  const $isPassing = atom(false)
  computed(
    [$isTyped, $waiting, $isPassing],
    (isTyped, waiting, isPassing) => !isPassing && (isTyped || waiting > 0),
  ).listen(tell)

  return {
    typed(isTyped: boolean): void {
      $isTyped.set(isTyped)
      $isPassing.set(false)
    },
    /** Whoever goes back to the list loses nothing by that step, and is not asked: what is on its way goes on. */
    pass: () => $isPassing.set(true),
  }
}

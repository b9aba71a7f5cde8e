import { atom } from 'nanostores'
import { platform } from '../platform.ts'

/**
 * Something that is told for some seconds, with a way to undo it.
 * @param ms for how long
 * @param none what there is while nothing is to be told
 * @param isShort what goes by itself; the rest waits for an answer
 */
export function createUndoOffer<Told>(ms: number, none: Told, isShort: (told: Told) => boolean) {
  const $told = atom(none)
  let stop = () => {}
  let isHeld = false

  function wait(): void {
    stop()
    if (!isHeld && isShort($told.get())) stop = platform.after(ms, () => tell(none))
  }

  function tell(told: Told): void {
    $told.set(told)
    // the button that was held may be gone
    isHeld = false
    wait()
  }

  return {
    $told,
    tell,
    /** Whoever has the focus or the pointer at it is given all the time they need. */
    hold(held: boolean): void {
      isHeld = held
      wait()
    },
    stop: () => stop(),
  }
}

export type UndoOffer<Told> = ReturnType<typeof createUndoOffer<Told>>

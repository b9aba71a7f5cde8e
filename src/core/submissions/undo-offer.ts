import { atom } from 'nanostores'
import { SUBMISSIONS_UNDO_SHOWN_MS } from '../../contract/limits/submissions.ts'
import { platform } from '../platform.ts'

/**
 * Something that is told for ten seconds, with a way to undo it.
 * @param none what there is while nothing is to be told
 * @param isShort what goes by itself; the rest waits for an answer
 */
export function createUndoOffer<Told>(none: Told, isShort: (told: Told) => boolean) {
  const $told = atom(none)
  let stop = () => {}
  let isHeld = false

  function wait(): void {
    stop()
    if (!isHeld && isShort($told.get())) stop = platform.after(SUBMISSIONS_UNDO_SHOWN_MS, () => tell(none))
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

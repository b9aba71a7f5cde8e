import { atom } from 'nanostores'
import { SUBMISSIONS_UNDO_SHOWN_MS } from '../../contract/limits/submissions.ts'
import { platform } from '../platform.ts'

/** Something that is told for ten seconds, with a way to undo it; null while there is nothing to tell. */
export function createUndoOffer<Told>() {
  const $told = atom<Told | null>(null)
  let stop = () => {}
  let isHeld = false

  function wait(): void {
    stop()
    if (!isHeld && $told.get() !== null) stop = platform.after(SUBMISSIONS_UNDO_SHOWN_MS, () => tell(null))
  }

  function tell(told: Told | null): void {
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

import { atom } from 'nanostores'
import type { Student } from '../../contract/entities/student.ts'
import { REMOVAL_UNDO_MS } from '../../contract/limits/students.ts'
import { explainFailure } from '../http/explain-failure.ts'
import { studentRemoval as t } from '../messages/student-removal.ts'
import { platform } from '../platform.ts'
import { restoreStudent } from './restore-student.ts'

type Removed = Pick<Student, 'id' | 'full_name'>

/**
 * - `offered`: somebody was removed, and can be brought back with a press
 * - `failed`: they could not be; `again` says whether it may go better another time
 * - `back`: they are there again; `wasHeld` says whether somebody was at what is gone with that
 */
export type UndoState =
  | { at: 'none' }
  | { at: 'offered'; student: Removed }
  | { at: 'restoring'; student: Removed }
  | { at: 'failed'; student: Removed; reason: string; again: boolean }
  | { at: 'back'; student: Removed; wasHeld: boolean }

/** The undo of the last removal in a list, for some seconds (docs/decisions/removed-students.md). */
export function createRemovalUndo(classroomId: number, restored: (studentId: number) => void) {
  const $undo = atom<UndoState>({ at: 'none' })
  let stop = () => {}
  let isHeld = false
  /** Nobody looks any more. */
  let isClosed = false

  const dismiss = () => {
    stop()
    isHeld = false
    $undo.set({ at: 'none' })
  }

  function wait(): void {
    stop()
    const { at } = $undo.get()
    const ends = at === 'offered' || at === 'back'
    if (ends && !isHeld && !isClosed) stop = platform.after(REMOVAL_UNDO_MS, dismiss)
  }

  /** Whoever has the focus or the pointer at it is given all the time they need. */
  function hold(held: boolean): void {
    isHeld = held
    wait()
  }

  function offer(student: Removed): void {
    $undo.set({ at: 'offered', student })
    wait()
  }

  async function undo(): Promise<void> {
    const state = $undo.get()
    if (state.at !== 'offered' && state.at !== 'failed') return
    stop()
    const { student } = state
    const mine: UndoState = { at: 'restoring', student }
    $undo.set(mine)
    // meanwhile somebody else may have been removed, whose undo it is by then
    const isMine = () => $undo.get() === mine
    try {
      await restoreStudent(classroomId, student.id)
      if (isMine()) {
        const wasHeld = isHeld
        // the button that was held is gone
        isHeld = false
        $undo.set({ at: 'back', student, wasHeld })
        wait()
      }
      restored(student.id)
    } catch (error) {
      if (isMine()) $undo.set({ at: 'failed', student, ...explainFailure(error, t.restoreFailed) })
    }
  }

  /** What is under way goes on. */
  function close(): void {
    isClosed = true
    stop()
  }

  return { $undo, offer, undo, hold, dismiss, close }
}

export type RemovalUndo = ReturnType<typeof createRemovalUndo>

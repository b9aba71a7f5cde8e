import { atom } from 'nanostores'
import { call } from '../http/call.ts'
import { explain } from '../http/explain.ts'
import { mayGoBetter } from '../http/may-go-better.ts'

/** Where a removal, or its undo, stands; `again` says whether it may go better another time. */
export type StudentRemovalState =
  | { at: 'asking' }
  | { at: 'sending' }
  | { at: 'failed'; reason: string; again: boolean }

/** Removes a student (or group) of a classroom once the teacher has confirmed it, and brings them back (P3 §2). */
export function createStudentRemoval(id: number, student_id: number, failed: string) {
  const $state = atom<StudentRemovalState>({ at: 'asking' })
  const params = { id, student_id }

  /** Whether it is done. */
  async function attempt(send: () => Promise<unknown>): Promise<boolean> {
    if ($state.get().at === 'sending') return false
    $state.set({ at: 'sending' })
    try {
      await send()
      $state.set({ at: 'asking' })
      return true
    } catch (error) {
      $state.set({ at: 'failed', reason: explain(error, failed), again: mayGoBetter(error) })
      return false
    }
  }

  return {
    $state,
    /** What went wrong has been read. */
    close: () => $state.set({ at: 'asking' }),
    remove: () =>
      attempt(() => call('DELETE /api/teacher/classrooms/{id}/students/{student_id}', undefined, { params })),
    /** Undoes the removal. */
    restore: () =>
      attempt(() =>
        call('POST /api/teacher/classrooms/{id}/students/{student_id}/restore', undefined, { params }),
      ),
  }
}

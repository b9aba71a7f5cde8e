import { atom } from 'nanostores'
import { call } from '../http/call.ts'
import { explainFailure } from '../http/explain-failure.ts'
import { restoreStudent } from './restore-student.ts'

/** Where a removal, or its undo, stands; `again` says whether it may go better another time. */
export type StudentRemovalState =
  | { at: 'asking' }
  | { at: 'sending' }
  | { at: 'failed'; reason: string; again: boolean }

/** Removes a student (or group) of a classroom once the teacher has confirmed it, and brings them back (P3 §2). */
export function createStudentRemoval(id: number, student_id: number, failed: string) {
  const $state = atom<StudentRemovalState>({ at: 'asking' })

  /** Whether it is done. */
  async function attempt(send: () => Promise<unknown>): Promise<boolean> {
    if ($state.get().at === 'sending') return false
    $state.set({ at: 'sending' })
    try {
      await send()
      $state.set({ at: 'asking' })
      return true
    } catch (error) {
      $state.set({ at: 'failed', ...explainFailure(error, failed) })
      return false
    }
  }

  return {
    $state,
    /** What went wrong has been read. */
    close: () => $state.set({ at: 'asking' }),
    remove: () =>
      attempt(() =>
        call('DELETE /api/teacher/classrooms/{id}/students/{student_id}', undefined, {
          params: { id, student_id },
        }),
      ),
    /** Undoes the removal. */
    restore: () => attempt(() => restoreStudent(id, student_id)),
  }
}

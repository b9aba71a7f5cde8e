import { atom } from 'nanostores'
import type { StudentCredentials } from '../../contract/entities/student.ts'
import { call } from '../http/call.ts'
import { explainFailure } from '../http/explain-failure.ts'
import { studentProfile as t } from '../messages/student-profile.ts'

/** Where a reset stands; `again` says whether it may go better another time. */
export type PasswordResetState =
  | { at: 'asking' }
  | { at: 'sending' }
  | { at: 'done'; credentials: StudentCredentials }
  | { at: 'failed'; reason: string; again: boolean }

/** Gives a student of a classroom a new first password, once the teacher has confirmed it (P3 §8). */
export function createPasswordReset(id: number, student_id: number) {
  const $state = atom<PasswordResetState>({ at: 'asking' })

  async function reset(): Promise<void> {
    if ($state.get().at === 'sending') return
    $state.set({ at: 'sending' })
    try {
      const params = { id, student_id }
      const { data } = await call(
        'PUT /api/teacher/classrooms/{id}/students/{student_id}/password',
        undefined,
        { params },
      )
      $state.set({ at: 'done', credentials: data })
    } catch (error) {
      $state.set({ at: 'failed', ...explainFailure(error, t.resetFailed) })
    }
  }

  return { $state, reset }
}

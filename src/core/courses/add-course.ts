import { atom } from 'nanostores'
import { CLASSROOM_FORBIDDEN, EXCHANGE_EXPIRED } from '../../contract/error-codes/classrooms.ts'
import { COURSE_STAYS, COURSE_UNAVAILABLE } from '../../contract/error-codes/courses.ts'
import { call } from '../http/call.ts'
import { explain } from '../http/explain.ts'
import { explainAgain } from '../http/explain-again.ts'
import { asRefusal } from '../http/failure.ts'
import { courses as t } from '../messages/courses.ts'

/** `again`: the same may go better another time. */
export type AddProgress =
  | { at: 'ready' }
  | { at: 'adding'; courseId: number }
  | { at: 'failed'; courseId: number; reason: string; again: boolean }

/** Refusals that stay what they are, however often somebody tries. */
const LASTING: readonly (number | undefined)[] = [
  COURSE_UNAVAILABLE,
  COURSE_STAYS,
  EXCHANGE_EXPIRED,
  CLASSROOM_FORBIDDEN,
]

/** The server's word with the invitation to try again where that may help (P2 §8). */
function readFailure(error: unknown): { reason: string; again: boolean } {
  const refusal = asRefusal(error)
  const again = !refusal || !LASTING.includes(refusal.errorCode)
  return { reason: (again ? explainAgain : explain)(error, t.addFailed), again }
}

/** Adding courses to classrooms, one at a time. */
export function createAddCourse() {
  const $progress = atom<AddProgress>({ at: 'ready' })

  /** Whether it is added; false also while another one is on its way. */
  async function add(classroomId: number, courseId: number): Promise<boolean> {
    if ($progress.get().at === 'adding') return false
    $progress.set({ at: 'adding', courseId })
    try {
      await call(
        'POST /api/teacher/classrooms/{id}/courses',
        { course_id: courseId },
        { params: { id: classroomId } },
      )
      $progress.set({ at: 'ready' })
      return true
    } catch (error) {
      $progress.set({ at: 'failed', courseId, ...readFailure(error) })
      return false
    }
  }

  return { $progress, add, forget: () => $progress.set({ at: 'ready' }) }
}

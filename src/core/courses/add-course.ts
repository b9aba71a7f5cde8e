import { atom } from 'nanostores'
import { CLASSROOM_FORBIDDEN, EXCHANGE_EXPIRED } from '../../contract/error-codes/classrooms.ts'
import { COURSE_CHANGED, COURSE_STAYS, COURSE_UNAVAILABLE } from '../../contract/error-codes/courses.ts'
import { call } from '../http/call.ts'
import { explain } from '../http/explain.ts'
import { explainAgain } from '../http/explain-again.ts'
import { asRefusal } from '../http/failure.ts'
import { courses as t } from '../messages/courses.ts'

/** A course for a classroom, chosen when that had the course `fromId`, or none. */
interface Chosen {
  courseId: number
  fromId: number | null
}

/** `again`: the same may go better another time. */
export type AddProgress =
  | { at: 'ready' }
  | ({ at: 'adding' } & Chosen)
  | ({ at: 'failed'; reason: string; again: boolean } & Chosen)

/** Refusals that stay what they are, however often somebody tries. */
const LASTING: readonly (number | undefined)[] = [
  COURSE_UNAVAILABLE,
  COURSE_STAYS,
  COURSE_CHANGED,
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
  async function add(classroomId: number, courseId: number, fromId: number | null): Promise<boolean> {
    const chosen = { courseId, fromId }
    if ($progress.get().at === 'adding') return false
    $progress.set({ at: 'adding', ...chosen })
    try {
      await call(
        'POST /api/teacher/classrooms/{id}/courses',
        { course_id: courseId, from_course_id: fromId },
        { params: { id: classroomId } },
      )
      $progress.set({ at: 'ready' })
      return true
    } catch (error) {
      $progress.set({ at: 'failed', ...chosen, ...readFailure(error) })
      return false
    }
  }

  return {
    $progress,
    add,
    /** What was told of the last one is read; of one on its way the outcome is still to come. */
    forget(): void {
      if ($progress.get().at !== 'adding') $progress.set({ at: 'ready' })
    },
  }
}

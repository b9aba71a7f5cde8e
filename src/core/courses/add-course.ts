import { atom } from 'nanostores'
import { CLASSROOM_FORBIDDEN, EXCHANGE_EXPIRED } from '../../contract/error-codes/classrooms.ts'
import { COURSE_UNAVAILABLE } from '../../contract/error-codes/courses.ts'
import { call } from '../http/call.ts'
import { explain } from '../http/explain.ts'
import { asRefusal } from '../http/failure.ts'
import { courses as t } from '../messages/courses.ts'

export type AddProgress =
  | { at: 'ready' }
  | { at: 'adding'; courseId: number }
  | { at: 'failed'; reason: string }

/** Refusals that stay what they are, however often somebody tries. */
const LASTING: readonly (number | undefined)[] = [COURSE_UNAVAILABLE, EXCHANGE_EXPIRED, CLASSROOM_FORBIDDEN]

/** The server's word with the invitation to try again where that may help (P2 §8). */
function reasonOf(error: unknown): string {
  const refusal = asRefusal(error)
  if (!refusal || LASTING.includes(refusal.errorCode)) return explain(error, t.addFailed)
  return `${explain(error, t.addFailed)} ${t.tryAgain}`
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
      $progress.set({ at: 'failed', reason: reasonOf(error) })
      return false
    }
  }

  return { $progress, add, forget: () => $progress.set({ at: 'ready' }) }
}

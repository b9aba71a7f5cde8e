import type { Student } from '../../contract/entities/student.ts'
import { STUDENT_GONE } from '../../contract/error-codes/students.ts'
import { LISTS_POLL_MS } from '../../contract/limits/polling.ts'
import { createRetry } from '../http/create-retry.ts'
import { asRefusal } from '../http/failure.ts'
import type { LoadState } from '../http/load.ts'
import { fits } from '../http/shape.ts'
import { studentProfile as t } from '../messages/student-profile.ts'
import { callPoll } from '../polling/call-poll.ts'
import { studentChecks } from './student-checks.ts'

/** What there is to show of one student: `gone` when they are not in the classroom any more. */
export type StudentPageState =
  | { at: 'loading' }
  | { at: 'ready'; student: Student; isOutdated: boolean }
  | { at: 'gone' }
  | { at: 'failed'; reason: string }

export function studentPageState(state: LoadState<Student>): StudentPageState {
  if (state.at === 'loading') return state
  if (state.at === 'ready') return { at: 'ready', student: state.data, isOutdated: false }
  if (asRefusal(state.error)?.errorCode === STUDENT_GONE) return { at: 'gone' }
  if (state.data) return { at: 'ready', student: state.data, isOutdated: true }
  return { at: 'failed', reason: state.reason }
}

/** One student or group of a classroom, kept up to date (P3 §2 My Students, profile). */
export function createStudentPage(id: number, student_id: number, ms: number = LISTS_POLL_MS) {
  const poll = callPoll(
    { ms, isData: fits(studentChecks), failed: t.failed },
    'GET /api/teacher/classrooms/{id}/students/{student_id}',
    undefined,
    { params: { id, student_id } },
  )
  return { ...poll, ...createRetry(poll.refresh) }
}

export type StudentPage = ReturnType<typeof createStudentPage>

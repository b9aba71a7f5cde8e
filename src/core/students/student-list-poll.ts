import type { Query } from '../../contract/endpoints/all.ts'
import type { Student } from '../../contract/entities/student.ts'
import { LISTS_POLL_MS } from '../../contract/limits/polling.ts'
import { fits, isListOf } from '../http/shape.ts'
import { students } from '../messages/students.ts'
import { callPoll } from '../polling/call-poll.ts'
import type { Poll } from '../polling/poll-types.ts'
import { studentChecks } from './student-checks.ts'

/** What the list of students can be asked for, as it goes to the server. */
export type StudentQuery = Query<'GET /api/teacher/classrooms/{id}/students'>

/** The students or groups of a classroom (P3 §2 My Students); `failed` with error code 10 when it is not the teacher's. */
export const studentListPoll = (
  classroomId: number,
  query: StudentQuery = {},
  ms: number = LISTS_POLL_MS,
): Poll<Student[]> =>
  callPoll(
    { ms, isData: isListOf(fits(studentChecks)), failed: students.failed },
    'GET /api/teacher/classrooms/{id}/students',
    query,
    { params: { id: classroomId } },
  )

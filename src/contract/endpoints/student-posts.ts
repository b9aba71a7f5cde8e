import Type from 'typebox'
import type { EndpointMap } from '../endpoint.ts'
import { Id } from '../entities/reference.ts'
import { Submission } from '../entities/submission.ts'
import { listedStatuses } from '../rules/submission-status.ts'
import { postChange } from './post-change.ts'

const ofStudent = { access: 'teacher', params: Type.Object({ id: Id, student_id: Id }) } as const

const listed = {
  ...ofStudent,
  query: Type.Object({
    filter_by: Type.Optional(
      Type.Enum(listedStatuses, { description: 'those in this status; without it all but the deleted' }),
    ),
  }),
  data: Type.Array(Submission),
  revalidates: true,
} as const

const changed = { ...ofStudent, ...postChange } as const

/**
 * What one student or group has posted (P3 §7 Students). All answer 403 with code 10 for a foreign classroom and 404 with
 * code 70 for a student who is not in it. A change is of all posts that are named or of none: 404 with code 90 where one
 * is not of this student, or not of this kind; 422 with code 42 once the exchange has expired; 409 with code 91 where somebody
 * has changed one since the version that is named, as in the classroom's list, where it is taken back by its `change_id`, too;
 * 429 for too many posts in an hour.
 */
export const studentPostEndpoints = {
  'GET /api/teacher/classrooms/{id}/students/{student_id}/videos': {
    summary: 'What the student has posted for tasks, the newest first, each with what was answered to it.',
    spec: 'P3 §2 My Students, TASK VIDEOS',
    ...listed,
  },
  'PUT /api/teacher/classrooms/{id}/students/{student_id}/videos': {
    summary: 'Approves, unapproves, blocks or deletes posts of the student.',
    spec: 'P3 §4 Submission status',
    ...changed,
  },
  'GET /api/teacher/classrooms/{id}/students/{student_id}/responses': {
    summary: 'What the student has answered to others, the newest first.',
    spec: 'P3 §2 My Students, RESPONSES',
    ...listed,
  },
  'PUT /api/teacher/classrooms/{id}/students/{student_id}/responses': {
    summary: 'Approves, unapproves, blocks or deletes responses of the student.',
    spec: 'P3 §4 Submission status',
    ...changed,
  },
} as const satisfies EndpointMap

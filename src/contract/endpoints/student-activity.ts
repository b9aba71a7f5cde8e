import Type from 'typebox'
import type { EndpointMap } from '../endpoint.ts'
import { Id } from '../entities/reference.ts'
import { StudentActivityTask } from '../entities/student-activity.ts'

/** How far the students of a classroom are (P2 §3, §7). */
export const studentActivityEndpoints = {
  'GET /api/teacher/classrooms/{id}/student-activity': {
    summary: 'Every visible task that asks students for a post: how much is there, and who is missing.',
    spec: 'P2 §3 Student activity task',
    access: 'teacher',
    params: Type.Object({ id: Id }),
    data: Type.Object({ tasks: Type.Array(StudentActivityTask) }),
    revalidates: true,
  },
} as const satisfies EndpointMap

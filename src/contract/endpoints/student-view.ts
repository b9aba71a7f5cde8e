import Type from 'typebox'
import type { EndpointMap } from '../endpoint.ts'
import { Id } from '../entities/reference.ts'
import { StudentViewCode } from '../entities/student-view.ts'

/**
 * Teachers who see the student site as somebody of theirs (P3 §6, §7, decision 12). The token is good once, for 60
 * seconds; `core/students/student-view-link.ts` makes the link of it. 403 with code 10 for a foreign classroom.
 */
export const studentViewEndpoints = {
  'POST /api/teacher/classrooms/{id}/students/{student_id}/masquerade-token': {
    summary: 'A one-time code with which the student site shows itself as to this student. 404 with code 70.',
    spec: 'P3 §7 Students, decision 12',
    access: 'teacher',
    params: Type.Object({ id: Id, student_id: Id }),
    data: StudentViewCode,
  },
  'POST /api/teacher/classrooms/{id}/whole-class-token': {
    summary:
      'The same as to the whole class, which posts as one. 422 with code 80 where students post themselves.',
    spec: 'P3 §7 Students, decision 12',
    access: 'teacher',
    params: Type.Object({ id: Id }),
    data: StudentViewCode,
  },
} as const satisfies EndpointMap

import Type from 'typebox'
import type { EndpointMap } from '../endpoint.ts'
import { Classroom, ClassroomForm } from '../entities/classroom.ts'
import { Nullable } from '../entities/nullable.ts'
import { Id } from '../entities/reference.ts'
import { INDEPENDENT_CLASSROOMS_PER_DAY, INDEPENDENT_CLASSROOMS_PER_HOUR } from '../limits/classrooms.ts'

/** Classroom exchanges as teachers create and edit them (P2 §2, §5, §7). */
export const classroomFormEndpoints = {
  'POST /api/teacher/classrooms': {
    summary: `Creates a classroom exchange and spends what it costs; independent teachers ${INDEPENDENT_CLASSROOMS_PER_HOUR} an hour, ${INDEPENDENT_CLASSROOMS_PER_DAY} a day. 422 with the sentences of every field at fault; 403 with code 40 without a signed agreement, with code 44 for librarians and for who is not validated yet; 422 with code 41 when no token is left, 42 when a subscription has ended, 43 when the course is not available. For a request that one was sent (\`connection_request\`) and that names no classroom of one’s own yet, it becomes that one; 404, 403 or 422 as when it is accepted, with code 119 to 124 or 129, so that nothing is paid for a classroom that has nobody to meet.`,
    spec: 'P2 §2 Classroom creation wizard, §7 Classrooms',
    access: 'teacher',
    body: Type.Interface([ClassroomForm], {
      course_id: Type.Optional(Nullable(Id)),
      connection_request: Type.Optional(Nullable(Type.Object({ id: Id }))),
    }),
    data: Type.Object({ id: Id }),
    idempotent: true,
  },
  'PUT /api/teacher/classrooms/{id}': {
    summary:
      'Saves what was edited of a classroom; its subject stays. 422 with the sentences of every field at fault, or with code 42 once the exchange has expired.',
    spec: 'P2 §2 Classroom edit page',
    access: 'teacher',
    params: Type.Object({ id: Id }),
    body: ClassroomForm,
    data: Classroom,
  },
} as const satisfies EndpointMap

import Type from 'typebox'
import type { EndpointMap } from '../endpoint.ts'
import { Classroom, ClassroomListItem, TeacherAssistant } from '../entities/classroom.ts'
import { Id } from '../entities/reference.ts'
import { ASSISTANTS_ASKED_FOR_PER_DAY } from '../limits/classrooms.ts'
import { SEARCH_MAX_CHARACTERS } from '../limits/input.ts'
import { classroomFilters } from '../rules/classroom-filters.ts'
import { classroomSentences } from '../server-messages/classrooms.ts'

/** Classrooms of the signed-in teacher (P1 §7, P2 §7). */
export const classroomEndpoints = {
  'GET /api/teacher/classrooms': {
    summary: "The teacher's classrooms, filtered, searched and sorted.",
    spec: 'P1 §2 My Classrooms',
    access: 'teacher',
    query: Type.Object({
      filter_by: Type.Optional(Type.Enum(classroomFilters, { refusal: classroomSentences.unknownFilter })),
      search_string: Type.Optional(
        Type.String({
          maxLength: SEARCH_MAX_CHARACTERS,
          description: 'text in the name, or the id that a value filter asks for',
        }),
      ),
    }),
    data: Type.Array(ClassroomListItem),
    revalidates: true,
  },
  'GET /api/teacher/classrooms/{id}': {
    summary: 'One classroom. 403 with code 10 when it is not one of the teacher’s.',
    spec: 'P2 §2 Classroom detail page',
    access: 'teacher',
    params: Type.Object({ id: Id }),
    data: Classroom,
    revalidates: true,
  },
  'POST /api/teacher/classrooms/{id}/reset-code': {
    summary: 'Gives the classroom a new code in place of the one that students joined with.',
    spec: 'P2 §2 Classroom edit page',
    access: 'teacher',
    params: Type.Object({ id: Id }),
    data: Type.Object({ code: Type.String() }),
  },
  'POST /api/teacher/classrooms/{id}/teacher-assistant': {
    summary: `Adds the one teacher assistant that a classroom may have; whoever is it already is so once more. The name is the email where none is known. At most ${ASSISTANTS_ASKED_FOR_PER_DAY} a day are asked for.`,
    spec: 'P2 §5 Add teacher assistant',
    access: 'teacher',
    params: Type.Object({ id: Id }),
    body: Type.Object({ email: Type.String() }),
    data: TeacherAssistant,
  },
  'DELETE /api/teacher/classrooms/{id}/teacher-assistant': {
    summary:
      'Removes the teacher assistant of this email; where it is none, or another one by now, nothing is left to do.',
    spec: 'P2 §5 Add teacher assistant',
    access: 'teacher',
    params: Type.Object({ id: Id }),
    query: Type.Object({ email: Type.String() }),
  },
} as const satisfies EndpointMap

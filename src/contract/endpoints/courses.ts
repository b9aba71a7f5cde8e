import Type from 'typebox'
import type { EndpointMap } from '../endpoint.ts'
import { Course, Standard, Topic } from '../entities/course.ts'
import { Nullable } from '../entities/nullable.ts'
import { Id } from '../entities/reference.ts'
import { SEARCH_MAX_CHARACTERS } from '../limits/input.ts'
import { courseFilters } from '../rules/course-filters.ts'
import { courseSentences } from '../server-messages/courses.ts'

/** Courses, and what a classroom does with them (P1 §7 Courses, P2 §7). */
export const courseEndpoints = {
  'GET /api/teacher/courses': {
    summary:
      'Published courses of the subjects that the teacher may use. With a classroom, those of its subject, the ones that suit it best first.',
    spec: 'P1 §2 Course Library, P2 §2 Choose-course page',
    access: 'teacher',
    query: Type.Object({
      classroom_id: Type.Optional(Id),
      subject_id: Type.Optional(Id),
      filter_by: Type.Optional(Type.Enum(courseFilters, { refusal: courseSentences.unknownFilter })),
      search_string: Type.Optional(
        Type.String({
          maxLength: SEARCH_MAX_CHARACTERS,
          description: 'beginnings of words of the name; where a filter is chosen, the id that it asks for',
        }),
      ),
    }),
    data: Type.Array(Course),
    revalidates: true,
  },
  'POST /api/teacher/classrooms/{id}/courses': {
    summary:
      'Gives a classroom its course and the tasks of that, after those that it has. 422 with code 43 when the course is not available for it, with code 45 when students have posted on either side and the exchange is bound to another one (the `fixed_course` of the classroom), with code 46 when it has another one than `from_course_id`, null for none, where that is sent, with code 42 once the exchange has expired.',
    spec: 'P2 §7 Classrooms',
    access: 'teacher',
    params: Type.Object({ id: Id }),
    body: Type.Object({ course_id: Id, from_course_id: Type.Optional(Nullable(Id)) }),
  },
  'GET /api/teacher/topics': {
    summary: 'What courses are about.',
    spec: 'P1 §7 Reference data',
    access: 'teacher',
    data: Type.Array(Topic),
    revalidates: true,
  },
  'GET /api/teacher/standards': {
    summary: 'Standards that courses follow.',
    spec: 'P1 §7 Reference data',
    access: 'teacher',
    data: Type.Array(Standard),
    revalidates: true,
  },
} as const satisfies EndpointMap

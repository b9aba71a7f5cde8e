import Type from 'typebox'
import type { EndpointMap } from '../endpoint.ts'
import { Id } from '../entities/reference.ts'
import { RemovedStudent } from '../entities/removed-student.ts'
import { Student, StudentCredentials } from '../entities/student.ts'
import { StudentNameText } from '../entities/student-name-text.ts'
import { SEARCH_MAX_CHARACTERS } from '../limits/input.ts'
import {
  LAST_INITIAL_MAX_LETTERS,
  REMOVED_STUDENTS_KEPT_DAYS,
  STUDENT_NAME_MAX_LETTERS,
  STUDENTS_PER_CLASSROOM_MAX,
} from '../limits/students.ts'
import { studentTaskStatuses } from '../rules/student-progress.ts'

const ofClassroom = Type.Object({ id: Id })
const ofStudent = Type.Object({ id: Id, student_id: Id })
const shared = { access: 'teacher', params: ofStudent } as const

const StudentNameForm = Type.Object({
  first_name: StudentNameText(STUDENT_NAME_MAX_LETTERS),
  last_initial: Type.Optional(StudentNameText(LAST_INITIAL_MAX_LETTERS, 'a group has none')),
})

/** Students and groups of a classroom (P3 §7 Students). All answer 403 with code 10 for a foreign classroom. */
export const studentEndpoints = {
  'GET /api/teacher/classrooms/{id}/students': {
    summary: 'The students or groups, with where each stands with every task.',
    spec: 'P3 §2 My Students',
    access: 'teacher',
    params: ofClassroom,
    query: Type.Object({
      search_string: Type.Optional(
        Type.String({ maxLength: SEARCH_MAX_CHARACTERS, description: 'text in the name or the username' }),
      ),
      percentage_by_category: Type.Optional(
        Type.Enum(['0', '1'], { description: '1: each category of tasks weighs the same' }),
      ),
      filter_by: Type.Optional(
        Type.Enum(studentTaskStatuses, { description: 'who has a task in this state; everybody without' }),
      ),
      order_by: Type.Optional(Type.Enum(['a-z', 'z-a'])),
    }),
    data: Type.Array(Student),
    revalidates: true,
  },
  'GET /api/teacher/classrooms/{id}/students/{student_id}': {
    summary: 'One student or group. 404 with code 70 when it is not in the classroom.',
    spec: 'P3 §2 My Students, profile',
    ...shared,
    data: Student,
    revalidates: true,
  },
  'GET /api/teacher/classrooms/{id}/students/removed': {
    summary: `Who was removed in the last ${REMOVED_STUDENTS_KEPT_DAYS} days and can be brought back, the latest first.`,
    spec: 'P3 §2 My Students',
    access: 'teacher',
    params: ofClassroom,
    data: Type.Array(RemovedStudent),
  },
  'POST /api/teacher/classrooms/{id}/students/create': {
    summary: 'Adds a student, or for an operator a group, and tells the first password.',
    spec: 'P3 §5 Add student, Add group',
    access: 'teacher',
    params: ofClassroom,
    body: StudentNameForm,
    data: StudentCredentials,
    idempotent: true,
  },
  'PUT /api/teacher/classrooms/{id}/students/{student_id}': {
    summary: 'Renames a student or a group.',
    spec: 'P3 §5 Edit student name, Edit group name',
    ...shared,
    body: StudentNameForm,
  },
  'PUT /api/teacher/classrooms/{id}/students/{student_id}/password': {
    summary: 'Gives a new first password; the one before ends.',
    spec: 'P3 §8 Password reset',
    ...shared,
    data: StudentCredentials,
  },
  'DELETE /api/teacher/classrooms/{id}/students/{student_id}': {
    summary: 'Removes a student with all posts; again does no harm. Can be undone for 14 days.',
    spec: 'P3 §2 My Students',
    ...shared,
  },
  'POST /api/teacher/classrooms/{id}/students/{student_id}/restore': {
    summary: 'Brings a removed student back, with what they had posted.',
    spec: 'P3 §2 My Students',
    ...shared,
  },
  'PUT /api/teacher/classrooms/{id}/students/submissions/permissions': {
    summary: 'Whether submissions need the teacher’s approval, of some students or of all. Under 13 they do.',
    spec: 'P3 §4 Approval checkbox',
    access: 'teacher',
    params: ofClassroom,
    body: Type.Object({
      approve_student_submissions: Type.Boolean(),
      students: Type.Array(Id, {
        minItems: 1,
        maxItems: STUDENTS_PER_CLASSROOM_MAX,
        uniqueItems: true,
      }),
    }),
  },
} as const satisfies EndpointMap

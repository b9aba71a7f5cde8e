import type { Classroom } from '../../contract/entities/classroom.ts'
import type { Student } from '../../contract/entities/student.ts'
import { normalName, type StudentName } from '../../contract/rules/student-names.ts'
import { studentNameSentences } from '../../contract/server-messages/students.ts'
import { createForm } from '../forms/create-form.ts'
import type { Told } from '../forms/read-failure.ts'
import { call } from '../http/call.ts'
import { explainFailure } from '../http/explain-failure.ts'
import { studentProfile as t } from '../messages/student-profile.ts'
import { hasGroups, wordFor } from './groups.ts'

export type NamedClassroom = Pick<Classroom, 'id' | 'course_student_group_type_id'>
export type NamedStudent = Pick<Student, 'id' | 'first_name' | 'last_initial'>

/** Whether a name has nothing wrong, and is another than before: a group's is saved only then (P3 §5). */
export const isOtherName = (name: StudentName, before: StudentName, isGroup: boolean): boolean =>
  normalName(name.first_name) !== normalName(before.first_name) &&
  studentNameSentences(name, isGroup).first_name === undefined

/** The form that renames a student or a group; `taken` is told once the server has the new name. */
export function createStudentName(classroom: NamedClassroom, student: NamedStudent, taken: () => void) {
  const isGroup = hasGroups(classroom)
  const { id: student_id, first_name, last_initial } = student
  return createForm({
    fields: { first_name, last_initial },
    rules: {
      first_name: (_, draft) => studentNameSentences(draft, isGroup).first_name,
      last_initial: (_, draft) => studentNameSentences(draft, isGroup).last_initial,
    },
    taken,

    async send(draft, signal): Promise<null> {
      const name = {
        first_name: draft.first_name.trim(),
        ...(!isGroup && { last_initial: draft.last_initial.trim() }),
      }
      const params = { id: classroom.id, student_id }
      await call('PUT /api/teacher/classrooms/{id}/students/{student_id}', name, { params, signal })
      return null
    },

    explain(error, refused): Told | null {
      const isAtFields = refused.first_name !== undefined || refused.last_initial !== undefined
      return isAtFields ? null : explainFailure(error, t.nameFailed[wordFor(classroom)])
    },
  })
}

import type { StudentCredentials } from '../../contract/entities/student.ts'
import { studentNameSentences } from '../../contract/server-messages/students.ts'
import { createForm } from '../forms/create-form.ts'
import type { Told } from '../forms/read-failure.ts'
import { createRetryKey } from '../forms/retry-key.ts'
import { call } from '../http/call.ts'
import { explainFailure } from '../http/explain-failure.ts'
import { words } from '../messages/students.ts'

/**
 * The form that adds a student, or a group, which has no initial. What it ends with is told once: the first password.
 * Where an answer is lost, the retry is told it and adds nobody else.
 */
export function createAddStudent(classroomId: number, isGroup: boolean, added: (id: number) => void) {
  const key = createRetryKey()
  return createForm({
    fields: { first_name: '', last_initial: '' },
    check: draft => studentNameSentences(draft, isGroup),
    async send({ first_name, last_initial }, signal): Promise<StudentCredentials & { name: string }> {
      const body = isGroup ? { first_name } : { first_name, last_initial }
      const { data } = await call('POST /api/teacher/classrooms/{id}/students/create', body, {
        params: { id: classroomId },
        signal,
        idempotencyKey: key.of(body),
      })
      return { ...data, name: `${first_name.trim()} ${isGroup ? '' : last_initial.trim()}`.trim() }
    },

    explain(error, refused): Told | null {
      const isTold = Object.keys(refused).length > 0
      return isTold ? null : explainFailure(error, words[isGroup ? 'group' : 'student'].addFailed)
    },

    taken({ id }) {
      key.forget()
      added(id)
    },
  })
}

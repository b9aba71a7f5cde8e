import type { Classroom } from '../../contract/entities/classroom.ts'
import type { Task } from '../../contract/entities/task.ts'
import type { User } from '../../contract/entities/user.ts'
import { dueIssue } from '../../contract/rules/task-form.ts'
import { taskSentence } from '../../contract/server-messages/task-fields.ts'
import { createForm } from '../forms/create-form.ts'
import type { Told } from '../forms/read-failure.ts'
import { call } from '../http/call.ts'
import { explainFailure } from '../http/explain-failure.ts'
import { taskLibrary as t } from '../messages/task-library.ts'
import { dueDays } from './due-days.ts'

interface AddOptions {
  user: User
  classroom: Classroom
  taskId: number
  added: (task: Task) => void
}

/** The form that adds a task of the library to an exchange, with a due date or without (P3 §7, §8 Add library task). */
export const createAddLibraryTask = ({ user, classroom, taskId, added }: AddOptions) =>
  createForm({
    fields: { due_date: '' },
    rules: {
      due_date(due_date) {
        const issue = dueIssue('due_date')({ due_date }, { ...dueDays({ user, classroom }), saved: null })
        return issue && taskSentence('due_date', issue)
      },
    },
    async send({ due_date }, signal): Promise<Task> {
      const { data } = await call(
        'POST /api/teacher/classrooms/{id}/tasks/{tid}',
        { due_date: due_date || null },
        { params: { id: classroom.id, tid: taskId }, signal },
      )
      return data
    },
    explain: (error, refused): Told | null => (refused.due_date ? null : explainFailure(error, t.addFailed)),
    taken: added,
  })

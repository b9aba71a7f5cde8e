import type { Task } from '../../contract/entities/task.ts'
import { createForm } from '../forms/create-form.ts'
import type { Told } from '../forms/read-failure.ts'
import { call } from '../http/call.ts'
import { explainFailure } from '../http/explain-failure.ts'
import { taskLibrary as t } from '../messages/task-library.ts'

/** The form that adds a task of the library to an exchange, with a due date or without (P3 §7, §8 Add library task). */
export const createAddLibraryTask = (id: number, tid: number, added: (task: Task) => void) =>
  createForm({
    fields: { due_date: '' },
    async send({ due_date }, signal): Promise<Task> {
      const { data } = await call(
        'POST /api/teacher/classrooms/{id}/tasks/{tid}',
        { due_date: due_date || null },
        { params: { id, tid }, signal },
      )
      return data
    },
    explain: (error, refused): Told | null => (refused.due_date ? null : explainFailure(error, t.addFailed)),
    taken: added,
  })

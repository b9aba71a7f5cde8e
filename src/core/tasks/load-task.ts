import type { Task } from '../../contract/entities/task.ts'
import { call } from '../http/call.ts'
import { createLoad, type Load } from '../http/load.ts'
import { taskEditor as t } from '../messages/task-editor.ts'

/** A task as it is now, with all that it says, asked for once: who edits it does so from what they have seen. */
export const loadTask = (id: number, tid: number): Load<Task> =>
  createLoad(
    signal =>
      call('GET /api/teacher/classrooms/{id}/tasks/{tid}', undefined, { params: { id, tid }, signal }),
    { failed: t.later },
  )

import type { teacherVideoEndpoints } from '../../../src/contract/endpoints/teacher-videos.ts'
import type { Handlers } from '../../handlers.ts'
import type { Services } from '../../services.ts'
import { once } from '../idempotency/area.ts'
import { saveForItem, saveOwn, saveResponse } from './save-video.ts'

export const handlers = ({ db, tokens }: Services): Handlers<keyof typeof teacherVideoEndpoints> => ({
  'POST /api/teacher/classrooms/{id}/tasks/{task_id}/videos': call =>
    once(db, 'POST /api/teacher/classrooms/{id}/tasks/{task_id}/videos', call, async transaction => {
      const saving = { db: transaction, tokens, teacher: call.teacher, url: call.body.url }
      return { data: await saveOwn(saving, call.params.id, call.params.task_id) }
    }),

  'POST /api/teacher/classrooms/{id}/tasks/{task_id}/responses/{submission_id}': call =>
    once(
      db,
      'POST /api/teacher/classrooms/{id}/tasks/{task_id}/responses/{submission_id}',
      call,
      async transaction => {
        const { id, task_id, submission_id } = call.params
        const saving = { db: transaction, tokens, teacher: call.teacher, url: call.body.url }
        return { data: await saveResponse(saving, id, task_id, submission_id) }
      },
    ),

  'POST /api/teacher/actions-videos/{id}': call =>
    once(db, 'POST /api/teacher/actions-videos/{id}', call, async transaction => {
      const saving = { db: transaction, tokens, teacher: call.teacher, url: call.body.video_url }
      return { data: await saveForItem(saving, call.params.id) }
    }),
})

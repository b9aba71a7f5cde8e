import type { teacherVideoEndpoints } from '../../../src/contract/endpoints/teacher-videos.ts'
import type { Handlers } from '../../handlers.ts'
import type { Services } from '../../services.ts'
import { once } from '../idempotency/area.ts'
import { deleteVideo } from './delete-video.ts'
import { readCaptions, readMetadata, readSubmissions } from './read-videos.ts'
import { saveCaptions } from './save-captions.ts'
import { saveForItem, saveOwn, saveResponse } from './save-video.ts'

export const handlers = (services: Services): Handlers<keyof typeof teacherVideoEndpoints> => ({
  'GET /api/teacher/classrooms/{id}/teacher-submissions/{task_id}': async ({ teacher, params }) => {
    const { own, freshUntil } = await readSubmissions(services, teacher.id, params.id, params.task_id)
    return { data: own, freshUntil }
  },

  'GET /api/teacher/classrooms/{id}/teacher-submissions-partner/{task_id}': async ({ teacher, params }) => {
    const { partners, freshUntil } = await readSubmissions(services, teacher.id, params.id, params.task_id)
    return { data: partners, freshUntil }
  },

  'DELETE /api/teacher/classrooms/{id}/teacher-submissions/{task_id}': async ({ teacher, params, query }) => {
    await deleteVideo(services, teacher, { ...params, isResponse: query.video === 'response' })
    return {}
  },

  'PUT /api/teacher/submissions-video-update/{id}': async ({ teacher, params }) => ({
    data: await readMetadata(services, teacher.id, params.id),
  }),

  'GET /api/teacher/teacher-submissions/{id}/captions': async ({ teacher, params }) => ({
    data: await readCaptions(services, teacher.id, params.id),
  }),

  'PUT /api/teacher/teacher-submissions/{id}/captions': async ({ teacher, params, body }) => ({
    data: await saveCaptions(services.db, teacher, params.id, body.captions),
  }),

  'POST /api/teacher/classrooms/{id}/tasks/{task_id}/videos': call =>
    once(services.db, 'POST /api/teacher/classrooms/{id}/tasks/{task_id}/videos', call, async transaction => {
      const saving = { db: transaction, tokens: services.tokens, teacher: call.teacher, url: call.body.url }
      return { data: await saveOwn(saving, call.params.id, call.params.task_id) }
    }),

  'POST /api/teacher/classrooms/{id}/tasks/{task_id}/responses/{submission_id}': call =>
    once(
      services.db,
      'POST /api/teacher/classrooms/{id}/tasks/{task_id}/responses/{submission_id}',
      call,
      async transaction => {
        const { id, task_id, submission_id } = call.params
        const saving = { db: transaction, tokens: services.tokens, teacher: call.teacher, url: call.body.url }
        return { data: await saveResponse(saving, id, task_id, submission_id) }
      },
    ),

  'POST /api/teacher/actions-videos/{id}': call =>
    once(services.db, 'POST /api/teacher/actions-videos/{id}', call, async transaction => {
      const saving = {
        db: transaction,
        tokens: services.tokens,
        teacher: call.teacher,
        url: call.body.video_url,
      }
      return { data: await saveForItem(saving, call.params.id) }
    }),
})

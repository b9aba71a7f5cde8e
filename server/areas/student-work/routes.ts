import type { studentWorkEndpoints } from '../../../src/contract/endpoints/student-work.ts'
import { studentSiteSentences } from '../../../src/contract/server-messages/student-site.ts'
import type { Handlers } from '../../handlers.ts'
import type { Services } from '../../services.ts'
import { addPost } from './add-post.ts'
import { listPosts, listTasks, readTask } from './read-work.ts'

export const handlers = (services: Services): Handlers<keyof typeof studentWorkEndpoints> => ({
  'GET /api/student/tasks': async ({ student }) => ({ data: await listTasks(services, student) }),

  'GET /api/student/tasks/{task_id}': async ({ student, params }) => ({
    data: await readTask(services, student, params.task_id),
  }),

  'GET /api/student/posts': async ({ student }) => ({ data: await listPosts(services, student) }),

  'POST /api/student/tasks/{task_id}/posts': async ({ student, params, body }) => ({
    message: studentSiteSentences.posted,
    data: await addPost(services, student, { ...params, post_id: null }, body),
  }),

  'POST /api/student/tasks/{task_id}/posts/{post_id}/responses': async ({ student, params, body }) => ({
    message: studentSiteSentences.posted,
    data: await addPost(services, student, params, body),
  }),
})

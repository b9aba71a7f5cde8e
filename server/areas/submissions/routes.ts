import type { studentPostEndpoints } from '../../../src/contract/endpoints/student-posts.ts'
import type { submissionEndpoints } from '../../../src/contract/endpoints/submissions.ts'
import { submissionSentences } from '../../../src/contract/server-messages/submissions.ts'
import type { Handlers } from '../../handlers.ts'
import type { Services } from '../../services.ts'
import { reviewHandlers } from './review/routes.ts'
import { changePosts, listPosts } from './student-posts.ts'

const post = { isResponse: false } as const
const response = { isResponse: true } as const

export const handlers = (
  services: Services,
): Handlers<keyof typeof studentPostEndpoints | keyof typeof submissionEndpoints> => ({
  ...reviewHandlers(services),

  'GET /api/teacher/classrooms/{id}/students/{student_id}/videos': ({ teacher, params, query }) =>
    listPosts(services, teacher, { ...params, ...post }, query.filter_by),

  'PUT /api/teacher/classrooms/{id}/students/{student_id}/videos': async ({ teacher, params, body }) => ({
    message: submissionSentences.changed,
    data: await changePosts(services, teacher, { ...params, ...post }, body),
  }),

  'GET /api/teacher/classrooms/{id}/students/{student_id}/responses': ({ teacher, params, query }) =>
    listPosts(services, teacher, { ...params, ...response }, query.filter_by),

  'PUT /api/teacher/classrooms/{id}/students/{student_id}/responses': async ({ teacher, params, body }) => ({
    message: submissionSentences.changed,
    data: await changePosts(services, teacher, { ...params, ...response }, body),
  }),
})

import type { submissionEndpoints } from '../../../../src/contract/endpoints/submissions.ts'
import { submissionSentences } from '../../../../src/contract/server-messages/submissions.ts'
import type { Handlers } from '../../../handlers.ts'
import type { Services } from '../../../services.ts'
import { changeSubmissions } from './change-submissions.ts'
import { beginViewing, commentOn, endViewing } from './look-closer.ts'
import { readReview } from './read-review.ts'
import { listShared, listSubmissions, readShared, readSubmission } from './read-submissions.ts'
import { undoChange } from './undo-change.ts'

export const reviewHandlers = (services: Services): Handlers<keyof typeof submissionEndpoints> => ({
  'GET /api/teacher/classrooms/{id}/review': ({ teacher, params }) =>
    readReview(services, teacher, params.id),

  'GET /api/teacher/classrooms/{id}/submissions': ({ teacher, params, query }) =>
    listSubmissions(services, teacher, params.id, query),

  'POST /api/teacher/classrooms/{id}/submissions': async ({ teacher, params, body }) => {
    const { data } = await listSubmissions(services, teacher, params.id, body, true)
    return { data }
  },

  'PUT /api/teacher/classrooms/{id}/submissions': async ({ teacher, params, body }) => ({
    message: submissionSentences.changed,
    data: await changeSubmissions(services, teacher, params.id, body),
  }),

  'POST /api/teacher/classrooms/{id}/submissions/changes/{change_id}/undo': async ({ teacher, params }) => ({
    message: submissionSentences.undone,
    data: await undoChange(services, teacher, params),
  }),

  'GET /api/teacher/classrooms/{id}/submissions/{sid}': ({ teacher, params }) =>
    readSubmission(services, teacher, params),

  'PUT /api/teacher/classrooms/{id}/submissions/{sid}': async ({ teacher, params, body }) => ({
    message: submissionSentences.commentSaved,
    data: await commentOn(services, teacher, { ...params, ...body }),
  }),

  'PUT /api/teacher/classrooms/{id}/submissions/{sid}/viewing': async ({ teacher, params }) => {
    await beginViewing(services, teacher, params)
    return {}
  },

  'DELETE /api/teacher/classrooms/{id}/submissions/{sid}/viewing': async ({ teacher, params }) => {
    await endViewing(services, teacher, params)
    return {}
  },

  'GET /api/teacher/classrooms/{id}/submissions-partner': ({ teacher, params, query }) =>
    listShared(services, teacher, params.id, query),

  'GET /api/teacher/classrooms/{id}/submissions-partner/{sid}': ({ teacher, params }) =>
    readShared(services, teacher, params),
})

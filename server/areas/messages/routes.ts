import type { messageEndpoints, studentMessageEndpoints } from '../../../src/contract/endpoints/messages.ts'
import { messageSentences } from '../../../src/contract/server-messages/messages.ts'
import type { Handlers } from '../../handlers.ts'
import type { Services } from '../../services.ts'
import { listMessages, moderateComment } from './moderate.ts'
import { postMessage } from './post-message.ts'
import { addComment, listSiteMessages } from './student-board.ts'

export const handlers = (
  services: Services,
): Handlers<keyof typeof messageEndpoints | keyof typeof studentMessageEndpoints> => ({
  'GET /api/teacher/classrooms/{id}/messages': ({ teacher, params, query }) =>
    listMessages(services, teacher.id, { ...params, status: query.filter_by }),

  'POST /api/teacher/classrooms/{id}/messages': call => postMessage(services, call),

  'PUT /api/teacher/classrooms/{id}/messages/{mid}': async ({ teacher, params, body }) => ({
    message: messageSentences.moderated,
    data: await moderateComment(services, teacher, { ...params, ...body }),
  }),

  'GET /api/student/messages': async ({ student }) => ({ data: await listSiteMessages(services, student) }),

  'POST /api/student/messages/{message_id}/comments': async ({ student, params, body }) => ({
    message: messageSentences.commentPosted,
    data: await addComment(services, student, { ...params, ...body }),
  }),
})

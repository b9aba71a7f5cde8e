import type { chatEndpoints } from '../../../src/contract/endpoints/chat.ts'
import type { Handlers } from '../../handlers.ts'
import type { Services } from '../../services.ts'
import { authoriseChannel } from './authorise.ts'
import { listChat, readMessage } from './read-chat.ts'
import { sendMessage } from './send-message.ts'

export const handlers = (services: Services): Handlers<keyof typeof chatEndpoints> => ({
  'GET /api/teacher/classrooms/{id}/partner/messages': ({ teacher, params, query }) =>
    listChat(services, teacher.id, { ...params, ...query }),

  'POST /api/teacher/classrooms/{id}/partner/messages': async call => ({
    data: await sendMessage(services, call),
  }),

  'PUT /api/teacher/classrooms/{id}/partner/messages/{mid}': async ({ teacher, params, body }) => ({
    data: await readMessage(services, teacher, { ...params, up_to: body.up_to }),
  }),

  'POST /api/teacher/broadcasting/auth': async ({ teacher, body }) => ({
    data: await authoriseChannel(services, teacher, body.channel),
  }),
})

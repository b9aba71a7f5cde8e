import type { connectionEndpoints } from '../../../src/contract/endpoints/connections.ts'
import { connectionSentences } from '../../../src/contract/server-messages/connections.ts'
import type { Handlers } from '../../handlers.ts'
import type { Services } from '../../services.ts'
import { acceptRequest } from './accept.ts'
import { cancelRequest, declineRequest } from './answer.ts'
import { askAgain, askPartner } from './ask.ts'
import { listConnections, readConnection } from './read.ts'
import { reportRequest } from './report.ts'

const { requested, resent, cancelled, declined, accepted, reported } = connectionSentences

export const handlers = (services: Services): Handlers<keyof typeof connectionEndpoints> => ({
  'GET /api/teacher/connections': ({ teacher, query }) => listConnections(services, teacher, query),

  'GET /api/teacher/connections/{id}': async ({ teacher, params }) => ({
    data: await readConnection(services, teacher, params.id),
  }),

  'POST /api/teacher/connections': async call => ({
    message: requested,
    data: await askPartner(services, call),
  }),

  'POST /api/teacher/connections/{id}/resend': async ({ teacher, params }) => ({
    message: resent,
    data: await askAgain(services, teacher, params.id),
  }),

  'POST /api/teacher/connections/{id}/cancel': async ({ teacher, params }) => ({
    message: cancelled,
    data: await cancelRequest(services, teacher, params.id),
  }),

  'POST /api/teacher/connections/{id}/decline': async ({ teacher, params, body }) => ({
    message: declined,
    data: await declineRequest(services, teacher, { ...params, ...body }),
  }),

  'POST /api/teacher/connections/{id}/accept': async call => ({
    message: accepted,
    data: await acceptRequest(services, call),
  }),

  'POST /api/teacher/connections/{id}/report': async ({ teacher, params, body }) => {
    await reportRequest(services, teacher, { ...params, ...body })
    return { message: reported }
  },
})

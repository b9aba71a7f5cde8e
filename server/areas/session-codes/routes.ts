import type { sessionCodeEndpoints } from '../../../src/contract/endpoints/session-codes.ts'
import type { Handlers } from '../../handlers.ts'
import type { Services } from '../../services.ts'
import { giveCode } from './give-code.ts'
import { openSessionByCode } from './open-session.ts'

export const handlers = (services: Services): Handlers<keyof typeof sessionCodeEndpoints> => ({
  'POST /api/teacher/session-codes': async ({ body, ip, origin }) => ({
    data: await giveCode(services, { ...body, ip, caller: origin }),
  }),

  'POST /api/teacher/session-codes/session': async ({ body: { code }, origin }) => ({
    data: await openSessionByCode(services, { code, caller: origin }),
  }),
})

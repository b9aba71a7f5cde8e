import type { sessionEndpoints } from '../../../src/contract/endpoints/session.ts'
import type { Handlers } from '../../handlers.ts'
import type { Services } from '../../services.ts'
import { refreshSession, signIn, signOut } from './sign-in.ts'

export const handlers = (services: Services): Handlers<keyof typeof sessionEndpoints> => ({
  'POST /api/teacher/login': async ({ body, ip }) => ({ data: await signIn(services, { ...body, ip }) }),

  'POST /api/teacher/token/refresh': async ({ body, adminToken }) => ({
    data: await refreshSession(services, { ...body, adminToken }),
  }),

  'POST /api/teacher/logout': async ({ body, requestId }) => {
    await signOut(services, { ...body, requestId })
    return {}
  },
})

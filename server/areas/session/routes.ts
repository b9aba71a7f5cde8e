import type { sessionEndpoints } from '../../../src/contract/endpoints/session.ts'
import { isEmail } from '../../../src/contract/rules/email.ts'
import { serverMessages } from '../../../src/contract/server-messages.ts'
import { refuse } from '../../errors.ts'
import type { Handlers } from '../../register.ts'
import type { Services } from '../../services.ts'
import { refreshSession, signIn, signOut } from './sign-in.ts'
import { requestVerification } from './verification.ts'

export const sessionHandlers = (services: Services): Handlers<keyof typeof sessionEndpoints> => ({
  'POST /api/teacher/login': async ({ body, ip }) => ({ data: await signIn(services, { ...body, ip }) }),

  'POST /api/teacher/token/refresh': async ({ body }) => ({
    data: await refreshSession(services, body.refreshToken),
  }),

  'POST /api/teacher/logout': async ({ body }) => {
    await signOut(services, body.refreshToken)
    return {}
  },

  'POST /api/teacher/accounts/verify-request': async ({ body }) => {
    const email = body.email.trim()
    if (!isEmail(email)) throw refuse('badInput', { fields: { email: [serverMessages.invalidEmail] } })
    await requestVerification(services, email)
    return { message: serverMessages.verificationSent }
  },
})

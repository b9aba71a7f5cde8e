import type { accountEndpoints } from '../../../src/contract/endpoints/accounts.ts'
import { accountSentences } from '../../../src/contract/server-messages/accounts.ts'
import type { Handlers } from '../../handlers.ts'
import type { Services } from '../../services.ts'
import { changePassword } from './change-password.ts'
import { createAccount } from './create.ts'
import { publishedAnswer } from './published-texts.ts'
import { recoverPassword, requestRecovery } from './recovery.ts'
import { requestVerification, verifyAccount } from './verification.ts'

export const handlers = (services: Services): Handlers<keyof typeof accountEndpoints> => ({
  'POST /api/teacher/accounts': async ({ body, ip }) => {
    await createAccount(services, { ...body, ip })
    return { message: accountSentences.accountCreated }
  },

  'POST /api/teacher/accounts/verify-request': async ({ body, ip }) => {
    await requestVerification(services, { ...body, ip })
    return { message: accountSentences.verificationSent }
  },

  'POST /api/teacher/accounts/verify/{a}/{b}': async ({ params }) => ({
    message: accountSentences.accountVerified,
    data: await verifyAccount(services, params.a, params.b),
  }),

  'POST /api/teacher/accounts/password': async ({ body, teacher }) => ({
    message: accountSentences.passwordChanged,
    data: await changePassword(services, teacher, body),
  }),

  'POST /api/teacher/password/forgot': async ({ body, ip }) => {
    await requestRecovery(services, { ...body, ip })
    return { message: accountSentences.recoverySent }
  },

  'POST /api/teacher/password/recover': async ({ body, ip }) => {
    await recoverPassword(services, { ...body, ip })
    return { message: accountSentences.passwordRecovered }
  },

  'GET /api/teacher/privacy-policy-and-terms-of-use': async () => ({
    data: { ...publishedAnswer(), password_policy: services.config.passwordPolicy },
  }),
})

import type { phoneEndpoints } from '../../../src/contract/endpoints/phones.ts'
import { phoneSentences } from '../../../src/contract/server-messages/phones.ts'
import type { Handlers } from '../../handlers.ts'
import type { Services } from '../../services.ts'
import { confirmPhone, sendCode } from './confirmation.ts'

export const handlers = (services: Services): Handlers<keyof typeof phoneEndpoints> => ({
  'POST /api/teacher/profile/preferred-communication': async ({ body, teacher, ip }) => {
    await sendCode(services, teacher, { phone: body, ip })
    return { message: phoneSentences.codeSent }
  },

  'PUT /api/teacher/profile/preferred-communication': async ({ body, teacher }) => {
    await confirmPhone(services, teacher.id, body)
    return { message: phoneSentences.numberConfirmed }
  },
})

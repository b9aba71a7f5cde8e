import type { masqueradeEndpoints } from '../../../src/contract/endpoints/masquerade.ts'
import type { Handlers } from '../../handlers.ts'
import type { Services } from '../../services.ts'
import { signInAsTeacher } from './sign-in.ts'

export const handlers = (services: Services): Handlers<keyof typeof masqueradeEndpoints> => ({
  'POST /api/teacher/login-as-teacher': async ({ body, requestId }) => ({
    data: await signInAsTeacher(services, { ...body, requestId }),
  }),
})

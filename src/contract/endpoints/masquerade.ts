import Type from 'typebox'
import type { EndpointMap } from '../endpoint.ts'
import { OneTimeCode, Secret } from '../entities/credentials.ts'
import { Tokens, User } from '../entities/user.ts'

/** Operators who work as a teacher (P1 §6, decision 12). */
export const masqueradeEndpoints = {
  'POST /api/teacher/login-as-teacher': {
    summary: 'Exchanges the one-time codes of a masquerade link for a session with two identities.',
    spec: 'P1 §6 Admin masquerade, decision 12',
    access: 'anyone',
    body: Type.Object({ admin_token: OneTimeCode, teacher_token: OneTimeCode }),
    data: Type.Interface([User, Tokens], {
      token_admin: Secret({ description: 'sent as X-Admin-Token with every call' }),
      operator: Type.String({ description: 'who works as the teacher' }),
    }),
  },
} as const satisfies EndpointMap

import Type from 'typebox'
import type { EndpointMap } from '../endpoint.ts'
import { Email, OneTimeCode, Secret } from '../entities/credentials.ts'
import { Id, Instant } from '../entities/reference.ts'
import { Tokens, User } from '../entities/user.ts'
import { ORIGIN_MAX_CHARACTERS } from '../limits/session-codes.ts'

/** Sessions that the backend of an embedding page hands over (decision 12). */
export const sessionCodeEndpoints = {
  'POST /api/teacher/session-codes': {
    summary:
      "Gives a page's backend a one-time code for a teacher. It is called from a server, never from a page.",
    spec: 'decision 12',
    access: 'anyone',
    body: Type.Object({
      client_id: Id,
      client_secret: Secret({ minLength: 1, maxLength: 200 }),
      email: Email,
      origin: Type.String({
        maxLength: ORIGIN_MAX_CHARACTERS,
        description: 'of the page that is to use it, as https://lms.example.org',
      }),
    }),
    data: Type.Object({ code: OneTimeCode, expires_at: Instant }),
  },
  'POST /api/teacher/session-codes/session': {
    summary: "Exchanges such a code for a session, in a page of the code's origin.",
    spec: 'decision 12',
    access: 'anyone',
    body: Type.Object({ code: OneTimeCode }),
    data: Type.Interface([User, Tokens], {}),
  },
} as const satisfies EndpointMap

import Type from 'typebox'
import type { EndpointMap } from '../endpoint.ts'
import { Email, Password, Secret } from '../entities/credentials.ts'
import { Tokens, User } from '../entities/user.ts'
import { DEVICE_WORD_MAX_CHARACTERS } from '../limits/session.ts'

const RefreshToken = Secret({ minLength: 1, maxLength: 512 })

/** Signing in and staying signed in (P1 §7 Auth, decisions). */
export const sessionEndpoints = {
  'POST /api/teacher/login': {
    summary:
      'Signs a teacher in. 401 for a wrong pair, 401 with code 20 when disabled, 403 with code 24 when the email is not verified.',
    spec: 'P1 §2 Login',
    access: 'anyone',
    body: Type.Object({
      email: Email,
      password: Password,
      device: Type.Optional(
        Secret({
          minLength: 1,
          maxLength: DEVICE_WORD_MAX_CHARACTERS,
          description:
            'a random word that the browser keeps; where it has signed in before, guesses from elsewhere do not lock the teacher out',
        }),
      ),
    }),
    data: Type.Interface([User, Tokens], {}),
  },
  'POST /api/teacher/token/refresh': {
    summary: 'Replaces both tokens. A replaced refresh token that comes back late revokes its whole family.',
    spec: 'P1 §8 Session',
    access: 'session',
    body: Type.Object({ refreshToken: RefreshToken }),
    data: Tokens,
  },
  'POST /api/teacher/logout': {
    summary: "Revokes the refresh token's family; an unknown token is accepted too.",
    spec: 'decisions, The calls',
    access: 'session',
    body: Type.Object({ refreshToken: RefreshToken }),
  },
} as const satisfies EndpointMap

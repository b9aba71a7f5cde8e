import Type from 'typebox'
import type { EndpointMap } from '../endpoint.ts'
import { Email, OneTimeCode, Password } from '../entities/credentials.ts'
import { Id } from '../entities/reference.ts'
import { SucceedingTokens } from '../entities/user.ts'
import { passwordPolicies } from '../rules/password.ts'

const PublishedText = Type.Object({
  version: Type.String({ description: 'kept with the consent' }),
  url: Type.String({ description: 'path of the PDF' }),
})

/** Accounts before and around signing in (P1 §7 Accounts and Auth, decisions 10, 11 and 28). */
export const accountEndpoints = {
  'POST /api/teacher/accounts': {
    summary: 'Creates an account and sends the verification mail.',
    spec: 'P1 §2 Create account',
    access: 'anyone',
    body: Type.Object({
      email: Email,
      password: Password,
      privacy_policy_agree: Type.Boolean(),
      terms_of_use_agree: Type.Boolean(),
      is_players: Type.Boolean(),
    }),
  },
  'POST /api/teacher/accounts/verify-request': {
    summary: 'Sends the verification mail again.',
    spec: 'P1 §7 Accounts',
    access: 'anyone',
    body: Type.Object({ email: Email }),
  },
  'POST /api/teacher/accounts/verify/{a}/{b}': {
    summary:
      'Takes a verification link. Code 23 when it has expired, code 24 when a new one should be asked for.',
    spec: 'P1 §8 Verification',
    access: 'anyone',
    params: Type.Object({ a: Id, b: OneTimeCode }),
    data: Type.Object({ email: Type.String(), is_players: Type.Boolean() }),
  },
  'POST /api/teacher/accounts/password': {
    summary:
      'Changes the password of the signed-in teacher and ends every session, the one that asks included; the answer has the tokens of a new one.',
    spec: 'P1 §2 Change password',
    access: 'teacher',
    body: Type.Object({ passwordOld: Password, password: Password }),
    data: SucceedingTokens,
  },
  'POST /api/teacher/password/forgot': {
    summary: 'Sends the mail with which a new password can be set.',
    spec: 'P1 §2 Forgot password',
    access: 'anyone',
    body: Type.Object({ email: Email }),
  },
  'POST /api/teacher/password/recover': {
    summary: 'Sets a new password with the token of a recovery mail, once, and ends every session.',
    spec: 'P1 §2 Forgot password',
    access: 'anyone',
    body: Type.Object({ password: Password, email: Email, token: OneTimeCode }),
  },
  'GET /api/teacher/privacy-policy-and-terms-of-use': {
    summary: 'The texts that a new account agrees to, as they are today, and what a password has to be.',
    spec: 'P1 §7 Accounts',
    access: 'anyone',
    data: Type.Object({
      privacy_policy: PublishedText,
      terms_of_use: PublishedText,
      password_policy: Type.Enum(passwordPolicies),
    }),
  },
} as const satisfies EndpointMap

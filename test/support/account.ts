import type { TestApp } from './server.ts'

/** A password that the default policy takes. */
export const PASSWORD = 'Autumn.2025'

/** What creating an account sends; what a test is about comes as `rest`. */
export const account = (email: string, rest: object = {}) => ({
  email,
  password: PASSWORD,
  privacy_policy_agree: true,
  terms_of_use_agree: true,
  is_players: false,
  ...rest,
})

/** Creates an account, from an address of its own if `ip` says so. */
export const createAccount = (server: TestApp, body: unknown, ip?: string) =>
  server.call<{ errors: Record<string, string[]> }>('POST /api/teacher/accounts', {
    body,
    ...(ip ? { ip } : {}),
  })

/** Follows a verification link: `a` and `b` are its last two parts. */
export const verifyAccount = (server: TestApp, a: string, b: string) =>
  server.call<{ email: string; is_players: boolean }>(`POST /api/teacher/accounts/verify/${a}/${b}`)

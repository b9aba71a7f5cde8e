import { sql } from 'drizzle-orm'
import { type Database, rows } from '../../db/database.ts'
import type { Tokens } from '../../tokens.ts'

/**
 * The policy of login attempts, in one place. Wrong attempts count three times: tightly for an email from one
 * address, loosely for an email from anywhere, and for an address whatever the email. Past a limit a password is
 * not even looked at, but for one case: from an address where this teacher has signed in before it is, and the
 * right one passes. So nobody can lock a teacher out of the place where they work.
 */
export const loginPolicy = {
  emailAndAddress: { attempts: 5, windowMinutes: 15 },
  email: { attempts: 50, windowMinutes: 60 },
  address: { attempts: 200, windowMinutes: 15 },
} as const

type Scope = keyof typeof loginPolicy

const windowOf = (scope: Scope) => loginPolicy[scope].windowMinutes

export interface Attempt {
  /** Past one of the limits. */
  isLimited: boolean
  retryAfterSeconds: number
  scopes: Record<Scope, string>
}

/** Counts an attempt before its password is looked at, so that a burst of them cannot slip past the limit. */
export async function countAttempt(
  db: Database,
  tokens: Tokens,
  email: string,
  ip: string,
): Promise<Attempt> {
  const scopes = {
    emailAndAddress: tokens.blind('login', email, ip),
    email: tokens.blind('login-email', email),
    address: tokens.blind('login-address', ip),
  }
  const counted = await rows<{ scope: string; count: number; seconds: number }>(
    db,
    sql`insert into attempts (scope, count, resets_at) values
          (${scopes.emailAndAddress}, 1, now() + make_interval(mins => ${windowOf('emailAndAddress')})),
          (${scopes.email}, 1, now() + make_interval(mins => ${windowOf('email')})),
          (${scopes.address}, 1, now() + make_interval(mins => ${windowOf('address')}))
        on conflict (scope) do update set
          count = case when attempts.resets_at < now() then 1 else attempts.count + 1 end,
          resets_at = case when attempts.resets_at < now() then excluded.resets_at else attempts.resets_at end
        returning scope, count, ceil(extract(epoch from resets_at - now()))::int as seconds`,
  )
  const over = counted.filter(({ scope, count }) =>
    Object.entries(loginPolicy).some(
      ([name, { attempts }]) => scopes[name as Scope] === scope && count > attempts,
    ),
  )
  return {
    isLimited: over.length > 0,
    retryAfterSeconds: Math.max(1, ...over.map(({ seconds }) => seconds)),
    scopes,
  }
}

/** A right password takes its attempt back, and forgets the wrong ones from the same address. */
export async function forgetAttempt(db: Database, { scopes }: Attempt): Promise<void> {
  await rows(
    db,
    sql`with taken_back as (
          update attempts set count = greatest(count - 1, 0) where scope in (${scopes.email}, ${scopes.address})
        )
        delete from attempts where scope = ${scopes.emailAndAddress}`,
  )
}

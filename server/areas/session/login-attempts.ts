import { LOGIN_ATTEMPTS_PER_HOUR } from '../../config.ts'
import type { Services } from '../../services.ts'
import { type AttemptLimit, countAttempts, forgetAttempts } from '../attempts/area.ts'

/**
 * The policy of login attempts, in one place. Wrong attempts count three times: tightly for an email from one
 * address, loosely for an email from anywhere, and for an address whatever the email. Past a limit a password is
 * not even looked at, but for one case: an address where this teacher has signed in before has an allowance of its
 * own, which nobody elsewhere can use up, and with which the right password passes. So guesses of one password are
 * bounded wherever they come from, and nobody far away can lock a teacher out of the place where they work.
 */
export const loginPolicy = {
  emailAndAddress: { attempts: 5, windowMinutes: 15 },
  /** `LOGIN_ATTEMPTS_PER_HOUR` sets another number. */
  email: { attempts: LOGIN_ATTEMPTS_PER_HOUR, windowMinutes: 60 },
  address: { attempts: 200, windowMinutes: 15 },
  knownAddress: { attempts: 30, windowMinutes: 60 },
} as const

type LoginServices = Pick<Services, 'db' | 'tokens' | 'config'>

export interface Attempt {
  /** Past a limit of addresses that this teacher has not signed in from. */
  isLimited: boolean
  /** Past the limit of addresses that this teacher has signed in from, too. */
  isLimitedEvenIfKnown: boolean
  retryAfterSeconds: number
  /** What a right password takes back, and what it forgets. */
  scopes: { takeBack: string[]; forget: string[] }
}

function limitsOf({ tokens, config }: LoginServices, email: string, ip: string) {
  const policy = { ...loginPolicy, email: { ...loginPolicy.email, attempts: config.loginAttemptsPerHour } }
  const limit = (name: keyof typeof policy, scope: string): AttemptLimit => ({ ...policy[name], scope })
  return [
    limit('emailAndAddress', tokens.blind('login', email, ip)),
    limit('email', tokens.blind('login-email', email)),
    limit('address', tokens.blind('login-address', ip)),
    limit('knownAddress', tokens.blind('login-known', email, ip)),
  ] as const
}

/** Counts an attempt before its password is looked at, so that a burst of them cannot slip past the limit. */
export async function countAttempt(services: LoginServices, email: string, ip: string): Promise<Attempt> {
  const counted = await countAttempts(services.db, limitsOf(services, email, ip))
  const [pair, perEmail, perAddress, known] = counted
  return {
    isLimited: pair.isOver || perEmail.isOver || perAddress.isOver,
    isLimitedEvenIfKnown: known.isOver,
    retryAfterSeconds: Math.max(
      1,
      ...counted.filter(({ isOver }) => isOver).map(({ retryAfterSeconds }) => retryAfterSeconds),
    ),
    scopes: { takeBack: [perEmail.scope, perAddress.scope], forget: [pair.scope, known.scope] },
  }
}

/** A right password takes its attempt back, and forgets the wrong ones from the same address. */
export const forgetAttempt = (db: Services['db'], { scopes }: Attempt): Promise<void> =>
  forgetAttempts(db, scopes)

/** Whoever has set a new password by mail is the teacher: attempts from everywhere are forgotten. */
export async function forgetAttemptsOn(services: LoginServices, email: string, ip: string): Promise<void> {
  const [pair, perEmail, , known] = limitsOf(services, email, ip)
  await forgetAttempts(services.db, { forget: [pair.scope, perEmail.scope, known.scope] })
}

import type { Services } from '../../services.ts'
import { LOGIN_ATTEMPTS_PER_HOUR } from '../../settings/limits.ts'
import { type AttemptLimit, countAttempts, forgetAttempts } from '../attempts/area.ts'

/**
 * The policy of login attempts, in one place. Guesses count three times: tightly for an email from one address, loosely
 * for an email from anywhere, and for an address whatever the email. Past one of these limits a password is not even
 * looked at, but from a place where this teacher has signed in before: such an address has an allowance of its own,
 * and so has such a device (a browser, by a random word that it keeps). So guesses of one password are bounded
 * wherever they come from; nobody far away can lock a teacher out of the place where they work, and nobody at that
 * place out of their own device. What is refused counts nowhere.
 */
export const loginPolicy = {
  emailAndAddress: { attempts: 5, windowMinutes: 15 },
  /** `LOGIN_ATTEMPTS_PER_HOUR` sets another number. */
  email: { attempts: LOGIN_ATTEMPTS_PER_HOUR, windowMinutes: 60 },
  address: { attempts: 200, windowMinutes: 15 },
  knownAddress: { attempts: 30, windowMinutes: 60 },
  knownDevice: { attempts: 30, windowMinutes: 60 },
} as const

type LoginServices = Pick<Services, 'db' | 'tokens' | 'config'>

/** From where somebody tries, blinded; `device` is what a browser says of itself. */
export interface Place {
  address: string
  device: string | null
}

export function placeOf(
  { tokens }: Pick<Services, 'tokens'>,
  given: { ip: string; device?: string | undefined },
): Place {
  return {
    address: tokens.blind('address', given.ip),
    device: given.device === undefined ? null : tokens.blind('device', given.device),
  }
}

export interface Attempt {
  /** Whether the password may be looked at. */
  isAllowed: boolean
  /** Past the limits for places that this teacher has not signed in from. */
  isPastLimits: boolean
  retryAfterSeconds: number
  /** What a right password takes back, and what it forgets. */
  scopes: { takeBack: string[]; forget: string[] }
}

function limitsOf({ tokens, config }: LoginServices, email: string, ip: string) {
  const policy = { ...loginPolicy, email: { ...loginPolicy.email, attempts: config.loginAttemptsPerHour } }
  const limit = (name: keyof typeof policy, scope: string): AttemptLimit => ({ ...policy[name], scope })
  return {
    pair: limit('emailAndAddress', tokens.blind('login', email, ip)),
    perEmail: limit('email', tokens.blind('login-email', email)),
    perAddress: limit('address', tokens.blind('login-address', ip)),
    knownAddress: limit('knownAddress', tokens.blind('login-known', email, ip)),
    knownDevice: (device: string) => limit('knownDevice', tokens.blind('login-device', email, device)),
  }
}

interface Try {
  email: string
  ip: string
  place: Place
  /** Which of the place's keys the teacher has signed in with before. */
  known: readonly string[]
}

/** Counts an attempt before its password is looked at, so that a burst of them cannot slip past the limit. */
export async function countAttempt(
  services: LoginServices,
  { email, ip, place, known }: Try,
): Promise<Attempt> {
  const { pair, perEmail, perAddress, knownAddress, knownDevice } = limitsOf(services, email, ip)
  const keys = [
    { key: place.address, limit: knownAddress },
    ...(place.device === null ? [] : [{ key: place.device, limit: knownDevice(place.device) }]),
  ].map(({ key, limit }) => ({ limit, isKnown: known.includes(key) }))
  const general = await countAttempts(services.db, [pair, perEmail, perAddress])
  const over = general.filter(({ isOver }) => isOver)
  const isPastLimits = over.length > 0
  let isAllowed = !isPastLimits
  if (isPastLimits)
    for (const { limit, isKnown } of keys) {
      if (isKnown && !isAllowed) {
        const [counted] = await countAttempts(services.db, [limit])
        isAllowed = !counted.isOver
      } else if (services.config.enumerationPolicy === 'neutral') {
        // as much work where the teacher has never been, or the time would tell who exists, and works here
        await countAttempts(services.db, [asStranger(services, limit)])
      }
    }
  return {
    isAllowed,
    isPastLimits,
    // When everybody may try again; that a known place has an allowance is nobody's business.
    retryAfterSeconds: Math.max(1, ...over.map(limit => limit.retryAfterSeconds)),
    scopes: {
      takeBack: isPastLimits ? [] : [perEmail.scope, perAddress.scope],
      forget: [pair, ...keys.filter(({ isKnown }) => isKnown).map(({ limit }) => limit)].map(
        ({ scope }) => scope,
      ),
    },
  }
}

/** A counter of the same kind that decides nothing. */
const asStranger = ({ tokens }: LoginServices, limit: AttemptLimit): AttemptLimit => ({
  ...limit,
  scope: tokens.blind('login-stranger', limit.scope),
})

/** A right password takes its attempt back, and forgets the wrong ones from the same place. */
export const forgetAttempt = (db: Services['db'], { scopes }: Attempt): Promise<void> =>
  forgetAttempts(db, scopes)

/** Whoever has set a new password by mail is the teacher: attempts from everywhere are forgotten. */
export async function forgetAttemptsOn(services: LoginServices, email: string, ip: string): Promise<void> {
  const { pair, perEmail, knownAddress } = limitsOf(services, email, ip)
  await forgetAttempts(services.db, { forget: [pair.scope, perEmail.scope, knownAddress.scope] })
}

import { LTI_CLOCK_TOLERANCE_SECONDS } from '../../../src/contract/limits/lti.ts'

const MINUTE_SECONDS = 60

/** Moments in seconds since 1970. */
interface Moments {
  /** When the platform made the token, and until when it is good, by its own clock. */
  iat: number
  exp: number
  /** From when on; most say none. */
  nbf?: number
  /** When the login began, and what time it is, by ours. */
  begun: number
  now: number
}

interface Fault {
  refusal: 'clockBehind' | 'clockAhead' | 'expired'
  minutes: number
}

const minutesOf = (seconds: number) => Math.max(1, Math.round(seconds / MINUTE_SECONDS))

/**
 * What is wrong with the times of a token, or null. It holds the nonce of a login and so was made after that began: a
 * time before it is one of another clock, whatever else the token says.
 */
export function faultOfTimes({ iat, exp, nbf = iat, begun, now }: Moments): Fault | null {
  const within = LTI_CLOCK_TOLERANCE_SECONDS
  if (iat < begun - within) return { refusal: 'clockBehind', minutes: minutesOf(begun - iat) }
  const made = Math.max(iat, nbf)
  if (made > now + within) return { refusal: 'clockAhead', minutes: minutesOf(made - now) }
  if (exp <= now - within) return { refusal: 'expired', minutes: minutesOf(now - iat) }
  return null
}

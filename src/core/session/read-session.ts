import type { User } from '../../contract/entities/user.ts'
import type { Session } from './session.ts'

type Check = (value: unknown) => boolean

const isText: Check = value => typeof value === 'string'
const isFlag: Check = value => typeof value === 'boolean'
const isCount: Check = value => Number.isSafeInteger(value) && Number(value) >= 0
const isFilled: Check = value => typeof value === 'string' && value !== ''
const orNull =
  (check: Check): Check =>
  value =>
    value === null || check(value)

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const fits =
  (checks: Record<string, Check>): Check =>
  value =>
    isObject(value) && Object.entries(checks).every(([name, check]) => check(value[name]))

/** One check for each field of the contract's user: a field that is added there asks for one here. */
const userChecks: Record<keyof User, Check> = {
  id: isCount,
  email: isText,
  email_verified_at: orNull(isText),
  first_name: orNull(isText),
  last_name: orNull(isText),
  full_name: isText,
  last_time_login: orNull(isText),
  avatar: orNull(isText),
  user_type: fits({ slug: isFilled }),
  is_email_validated: isFlag,
  is_teacher_validated: isFlag,
  is_teacher_profile_filled: isFlag,
  school: orNull(isObject),
  independent_subscription: orNull(isObject),
  country_name: orNull(isText),
  school_name: orNull(isText),
}

const isUser = fits(userChecks)
const isTokenHolder = fits({ user: isUser, token: isFilled, refreshToken: isFilled })

/** What a page hands over: the reply of a sign-in that it made itself, with the user apart. */
export type HandedSession = Pick<Session, 'user' | 'token' | 'refreshToken'> & {
  token_admin?: string
  keep?: boolean
}

/** Whether a value from outside (a page's script) can be worked with as a session. */
export function isHandedSession(value: unknown): value is HandedSession {
  return (
    isTokenHolder(value) &&
    fits({
      token_admin: admin => admin === undefined || isFilled(admin),
      keep: keep => keep === undefined || isFlag(keep),
    })(value)
  )
}

/** A session from stored text; null for garbage, a shape of another version, or another app's value. */
export function readSession(text: string | null): Session | null {
  if (text === null) return null
  try {
    const value: unknown = JSON.parse(text)
    return isHandedSession(value) && fits({ id: isFilled, renewals: isCount, keep: isFlag })(value)
      ? (value as Session)
      : null
  } catch {
    return null
  }
}

import type { User } from '../../contract/entities/user.ts'
import {
  type Check,
  fits,
  isCount,
  isFilled,
  isFlag,
  isObject,
  isText,
  orMissing,
  orNull,
} from '../http/shape.ts'
import type { Session } from './session.ts'

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
      token_admin: orMissing(isFilled),
      keep: orMissing(isFlag),
    })(value)
  )
}

/** Whether a value is a session as this code keeps it, and tells it to other tabs. */
export const isStoredSession = (value: unknown): value is Session =>
  isHandedSession(value) && fits({ id: isFilled, renewals: isCount, keep: isFlag })(value)

/** A session from stored text; null for garbage, a shape of another version, or another app's value. */
export function readSession(text: string | null): Session | null {
  if (text === null) return null
  try {
    const value: unknown = JSON.parse(text)
    return isStoredSession(value) ? value : null
  } catch {
    return null
  }
}

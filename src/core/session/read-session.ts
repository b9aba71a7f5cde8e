import type { Reply } from '../../contract/endpoints/all.ts'
import type { User } from '../../contract/entities/user.ts'
import {
  type Check,
  fits,
  isCount,
  isFilled,
  isFlag,
  isListOf,
  isObject,
  isText,
  isToken,
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
  // sessions of before know nothing of it
  is_verified_notice_due: orMissing(isFlag),
  school: orNull(isObject),
  independent_subscription: orNull(isObject),
  country_name: orNull(isText),
  school_name: orNull(isText),
  exchange_tokens_balance: isListOf(isObject),
  available_tokens_count: isCount,
  about_info: orMissing(orNull(isText)),
  membership_expiration: orMissing(orNull(isText)),
  active_classrooms_count: orMissing(isCount),
  active_librarian_connection_requests_count: orMissing(isCount),
  videos_count: orMissing(isCount),
}

export const isUser = fits(userChecks)
const isTokenHolder = fits({ user: isUser, token: isToken, refreshToken: isFilled })

/** A session that a page hands over, with the user apart. */
export type SessionParts = Pick<Session, 'user' | 'token' | 'refreshToken'> & {
  token_admin?: string | undefined
  operator?: string | undefined
  keep?: boolean | undefined
}

type LoginAnswer = Reply<'POST /api/teacher/login'>

/** What a page may hand over: the login's answer as it is, the answer's `data` alone, or its parts. */
export type HandedSession = LoginAnswer | (LoginAnswer['data'] & { keep?: boolean }) | SessionParts

const isExtra = fits({
  token_admin: orMissing(isToken),
  operator: orMissing(isText),
  keep: orMissing(isFlag),
})

const isParts = (value: unknown): value is SessionParts => isTokenHolder(value) && isExtra(value)

/**
 * A session out of what a page's script hands over; null for what cannot be worked with as one, or not even be read:
 * a state library's proxy that was revoked meanwhile, another origin's window.
 */
export function readHanded(handed: unknown): SessionParts | null {
  try {
    return partsOf(handed)
  } catch {
    return null
  }
}

function partsOf(handed: unknown): SessionParts | null {
  if (!isObject(handed)) return null
  const given = 'success' in handed && isObject(handed.data) ? handed.data : handed
  const { token, refreshToken, token_admin, operator, keep, user, ...rest } = given
  const parts = { user: user ?? rest, token, refreshToken, token_admin, operator, keep }
  return isParts(parts) ? parts : null
}

/** Whether a value is a session as this code keeps it, and tells it to other tabs. */
export const isStoredSession = (value: unknown): value is Session =>
  isParts(value) && fits({ id: isFilled, renewals: isCount, keep: isFlag })(value)

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

import type { User } from '../../src/contract/entities/user.ts'
import { forgetTypedEmail } from '../../src/core/accounts/typed-email.ts'
import { resetApiBase } from '../../src/core/http/api-base.ts'
import { $current, $user, type Session } from '../../src/core/session/session.ts'
import { endSession, loadSession, startSession } from '../../src/core/session/session-changes.ts'
import { answer } from './answer.ts'

/** A teacher with everything filled in; what a test is about comes as `changes`. */
export function teacher(changes: Partial<User> = {}): User {
  return {
    id: 7,
    email: 'teacher@demo.test',
    email_verified_at: '2025-01-10T09:00:00.000Z',
    first_name: 'Ada',
    last_name: 'Moreno',
    full_name: 'Ada Moreno',
    last_time_login: '2025-09-01T07:30:00.000Z',
    avatar: null,
    user_type: { slug: 'teacher' },
    is_email_validated: true,
    is_teacher_validated: true,
    is_teacher_profile_filled: true,
    is_verified_notice_due: false,
    school: { id: 3, parent_organization_id: null, librarian_subscription: null },
    independent_subscription: null,
    country_name: 'Spain',
    school_name: 'IES Sierra Norte',
    exchange_tokens_balance: [
      { id: 1, name: 'Languages and Cultures', balance_tokens: 4 },
      { id: 2, name: 'Arts and Sciences', balance_tokens: 2 },
    ],
    available_tokens_count: 6,
    ...changes,
  }
}

export function aSession(changes: Partial<Session> = {}): Session {
  return { user: teacher(), token: 't0', refreshToken: 'r0', keep: false, id: 's1', renewals: 0, ...changes }
}

/** Signs a teacher in for one test, without a call. */
export function signedIn(changes: Partial<Session> = {}): Session {
  const session = aSession(changes)
  startSession(session)
  return session
}

/** Answers whoever follows the teacher: they are as they are known to be. */
export function answersUser(): void {
  answer('GET /api/teacher/user', () => ({ success: true, data: $user.get() ?? teacher() }))
}

/** Leaves nothing of a session or of a sign-in behind, as a browser that was never here. */
export function forgetEverything(): void {
  const session = $current.get()
  if (session) endSession(session.id, 'signed-out')
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) if (key.startsWith('cx-')) storage.removeItem(key)
  }
  forgetTypedEmail()
  resetApiBase()
  loadSession()
}

beforeEach(forgetEverything)
afterEach(forgetEverything)

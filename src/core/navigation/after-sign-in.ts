import type { User } from '../../contract/entities/user.ts'
import { isLibrarian } from '../../contract/rules/user-types.ts'
import { platform } from '../platform.ts'
import { pathTo } from './paths.ts'

/** Nobody has worked with this account yet: it gets the welcome and the profile wizard (P1 §4 After login). */
export function isNewcomer(user: Pick<User, 'last_time_login' | 'first_name'>): boolean {
  return !user.last_time_login && !user.first_name
}

/**
 * Where a teacher goes after signing in: newcomers to the profile wizard, others to the page that was asked for,
 * else librarians to their connections and the rest to My Classrooms (P1 §4).
 * @param redirect the query value; anything but a path of this origin goes to My Classrooms (decision 11)
 */
export function placeAfterSignIn(user: User, redirect: string | null): string {
  if (isNewcomer(user)) return pathTo('newProfile')
  if (redirect) return ownPath(redirect) ?? pathTo('classrooms')
  return pathTo(isLibrarian(user) ? 'libraryConnections' : 'classrooms')
}

/** A path of this origin, or null for whatever leads elsewhere, also by `//`, `/\` or `/.//`. */
export function ownPath(value: string): string | null {
  const { origin } = platform.address()
  if (!value.startsWith('/') || !URL.canParse(value, origin)) return null
  const url = new URL(value, origin)
  if (url.origin !== origin || url.pathname.startsWith('//')) return null
  return url.pathname + url.search + url.hash
}

import type { User } from '../../contract/entities/user.ts'
import { isLibrarian } from '../../contract/rules/user-types.ts'
import { platform } from '../platform.ts'
import { isNewcomer } from '../session/is-newcomer.ts'
import { pathTo } from './paths.ts'
import { safeRedirect } from './safe-redirect.ts'

/**
 * Where a teacher goes after signing in: newcomers to the profile wizard, others to the page that was asked for,
 * else librarians to their connections and the rest to My Classrooms (P1 §4).
 *
 * @param redirect the query value as it stands in the address; one that is not safe goes to My Classrooms
 * (decision 11)
 * @param origin that it may lead to, the page's by default
 */
export function placeAfterSignIn(
  user: User,
  redirect: string | null,
  origin: string = platform.address().origin,
): string {
  if (isNewcomer(user)) return pathTo('newProfile')
  if (redirect) return safeRedirect(redirect, origin) ?? pathTo('classrooms')
  return pathTo(isLibrarian(user) ? 'libraryConnections' : 'classrooms')
}

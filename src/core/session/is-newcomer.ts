import type { User } from '../../contract/entities/user.ts'

/** Nobody has worked with this account yet: it gets the welcome and the profile wizard (P1 §4 After login). */
export function isNewcomer(user: Pick<User, 'last_time_login' | 'first_name'>): boolean {
  return !user.last_time_login && !user.first_name
}

import { isSubscriptionOver } from '../../../src/contract/rules/exchange-expiry.ts'
import { mayConnectLibraries } from '../../../src/contract/rules/library-requests.ts'
import type { SignedInTeacher } from '../../signed-in-teacher.ts'
import { refuse } from './refusals.ts'

/** @throws 403 with code 160 for everybody else (P2 §6) */
export function checkLibrarian(teacher: SignedInTeacher): void {
  if (!mayConnectLibraries(teacher)) throw refuse('librariansOnly')
}

/**
 * Lets those alone post and connect who are known to be librarians, as long as their library has its subscription.
 * @throws 403 with code 160; 422 with code 42
 */
export function checkMayConnect(teacher: SignedInTeacher): void {
  checkLibrarian(teacher)
  if (!teacher.is_teacher_validated) throw refuse('librariansNotYet')
  if (isSubscriptionOver(teacher)) throw refuse('librarySubscriptionEnded')
}

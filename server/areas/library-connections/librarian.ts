import { isSubscriptionOver } from '../../../src/contract/rules/exchange-expiry.ts'
import { mayConnectLibraries } from '../../../src/contract/rules/library-requests.ts'
import type { Database } from '../../db/database.ts'
import { expiryOwner } from '../../db/exchange-owner.ts'
import type { SignedInTeacher } from '../../signed-in-teacher.ts'
import { holdsAgreement } from '../agreements/area.ts'
import { refuse } from './refusals.ts'
import { type HeldLibrarian, holdLibrarians } from './repository/hold.ts'

/** @throws 403 with code 160 for everybody else (P2 §6) */
export function checkLibrarian(teacher: SignedInTeacher): void {
  if (!mayConnectLibraries(teacher)) throw refuse('librariansOnly')
}

/**
 * Lets those alone look at what other libraries ask for who are known to be librarians, as with partners (P1 §4).
 * @throws 403 with code 160
 */
export function checkMayLook(teacher: SignedInTeacher): void {
  checkLibrarian(teacher)
  if (!teacher.is_teacher_validated) throw refuse('librariansNotYet')
}

/**
 * Lets those alone post and connect who are known to be librarians, as long as their library has its subscription.
 * @throws 403 with code 160; 422 with code 42
 */
export function checkMayConnect(teacher: SignedInTeacher): void {
  checkMayLook(teacher)
  if (isSubscriptionOver(teacher)) throw refuse('librarySubscriptionEnded')
}

/** What keeps a librarian who is held from connecting libraries; null where nothing does. */
async function whatIsMissing(
  db: Database,
  librarian: HeldLibrarian,
): Promise<'librariansNotYet' | 'librarySubscriptionEnded' | 'libraryAgreementMissing' | null> {
  const owner = expiryOwner(librarian)
  if (!librarian.may_be_met || !mayConnectLibraries(owner)) return 'librariansNotYet'
  if (isSubscriptionOver(owner)) return 'librarySubscriptionEnded'
  return (await holdsAgreement(db, librarian.id)) ? null : 'libraryAgreementMissing'
}

/**
 * Holds a librarian, and judges them by what holds from now on: what is known of who calls may have changed meanwhile.
 * @throws 403 with code 40 or 160; 422 with code 42
 */
export async function holdOwn(transaction: Database, teacherId: number): Promise<void> {
  const [own] = await holdLibrarians(transaction, [teacherId])
  await checkOwnStanding(transaction, own)
}

/** @throws 403 with code 40 or 160; 422 with code 42 */
export async function checkOwnStanding(db: Database, own: HeldLibrarian | undefined): Promise<void> {
  const missing = own ? await whatIsMissing(db, own) : 'librariansNotYet'
  if (missing) throw refuse(missing)
}

/** @throws 422 with code 166 */
export async function checkOtherStanding(db: Database, other: HeldLibrarian | undefined): Promise<void> {
  if (!other || (await whatIsMissing(db, other))) throw refuse('libraryUnavailable')
}

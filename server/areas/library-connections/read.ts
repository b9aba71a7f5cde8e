import type { Data, Query } from '../../../src/contract/endpoints/all.ts'
import type { LibraryConnectionRequest } from '../../../src/contract/entities/library-connection-request.ts'
import { LIBRARY_VIEWS_LATE_MS } from '../../../src/contract/limits/library-connections.ts'
import { dayOf, endOfDay } from '../../../src/contract/rules/days.ts'
import type { Services } from '../../services.ts'
import type { SignedInTeacher } from '../../signed-in-teacher.ts'
import { checkWaiting } from './check-waiting.ts'
import { checkLibrarian, checkMayLook } from './librarian.ts'
import { refuse } from './refusals.ts'
import { findOne, findOthers, findOwn } from './repository/list.ts'
import { requestHoldsUntil, shownRequest } from './shown-request.ts'

type Given = Pick<Services, 'db' | 'tokens'>
type List = 'GET /api/teacher/librarian-connection-request/not-hidden'

/**
 * One page of what other libraries ask for. Subscriptions and exchanges end with a day; how often a request was viewed
 * raises nobody's revision but its owner's, so others are told that after a while.
 * @throws 403 with code 160
 */
export async function listOthers(
  { db, tokens }: Given,
  teacher: SignedInTeacher,
  { isHidden, query }: { isHidden: boolean; query: Query<List> },
  now: number = Date.now(),
): Promise<{ data: Data<List>; freshUntil: number }> {
  checkMayLook(teacher)
  const asked = {
    isHidden,
    topics: query['topics_id[]'] ?? [],
    ages: query['age_range_id[]'] ?? [],
    courseId: query.course_id,
    fittingOnly: query.filter_by === 'fitting',
    order: query.order_by ?? 'newest',
    page: query.page ?? 1,
  }
  const { found, total, hidden_count } = await findOthers(db, teacher.id, asked, now)
  const ends = found.map(row => requestHoldsUntil(row, now))
  return {
    data: { requests: found.map(row => shownRequest(tokens, row, now)), total, hidden_count },
    freshUntil: Math.min(now + LIBRARY_VIEWS_LATE_MS, endOfDay(dayOf(now)), ...ends),
  }
}

/** @throws 403 with code 160 */
export async function listOwn(
  { db, tokens }: Given,
  teacher: SignedInTeacher,
  now: number = Date.now(),
): Promise<{ data: LibraryConnectionRequest[]; freshUntil: number }> {
  checkLibrarian(teacher)
  const found = await findOwn(db, teacher.id, now)
  const ends = found.map(row => requestHoldsUntil(row, now))
  return {
    data: found.map(row => shownRequest(tokens, row, now)),
    freshUntil: Math.min(Number.POSITIVE_INFINITY, ...ends),
  }
}

/** A request, whatever has become of it, to a librarian; null where it is gone. */
export async function findShown(
  { db, tokens }: Given,
  teacher: Pick<SignedInTeacher, 'id'>,
  id: number,
  now: number = Date.now(),
): Promise<LibraryConnectionRequest | null> {
  const found = await findOne(db, teacher.id, id, now)
  return found ? shownRequest(tokens, found, now) : null
}

/** A request that was just changed or connected to, to who has done it. */
export async function answerWith(...asked: Parameters<typeof findShown>): Promise<LibraryConnectionRequest> {
  const found = await findShown(...asked)
  if (!found) throw refuse('libraryRequestGone')
  return found
}

/**
 * One request: one's own, one that one has connected to, or one that waits.
 * @throws 403 with code 160; 404 with code 161; 422 with code 162, 163, 165 or 166
 */
export async function readRequest(
  { db, tokens }: Given,
  teacher: SignedInTeacher,
  id: number,
  now: number = Date.now(),
): Promise<LibraryConnectionRequest> {
  checkLibrarian(teacher)
  const found = await findOne(db, teacher.id, id, now)
  if (!found) throw refuse('libraryRequestGone')
  if (!found.is_own && !found.connection) {
    checkMayLook(teacher)
    checkWaiting(found, now)
    if (found.is_own_library) throw refuse('ownLibraryRequest')
    if (!found.is_to_be_had) throw refuse('libraryUnavailable')
  }
  return shownRequest(tokens, found, now)
}

import { type SQL, sql } from 'drizzle-orm'
import {
  LIBRARY_OWN_REQUESTS_SHOWN,
  LIBRARY_REQUESTS_PAGE_ROWS,
} from '../../../../src/contract/limits/library-connections.ts'
import type { LibraryRequestOrder } from '../../../../src/contract/rules/library-requests.ts'
import { type Database, rows } from '../../../db/database.ts'
import { atMoment, waits } from '../../../db/waiting-requests.ts'
import { fitPoints, isFitting, ownLibrary } from './fit.ts'
import { isToBeHad } from './offered.ts'
import { type RequestRow, requestColumns, requestJoins } from './shown.ts'

/** What of the requests of others a librarian asks for; a list without values lets all through. */
export interface Asked {
  isHidden: boolean
  topics: readonly number[]
  ages: readonly number[]
  courseId: number | undefined
  fittingOnly: boolean
  order: LibraryRequestOrder
  page: number
}

const newestFirst = sql`q.expire_at desc, q.id desc`

/** Whether the owner of request `q` is one of those who have the same native language. */
const speaksAlike = sql`(q.teacher_id in (
  select o.id from offering o cross join own where o.native_language_id = own.language)) is true`

/** Every request waits equally long, so the one that expires last was posted last. */
const orders: Record<LibraryRequestOrder, SQL> = {
  newest: newestFirst,
  expiring: sql`q.expire_at, q.id`,
  fitting: sql`${fitPoints(speaksAlike)} desc, ${newestFirst}`,
}

const listOf = (ids: readonly number[]): SQL =>
  sql`array[${sql.join(
    ids.map(id => sql`${id}::int`),
    sql`, `,
  )}]`

const hiddenFrom = (viewerId: number): SQL =>
  sql`from hidden_library_requests h where h.teacher_id = ${viewerId} and h.request_id = q.id`

/** Of others' requests `q`: those that wait, and whose course there still is. */
const ofOthers = (viewerId: number, at: SQL): SQL => sql`${waits(at)} and q.teacher_id <> ${viewerId}
  and (select c.published from courses c where c.id = q.course_id)`

/**
 * How requests `q` are picked one by one, for a page that is read by the index: what would be a join is asked of each, or
 * the database begins with all librarians, of whom it expects few to be had, and reads every request.
 */
const eachOf = (viewerId: number, isHidden: boolean, at: SQL): SQL => sql`
  (select ${isToBeHad(at)} and t.school_id is distinct from own.school_id
    from teachers t left join schools school on school.id = t.school_id where t.id = q.teacher_id)
  and coalesce((select true ${hiddenFrom(viewerId)}), false) = ${isHidden}`

/** The librarians of other libraries to which one can connect. */
const offering = (at: SQL): SQL => sql`offering as materialized (
  select t.id, t.native_language_id from teachers t join schools school on school.id = t.school_id cross join own
  where ${isToBeHad(at)} and t.school_id is distinct from own.school_id
)`

/** How requests `q` are picked all at once: those that wait, by the index, and of these the ones whose owners are among them. */
const allOf = (viewerId: number, isHidden: boolean): SQL => sql`
  (q.teacher_id in (select id from offering)) is true
  and ${isHidden ? sql`` : sql`not`} exists (select 1 ${hiddenFrom(viewerId)})`

const filtersOf = ({ topics, ages, courseId, fittingOnly }: Asked): SQL[] => [
  ...(topics.length > 0 ? [sql`(q.topics_id = '{}' or q.topics_id && ${listOf(topics)})`] : []),
  ...(ages.length > 0 ? [sql`(q.age_range_id is null or q.age_range_id = any(${listOf(ages)}))`] : []),
  ...(courseId === undefined ? [] : [sql`q.course_id = ${courseId}`]),
  ...(fittingOnly ? [isFitting] : []),
]

/** One page of what other libraries ask for, and how many there are: two statements, however many there are. */
export async function findOthers(
  db: Database,
  viewerId: number,
  asked: Asked,
  now: number,
): Promise<{ found: RequestRow[]; total: number; hidden_count: number }> {
  const at = atMoment(now)
  const { isHidden, order, page } = asked
  const wanted = sql.join([ofOthers(viewerId, at), ...filtersOf(asked)], sql` and `)
  // which fit best is known of all of them together
  const picked = order === 'fitting' ? allOf(viewerId, isHidden) : eachOf(viewerId, isHidden, at)
  const found = await rows<RequestRow>(
    db,
    sql`with ${ownLibrary(viewerId, at)}, ${offering(at)},
        page as (
          select q.id from library_requests q cross join own where ${wanted} and ${picked} order by ${orders[order]}
          limit ${LIBRARY_REQUESTS_PAGE_ROWS} offset ${(page - 1) * LIBRARY_REQUESTS_PAGE_ROWS}
        )
        select ${requestColumns(viewerId, at)}
        from page join library_requests q on q.id = page.id ${requestJoins(viewerId)} cross join own
        order by ${orders[order]}`,
  )
  const [counts] = await rows<{ total: number; hidden_count: number }>(
    db,
    sql`with ${ownLibrary(viewerId, at)}, ${offering(at)}
        select (
            select count(*)::int from library_requests q cross join own
            where ${wanted} and ${allOf(viewerId, isHidden)}
          ) as total, (
            select count(*)::int from library_requests q where ${ofOthers(viewerId, at)} and ${allOf(viewerId, true)}
          ) as hidden_count`,
  )
  return { found, total: counts?.total ?? 0, hidden_count: counts?.hidden_count ?? 0 }
}

/** A librarian's own requests, the latest first. */
export function findOwn(db: Database, teacherId: number, now: number): Promise<RequestRow[]> {
  const at = atMoment(now)
  return rows<RequestRow>(
    db,
    sql`with ${ownLibrary(teacherId, at)}
        select ${requestColumns(teacherId, at)}
        from (
          select * from library_requests q where q.teacher_id = ${teacherId}
          order by q.posted_at desc, q.id desc limit ${LIBRARY_OWN_REQUESTS_SHOWN}
        ) q ${requestJoins(teacherId)} cross join own
        order by q.posted_at desc, q.id desc`,
  )
}

/** One request, whoever's it is, as a librarian sees it. */
export async function findOne(
  db: Database,
  viewerId: number,
  id: number,
  now: number,
): Promise<RequestRow | undefined> {
  const at = atMoment(now)
  const [found] = await rows<RequestRow>(
    db,
    sql`with ${ownLibrary(viewerId, at)}
        select ${requestColumns(viewerId, at)}
        from library_requests q ${requestJoins(viewerId)} cross join own where q.id = ${id}`,
  )
  return found
}

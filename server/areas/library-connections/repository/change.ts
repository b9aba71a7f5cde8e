import { and, eq, isNull, sql } from 'drizzle-orm'
import {
  LIBRARY_REQUEST_KEPT_DAYS,
  LIBRARY_REQUEST_OPEN_DAYS,
  LIBRARY_VIEWERS_KEPT_DAYS,
} from '../../../../src/contract/limits/library-connections.ts'
import type { Database } from '../../../db/database.ts'
import { gone } from '../../../db/sweep-rule.ts'
import { libraryRequests, libraryRequestViewers } from '../schema.ts'

type Row = typeof libraryRequests.$inferInsert

/** What is filled in of a request. */
export type RequestValues = Pick<
  Row,
  'text_request' | 'topics_id' | 'age_range_id' | 'course_id' | 'classroom_name' | 'number_students_range_id'
>

/** From a moment on, until when a request waits that is posted then. */
const posted = (at: Date) => ({
  posted_at: at,
  expire_at: sql`${at.toISOString()}::timestamptz + make_interval(days => ${LIBRARY_REQUEST_OPEN_DAYS}::int)`,
})

/** Adds a request that waits from now on, and tells its id. */
export async function addRequest(
  db: Database,
  request: RequestValues & { teacher_id: number },
  at: Date = new Date(),
): Promise<number> {
  const [added] = await db
    .insert(libraryRequests)
    .values({ ...request, ...posted(at), created_at: at })
    .returning({ id: libraryRequests.id })
  if (!added) throw new Error('the database gave no id for the new request')
  return added.id
}

/** Saves what was edited of a request, which waits anew from now on. Call it with its owner held. */
export async function repostRequest(
  db: Database,
  id: number,
  request: RequestValues,
  at: Date = new Date(),
): Promise<void> {
  await db
    .update(libraryRequests)
    .set({ ...request, ...posted(at) })
    .where(eq(libraryRequests.id, id))
}

/** Call it with its owner held. */
export async function deleteRequest(db: Database, id: number): Promise<void> {
  await db.delete(libraryRequests).where(eq(libraryRequests.id, id))
}

/** What connecting makes of a request. */
type Connected = Required<
  Pick<Row, 'connected_at' | 'connected_teacher_id' | 'classroom_id' | 'connected_classroom_id'>
>

/** Notes who has connected to a request; false where it is gone, or somebody has connected to it before. */
export async function noteConnected(db: Database, id: number, connected: Connected): Promise<boolean> {
  const noted = await db
    .update(libraryRequests)
    .set(connected)
    .where(and(eq(libraryRequests.id, id), isNull(libraryRequests.connected_at)))
    .returning({ id: libraryRequests.id })
  return noted.length > 0
}

export const viewersSweep = gone(libraryRequestViewers, 'seen_on', LIBRARY_VIEWERS_KEPT_DAYS)

export const requestsSweep = gone(libraryRequests, 'expire_at', LIBRARY_REQUEST_KEPT_DAYS)

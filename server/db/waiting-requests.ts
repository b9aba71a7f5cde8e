import { type SQL, sql } from 'drizzle-orm'

/** A moment (ms since 1970). */
export const atMoment = (now: number): SQL => sql`${new Date(now).toISOString()}::timestamptz`

/** Of library requests `q`: they wait at a moment. */
export const waits = (at: SQL): SQL => sql`(q.connected_at is null and q.expire_at > ${at})`

import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import {
  CONVERSION_PAUSE_MAX_SECONDS,
  CONVERSION_PAUSE_SECONDS,
  CONVERSION_TRIES_MAX,
} from '../../../../src/contract/limits/video-conversion.ts'
import { type Database, rows } from '../../../db/database.ts'
import { videos } from '../schema.ts'

/**
 * Why there is no converted one: nobody can read it, it has no moving picture, it is too long, its original is gone, or
 * all tries have failed.
 */
export type Failure = 'unreadable' | 'no-picture' | 'too-long' | 'missing' | 'unconverted'

/** What has come of a conversion. */
export interface Conversion {
  /** Names in the storage. */
  converted: string
  poster: string
  /** Bytes. */
  transcode_video_size: number
  /** Seconds. */
  video_duration: number
  width: number
  height: number
}

const waits = (id: number) => and(eq(videos.id, id), eq(videos.video_processed, 0), isNull(videos.removed_at))

/** Begins a conversion anew; the original's name, or null when there is nothing to convert. */
export async function beginConversion(db: Database, id: number): Promise<string | null> {
  const [begun] = await db
    .update(videos)
    .set({ stage: 'converting', progress: 0 })
    .where(waits(id))
    .returning({ name: videos.name })
  return begun?.name ?? null
}

export async function noteProgress(db: Database, id: number, progress: number): Promise<void> {
  await db.update(videos).set({ progress }).where(waits(id))
}

export async function noteConverted(db: Database, id: number, conversion: Conversion): Promise<void> {
  await db
    .update(videos)
    .set({
      ...{ ...conversion, video_processed: 1, stage: 'ready', progress: 100 },
      ...{ tries: 0, faults: 0, not_before: null, converted_at: sql`now()` },
    })
    .where(waits(id))
}

export async function noteFailed(db: Database, id: number, failure: Failure): Promise<void> {
  await db.update(videos).set({ video_processed: 2, stage: 'failed', failure }).where(waits(id))
}

/** Says that nobody works on it just now. */
export async function noteWaiting(db: Database, id: number): Promise<void> {
  await db.update(videos).set({ stage: 'waiting', progress: 0 }).where(waits(id))
}

/** Whether it is there, whatever its stage, and nobody has taken it away. */
export async function isVideo(db: Database, id: number): Promise<boolean> {
  const [found] = await db
    .select({ id: videos.id })
    .from(videos)
    .where(and(eq(videos.id, id), isNull(videos.removed_at)))
  return found !== undefined
}

const pause = (times: SQL) => sql`now() + make_interval(secs => least(${CONVERSION_PAUSE_MAX_SECONDS},
  ${CONVERSION_PAUSE_SECONDS} * power(2, least(${times}, 10))))`

/** Says that it could not be tried for a fault of our own. It waits on, for as long as it takes, with growing pauses. */
export async function noteFault(db: Database, id: number): Promise<void> {
  await db
    .update(videos)
    .set({
      ...{ stage: 'waiting', progress: 0, faults: sql`${videos.faults} + 1` },
      not_before: pause(sql`${videos.faults}`),
    })
    .where(waits(id))
}

/** Says that a conversion was given up; `weight` tells how much that counts. Too many of them have failed. */
export async function noteTry(db: Database, id: number, weight: number): Promise<void> {
  const tries = sql`${videos.tries} + ${weight}::int`
  const isLast = sql`${tries} >= ${CONVERSION_TRIES_MAX}`
  await db
    .update(videos)
    .set({
      ...{ tries, progress: 0, not_before: pause(sql`${videos.tries}`) },
      video_processed: sql`case when ${isLast} then 2 else 0 end`,
      stage: sql`case when ${isLast} then 'failed' else 'waiting' end`,
      failure: sql`case when ${isLast} then 'unconverted' end`,
    })
    .where(waits(id))
}

/** So many at once; the next look takes the rest. */
const LOOKED_AT_ONCE = 500

/** A video that waits, and how many of the same teacher or student do so before it. */
export interface WaitingVideo {
  video_id: number
  behind: number
}

const waiting = (which: SQL) => sql`
  select id as video_id, behind from (
    select id, not_before,
      (row_number() over (partition by teacher_id, student_id, coalesce(teacher_id, student_id, -id) order by id) - 1)::int as behind
    from videos where video_processed = 0 and removed_at is null) ranked
  where ${which} order by behind, id limit ${LOOKED_AT_ONCE}`

/** Those that wait or are converted and may be tried by now: the first of each person, then the second of each. */
export const unprocessedVideos = (db: Database) =>
  rows<WaitingVideo>(db, waiting(sql`not_before is null or not_before <= now()`))

/** One that waits, as the others do. */
export async function findWaiting(db: Database, id: number): Promise<WaitingVideo | null> {
  const [found] = await rows<WaitingVideo>(db, waiting(sql`id = ${id}`))
  return found ?? null
}

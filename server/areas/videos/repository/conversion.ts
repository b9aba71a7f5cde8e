import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'
import { videos } from '../schema.ts'

/**
 * Why there is no converted one: nobody can read it, it has no moving picture, its original is gone, or all tries of the
 * job have failed.
 */
export type Failure = 'unreadable' | 'no-picture' | 'missing' | 'unconverted'

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
    .set({ ...conversion, video_processed: 1, stage: 'ready', progress: 100, converted_at: sql`now()` })
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

/** So many at once; the next look takes the rest. */
const LOOKED_AT_ONCE = 500

/** Those that wait or are converted, oldest first. */
export async function unprocessedVideos(db: Database): Promise<number[]> {
  const found = await db
    .select({ id: videos.id })
    .from(videos)
    .where(and(eq(videos.video_processed, 0), isNull(videos.removed_at)))
    .orderBy(videos.id)
    .limit(LOOKED_AT_ONCE)
  return found.map(({ id }) => id)
}

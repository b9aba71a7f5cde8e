import { eq, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'
import { videos } from '../schema.ts'

/** Takes a video away, in the transaction that takes it off what it was for: nobody is given it any more. */
export async function markRemoved(db: Database, id: number): Promise<void> {
  await db.update(videos).set({ removed_at: sql`now()` }).where(eq(videos.id, id))
}

/** So many at once; the next sweep takes the rest. */
const SWEPT_AT_ONCE = 500

/** Those that were taken away and whose files may be there yet. */
export const removedVideos = (db: Database) =>
  db
    .select({ id: videos.id, name: videos.name })
    .from(videos)
    .where(isNotNull(videos.removed_at))
    .orderBy(videos.removed_at)
    .limit(SWEPT_AT_ONCE)

/** Forgets a video whose files are gone. */
export async function forgetVideo(db: Database, id: number): Promise<void> {
  await db.delete(videos).where(eq(videos.id, id))
}

/** The original's name of a video that was taken away; null when it is not there. */
export async function findRemoved(db: Database, id: number): Promise<string | null> {
  const [found] = await db
    .select({ name: videos.name, removed: videos.removed_at })
    .from(videos)
    .where(eq(videos.id, id))
  return found?.removed ? found.name : null
}

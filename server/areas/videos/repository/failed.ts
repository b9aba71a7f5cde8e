import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'
import { videos } from '../schema.ts'

const hasFailed = and(eq(videos.stage, 'failed'), isNull(videos.removed_at))

/** Videos that could not be converted, newest first. */
export const failedVideos = (db: Database, atMost: number) =>
  db
    .select({
      id: videos.id,
      failure: videos.failure,
      created_at: videos.created_at,
      teacher_id: videos.teacher_id,
      /** Of the student who has given it. */
      classroom_id: sql<
        number | null
      >`(select s.classroom_id from students s where s.id = ${videos.student_id})`,
      type: videos.type,
    })
    .from(videos)
    .where(hasFailed)
    .orderBy(desc(videos.id))
    .limit(atMost)

/** Has a video that has failed wait again as if it had just come, or with null all of them; tells how many. */
export async function retryVideos(db: Database, id: number | null): Promise<number> {
  const waiting = await db
    .update(videos)
    .set({
      ...{ stage: 'waiting', video_processed: 0, progress: 0, failure: null },
      ...{ tries: 0, faults: 0, not_before: null },
    })
    .where(id === null ? hasFailed : and(hasFailed, eq(videos.id, id)))
    .returning({ id: videos.id })
  return waiting.length
}

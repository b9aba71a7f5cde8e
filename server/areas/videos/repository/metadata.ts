import { sql } from 'drizzle-orm'
import type { VideoMetadata } from '../../../../src/contract/entities/video.ts'
import { type Database, rows } from '../../../db/database.ts'

// no video has so many bytes that four of the database's would not do
const select = sql`select original_video_size::int as video_size,
  transcode_video_size::int as transcode_video_size, video_duration, video_processed, stage, progress from videos`

/** What is known of the teacher's video that came by an upload; null when there is none. */
export async function findMetadata(
  db: Database,
  teacherId: number,
  uploadId: string,
): Promise<VideoMetadata | null> {
  const [found] = await rows<VideoMetadata>(
    db,
    sql`${select} where upload_id = ${uploadId} and teacher_id = ${teacherId} and removed_at is null`,
  )
  return found ?? null
}

/** What is known of a video. */
export async function findMetadataOf(db: Database, id: number): Promise<VideoMetadata | null> {
  const [found] = await rows<VideoMetadata>(db, sql`${select} where id = ${id} and removed_at is null`)
  return found ?? null
}

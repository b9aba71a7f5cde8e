import { sql } from 'drizzle-orm'
import type { VideoMetadata } from '../../../../src/contract/entities/video.ts'
import { type Database, rows } from '../../../db/database.ts'

/** What is known of the teacher's video that came by an upload; null when there is none. */
export async function findMetadata(
  db: Database,
  teacherId: number,
  uploadId: string,
): Promise<VideoMetadata | null> {
  const [found] = await rows<VideoMetadata>(
    db,
    // no video has so many bytes that four of the database's would not do
    sql`select original_video_size::int as video_size, transcode_video_size::int as transcode_video_size,
          video_duration, video_processed, stage, progress
        from videos where upload_id = ${uploadId} and teacher_id = ${teacherId}`,
  )
  return found ?? null
}

import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'
import { videos } from '../schema.ts'
import { isOf, type VideoOwner } from './owner.ts'

type NewVideo = Pick<
  typeof videos.$inferInsert,
  'name' | 'upload_id' | 'teacher_id' | 'student_id' | 'label' | 'type' | 'original_video_size'
>

/** Adds a video that has arrived whole, and tells its id. */
export async function addVideo(db: Database, video: NewVideo): Promise<number> {
  const [added] = await db.insert(videos).values(video).returning({ id: videos.id })
  if (!added) throw new Error('there is no video')
  return added.id
}

/** The video that an upload has become; null when there is none. */
export async function findUploaded(
  db: Database,
  uploadId: string,
): Promise<{ original_video_size: number } | null> {
  const [found] = await db
    .select({ original_video_size: videos.original_video_size })
    .from(videos)
    .where(and(eq(videos.upload_id, uploadId), isNull(videos.removed_at)))
  return found ?? null
}

/** Whether an upload has become a video of theirs. */
export async function isOwnUploaded(db: Database, owner: VideoOwner, uploadId: string): Promise<boolean> {
  const found = await db
    .select({ id: videos.id })
    .from(videos)
    .where(and(eq(videos.upload_id, uploadId), isOf(owner), isNull(videos.removed_at)))
  return found.length > 0
}

/** The video of theirs that came by an upload, held until the transaction ends, with what is played of it. */
export async function lockOwnVideo(
  db: Database,
  owner: VideoOwner,
  uploadId: string,
): Promise<{ id: number; file: string } | null> {
  const [found] = await db
    .select({ id: videos.id, name: videos.name, converted: videos.converted })
    .from(videos)
    .where(and(eq(videos.upload_id, uploadId), isOf(owner), isNull(videos.removed_at)))
    .for('no key update')
  return found ? { id: found.id, file: found.converted ?? found.name } : null
}

import type { Database } from '../../db/database.ts'
import type { Services } from '../../services.ts'
import type { SignedInTeacher } from '../../signed-in-teacher.ts'
import { findTaskItem, hasPartnersResponse, lockOwnPost, removePost } from '../actions/area.ts'
import { lockOpenClassroom } from '../classrooms/area.ts'
import { markRemoved, removeVideo } from '../videos/area.ts'
import { refuse } from './refusals.ts'

interface Which {
  /** Of the classroom. */
  id: number
  task_id: number
  isResponse: boolean
}

/** Takes it off its task; tells the video whose files go then. */
async function takeOff(db: Database, teacher: SignedInTeacher, { id, task_id, isResponse }: Which) {
  await lockOpenClassroom(db, teacher, id)
  const item = await findTaskItem(db, id, task_id)
  if (!item) throw refuse('classroomForbidden')
  const post = await lockOwnPost(db, item.id, isResponse)
  if (!post) throw refuse('notFound')
  if (!isResponse && (await hasPartnersResponse(db, item.id))) throw refuse('videoAnswered')
  await removePost(db, item.id, post.id)
  if (post.video_id !== null) await markRemoved(db, post.video_id)
  return post.video_id
}

/**
 * Deletes the teacher's own video for a task, with its files (P3 §4 Delete Video).
 * @throws 403 with code 10, 404 when there is none, 422 with code 42 or 63
 */
export async function deleteVideo(
  { db, storage, log }: Pick<Services, 'db' | 'storage' | 'log'>,
  teacher: SignedInTeacher,
  which: Which,
): Promise<void> {
  const videoId = await db.transaction(transaction => takeOff(transaction, teacher, which))
  if (videoId === null) return
  try {
    await removeVideo(db, storage, videoId)
  } catch (error) {
    log.warn({ err: error }, 'the files of a deleted video are there yet; the sweep takes them')
  }
}

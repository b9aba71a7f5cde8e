import { sql } from 'drizzle-orm'
import { type Database, rows } from '../../../db/database.ts'
import { actionVideos } from '../schema.ts'

/** An item of a task, as far as a video for it goes. */
export interface TaskItem {
  id: number
  classroom_id: number
  is_hidden: boolean
  number_responses: number
}

const select = sql`select i.id, i.classroom_id, t.is_hidden, t.number_responses
  from action_items i join tasks t on t.id = i.task_id join classrooms c on c.id = i.classroom_id`

/** The item of a task in a classroom; null when the classroom has no such task, or nobody records one for it. */
export async function findTaskItem(
  db: Database,
  classroomId: number,
  taskId: number,
): Promise<TaskItem | null> {
  const [found] = await rows<TaskItem>(
    db,
    sql`${select} where i.classroom_id = ${classroomId} and i.task_id = ${taskId}`,
  )
  return found ?? null
}

/** An item of the teacher that is one of a task. */
export async function findOwnTaskItem(db: Database, teacherId: number, id: number): Promise<TaskItem | null> {
  const [found] = await rows<TaskItem>(db, sql`${select} where i.id = ${id} and c.teacher_id = ${teacherId}`)
  return found ?? null
}

/** What the partner has posted for the task of an item, as `posted`. */
const partnersPost = (itemId: number) => sql`select 1 from action_items own
        join classrooms c on c.id = own.classroom_id
        join classrooms other on other.class_pairing_id = c.class_pairing_id and other.id <> c.id
        join action_items theirs on theirs.classroom_id = other.id and theirs.task_id = own.task_id
        join action_videos posted on posted.action_item_id = theirs.id and not posted.is_response
        where own.id = ${itemId}`

/** Whether this is the video that the partner has posted for the task of an item; it stays until the transaction ends. */
export async function isPartnersVideo(db: Database, itemId: number, videoId: number): Promise<boolean> {
  const found = await rows(
    db,
    sql`${partnersPost(itemId)} and posted.id = ${videoId} for key share of posted`,
  )
  return found.length > 0
}

/**
 * Whether this may have been the partner's post for the task of an item: nothing has the id (any more), and what the
 * partner has posted since, if anything, came later.
 */
export async function isPostGone(db: Database, itemId: number, videoId: number): Promise<boolean> {
  const found = await rows(
    db,
    sql`select 1 where not exists (select 1 from action_videos where id = ${videoId})
        and not exists (${partnersPost(itemId)} and posted.id < ${videoId})`,
  )
  return found.length > 0
}

/** Adds a teacher's video to an item, and tells its id; null when there is one already. */
export async function recordVideo(
  db: Database,
  video: { action_item_id: number; is_response: boolean; video_id: number },
): Promise<number | null> {
  const [added] = await db
    .insert(actionVideos)
    .values(video)
    .onConflictDoNothing({ target: [actionVideos.action_item_id, actionVideos.is_response] })
    .returning({ id: actionVideos.id })
  if (added && !video.is_response) await letVideoDecide(db, video.action_item_id)
  return added?.id ?? null
}

/** Whether an item is completed is what its video says now, whatever the teacher has said before (P3 §4 Action item). */
export async function letVideoDecide(db: Database, itemId: number): Promise<void> {
  await db.execute(
    sql`update action_items set completed = null where id = ${itemId} and completed is not null`,
  )
}

/** Whether somebody has saved it for something. */
export async function isVideoSaved(db: Database, videoId: number): Promise<boolean> {
  const found = await rows(db, sql`select 1 from action_videos where video_id = ${videoId}`)
  return found.length > 0
}

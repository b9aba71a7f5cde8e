import { eq, sql } from 'drizzle-orm'
import { type Database, rows } from '../../../db/database.ts'
import { actionVideos } from '../schema.ts'
import { letVideoDecide } from './record.ts'

/** A teacher's video for an item, held until the transaction ends; `video_id` is null for a film that nobody uploaded. */
export async function lockOwnPost(
  db: Database,
  itemId: number,
  isResponse: boolean,
): Promise<{ id: number; video_id: number | null } | null> {
  const [found] = await rows<{ id: number; video_id: number | null }>(
    db,
    sql`select id, video_id from action_videos
        where action_item_id = ${itemId} and is_response = ${isResponse} for update`,
  )
  return found ?? null
}

const partnersItems = (itemId: number) => sql`
  select theirs.id from action_items own
  join classrooms c on c.id = own.classroom_id
  join classrooms other on other.class_pairing_id = c.class_pairing_id and other.id <> c.id
  join action_items theirs on theirs.classroom_id = other.id and theirs.task_id = own.task_id
  where own.id = ${itemId}`

/** Whether the partner has responded to the post of an item. */
export async function hasPartnersResponse(db: Database, itemId: number): Promise<boolean> {
  const found = await rows(
    db,
    sql`select 1 from action_videos where is_response and action_item_id in (${partnersItems(itemId)})`,
  )
  return found.length > 0
}

/** Takes a video off its item. The partner, who may have played the post, is to play the next one. */
export async function removePost(db: Database, itemId: number, id: number): Promise<void> {
  const [gone] = await db
    .delete(actionVideos)
    .where(eq(actionVideos.id, id))
    .returning({ isResponse: actionVideos.is_response })
  if (gone?.isResponse !== false) return
  await letVideoDecide(db, itemId)
  await db.execute(sql`update action_items set video_played_at = null where id in (${partnersItems(itemId)})`)
}

/** The video behind a saved one of the teacher; undefined when it is another's or not there, null for a film. */
export async function findOwnVideoId(
  db: Database,
  teacherId: number,
  id: number,
): Promise<number | null | undefined> {
  const [found] = await rows<{ video_id: number | null }>(
    db,
    sql`select a.video_id from action_videos a join action_items i on i.id = a.action_item_id
        join classrooms c on c.id = i.classroom_id
        where a.id = ${id} and c.teacher_id = ${teacherId}`,
  )
  return found?.video_id
}

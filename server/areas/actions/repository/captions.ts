import { eq, sql } from 'drizzle-orm'
import type { Caption } from '../../../../src/contract/entities/caption.ts'
import { type Database, rows } from '../../../db/database.ts'
import { actionVideos } from '../schema.ts'

/** A saved video of the teacher, with its classroom; null when it is another's or not there. */
export async function findOwnPost(
  db: Database,
  teacherId: number,
  id: number,
): Promise<{ id: number; classroom_id: number } | null> {
  const [found] = await rows<{ id: number; classroom_id: number }>(
    db,
    sql`select posted.id, i.classroom_id from action_videos posted
        join action_items i on i.id = posted.action_item_id
        join classrooms c on c.id = i.classroom_id
        where posted.id = ${id} and c.teacher_id = ${teacherId}`,
  )
  return found ?? null
}

/** The captions of a saved video of the teacher or of their partner; null when it is another's or not there. */
export async function findCaptions(db: Database, teacherId: number, id: number): Promise<Caption[] | null> {
  const [found] = await rows<{ captions: Caption[] }>(
    db,
    sql`select posted.captions from action_videos posted
        join action_items i on i.id = posted.action_item_id
        join classrooms c on c.id = i.classroom_id
        join classrooms own on own.class_pairing_id = c.class_pairing_id and own.teacher_id = ${teacherId}
        where posted.id = ${id} limit 1`,
  )
  return found?.captions ?? null
}

/** Whether the video is still there to have them. */
export async function setCaptions(db: Database, id: number, captions: Caption[]): Promise<boolean> {
  const changed = await db
    .update(actionVideos)
    .set({ captions })
    .where(eq(actionVideos.id, id))
    .returning({ id: actionVideos.id })
  return changed.length > 0
}

import { type SQL, sql } from 'drizzle-orm'
import { type Database, rows } from '../../../db/database.ts'

const ofTeacher = (id: number, teacherId: number) =>
  sql`i.id = ${id} and c.id = i.classroom_id and c.teacher_id = ${teacherId}`

/** Notes what the teacher says of an item; false when it is not one of theirs. */
export async function setCompleted(
  db: Database,
  teacherId: number,
  id: number,
  completed: boolean,
): Promise<boolean> {
  const changed = await rows(
    db,
    sql`update action_items i set completed = ${completed} from classrooms c
        where ${ofTeacher(id, teacherId)} returning i.id`,
  )
  return changed.length > 0
}

/** Notes that the partner's video was played; the first time counts. */
export const setPlayed = (db: Database, teacherId: number, id: number) =>
  db.execute(sql`update action_items i set video_played_at = now() from classrooms c
    where ${ofTeacher(id, teacherId)} and i.video_played_at is null`)

/** Part of the statement that joins two pairings, after that of the tasks. */
export const joinedItems = (): SQL => sql`
  joined_items as (update action_items i set task_id = twins.kept from twins where i.task_id = twins.gone)`

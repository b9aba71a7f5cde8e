import { type SQL, sql } from 'drizzle-orm'
import { type Database, rows } from '../../../db/database.ts'
import { asInstant } from '../../../db/text.ts'

const ofTeacher = (id: number, teacherId: number) =>
  sql`i.id = ${id} and c.id = i.classroom_id and c.teacher_id = ${teacherId}`

/** When the exchange of an item of the teacher expires; null when the item is not theirs. */
export async function findExpiry(
  db: Database,
  teacherId: number,
  id: number,
): Promise<{ expire_at: string | null } | null> {
  const [found] = await rows<{ expire_at: string | null }>(
    db,
    sql`select ${asInstant(sql`c.expire_at`)} as expire_at from action_items i, classrooms c
        where ${ofTeacher(id, teacherId)}`,
  )
  return found ?? null
}

/** Notes what the teacher says of an item of theirs. */
export const setCompleted = (db: Database, teacherId: number, id: number, completed: boolean) =>
  db.execute(sql`update action_items i set completed = ${completed} from classrooms c
    where ${ofTeacher(id, teacherId)}`)

/** Notes that the partner's video was played; the first time counts. */
export const setPlayed = (db: Database, teacherId: number, id: number) =>
  db.execute(sql`update action_items i set video_played_at = now() from classrooms c
    where ${ofTeacher(id, teacherId)} and i.video_played_at is null`)

/** Part of the statement that joins two pairings, after that of the tasks. */
export const joinedItems = (): SQL => sql`
  joined_items as (update action_items i set task_id = twins.kept from twins where i.task_id = twins.gone)`

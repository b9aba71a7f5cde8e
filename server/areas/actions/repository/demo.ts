import { sql } from 'drizzle-orm'
import { type Database, rows } from '../../../db/database.ts'
import { actionVideos } from '../schema.ts'

export interface DemoItem {
  id: number
  action_id: number
  /** Of the classroom, `YYYY-MM-DD`. */
  start_date: string
  /** From 1, of the task; null without one. */
  place: number | null
  number_responses: number | null
  /** The item of the partner for the same task. */
  partner_item_id: number | null
}

/** Every item of the demo, in the order of its classrooms. */
export const demoItems = (db: Database) =>
  rows<DemoItem>(
    db,
    sql`select i.id, i.action_id, c.start_date::text as start_date, t."order" as place, t.number_responses,
          theirs.id as partner_item_id
        from action_items i
        join classrooms c on c.id = i.classroom_id
        left join tasks t on t.id = i.task_id
        left join classrooms other on other.class_pairing_id = c.class_pairing_id and other.id <> c.id
        left join action_items theirs
          on theirs.classroom_id = other.id and theirs.action_id = i.action_id and theirs.task_id = i.task_id
        order by i.classroom_id, i.action_id, t."order"`,
  )

export const addVideos = (db: Database, videos: (typeof actionVideos.$inferInsert)[]) =>
  db.insert(actionVideos).values(videos)

/** Notes of many items at once what their teachers have said and played. */
export const setStates = (
  db: Database,
  states: readonly { id: number; completed: boolean | null; video_played_at: string | null }[],
) =>
  db.execute(sql`
    update action_items i set completed = s.completed, video_played_at = s.video_played_at
    from jsonb_to_recordset(${JSON.stringify(states)}::jsonb)
      s(id integer, completed boolean, video_played_at timestamptz)
    where i.id = s.id`)

import { sql } from 'drizzle-orm'
import { type Database, rows } from '../../db/database.ts'
import { fullName } from '../../db/full-name.ts'

/** What a film says. */
export interface Film {
  /** Who has made it, a teacher or a student. */
  teacher: string
  task: string
  is_response: boolean
}

/** The film of an address; null when nobody of the demo has it. */
export async function findFilm(db: Database, path: string): Promise<Film | null> {
  const [found] = await rows<Film>(
    db,
    sql`select concat_ws(' ', teacher.first_name, teacher.last_name) as teacher, t.task_name as task,
          film.is_response
        from action_videos film
        join action_items i on i.id = film.action_item_id
        join tasks t on t.id = i.task_id
        join classrooms c on c.id = i.classroom_id
        join teachers teacher on teacher.id = c.teacher_id
        where film.video_url = ${path}
        union all
        select ${fullName(sql`s`)}, t.task_name, post.is_response
        from submissions post join students s on s.id = post.student_id join tasks t on t.id = post.task_id
        where post.url = ${path}
        limit 1`,
  )
  return found ?? null
}

/** The addresses of all of them, those that were recorded last first. */
export async function filmPaths(db: Database): Promise<string[]> {
  const found = await rows<{ video_url: string }>(
    db,
    sql`select video_url from action_videos where video_url like '/demo/films/%' order by created_at desc, id desc`,
  )
  return found.map(({ video_url }) => video_url)
}

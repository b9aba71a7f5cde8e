import { sql } from 'drizzle-orm'
import { type Database, rows } from '../../../db/database.ts'
import { originalFile } from '../../../db/original-file.ts'
import { asInstant } from '../../../db/text.ts'

/** A video of one of the two teachers of a task, with its files by their names in the storage. */
export interface SubmissionRow {
  id: number
  is_own: boolean
  is_response: boolean
  /** Of a film that nobody has uploaded. */
  video_url: string | null
  file: string | null
  poster: string | null
  video_processed: 0 | 1 | 2
  video_duration: number | null
  captions_version: string | null
  created_at: string
  task_id: number
  task_name: string
  create_prompt: string
  course_name: string | null
  thumbnail: string | null
  full_name: string
}

/** All videos that the teachers of a classroom's pairing have saved for a task: four at most. */
export const listSubmissions = (db: Database, classroomId: number, taskId: number) =>
  rows<SubmissionRow>(
    db,
    sql`select posted.id, c.id = own.id as is_own, posted.is_response, posted.video_url,
          -- an original may tell where it was recorded: its teacher alone is given it
          coalesce(v.converted, case when c.id = own.id then ${originalFile} end) as file, v.poster, coalesce(v.video_processed, 1) as video_processed,
          v.video_duration, case when posted.captions <> '[]' then md5(posted.captions::text) end as captions_version,
          ${asInstant(sql`posted.created_at`)} as created_at,
          t.id as task_id, t.task_name, t.create_prompt, course.name as course_name, teacher.avatar as thumbnail,
          concat_ws(' ', teacher.first_name, teacher.last_name) as full_name
        from classrooms own
        join tasks t on t.class_pairing_id = own.class_pairing_id and t.id = ${taskId}
        join classrooms c on c.class_pairing_id = own.class_pairing_id
        join teachers teacher on teacher.id = c.teacher_id
        left join courses course on course.id = c.course_id
        join action_items i on i.classroom_id = c.id and i.task_id = t.id
        join action_videos posted on posted.action_item_id = i.id
        left join videos v on v.id = posted.video_id
        where own.id = ${classroomId}
        order by posted.id`,
  )

/** What of a task decides when it is complete, and what it asks for. */
interface Task {
  task_category: string
  number_responses: number
  create_prompt: string
  respond_prompt: string
  /** Seconds. */
  video_time_limit: number
}

export async function findTask(db: Database, taskId: number): Promise<Task | null> {
  const [found] = await rows<Task>(
    db,
    sql`select task_category, number_responses, create_prompt, respond_prompt, video_time_limit
        from tasks where id = ${taskId}`,
  )
  return found ?? null
}

import { sql } from 'drizzle-orm'
import type { SitePost } from '../../../../src/contract/entities/student-site.ts'
import type { PostCounts } from '../../../../src/contract/rules/student-progress.ts'
import { type Database, rows } from '../../../db/database.ts'
import { originalFile } from '../../../db/original-file.ts'
import { postCounts } from '../../../db/post-counts.ts'
import { asInstant } from '../../../db/text.ts'
import { columnsForStudents, type RowForStudents } from '../../tasks/area.ts'

export interface TaskRow extends RowForStudents {
  id: number
  task_name: string
  task_category: string
  video_time_limit: number
  due_date: string | null
  response_due_date: string | null
  number_responses: number
  posts: PostCounts
  responses: PostCounts
}

const counts = (isResponse: boolean) => sql`(
  select to_jsonb(counted) from (
    select ${postCounts} from own p where p.task_id = t.id and p.is_response = ${isResponse}
  ) counted)`

/** The visible tasks of a classroom in their order, with what a student of it has posted for each. */
export const findTasks = (
  db: Database,
  { id, classroom_id }: { id: number; classroom_id: number },
): Promise<TaskRow[]> =>
  rows<TaskRow>(
    db,
    sql`with own as (select task_id, is_response, status from submissions where student_id = ${id})
        select t.id, t.task_name, t.task_category, t.create_prompt, t.respond_prompt, t.video_time_limit,
          t.due_date::text as due_date, t.response_due_date::text as response_due_date, t.number_responses, ${columnsForStudents},
          ${counts(false)} as posts, ${counts(true)} as responses
        from classrooms c join tasks t on t.class_pairing_id = c.class_pairing_id
        where c.id = ${classroom_id} and not t.is_hidden
        order by t."order", t.id`,
  )

/** What a student has posted, with its files by their names in the storage. */
export interface OwnRow extends Omit<SitePost, 'video' | 'responses'> {
  has_video: boolean
  file: string | null
  poster_file: string | null
  video_processed: 0 | 1 | 2 | null
}

/** All that a student has posted and that is not deleted, the latest first; for one task where that is said. */
export const findOwn = (
  db: Database,
  studentId: number,
  { taskId, postId }: { taskId?: number; postId?: number } = {},
): Promise<OwnRow[]> =>
  rows<OwnRow>(
    db,
    sql`select p.id, p.task_id, t.task_name, p.is_response, p.responding_to_id as responding_to, p.status, p.text,
          ${asInstant(sql`p.created_at`)} as created_at, p.video_id is not null as has_video,
          coalesce(v.converted, ${originalFile}) as file, v.poster as poster_file, v.video_processed
        from submissions p join tasks t on t.id = p.task_id
        left join videos v on v.id = p.video_id
        where p.student_id = ${studentId} and p.status <> 'deleted'
          and (${taskId ?? null}::int is null or p.task_id = ${taskId ?? null}::int)
          and (${postId ?? null}::int is null or p.id = ${postId ?? null}::int)
        order by p.created_at desc, p.id desc`,
  )

import { sql } from 'drizzle-orm'
import type { FailedVideo } from '../../../../src/contract/entities/notification.ts'
import { type Database, rows } from '../../../db/database.ts'
import { nameFor } from '../../../db/name-for.ts'
import { present } from '../../../db/present.ts'
import { asInstant } from '../../../db/text.ts'

/** The post whose video has failed, as a notification of a teacher names it; null where it is not there any more. */
export async function findFailedVideo(
  db: Database,
  teacherId: number,
  id: number,
): Promise<FailedVideo | null> {
  const [found] = await rows<FailedVideo>(
    db,
    sql`select s.first_name as student_first_name, s.last_initial as student_last_initial,
          jsonb_build_object('task_name', t.task_name) as class_task,
          ${asInstant(sql`p.created_at`)} as created_at, p.is_response,
          case when author.id is not null then jsonb_build_object(
            'student_first_name', ${nameFor(sql`n.classroom_id`, sql`author`, sql`author.first_name`)}, 'student_last_initial', author.last_initial) end as responding_to
        from notifications n
        join submissions p on p.id = n.object_id and p.classroom_id = n.classroom_id and p.status <> 'deleted'
        join classrooms c on c.id = p.classroom_id and c.teacher_id = n.teacher_id
        join students s on s.id = p.student_id and ${present}
        join tasks t on t.id = p.task_id
        left join submissions answered on answered.id = p.responding_to_id
        left join students author on author.id = answered.student_id and author.removed_at is null
        where n.id = ${id} and n.teacher_id = ${teacherId}
          and n.type in ('student_video_fail', 'video_conversion_failed')`,
  )
  return found ?? null
}

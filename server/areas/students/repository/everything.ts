import { sql } from 'drizzle-orm'
import { type Database, rows } from '../../../db/database.ts'
import { asInstant } from '../../../db/text.ts'
import { isOfStudents } from '../../notifications/area.ts'

/** The videos of a student, those too that no post has, by the names under which their files are stored. */
const videosOf = sql`(
  select coalesce(jsonb_agg(
    jsonb_build_object(
      'name', v.name, 'label', v.label, 'type', v.type, 'bytes', v.original_video_size,
      'converted', v.converted, 'poster', v.poster, 'created_at', ${asInstant(sql`v.created_at`)}
    ) order by v.id
  ), '[]') from videos v where v.student_id = s.id and v.removed_at is null
)`

/** What has become of a post `p`, and when. */
const changesOf = sql`(
  select coalesce(jsonb_agg(
    jsonb_build_object('from', made.from_status, 'to', made.to_status, 'created_at', ${asInstant(sql`c.created_at`)})
    order by made.version
  ), '[]')
  from submission_change_posts made join submission_changes c on c.id = made.change_id where made.submission_id = p.id
)`

/** What the partner's side has reported of a post `p`. */
const flagsOf = sql`(
  select coalesce(jsonb_agg(
    jsonb_build_object(
      'reasons', f.reasons, 'answer', f.answer, 'created_at', ${asInstant(sql`f.created_at`)}
    ) order by f.id
  ), '[]') from submission_flags f where f.submission_id = p.id
)`

/** What teachers were told of the students of a classroom, and in what words; one look, since nothing finds it by students. */
const toldOf = (classroomId: number) => sql`
  select n.trigger_user_id as student_id, jsonb_agg(
    jsonb_build_object('subject', n.subject, 'from', n."from", 'created_at', ${asInstant(sql`n.created_at`)})
    order by n.id
  ) as all
  from notifications n
  where ${isOfStudents(sql`n`)} and n.trigger_user_id in (select id from students where classroom_id = ${classroomId})
  group by n.trigger_user_id`

/**
 * Everything that is kept of a classroom's students but their passwords and sign-ins, as JSON; those who were removed
 * too.
 */
export async function everythingOf(db: Database, classroomId: number): Promise<unknown> {
  const [found] = await rows<{ all: unknown }>(
    db,
    sql`select coalesce(jsonb_agg(
          to_jsonb(s) - 'password_hash' - 'is_first_password' - 'classroom_id'
            || jsonb_build_object(
              'payments', coalesce((
                select jsonb_agg(
                  jsonb_build_object('amount', paid.amount, 'created_at', ${asInstant(sql`paid.created_at`)})
                  order by paid.id
                ) from student_payments paid where paid.student_id = s.id
              ), '[]'),
              'posts', coalesce((
                select jsonb_agg(
                  jsonb_build_object(
                    'id', p.id, 'task_name', t.task_name, 'is_response', p.is_response,
                    'responding_to_id', p.responding_to_id, 'status', p.status, 'text', p.text, 'url', p.url, 'video', v.name,
                    'is_unreviewed', p.is_unreviewed, 'teacher_comment', p.teacher_comment,
                    'changes', ${changesOf}, 'flags', ${flagsOf},
                    'created_at', ${asInstant(sql`p.created_at`)}
                  ) order by p.id
                ) from submissions p join tasks t on t.id = p.task_id left join videos v on v.id = p.video_id
                where p.student_id = s.id
              ), '[]'),
              'comments', coalesce((
                select jsonb_agg(
                  jsonb_build_object(
                    'id', w.id, 'message_title', m.message_title, 'message_text', w.message_text, 'status', w.status,
                    'created_at', ${asInstant(sql`w.created_at`)}
                  ) order by w.id
                ) from message_comments w join messages m on m.id = w.message_id where w.student_id = s.id
              ), '[]'),
              'videos', ${videosOf},
              'notifications', coalesce(told.all, '[]')
            )
          order by s.id
        ), '[]') as "all"
        from students s left join (${toldOf(classroomId)}) told on told.student_id = s.id
        where s.classroom_id = ${classroomId}`,
  )
  return found?.all
}

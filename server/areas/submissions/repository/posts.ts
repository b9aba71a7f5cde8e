import { type SQL, sql } from 'drizzle-orm'
import type { Flag } from '../../../../src/contract/entities/flag.ts'
import type { Submission } from '../../../../src/contract/entities/submission.ts'
import type { ListedStatus } from '../../../../src/contract/rules/submission-status.ts'
import { type Database, rows } from '../../../db/database.ts'
import { flagState } from '../../../db/flag-state.ts'
import { fullName } from '../../../db/full-name.ts'
import { nameFor } from '../../../db/name-for.ts'
import { originalFile } from '../../../db/original-file.ts'
import { present } from '../../../db/present.ts'
import { asInstant } from '../../../db/text.ts'
import type { SignedInTeacher } from '../../../signed-in-teacher.ts'
import { isShared } from './is-shared.ts'

/** A post with its files by their names in the storage. */
export interface SubmissionRow {
  id: number
  /** It is what was asked for; one that also answers another of these is there twice. */
  is_asked: boolean
  responding_to_id: number | null
  /** The post that it answers, where the teacher may see that. */
  responding_to: { id: number; full_name: string } | null
  status: ListedStatus
  version: number
  text: string | null
  /** Of a film that nobody has uploaded. */
  url: string | null
  has_video: boolean
  file: string | null
  poster: string | null
  video_processed: 0 | 1 | 2
  video_duration: number | null
  is_response: boolean
  teacher_comment: string | null
  created_at: string
  task_id: number
  task_name: string
  /** Null where it is not asked for. */
  create_prompt: string | null
  create_prompt_html: string | null
  course_name: string | null
  teacher_thumbnail: string | null
  teacher_full_name: string
  student_first_name: string
  student_last_initial: string
  student_username: string
  viewers: Submission['viewers']
  /** When the first of these counts as gone (ms since 1970); null without any. */
  viewed_until: number | null
  flag: Flag | null
}

/** A condition on posts `p`. */
export type Which = SQL

/** Who asks, and from which classroom. */
export interface Viewpoint {
  /** Of the classroom. */
  id: number
  teacher_id: number
  /** Email of the operator who works as the teacher; null when it is the teacher. */
  operator: string | null
}

export const viewpointOf = (
  teacher: Pick<SignedInTeacher, 'id' | 'operator'>,
  classroomId: number,
): Viewpoint => ({ id: classroomId, teacher_id: teacher.id, operator: teacher.operator })

/** Of posts under this name: those that the teacher of a classroom may see, the partner's only as they are shared. */
const isSeenFrom = (classroomId: number, post: SQL) => sql`(
  ${post}.status <> 'deleted' and (${post}.classroom_id = ${classroomId} or ${isShared(post)})
)`

/** Others who have a post `p` of the classroom open at this moment. */
const viewing = ({ id, teacher_id }: Viewpoint) => sql`
  select jsonb_agg(
      jsonb_build_object('id', v.teacher_id, 'full_name', concat_ws(' ', who.first_name, who.last_name))
      order by v.teacher_id
    ) as viewers,
    extract(epoch from min(v.seen_until))::float8 * 1000 as viewed_until
  from submission_viewers v join teachers who on who.id = v.teacher_id
  where v.submission_id = p.id and p.classroom_id = ${id} and v.teacher_id <> ${teacher_id} and v.seen_until > now()`

/** The last report that who asks has made of a post `p` of the partner's: an operator's is not the teacher's. */
const flagged = ({ id, teacher_id, operator }: Viewpoint) => sql`
  select jsonb_build_object(
    'state', ${flagState(sql`f`)}, 'answer', f.answer,
    'reasons', f.reasons, 'created_at', ${asInstant(sql`f.created_at`)}
  ) as flag
  from submission_flags f
  where f.submission_id = p.id and p.classroom_id <> ${id} and f.teacher_id = ${teacher_id}
    and f.operator is not distinct from ${operator}::text
  order by f.id desc limit 1`

/**
 * The posts `p` that a condition picks, and what was answered to them; the newest first. In one statement, however many
 * there are. What their tasks ask for is left out where it would come thousands of times.
 */
export const findPosts = (db: Database, from: Viewpoint, which: Which, hasPrompts = true) =>
  rows<SubmissionRow>(
    db,
    sql`with asked as (select p.id from submissions p where (${which}) and p.status <> 'deleted'),
        picked as (
          select id, true as is_asked from asked
          union all
          select answer.id, false from submissions answer
          where answer.responding_to_id in (select id from asked) and ${isSeenFrom(from.id, sql`answer`)}
        )
        select p.id, picked.is_asked, p.responding_to_id, p.status, p.version, p.text, p.url,
          p.video_id is not null as has_video,
          -- an original may tell where it was recorded: the students' own teacher alone is given it
          coalesce(v.converted, case when p.classroom_id = ${from.id} then ${originalFile} end) as file, v.poster,
          coalesce(v.video_processed, 1) as video_processed, v.video_duration, p.is_response, ${asInstant(sql`p.created_at`)} as created_at,
          case when p.classroom_id = ${from.id} then p.teacher_comment end as teacher_comment,
          case when author.id is not null then jsonb_build_object(
            'id', answered.id,
            'full_name', ${nameFor(from.id, sql`author`, fullName(sql`author`))}
          ) end as responding_to,
          t.id as task_id, t.task_name, course.name as course_name,
          case when ${hasPrompts} then t.create_prompt end as create_prompt,
          case when ${hasPrompts} then t.create_prompt_html end as create_prompt_html,
          teacher.avatar as teacher_thumbnail,
          concat_ws(' ', teacher.first_name, teacher.last_name) as teacher_full_name,
          ${nameFor(from.id, sql`s`, sql`s.first_name`)} as student_first_name,
          s.last_initial as student_last_initial,
          case when p.classroom_id = ${from.id} then s.username else '' end as student_username,
          coalesce(open.viewers, '[]') as viewers, open.viewed_until, flags.flag
        from picked
        join submissions p on p.id = picked.id
        join students s on s.id = p.student_id and ${present}
        join classrooms c on c.id = p.classroom_id
        join teachers teacher on teacher.id = c.teacher_id
        join tasks t on t.id = p.task_id
        left join courses course on course.id = c.course_id
        left join videos v on v.id = p.video_id
        left join submissions answered
          on answered.id = p.responding_to_id and ${isSeenFrom(from.id, sql`answered`)}
        left join students author on author.id = answered.student_id and author.removed_at is null
        left join lateral (${viewing(from)}) open on true
        left join lateral (${flagged(from)}) flags on true
        order by p.created_at desc, p.id desc`,
  )

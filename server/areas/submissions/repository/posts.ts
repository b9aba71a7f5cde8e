import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import {
  type ListedStatus,
  type SubmissionAction,
  statusesBefore,
} from '../../../../src/contract/rules/submission-status.ts'
import { type Database, rows } from '../../../db/database.ts'
import { fullName } from '../../../db/full-name.ts'
import { present } from '../../../db/present.ts'
import { asInstant } from '../../../db/text.ts'
import { submissions } from '../schema.ts'
import { isShared } from './is-shared.ts'

/** Whose posts are asked for, and which kind. */
export interface PostsOfStudent {
  /** Of the classroom. */
  id: number
  student_id: number
  isResponse: boolean
}

/** A post with its files by their names in the storage. */
export interface SubmissionRow {
  id: number
  /** It is what was asked for, and no answer to that. */
  is_asked: boolean
  responding_to_id: number | null
  /** The post that it answers, where the teacher may see that. */
  responding_to: { id: number; full_name: string } | null
  status: ListedStatus
  text: string | null
  /** Of a film that nobody has uploaded. */
  url: string | null
  has_video: boolean
  file: string | null
  poster: string | null
  video_processed: 0 | 1 | 2
  video_duration: number | null
  is_response: boolean
  created_at: string
  task_id: number
  task_name: string
  create_prompt: string
  course_name: string | null
  teacher_thumbnail: string | null
  teacher_full_name: string
  student_first_name: string
  student_last_initial: string
  student_username: string
}

/**
 * Whether a classroom is the teacher's, and a student is in it: in one statement, since the list is polled. Changes ask in
 * their transaction, one after the other.
 */
export async function findPoster(
  db: Database,
  teacherId: number,
  { id, student_id }: Pick<PostsOfStudent, 'id' | 'student_id'>,
): Promise<{ is_there: boolean } | undefined> {
  const [found] = await rows<{ is_there: boolean }>(
    db,
    sql`select exists (
          select 1 from students s where s.classroom_id = c.id and s.id = ${student_id} and ${present}
        ) as is_there
        from classrooms c where c.id = ${id} and c.teacher_id = ${teacherId}`,
  )
  return found
}

/** Of posts under this name: those that the teacher of a classroom may see, the partner's only as they are shared. */
const isSeenFrom = (classroomId: number, post: SQL) => sql`(
  ${post}.status <> 'deleted' and (${post}.classroom_id = ${classroomId} or ${isShared(post)})
)`

/**
 * Posts of a student, or what the student has answered to others, with what was answered to them; the newest first. In
 * one statement, however many there are.
 */
export const findPosts = (
  db: Database,
  { id, student_id, isResponse }: PostsOfStudent,
  status: ListedStatus | null,
) =>
  rows<SubmissionRow>(
    db,
    sql`with asked as (
          select p.id, p.task_id from submissions p
          where p.classroom_id = ${id} and p.student_id = ${student_id} and p.is_response = ${isResponse}
            and p.status <> 'deleted' and (${status}::text is null or p.status = ${status}::text)
        )
        select p.id, p.id in (select id from asked) as is_asked, p.responding_to_id, p.status, p.text, p.url,
          p.video_id is not null as has_video,
          -- an original may tell where it was recorded: the students' own teacher alone is given it
          coalesce(v.converted, case when p.classroom_id = ${id} then v.name end) as file, v.poster,
          coalesce(v.video_processed, 1) as video_processed, v.video_duration, p.is_response, ${asInstant(sql`p.created_at`)} as created_at,
          case when author.id is not null then jsonb_build_object(
            'id', answered.id, 'full_name', ${fullName(sql`author`)}
          ) end as responding_to,
          t.id as task_id, t.task_name, t.create_prompt, course.name as course_name,
          teacher.avatar as teacher_thumbnail,
          concat_ws(' ', teacher.first_name, teacher.last_name) as teacher_full_name,
          s.first_name as student_first_name, s.last_initial as student_last_initial,
          case when p.classroom_id = ${id} then s.username else '' end as student_username
        from submissions p
        join students s on s.id = p.student_id and ${present}
        join classrooms c on c.id = p.classroom_id
        join teachers teacher on teacher.id = c.teacher_id
        join tasks t on t.id = p.task_id
        left join courses course on course.id = c.course_id
        left join videos v on v.id = p.video_id
        left join submissions answered
          on answered.id = p.responding_to_id and ${isSeenFrom(id, sql`answered`)}
        left join students author on author.id = answered.student_id and author.removed_at is null
        where p.id in (select id from asked)
          -- an answer is for the task of what it answers
          or (p.task_id in (select task_id from asked) and p.responding_to_id in (select id from asked)
            and ${isSeenFrom(id, sql`p`)})
        order by p.created_at desc, p.id desc`,
  )

/** Gives posts of a student a status, as far as they may have it, and tells how many those are. */
export async function changeStatus(
  db: Database,
  { id, student_id, isResponse }: PostsOfStudent,
  ids: readonly number[],
  status: SubmissionAction,
): Promise<number> {
  const changed = await db
    .update(submissions)
    .set({ status, is_unreviewed: false })
    .where(
      and(
        inArray(submissions.id, [...ids]),
        eq(submissions.classroom_id, id),
        eq(submissions.student_id, student_id),
        eq(submissions.is_response, isResponse),
        inArray(submissions.status, [...statusesBefore(status)]),
      ),
    )
    .returning({ id: submissions.id })
  return changed.length
}

import { type SQL, sql } from 'drizzle-orm'
import { type Database, rows } from '../../../db/database.ts'
import { originalFile } from '../../../db/original-file.ts'
import { present } from '../../../db/present.ts'
import { asInstant } from '../../../db/text.ts'
import type { ActionItemRow } from '../action-item.ts'

/** What is played of a video, by its name in the storage. */
const file = (of: SQL) =>
  sql`(select coalesce(v.converted, ${originalFile}) from videos v where v.id = ${of}.video_id)`

/** What is played of the partner's: never the original, which may tell where it was recorded. */
const partnersFile = sql`(select v.converted from videos v where v.id = partners.video_id)`

/** A video of a teacher as the contract has it, with its file. */
const video = (name: string) => {
  const of = sql.raw(name)
  return sql`case when ${of}.id is not null
    then jsonb_build_object('id', ${of}.id, 'video_url', ${of}.video_url, 'file', ${file(of)}) end`
}

/**
 * The items of the classrooms that `own` selects, in one statement: newest classroom first, then what concerns the
 * classroom, then its tasks in their order. The partner's video is the one of the same task.
 */
const select = (own: SQL, which: SQL = sql`true`) => sql`
  with own as (${own})
  select i.id, i.classroom_id, i.action_id, i.completed as said,
    i.video_played_at is not null as video_played, ${asInstant(sql`i.created_at`)} as created_at,
    t.number_responses,
    case when t.id is not null
      then jsonb_build_object('id', t.id, 'task_name', t.task_name, 'is_hidden', t.is_hidden) end as class_task,
    jsonb_build_object('avatar', shown.avatar,
      'first_name', coalesce(shown.first_name, ''), 'last_name', coalesce(shown.last_name, '')) as teacher,
    ${video('mine')} as video, ${video('answer')} as response, partners.video_url,
    ${partnersFile} as file,
    c.course_id is not null as has_course, other.id is not null as has_partner,
    exists (select 1 from students s where s.classroom_id = c.id and ${present}) as has_students,
    course.student_group_type_id as "group", course.course_guide_link as guide
  from own c
  join action_items i on i.classroom_id = c.id and ${which}
  left join tasks t on t.id = i.task_id
  left join courses course on course.id = c.course_id
  left join classrooms other on other.class_pairing_id = c.class_pairing_id and other.id <> c.id
  join teachers shown on shown.id = coalesce(other.teacher_id, c.teacher_id)
  left join action_videos mine on mine.action_item_id = i.id and not mine.is_response
  left join action_videos answer on answer.action_item_id = i.id and answer.is_response
  left join action_items theirs
    on theirs.classroom_id = other.id and theirs.action_id = i.action_id and theirs.task_id = i.task_id
  left join action_videos partners on partners.action_item_id = theirs.id and not partners.is_response
  order by c.created_at desc, c.id desc, t."order" nulls first, i.action_id, i.id`

const classroomsOf = (teacherId: number) => sql`select * from classrooms where teacher_id = ${teacherId}`

/** Items of one classroom of the teacher, or of all. */
export const listItems = (db: Database, teacherId: number, classroomId?: number) => {
  const own = classroomsOf(teacherId)
  return rows<ActionItemRow>(db, select(classroomId ? sql`${own} and id = ${classroomId}` : own))
}

/** One item of the teacher; undefined when it is another's, or not there. */
export async function findItem(
  db: Database,
  teacherId: number,
  id: number,
): Promise<ActionItemRow | undefined> {
  const own = sql`${classroomsOf(teacherId)} and id = (select classroom_id from action_items where id = ${id})`
  const [found] = await rows<ActionItemRow>(db, select(own, sql`i.id = ${id}`))
  return found
}

/** Whether a classroom is one of the teacher's. */
export async function ownsClassroom(db: Database, teacherId: number, id: number): Promise<boolean> {
  const found = await rows(db, sql`select 1 from classrooms where id = ${id} and teacher_id = ${teacherId}`)
  return found.length > 0
}

import { sql } from 'drizzle-orm'
import { notify } from '../../server/areas/notifications/area.ts'
import { type Database, rows } from '../../server/db/database.ts'
import type { NotificationType } from '../../src/contract/rules/notification-kinds.ts'

/** A classroom that never was. */
export const NOWHERE = 2_000_000
/** A kind that this version does not know. */
export const NEWER = 'told_by_a_newer_server'

interface About {
  classroom_id: number
  object_id?: number | null
  trigger_user_id?: number | null
}

/** Posts of a classroom that its teacher sees; `partner`: of the classroom that it is paired with. */
const postsOf = (db: Database, classroom: string, { response = false, partner = false } = {}) =>
  rows<{ id: number; student_id: number }>(
    db,
    sql`select p.id, p.student_id from submissions p
        join classrooms c on c.id = p.classroom_id
        join classrooms own on own.name = ${classroom}
          and ${partner ? sql`own.class_pairing_id = c.class_pairing_id and own.id <> c.id` : sql`own.id = c.id`}
        where p.is_response = ${response} and p.status = 'approved' order by p.id desc limit 1`,
  )

async function idOf(db: Database, table: 'classrooms' | 'teachers', name: string): Promise<number> {
  const column = sql.raw(table === 'teachers' ? 'email' : 'name')
  const [found] = await rows<{ id: number }>(
    db,
    sql`select id from ${sql.raw(table)} where ${column} = ${name}`,
  )
  if (!found) throw new Error(`There is no ${name}`)
  return found.id
}

async function about(
  db: Database,
  classroom: string,
  of: Parameters<typeof postsOf>[2] = {},
): Promise<About> {
  const [post] = await postsOf(db, classroom, of)
  if (!post) throw new Error(`${classroom} has no such post`)
  const classroom_id = await idOf(db, 'classrooms', classroom)
  return { classroom_id, object_id: post.id, trigger_user_id: post.student_id }
}

/**
 * Tells the demo's teacher of something of every kind but an alert, which an operator publishes, of a whole class, of a
 * classroom that is nowhere, and of a kind that nobody knows. Each comes from the mark and its kind, by which it is found.
 */
export async function tellOfEverything(db: Database, mark: string): Promise<void> {
  const teacher_id = await idOf(db, 'teachers', 'teacher@demo.test')
  const partner = await idOf(db, 'teachers', 'partner@demo.test')
  const paired = 'Spanish 7 Morning'
  const classroom_id = await idOf(db, 'classrooms', paired)
  const [comment] = await rows<{ id: number; student_id: number }>(
    db,
    sql`select k.id, k.student_id from message_comments k join students s on s.id = k.student_id
        where s.classroom_id = ${classroom_id} and k.status <> 'deleted' order by k.id limit 1`,
  )
  const [request] = await rows<{ id: number }>(
    db,
    sql`select id from connection_requests where invited_teacher_id = ${teacher_id} and status = 'pending' order by id limit 1`,
  )
  const own = await about(db, paired)
  const request_of = { classroom_id, object_id: request?.id ?? null, trigger_user_id: partner }
  const kinds: Record<Exclude<NotificationType, 'alert_created'>, About> = {
    student_video_posted: own,
    student_response_to_video: await about(db, paired, { response: true }),
    student_video_fail: own,
    video_conversion_failed: own,
    response_to_message: {
      classroom_id,
      object_id: comment?.id ?? null,
      trigger_user_id: comment?.student_id ?? null,
    },
    partner_connection_request: request_of,
    partner_connection_accepted: request_of,
    partner_connection_declined: request_of,
    partner_message: { classroom_id, trigger_user_id: partner },
    classroom_expired: { classroom_id: await idOf(db, 'classrooms', 'Inventors Pilot') },
    partner_responded_to_student_video: await about(db, paired, { response: true, partner: true }),
    partner_student_post_video: await about(db, paired, { partner: true }),
    small_group_classroom_partnership: {
      classroom_id: await idOf(db, 'classrooms', 'Spanish 8 Kitchen Table'),
      trigger_user_id: partner,
    },
  }
  await notify(
    db,
    Object.entries(kinds).map(([type, of]) => ({
      teacher_id,
      type: type as NotificationType,
      from: `${mark} ${type}`,
      ...of,
    })),
  )
  const wholeClass = await idOf(db, 'classrooms', 'Homeroom Storytellers')
  await notify(db, [
    {
      ...{ teacher_id, type: 'partner_student_post_video', from: `${mark} a whole class` },
      classroom_id: wholeClass,
    },
    {
      ...{ teacher_id, type: 'student_video_posted', from: `${mark} nowhere` },
      classroom_id: NOWHERE,
      object_id: 1,
    },
  ])
  await rows(
    db,
    sql`insert into notifications (teacher_id, type, subject, "from", classroom_id)
        values (${teacher_id}, ${NEWER}, 'Something new', ${`${mark} ${NEWER}`}, ${classroom_id})`,
  )
}

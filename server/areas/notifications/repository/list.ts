import { type SQL, sql } from 'drizzle-orm'
import type { Data, Query } from '../../../../src/contract/endpoints/all.ts'
import type { Notification } from '../../../../src/contract/entities/notification.ts'
import { NOTIFICATIONS_PAGE_ROWS } from '../../../../src/contract/limits/notifications.ts'
import { type Database, rows } from '../../../db/database.ts'
import { fullName, teacherInitials, teacherName } from '../../../db/full-name.ts'
import { nameFor } from '../../../db/name-for.ts'
import { present } from '../../../db/present.ts'
import { contains } from '../../../db/text.ts'
import { strangersTypes, typesTriggeredBy } from '../trigger-kinds.ts'

const KEY = 'GET /api/teacher/notifications'
type ListQuery = Query<typeof KEY>

const newestFirst = sql`n.created_at desc, n.id desc`

/** 'Unread' puts the unread ones first (docs/decisions/unread-first.md). */
const orders: Record<NonNullable<ListQuery['order_by']>, SQL> = {
  newest: newestFirst,
  oldest: sql`n.created_at, n.id`,
  unread: sql`n.status desc, ${newestFirst}`,
}

/** The types that somebody of a kind triggers, as a list of SQL. */
const types = (kind: 'student' | 'teacher') =>
  sql.join(
    typesTriggeredBy(kind).map(type => sql`${type}`),
    sql`, `,
  )

/** Triggered by somebody who is no partner: of the last name there is an initial (P2 §3). */
const strangers = sql.join(
  strangersTypes.map(type => sql`${type}`),
  sql`, `,
)

/** A student and a teacher may have one id: the type of a notification says whose it is. */
const triggerUser = sql`case
  when s.id is not null then json_build_object(
    'user_type', json_build_object('slug', 'student'),
    'student', json_build_object('full_name', ${nameFor(sql`n.classroom_id`, sql`s`, fullName(sql`s`))}))
  when teacher.id is not null then json_build_object(
    'user_type', json_build_object('slug', teacher.user_type),
    'teacher', json_build_object('full_name', case when n.type in (${strangers})
      then ${teacherInitials(sql`teacher`)} else ${teacherName(sql`teacher`)} end))
  end`

type Row = Omit<Notification, 'created_at'> & { created_at: string | Date }

/** Of the rows `n` of a teacher, the wanted ones. */
function wanted(teacherId: number, { id, search_string = '' }: ListQuery): SQL {
  const search = search_string.trim()
  const found = sql`(${contains(sql`n.subject`, search)} or ${contains(sql`n."from"`, search)})`
  return sql.join(
    [
      sql`n.teacher_id = ${teacherId}`,
      ...(id === undefined ? [] : [sql`n.id = ${id}`]),
      ...(search === '' ? [] : [found]),
    ],
    sql` and `,
  )
}

const unreadOf = (teacherId: number) =>
  sql`select count(*)::int as count from notifications where teacher_id = ${teacherId} and status = 'unread'`

/** How many notifications of a teacher are unread. */
export async function countUnread(db: Database, teacherId: number): Promise<number> {
  const [found] = await rows<{ count: number }>(db, unreadOf(teacherId))
  return found?.count ?? 0
}

/**
 * One page of a teacher's notifications; `total` is what the search finds, `unread_count` what is unread in all. Two
 * statements, each by an index.
 */
export async function listNotifications(
  db: Database,
  teacherId: number,
  query: ListQuery,
): Promise<Data<typeof KEY>> {
  const { order_by = 'newest', page = 1 } = query
  const which = wanted(teacherId, query)
  const found = await rows<Row>(
    db,
    sql`select n.id, n.type, n.status, n.subject, n."from", n.created_at,
          n.classroom_id, n.object_id, n.trigger_user_id, ${triggerUser} as trigger_user
        from (
          select n.* from notifications n where ${which} order by ${orders[order_by]}
          limit ${NOTIFICATIONS_PAGE_ROWS} offset ${(page - 1) * NOTIFICATIONS_PAGE_ROWS}
        ) n
        left join students s on s.id = n.trigger_user_id and n.type in (${types('student')}) and ${present}
        left join teachers teacher on teacher.id = n.trigger_user_id and n.type in (${types('teacher')})
        order by ${orders[order_by]}`,
  )
  const [counts] = await rows<{ total: number; unread_count: number }>(
    db,
    sql`select (select count(*)::int from notifications n where ${which}) as total,
          (${unreadOf(teacherId)}) as unread_count`,
  )
  const notifications = found.map(row => ({ ...row, created_at: new Date(row.created_at).toISOString() }))
  return { notifications, total: counts?.total ?? 0, unread_count: counts?.unread_count ?? 0 }
}

/** Has a notification of a teacher count as read; false where there is no such. */
export async function markRead(db: Database, teacherId: number, id: number): Promise<boolean> {
  // of one that is read already nothing changes, so that no poll is answered anew
  const [found] = await rows<{ is_there: boolean }>(
    db,
    sql`with own as (select id, status from notifications where id = ${id} and teacher_id = ${teacherId}),
        changed as (
          update notifications set status = 'read' where id in (select id from own where status = 'unread') returning 1
        )
        select exists (select 1 from own) as is_there`,
  )
  return found?.is_there ?? false
}

/** Whether a teacher was told something with this id. */
export async function isTold(db: Database, teacherId: number, id: number): Promise<boolean> {
  const found = await rows(
    db,
    sql`select 1 from notifications where id = ${id} and teacher_id = ${teacherId}`,
  )
  return found.length > 0
}

import { type SQL, sql } from 'drizzle-orm'
import type { Data, Query } from '../../../../src/contract/endpoints/all.ts'
import type { Notification } from '../../../../src/contract/entities/notification.ts'
import { NOTIFICATIONS_PAGE_ROWS } from '../../../../src/contract/limits/notifications.ts'
import { type Database, rows } from '../../../db/database.ts'
import { fullName, teacherInitials, teacherName } from '../../../db/full-name.ts'
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
    'student', json_build_object('full_name', ${fullName(sql`s`)}))
  when teacher.id is not null then json_build_object(
    'user_type', json_build_object('slug', teacher.user_type),
    'teacher', json_build_object('full_name', case when n.type in (${strangers})
      then ${teacherInitials(sql`teacher`)} else ${teacherName(sql`teacher`)} end))
  end`

type Row = Omit<Notification, 'created_at'> & { created_at: string | Date }

/** One page of a teacher's notifications; `total` is what the search finds, `unread_count` what is unread in all. */
export async function listNotifications(
  db: Database,
  teacherId: number,
  { id, order_by = 'newest', search_string = '', page = 1 }: ListQuery,
): Promise<Data<typeof KEY>> {
  const search = search_string.trim()
  const isFound = sql`(${contains(sql`n.subject`, search)} or ${contains(sql`n."from"`, search)})`
  const isWanted = id === undefined ? sql`true` : sql`n.id = ${id}`
  const found = search === '' ? isWanted : sql`${isFound} and ${isWanted}`
  const [counts] = await rows<{ total: number; unread_count: number; page: Row[] }>(
    db,
    sql`with own as (select n.*, ${found} as is_found from notifications n where n.teacher_id = ${teacherId})
        select count(*) filter (where is_found)::int as total,
          count(*) filter (where status = 'unread')::int as unread_count,
          coalesce((
            select json_agg(p) from (
              select n.id, n.type, n.status, n.subject, n."from", n.created_at,
                n.classroom_id, n.object_id, n.trigger_user_id, ${triggerUser} as trigger_user
              from own n
              left join students s on s.id = n.trigger_user_id and n.type in (${types('student')}) and ${present}
              left join teachers teacher on teacher.id = n.trigger_user_id and n.type in (${types('teacher')})
              where n.is_found order by ${orders[order_by]}
              limit ${NOTIFICATIONS_PAGE_ROWS} offset ${(page - 1) * NOTIFICATIONS_PAGE_ROWS}
            ) p
          ), '[]') as page
        from own`,
  )
  const { total = 0, unread_count = 0, page: rowsOfPage = [] } = counts ?? {}
  const notifications = rowsOfPage.map(row => ({
    ...row,
    created_at: new Date(row.created_at).toISOString(),
  }))
  return { notifications, total, unread_count }
}

import { sql } from 'drizzle-orm'
import {
  type NotificationType,
  notificationKinds,
} from '../../../../src/contract/rules/notification-kinds.ts'
import { type Database, rows } from '../../../db/database.ts'

export interface NewNotification {
  teacher_id: number
  type: NotificationType
  from: string
  /** What its kind is called, unless told. */
  subject?: string
  status?: 'unread' | 'read'
  classroom_id?: number | null
  object_id?: number | null
  trigger_user_id?: number | null
  /** Told once to each teacher, however often this is said; each time without it. */
  occasion?: string
  created_at?: Date
}

/**
 * Tells teachers something. Call it in the transaction of what it tells about: both are there, or neither. What a teacher
 * wants by mail is noted in the same statement, and goes out later (deliver.ts).
 */
export async function notify(db: Database, news: readonly NewNotification[]): Promise<void> {
  if (news.length === 0) return
  const given = news.map(one => ({ subject: notificationKinds[one.type].label, ...one }))
  await rows(
    db,
    sql`with given as (
          select row_number() over () as place, g.* from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as g(
            teacher_id int, type text, status text, subject text, "from" text, classroom_id int, object_id int,
            trigger_user_id int, occasion text, created_at timestamptz)
        ),
        added as (
          insert into notifications (teacher_id, type, status, subject, "from", classroom_id, object_id,
            trigger_user_id, occasion, created_at)
          select teacher_id, type, coalesce(status, 'unread'), subject, "from", classroom_id, object_id,
            trigger_user_id, occasion, coalesce(created_at, now())
          from given g
          -- what was told before takes no number: looks that come again and again would have used them up one day
          where not exists (select 1 from notifications n where n.teacher_id = g.teacher_id and n.occasion = g.occasion)
          order by place
          on conflict (teacher_id, occasion) do nothing
          returning id, teacher_id, type
        )
        insert into notification_mails (notification_id, teacher_id)
        select a.id, a.teacher_id from added a
        join notification_preferences p on p.teacher_id = a.teacher_id
        where p.mails ->> a.type in ('at_once', 'daily')`,
  )
}

/** Whether a teacher has not seen yet what they were told of this kind, about this classroom and by this person. */
export async function hasUnread(
  db: Database,
  news: { teacher_id: number; type: NotificationType; classroom_id: number; trigger_user_id: number },
): Promise<boolean> {
  const [found] = await rows<{ id: number }>(
    db,
    sql`select id from notifications where trigger_user_id = ${news.trigger_user_id} and type = ${news.type}
        and status = 'unread' and teacher_id = ${news.teacher_id} and classroom_id = ${news.classroom_id} limit 1`,
  )
  return found !== undefined
}

/** The last one of a kind that somebody has triggered by something; null where it is gone. */
export async function newestOf(
  db: Database,
  news: { teacher_id: number; type: NotificationType; object_id: number; trigger_user_id: number },
): Promise<number | null> {
  const [found] = await rows<{ id: number | null }>(
    db,
    sql`select max(id) as id from notifications where trigger_user_id = ${news.trigger_user_id}
        and type = ${news.type} and teacher_id = ${news.teacher_id} and object_id = ${news.object_id}`,
  )
  return found?.id ?? null
}

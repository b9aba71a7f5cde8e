import { sql } from 'drizzle-orm'
import type { NotificationPreferences } from '../../../../src/contract/entities/notification.ts'
import { NOTIFICATIONS_PER_MAIL } from '../../../../src/contract/limits/notifications.ts'
import type { NotificationType } from '../../../../src/contract/rules/notification-kinds.ts'
import { type Database, rows } from '../../../db/database.ts'
import { gone } from '../../../db/sweep-rule.ts'
import { notificationLetters } from '../schema.ts'
import { findPreferences } from './preferences.ts'

/** So many teachers at once, and so much of each; the next look takes the rest. */
const LOOKED_AT_ONCE = 1_000
const DUE_AT_ONCE = 1_000
/** As long as a mail that failed is listed, and may be sent again. */
const LETTERS_KEPT_DAYS = 30

/** Teachers who have something due. */
export const teachersWithDue = (db: Database, now: number) =>
  rows<{ teacher_id: number }>(
    db,
    sql`select teacher_id from notification_mails where letter_id is null and due_at <= ${new Date(now)}
        group by teacher_id order by min(due_at), teacher_id limit ${LOOKED_AT_ONCE}`,
  )

export interface DueMail {
  notification_id: number
  type: NotificationType
  /** Its time has been chosen, and has come. */
  is_planned: boolean
  is_read: boolean
}

/** What is due for a teacher, as long as nobody else has it in hand, and what they have chosen by now, if anything. */
export async function lockDue(
  transaction: Database,
  teacherId: number,
  now: number,
): Promise<{ due: DueMail[]; preferences: NotificationPreferences | null }> {
  const due = await rows<DueMail>(
    transaction,
    sql`select m.notification_id, m.is_planned, n.type, n.status = 'read' as is_read
        from notification_mails m join notifications n on n.id = m.notification_id
        where m.teacher_id = ${teacherId} and m.letter_id is null and m.due_at <= ${new Date(now)}
        order by m.notification_id limit ${DUE_AT_ONCE} for update of m skip locked`,
  )
  return { due, preferences: due.length > 0 ? await findPreferences(transaction, teacherId) : null }
}

const among = (ids: readonly number[]) =>
  sql`(${sql.join(
    ids.map(id => sql`${id}`),
    sql`, `,
  )})`

/** What nobody wants by mail any more. */
export async function dropMails(transaction: Database, ids: readonly number[]): Promise<void> {
  if (ids.length > 0)
    await transaction.execute(sql`delete from notification_mails where notification_id in ${among(ids)}`)
}

export async function putOff(transaction: Database, ids: readonly number[], until: number): Promise<void> {
  await transaction.execute(
    sql`update notification_mails set due_at = ${new Date(until)}, is_planned = true
        where notification_id in ${among(ids)}`,
  )
}

/** Puts notifications into one letter; its id. */
export async function addLetter(
  transaction: Database,
  teacher_id: number,
  ids: readonly number[],
): Promise<number> {
  const [letter] = await transaction
    .insert(notificationLetters)
    .values({ teacher_id })
    .returning({ id: notificationLetters.id })
  if (!letter) throw new Error('there is no letter')
  await transaction.execute(
    sql`update notification_mails set letter_id = ${letter.id} where notification_id in ${among(ids)}`,
  )
  return letter.id
}

interface TellingRow {
  id: number
  type: string
  subject: string
  from: string
  classroom_id: number | null
  object_id: number | null
  /** Notifications of the letter in all. */
  total: number
}

/** What a letter tells, the oldest first, and no more than fits into one. */
export const findTold = (db: Database, letterId: number, teacherId: number) =>
  rows<TellingRow>(
    db,
    sql`select n.id, n.type, n.subject, n."from", n.classroom_id, n.object_id, (count(*) over ())::int as total
        from notification_mails m join notifications n on n.id = m.notification_id
        where m.letter_id = ${letterId} and n.teacher_id = ${teacherId}
        order by n.created_at, n.id limit ${NOTIFICATIONS_PER_MAIL}`,
  )

export const lettersSweep = gone(notificationLetters, 'created_at', LETTERS_KEPT_DAYS)

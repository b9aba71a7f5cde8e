import { eq, sql } from 'drizzle-orm'
import type { NotificationPreferences } from '../../../../src/contract/entities/notification.ts'
import { type Database, rows } from '../../../db/database.ts'
import { notificationPreferences } from '../schema.ts'

/** What a teacher has chosen; null where that is nothing. */
export async function findPreferences(
  db: Database,
  teacherId: number,
): Promise<NotificationPreferences | null> {
  const [found] = await db
    .select()
    .from(notificationPreferences)
    .where(eq(notificationPreferences.teacher_id, teacherId))
  if (!found) return null
  const { mails, quiet_from, quiet_until, time_zone } = found
  return { mails, quiet_from, quiet_until, time_zone }
}

/** Keeps what a teacher has chosen. What waits to go out by mail is looked at anew by it. */
export const savePreferences = (
  db: Database,
  teacher_id: number,
  chosen: NotificationPreferences,
): Promise<void> =>
  db.transaction(async transaction => {
    await transaction
      .insert(notificationPreferences)
      .values({ teacher_id, ...chosen })
      .onConflictDoUpdate({ target: notificationPreferences.teacher_id, set: chosen })
    // in the order in which everybody locks several of them
    await transaction.execute(
      sql`update notification_mails set due_at = now(), is_planned = false
          where notification_id in (select notification_id from notification_mails
            where teacher_id = ${teacher_id} and letter_id is null order by notification_id for update)`,
    )
  })

/** Country and state of a teacher, by which their clocks go until they have said. */
export async function findPlaceOf(
  db: Database,
  teacherId: number,
): Promise<{ iso: string | null; state: string | null }> {
  const [found] = await rows<{ iso: string | null; state: string | null }>(
    db,
    sql`select country.iso, state.name as state from teachers t
        left join countries country on country.id = t.country_id
        left join states state on state.id = t.state_id where t.id = ${teacherId}`,
  )
  return found ?? { iso: null, state: null }
}

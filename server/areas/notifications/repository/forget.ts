import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'
import { typesTriggeredBy } from '../trigger-kinds.ts'

/** Of notifications under this name: those that a student has triggered, whose id `trigger_user_id` is. */
export const isOfStudents = (n: SQL): SQL => sql`${n}.type in (
  select value from jsonb_array_elements_text(${JSON.stringify(typesTriggeredBy('student'))}::jsonb))`

/**
 * Takes away what teachers were told of students, since it names them. Call it in the transaction in which the students go
 * for good.
 */
export async function forgetStudents(transaction: Database, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const ofThem = sql`trigger_user_id in (select value::int from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))
    and ${isOfStudents(sql`notifications`)}`
  // their mails would go with them, in another order than everybody locks several in
  await transaction.execute(
    sql`delete from notification_mails where notification_id in (select m.notification_id from notification_mails m
        where m.notification_id in (select id from notifications where ${ofThem}) order by m.notification_id for update)`,
  )
  await transaction.execute(sql`delete from notifications where ${ofThem}`)
}

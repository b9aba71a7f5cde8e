import { sql } from 'drizzle-orm'
import { type Database, rows } from '../../../db/database.ts'
import { lockTeacher } from '../../teachers/area.ts'

const due = (at: Date) => sql`available > 0 and expire_at <= ${at.toISOString()}::timestamptz`

/**
 * Writes down what has expired: an entry for whatever was left of a lot when its time was over. Any number of nodes may do
 * it at once, and again; each teacher's is a transaction of its own, in which whoever comes second finds nothing left.
 */
export async function expireTokens(db: Database, at: Date = new Date()): Promise<void> {
  const owners = await rows<{ teacher_id: number }>(
    db,
    sql`select distinct teacher_id from token_lots where ${due(at)} order by teacher_id`,
  )
  for (const { teacher_id } of owners)
    await db.transaction(async transaction => {
      await lockTeacher(transaction as unknown as Database, teacher_id)
      await transaction.execute(
        sql`insert into token_entries (teacher_id, subject_id, lot_id, amount, kind, created_at)
            select teacher_id, subject_id, id, -available, 'expired', expire_at
            from token_lots where teacher_id = ${teacher_id} and ${due(at)}`,
      )
    })
}

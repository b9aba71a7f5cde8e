import { sql } from 'drizzle-orm'
import { type Database, rows } from '../../../db/database.ts'
import type { tokenEntryKinds } from '../schema.ts'

export interface Entry {
  date: string
  subject: string
  lot_id: number
  kind: (typeof tokenEntryKinds)[number]
  classroom: string | null
  amount: number
  /** What was left with it of the subject, and of the lot. */
  of_subject: number
  of_lot: number
  /** Whether its lot is past its time. */
  is_overdue: boolean
}

/** The whole ledger of a teacher, in the order in which it was written. */
export const listEntries = (db: Database, teacherId: number, at: Date = new Date()) =>
  rows<Entry>(
    db,
    sql`select to_char(e.created_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as date, s.name as subject, e.lot_id, e.kind,
          c.name as classroom, e.amount,
          sum(e.amount) over (partition by e.subject_id order by e.id)::int as of_subject,
          sum(e.amount) over (partition by e.lot_id order by e.id)::int as of_lot,
          l.expire_at <= ${at.toISOString()}::timestamptz as is_overdue
        from token_entries e join subjects s on s.id = e.subject_id join token_lots l on l.id = e.lot_id
        left join classrooms c on c.id = e.classroom_id
        where e.teacher_id = ${teacherId} order by e.id`,
  )

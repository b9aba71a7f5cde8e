import { sql } from 'drizzle-orm'
import { type Database, rows } from '../../../db/database.ts'

/** Takes away the videos that these students have given, posted or not, in the transaction that takes the students away. */
export const markOfStudentsRemoved = (
  transaction: Database,
  studentIds: readonly number[],
): Promise<{ id: number }[]> =>
  rows<{ id: number }>(
    transaction,
    sql`update videos set removed_at = coalesce(removed_at, now())
        where student_id in (select id::int from jsonb_array_elements_text(${JSON.stringify(studentIds)}::jsonb) gone(id))
        returning id`,
  )

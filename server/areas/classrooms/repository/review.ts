import { type SQL, sql } from 'drizzle-orm'
import { type Database, rows } from '../../../db/database.ts'
import { expiryOwner, type OwnerRow, ownerColumns } from '../../../db/exchange-owner.ts'
import { asInstant } from '../../../db/text.ts'

/**
 * Of classrooms `c`: those whose posts somebody reviews, their teacher, or the assistant whose account has the email by which
 * the teacher has added them. An email that nobody has verified is nobody's.
 */
const isReviewedBy = (teacherId: number): SQL => sql`(c.teacher_id = ${teacherId} or exists (
  select 1 from teacher_assistants a join teachers me on me.email = a.email
  where a.classroom_id = c.id and me.id = ${teacherId} and me.email_verified_at is not null
))`

export async function findReviewed(
  db: Database,
  teacherId: number,
  id: number,
): Promise<{ is_owner: boolean } | undefined> {
  const [found] = await rows<{ is_owner: boolean }>(
    db,
    sql`select c.teacher_id = ${teacherId} as is_owner from classrooms c
        where c.id = ${id} and ${isReviewedBy(teacherId)}`,
  )
  return found
}

/**
 * Holds such a classroom until the transaction ends, and tells what decides whether its exchange is expired: that is said
 * of its teacher, also where the assistant asks.
 */
export async function lockReviewed(db: Database, teacherId: number, id: number) {
  const [found] = await rows<OwnerRow & { expire_at: string | null }>(
    db,
    sql`select ${ownerColumns}, ${asInstant(sql`c.expire_at`)} as expire_at
        from classrooms c join teachers t on t.id = c.teacher_id left join schools school on school.id = t.school_id
        where c.id = ${id} and ${isReviewedBy(teacherId)} for no key update of c`,
  )
  return found && { owner: expiryOwner(found), expire_at: found.expire_at }
}

import { sql } from 'drizzle-orm'
import { type Database, rows } from '../../db/database.ts'
import { lockTeacher } from '../teachers/area.ts'
import { tokenEntries } from './schema.ts'

/** Whose tokens, and of which subject. */
interface Purse {
  teacher_id: number
  subject_id: number
}

/** How many tokens are left in a purse. */
export async function tokensLeft(db: Database, { teacher_id, subject_id }: Purse): Promise<number> {
  const [found] = await rows<{ left: number }>(
    db,
    sql`select coalesce(sum(amount), 0)::int as left from token_entries
        where teacher_id = ${teacher_id} and subject_id = ${subject_id}`,
  )
  return found?.left ?? 0
}

/** Puts tokens into a purse. */
export async function grantTokens(
  db: Database,
  { amount, created_at = new Date(), ...purse }: Purse & { amount: number; created_at?: Date },
): Promise<void> {
  await db.insert(tokenEntries).values({ ...purse, amount, created_at, kind: 'granted' })
}

/**
 * Takes tokens out of a purse for a classroom; false, and nothing is taken, when there are not so many. Call it in a
 * transaction: until that ends nobody else spends what this teacher has.
 */
export async function spendTokens(
  db: Database,
  {
    amount,
    classroom_id,
    created_at = new Date(),
    ...purse
  }: Purse & { amount: number; classroom_id: number; created_at?: Date },
): Promise<boolean> {
  if (amount === 0) return true
  await lockTeacher(db, purse.teacher_id)
  if ((await tokensLeft(db, purse)) < amount) return false
  await db.insert(tokenEntries).values({ ...purse, amount: -amount, classroom_id, created_at, kind: 'spent' })
  return true
}

/** Puts tokens that a classroom has cost too many back into a purse. */
export async function returnTokens(
  db: Database,
  { amount, classroom_id, ...purse }: Purse & { amount: number; classroom_id: number },
): Promise<void> {
  if (amount > 0) await db.insert(tokenEntries).values({ ...purse, amount, classroom_id, kind: 'returned' })
}

/** What a teacher has of each subject that they ever had tokens of. */
export const listBalances = (db: Database, teacherId: number) =>
  rows<{ id: number; name: string; balance_tokens: number }>(
    db,
    sql`select s.id, s.name, sum(e.amount)::int as balance_tokens
        from token_entries e join subjects s on s.id = e.subject_id
        where e.teacher_id = ${teacherId} group by s.id order by s.id`,
  )

/** Every classroom of the demo with what it cost, the oldest first. */
export const paidClassrooms = (db: Database) =>
  rows<Purse & { id: number; number_of_tokens: number; created_at: string }>(
    db,
    sql`select id, teacher_id, subject_id, number_of_tokens, created_at::text as created_at from classrooms
        where number_of_tokens > 0 order by created_at, id`,
  )

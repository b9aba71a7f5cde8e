import { sql } from 'drizzle-orm'
import { type Database, rows } from '../../../db/database.ts'
import { lockTeacher } from '../../teachers/area.ts'
import { addLot, type Purse, spendable } from './lots.ts'

const spendableOf = ({ teacher_id, subject_id }: Purse, at: Date) =>
  sql`teacher_id = ${teacher_id} and subject_id = ${subject_id} and ${spendable(at)}`

/** How many tokens are left in a purse. */
export async function tokensLeft(db: Database, purse: Purse, at: Date = new Date()): Promise<number> {
  const [found] = await rows<{ left: number }>(
    db,
    sql`select coalesce(sum(available), 0)::int as left from token_lots where ${spendableOf(purse, at)}`,
  )
  return found?.left ?? 0
}

type Came = Purse & { amount: number; created_at?: Date }

/** Puts tokens into a purse that an operator gives. */
export async function grantTokens(
  db: Database,
  { created_at = new Date(), ...purse }: Came,
): Promise<{ lot_id: number }> {
  return { lot_id: await addLot(db, { ...purse, kind: 'granted', created_at }) }
}

/** Puts tokens into a purse that were paid for. */
export async function bookPurchase(
  db: Database,
  { created_at = new Date(), ...purse }: Came,
): Promise<{ lot_id: number }> {
  return { lot_id: await addLot(db, { ...purse, kind: 'purchased', created_at }) }
}

/**
 * Takes tokens out of a purse for a classroom, those first that expire first; false, and nothing is taken, when there are
 * not so many. Call it in a transaction: until that ends nobody else spends what this teacher has.
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
  if ((await tokensLeft(db, purse, created_at)) < amount) return false
  await db.execute(
    sql`insert into token_entries (teacher_id, subject_id, lot_id, amount, kind, classroom_id, created_at)
        select teacher_id, subject_id, id, -least(available, ${amount}::int - taken_before)::int, 'spent',
          ${classroom_id}::int, ${created_at.toISOString()}::timestamptz
        from (
          select *, sum(available) over (order by expire_at, id) - available as taken_before
          from token_lots where ${spendableOf(purse, created_at)}
        ) lots
        where taken_before < ${amount}::int order by expire_at, id`,
  )
  return true
}

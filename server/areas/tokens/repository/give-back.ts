import { sql } from 'drizzle-orm'
import { replacedTokensExpireAt } from '../../../../src/contract/rules/token-expiry.ts'
import { type Database, rows } from '../../../db/database.ts'
import { lockTeacher } from '../../teachers/area.ts'
import { addLot, moveTokens, type Purse, spendable } from './lots.ts'

interface PaidLot {
  id: number
  /** Spent on the classroom, without what came back. */
  paid: number
  lasts: boolean
  /** Whether the money for it has gone back. */
  is_refunded: boolean
}

/** The lots that have paid for a classroom, the last one first. */
const lotsThatPaid = (
  db: Database,
  { teacher_id, subject_id, classroom_id }: Purse & { classroom_id: number },
  at: Date,
) =>
  rows<PaidLot>(
    db,
    sql`select l.id, -sum(e.amount)::int as paid, l.expire_at > ${at.toISOString()}::timestamptz as lasts,
          exists (
            select from token_order_items i join token_orders o on o.id = i.order_id
            where i.lot_id = l.id and o.status = 'refunded'
          ) as is_refunded
        from token_entries e join token_lots l on l.id = e.lot_id
        where e.classroom_id = ${classroom_id} and e.kind in ('spent', 'returned')
          and l.teacher_id = ${teacher_id} and l.subject_id = ${subject_id}
        group by l.id having sum(e.amount) < 0 order by l.expire_at desc, l.id desc`,
  )

/**
 * Puts tokens that a classroom has cost too many back where they came from. What comes back to a lot that was refunded is
 * taken back as well, and what comes back to one whose time is over meanwhile is replaced by a lot that lasts a while; what
 * nobody knows to have been paid is a lot like one that is given (docs/decisions/token-ledger.md). Call it in a transaction.
 */
export async function returnTokens(
  db: Database,
  { amount, classroom_id, ...purse }: Purse & { amount: number; classroom_id: number },
): Promise<void> {
  if (amount <= 0) return
  const at = new Date()
  let rest = amount
  await lockTeacher(db, purse.teacher_id)
  for (const { id, paid, lasts, is_refunded } of await lotsThatPaid(db, { ...purse, classroom_id }, at)) {
    const part = Math.min(rest, paid)
    if (part === 0) break
    rest -= part
    await moveTokens(db, id, { kind: 'returned', amount: part, at, classroom_id })
    if (lasts && !is_refunded) continue
    await moveTokens(db, id, { kind: is_refunded ? 'refunded' : 'expired', amount: -part, at })
    if (is_refunded) continue
    const expire_at = replacedTokensExpireAt(at)
    await addLot(db, { ...purse, kind: 'replaced', amount: part, created_at: at, expire_at })
  }
  if (rest > 0) await addLot(db, { ...purse, kind: 'replaced', amount: rest, created_at: at, classroom_id })
}

interface Lot {
  lot_id: number
}

/** What can still be spent of a lot. */
export async function leftOfLot(db: Database, { lot_id }: Lot, at: Date = new Date()): Promise<number> {
  const [lot] = await rows<{ available: number }>(
    db,
    sql`select available from token_lots where id = ${lot_id} and ${spendable(at)}`,
  )
  return lot?.available ?? 0
}

/** How many tokens refunds have taken out of a lot so far. */
export async function takenOfLot(db: Database, { lot_id }: Lot): Promise<number> {
  const [found] = await rows<{ taken: number }>(
    db,
    sql`select coalesce(-sum(amount), 0)::int as taken from token_entries
        where lot_id = ${lot_id} and kind = 'refunded'`,
  )
  return found?.taken ?? 0
}

/**
 * Takes back what is left of a lot that is refunded, and tells how many those were. What is spent stays spent, and what
 * has expired is gone. Call it in a transaction.
 */
export async function takeBackPurchase(db: Database, { lot_id }: Lot): Promise<number> {
  const at = new Date()
  const owner = await rows<{ teacher_id: number }>(
    db,
    sql`select teacher_id from token_lots where id = ${lot_id}`,
  )
  for (const { teacher_id } of owner) await lockTeacher(db, teacher_id)
  const taken = await leftOfLot(db, { lot_id }, at)
  if (taken > 0) await moveTokens(db, lot_id, { kind: 'refunded', amount: -taken, at })
  return taken
}

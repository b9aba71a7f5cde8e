import { sql } from 'drizzle-orm'
import { tokensExpireAt } from '../../../../src/contract/rules/token-expiry.ts'
import { type Database, rows } from '../../../db/database.ts'
import type { tokenEntryKinds } from '../schema.ts'

/** Whose tokens, and of which subject. */
export interface Purse {
  teacher_id: number
  subject_id: number
}

/** The lots of which there is something to spend at a moment; the database knows them by an index. */
export const spendable = (at: Date) => sql`available > 0 and expire_at > ${at.toISOString()}::timestamptz`

interface NewLot extends Purse {
  kind: 'purchased' | 'granted' | 'replaced'
  amount: number
  created_at: Date
  expire_at?: Date
  classroom_id?: number
}

/** Puts tokens that came together into a purse, in a lot with its first entry. */
export async function addLot(
  db: Database,
  { teacher_id, subject_id, kind, amount, created_at, classroom_id, ...given }: NewLot,
): Promise<number> {
  const came = created_at.toISOString()
  const expire_at = (given.expire_at ?? tokensExpireAt(created_at)).toISOString()
  const [lot] = await rows<{ lot_id: number }>(
    db,
    sql`with lot as (
          insert into token_lots (teacher_id, subject_id, amount, created_at, expire_at)
          values (${teacher_id}, ${subject_id}, ${amount}, ${came}, ${expire_at}) returning *
        )
        insert into token_entries (teacher_id, subject_id, lot_id, amount, kind, classroom_id, created_at)
        select teacher_id, subject_id, id, amount, ${kind}::text, ${classroom_id ?? null}::int, created_at from lot
        returning lot_id`,
  )
  if (!lot) throw new Error('a lot of tokens has no entry')
  return lot.lot_id
}

interface Move {
  kind: Exclude<(typeof tokenEntryKinds)[number], NewLot['kind']>
  /** Under zero where they leave the lot. */
  amount: number
  at: Date
  classroom_id?: number
}

/** Adds an entry to a lot that is there. */
export async function moveTokens(
  db: Database,
  lotId: number,
  { kind, amount, at, classroom_id }: Move,
): Promise<void> {
  await db.execute(
    sql`insert into token_entries (teacher_id, subject_id, lot_id, amount, kind, classroom_id, created_at)
        select teacher_id, subject_id, id, ${amount}::int, ${kind}::text, ${classroom_id ?? null}::int,
          ${at.toISOString()}::timestamptz
        from token_lots where id = ${lotId}`,
  )
}

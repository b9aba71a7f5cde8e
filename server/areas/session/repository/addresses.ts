import { sql } from 'drizzle-orm'
import { type Database, rows } from '../../../db/database.ts'
import { gone } from '../../../db/sweep-rule.ts'
import { knownAddresses } from '../schema.ts'

const KEPT_DAYS = 180

export interface Account {
  id: number
  password_hash: string
  is_verified: boolean
  is_disabled: boolean
  /** Whether this teacher has signed in from the given address before. */
  knows_address: boolean
}

/** The account of an email in its normal form, or null. `address` is blinded. */
export async function findAccount(db: Database, email: string, address: string): Promise<Account | null> {
  const [account] = await rows<Account>(
    db,
    sql`select t.id, t.password_hash, t.email_verified_at is not null as is_verified,
          t.disabled_at is not null as is_disabled, k.address is not null as knows_address
        from teachers t left join known_addresses k on k.teacher_id = t.id and k.address = ${address}
        where t.email = ${email}`,
  )
  return account ?? null
}

/** From this address (blinded) the teacher's right password passes in future, whoever guesses elsewhere. */
export async function rememberAddress(db: Database, teacherId: number, address: string): Promise<void> {
  await db
    .insert(knownAddresses)
    .values({ teacher_id: teacherId, address })
    .onConflictDoUpdate({
      target: [knownAddresses.teacher_id, knownAddresses.address],
      set: { last_used_at: sql`now()` },
    })
}

export const addressesSweep = gone(knownAddresses, 'last_used_at', KEPT_DAYS)

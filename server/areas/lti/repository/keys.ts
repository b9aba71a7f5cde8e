import { and, asc, desc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'
import { gone } from '../../../db/sweep-rule.ts'
import { ltiKeys } from '../schema.ts'

/** What was signed with a key is checked within minutes; platforms keep a list of keys for hours. */
const RETIRED_SHOWN_DAYS = 1

export type StoredKey = Pick<typeof ltiKeys.$inferSelect, 'kid' | 'public_jwk' | 'sealed_private'>

/** The key that signs, or null. */
export async function currentKey(db: Database): Promise<StoredKey | null> {
  const [key] = await db
    .select({ kid: ltiKeys.kid, public_jwk: ltiKeys.public_jwk, sealed_private: ltiKeys.sealed_private })
    .from(ltiKeys)
    .where(isNull(ltiKeys.retired_at))
    .orderBy(desc(ltiKeys.created_at))
    .limit(1)
  return key ?? null
}

/**
 * Takes a key in the place of the one that signs, unless somebody has been faster.
 * @param before the `kid` that signs until now; null where none does
 * @returns the key that signs from now on
 */
export const replaceKey = (db: Database, before: string | null, key: StoredKey): Promise<StoredKey> =>
  db.transaction(async transaction => {
    await transaction.execute(sql`lock table lti_keys in share row exclusive mode`)
    const current = await currentKey(transaction)
    if (current && current.kid !== before) return current
    await transaction
      .update(ltiKeys)
      .set({ retired_at: sql`now()` })
      .where(and(eq(ltiKeys.kid, before ?? ''), isNull(ltiKeys.retired_at)))
    await transaction.insert(ltiKeys).values(key)
    return key
  })

/** The public halves of what signs, and of what has signed within a day. */
export async function publicKeys(db: Database): Promise<Record<string, unknown>[]> {
  const shown = or(
    isNull(ltiKeys.retired_at),
    gt(ltiKeys.retired_at, sql`now() - make_interval(days => ${RETIRED_SHOWN_DAYS})`),
  )
  const found = await db
    .select({ public_jwk: ltiKeys.public_jwk })
    .from(ltiKeys)
    .where(shown)
    .orderBy(asc(ltiKeys.created_at))
  return found.map(({ public_jwk }) => public_jwk)
}

export const keysSweep = gone(ltiKeys, 'retired_at', RETIRED_SHOWN_DAYS)

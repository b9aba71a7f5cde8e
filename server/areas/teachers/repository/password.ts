import { and, eq, sql } from 'drizzle-orm'
import type { UserTypeSlug } from '../../../../src/contract/entities/user.ts'
import type { Database } from '../../../db/database.ts'
import { teachers } from '../schema.ts'

export async function findPasswordHash(db: Database, id: number): Promise<string | null> {
  const [teacher] = await db
    .select({ password_hash: teachers.password_hash })
    .from(teachers)
    .where(eq(teachers.id, id))
  return teacher?.password_hash ?? null
}

/** Only while it is still the one that was checked: of two changes at once, one wins. False for the other. */
export async function changePasswordHash(
  db: Database,
  id: number,
  hash: { before: string; after: string },
): Promise<boolean> {
  const changed = await db
    .update(teachers)
    .set({ password_hash: hash.after })
    .where(and(eq(teachers.id, id), eq(teachers.password_hash, hash.before)))
    .returning({ id: teachers.id })
  return changed.length > 0
}

/** Sets the password of whoever has shown that the email is theirs, and the kind of a new account. */
export async function recoverPasswordHash(
  db: Database,
  id: number,
  recovered: { password_hash: string; user_type?: UserTypeSlug },
): Promise<void> {
  await db
    .update(teachers)
    .set({
      ...recovered,
      email_verified_at: sql`coalesce(${teachers.email_verified_at}, now())`,
      unverified_until: null,
    })
    .where(eq(teachers.id, id))
}

import { and, eq, isNull, sql } from 'drizzle-orm'
import type { UserTypeSlug } from '../../../../src/contract/entities/user.ts'
import { type Database, rows } from '../../../db/database.ts'
import { gone } from '../../../db/sweep-rule.ts'
import { teachers } from '../schema.ts'
import { normalEmail } from './accounts.ts'
import type { Registered } from './registrations.ts'

type Standing = { is_teacher_validated: true } | { disabled: boolean }

/** Validates, disables or enables an account, and tells its id; null when nobody has this email. */
export async function changeStanding(
  db: Database,
  email: string,
  standing: Standing,
): Promise<number | null> {
  const change =
    'disabled' in standing
      ? { disabled_at: standing.disabled ? sql`coalesce(${teachers.disabled_at}, now())` : null }
      : { is_teacher_validated: true, is_email_validated: true }
  const changed = await db
    .update(teachers)
    .set(change)
    .where(eq(teachers.email, normalEmail(email)))
    .returning({ id: teachers.id })
  return changed[0]?.id ?? null
}

/** Accounts whose email nobody has verified go after a while, so that no stranger holds an email for long. */
export const unverifiedSweep = gone(teachers, 'unverified_until', 0)

/** Whether the teacher of a session has been disabled since, or is gone. */
export async function isDisabled(db: Database, id: number): Promise<boolean> {
  const [teacher] = await db
    .select({ disabled_at: teachers.disabled_at })
    .from(teachers)
    .where(eq(teachers.id, id))
  return teacher?.disabled_at !== null
}

/**
 * Notes a sign-in and tells when the one before was (null at the first). Until the transaction is over nobody changes
 * the password that was checked; null as a whole when somebody has changed it, or disabled the teacher, meanwhile.
 */
export async function noteSignIn(
  db: Database,
  id: number,
  password_hash: string,
): Promise<{ before: Date | null } | null> {
  const [noted] = await rows<{ last_time_login: string | null }>(
    db,
    sql`update teachers t set last_time_login = now()
        from (select id, last_time_login from teachers where id = ${id} for update) before
        where t.id = before.id and t.password_hash = ${password_hash} and t.disabled_at is null
        returning before.last_time_login`,
  )
  return noted ? { before: noted.last_time_login ? new Date(noted.last_time_login) : null } : null
}

/** Lets everybody else who changes this account wait until the transaction is over. */
export async function lockTeacher(db: Database, id: number): Promise<void> {
  await db.execute(sql`select 1 from teachers where id = ${id} for no key update`)
}

/** Notes that the email belongs to the teacher, who registered like this; null when that was known. */
export async function verifyEmail(
  db: Database,
  id: number,
  registered: Registered | null,
): Promise<{ email: string; user_type: UserTypeSlug } | null> {
  const [verified] = await db
    .update(teachers)
    .set({ email_verified_at: sql`now()`, unverified_until: null, ...registered })
    .where(and(eq(teachers.id, id), isNull(teachers.email_verified_at)))
    .returning({ email: teachers.email, user_type: sql<UserTypeSlug>`${teachers.user_type}` })
  return verified ?? null
}

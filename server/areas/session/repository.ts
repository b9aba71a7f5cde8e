import { randomUUID } from 'node:crypto'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { MASQUERADE_VALID_MINUTES } from '../../../src/contract/limits/masquerade.ts'
import { REFRESH_GRACE_SECONDS, SESSION_VALID_DAYS } from '../../../src/contract/limits/session.ts'
import { type Database, rows } from '../../db/database.ts'
import { knownAddresses, sessions } from '../../db/schema/sessions.ts'
import { teachers } from '../../db/schema/teachers.ts'
import type { RefreshClaims } from '../../tokens.ts'

const validUntil = sql`now() + make_interval(days => ${SESSION_VALID_DAYS})`
const masqueradeUntil = sql`now() + make_interval(mins => ${MASQUERADE_VALID_MINUTES})`

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

/** Opens a session; its first token is generation 1. An `operator` gets 60 minutes, whatever happens. */
export async function openSession(
  db: Database,
  teacherId: number,
  operator: string | null = null,
): Promise<RefreshClaims> {
  const familyId = randomUUID()
  const expires_at = operator === null ? validUntil : masqueradeUntil
  await db.insert(sessions).values({ family_id: familyId, teacher_id: teacherId, operator, expires_at })
  return { familyId, generation: 1 }
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

/** Notes a sign-in and tells when the one before was (null at the first). */
export async function noteSignIn(db: Database, teacherId: number, address: string): Promise<Date | null> {
  const [before] = await rows<{ last_time_login: string | null }>(
    db,
    sql`with known as (
          insert into known_addresses (teacher_id, address) values (${teacherId}, ${address})
          on conflict (teacher_id, address) do update set last_used_at = now()
        )
        update teachers t set last_time_login = now()
        from (select id, last_time_login from teachers where id = ${teacherId} for update) before
        where t.id = before.id
        returning before.last_time_login`,
  )
  return before?.last_time_login ? new Date(before.last_time_login) : null
}

/**
 * Moves a family from the given generation to the next; of many at once exactly one does. A masquerade session only
 * where `mayMasquerade`, and it ends when it would have ended.
 * @returns the teacher, or null when it was not at this generation, is revoked or has run out
 */
export async function rotate(
  db: Database,
  { familyId, generation }: RefreshClaims,
  { mayMasquerade }: { mayMasquerade: boolean },
): Promise<number | null> {
  const [moved] = await db
    .update(sessions)
    .set({
      generation: generation + 1,
      replaced_at: sql`now()`,
      last_used_at: sql`now()`,
      expires_at: sql`case when ${sessions.operator} is null then ${validUntil} else ${sessions.expires_at} end`,
    })
    .where(
      and(
        eq(sessions.family_id, familyId),
        eq(sessions.generation, generation),
        isNull(sessions.revoked_at),
        mayMasquerade ? undefined : isNull(sessions.operator),
        gt(sessions.expires_at, sql`now()`),
      ),
    )
    .returning({ teacherId: sessions.teacher_id })
  return moved?.teacherId ?? null
}

export interface Family {
  teacher_id: number
  operator: string | null
  generation: number
  /** Neither revoked nor run out. */
  is_open: boolean
  /** Whether the generation before the current one was replaced within the grace. */
  in_grace: boolean
}

/** Where a family stands, or null when there is none. */
export async function findFamily(db: Database, familyId: string): Promise<Family | null> {
  const [family] = await rows<Family>(
    db,
    sql`select teacher_id, operator, generation, revoked_at is null and expires_at > now() as is_open,
          coalesce(replaced_at > now() - make_interval(secs => ${REFRESH_GRACE_SECONDS}), false) as in_grace
        from sessions where family_id = ${familyId}::uuid`,
  )
  return family ?? null
}

/** Ends a family for good and tells whose it was; null when it is not there, or ended before. */
export async function revokeFamily(
  db: Database,
  familyId: string,
): Promise<{ teacher_id: number; operator: string | null } | null> {
  const [ended] = await db
    .update(sessions)
    .set({ revoked_at: sql`now()` })
    .where(and(eq(sessions.family_id, familyId), isNull(sessions.revoked_at)))
    .returning({ teacher_id: sessions.teacher_id, operator: sessions.operator })
  return ended ?? null
}

/** Whether the teacher of a session has been disabled since. */
export async function isDisabled(db: Database, teacherId: number): Promise<boolean> {
  const [teacher] = await db
    .select({ disabled_at: teachers.disabled_at })
    .from(teachers)
    .where(eq(teachers.id, teacherId))
  return teacher?.disabled_at !== null
}

import { randomUUID } from 'node:crypto'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { MASQUERADE_VALID_MINUTES } from '../../../../src/contract/limits/masquerade.ts'
import { REFRESH_GRACE_SECONDS, SESSION_VALID_DAYS } from '../../../../src/contract/limits/session.ts'
import { type Database, rows } from '../../../db/database.ts'
import { gone } from '../../../db/sweep-rule.ts'
import type { RefreshClaims } from '../../../tokens.ts'
import { sessions } from '../schema.ts'

const validUntil = sql`now() + make_interval(days => ${SESSION_VALID_DAYS})`
const masqueradeUntil = sql`now() + make_interval(mins => ${MASQUERADE_VALID_MINUTES})`

/** Sessions of one teacher's own: each sign-in and each change of the password adds one. */
export const SESSIONS_KEPT = 50

/** Beside this session only the teacher's latest are kept; those that have ended go first, an operator's stay. */
async function keepLatest(db: Database, teacherId: number, familyId: string): Promise<void> {
  await db.execute(
    sql`delete from sessions where family_id in (
          select family_id from sessions
          where teacher_id = ${teacherId} and family_id <> ${familyId}::uuid and operator is null
          order by revoked_at is null desc, last_used_at desc offset ${SESSIONS_KEPT - 1})`,
  )
}

/**
 * Opens a session; its first token is generation 1. An `operator` gets 60 minutes, whatever happens.
 * @param familyId of a session that was spoken of before it was there
 */
export async function openSession(
  db: Database,
  teacherId: number,
  { operator = null, familyId = randomUUID() }: { operator?: string | null; familyId?: string } = {},
): Promise<RefreshClaims> {
  const expires_at = operator === null ? validUntil : masqueradeUntil
  await db.insert(sessions).values({ family_id: familyId, teacher_id: teacherId, operator, expires_at })
  if (operator === null) await keepLatest(db, teacherId, familyId)
  return { familyId, generation: 1 }
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
export async function endFamily(
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

/** Ends every session of a teacher, and tells which were good until now. */
export async function endSessions(db: Database, teacherId: number): Promise<{ familyId: string }[]> {
  return await db
    .update(sessions)
    .set({ revoked_at: sql`now()` })
    .where(
      and(
        eq(sessions.teacher_id, teacherId),
        isNull(sessions.revoked_at),
        gt(sessions.expires_at, sql`now()`),
      ),
    )
    .returning({ familyId: sessions.family_id })
}

/** Opens the session that follows on one: of the same teacher and operator, and an operator's ends when it would have. */
export async function succeedSession(
  db: Database,
  teacherId: number,
  familyId: string,
): Promise<RefreshClaims> {
  const next = { familyId: randomUUID(), generation: 1 }
  await db.execute(
    sql`insert into sessions (family_id, teacher_id, operator, expires_at)
        select ${next.familyId}::uuid, teacher_id, operator,
          case when operator is null then ${validUntil} else expires_at end
        from sessions where family_id = ${familyId}::uuid`,
  )
  await keepLatest(db, teacherId, next.familyId)
  return next
}

/** Sessions stay a day beyond their end, revoked ones too, so that a replayed token still finds its family. */
export const sessionsSweep = gone(sessions, 'expires_at', 1)

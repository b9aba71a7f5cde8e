import { type SQL, sql } from 'drizzle-orm'
import { SESSION_CODE_VALID_SECONDS } from '../../../../src/contract/limits/session-codes.ts'
import { type Database, rows } from '../../../db/database.ts'
import { gone } from '../../../db/sweep-rule.ts'
import { asInstant } from '../../../db/text.ts'
import { hashOf } from '../../../one-time-code.ts'
import { sessionCodes } from '../schema.ts'

/** Codes stay a while after their end: who has signed in whom, and when. */
const CODES_KEPT_DAYS = 30

interface NewCode {
  code: string
  origin: string
}

interface KeptCode {
  expires_at: string
  /** Of the session that it opens. */
  familyId: string
}

/**
 * Keeps a code for the teacher that a statement finds and locks, of which only the hash. It waits for whoever disables the
 * teacher at this moment, and the other way round.
 */
async function keepCode(
  db: Database,
  found: SQL,
  { code, client_id, origin }: NewCode & { client_id: number | null },
): Promise<KeptCode | null> {
  const [added] = await rows<KeptCode>(
    db,
    sql`with found as (${found})
        insert into session_codes (code_hash, client_id, teacher_id, origin, expires_at)
        select ${hashOf(code)}, ${client_id}::int, id, ${origin},
          now() + make_interval(secs => ${SESSION_CODE_VALID_SECONDS}) from found
        returning ${asInstant(sql`expires_at`)} as expires_at, family_id as "familyId"`,
  )
  return added ?? null
}

interface ClientCode extends NewCode {
  client_id: number
  /** As accounts have it. */
  email: string
}

/**
 * Keeps a code for a teacher whom the client may sign in.
 * @returns until when it is good; null where there is no such teacher
 */
export const addCode = (db: Database, { email, ...code }: ClientCode): Promise<KeptCode | null> =>
  keepCode(
    db,
    sql`select t.id from teachers t join session_clients client on client.id = ${code.client_id}
        where t.email = ${email} and t.disabled_at is null and t.email_verified_at is not null
          and (client.school_id is null or client.school_id = t.school_id)
        for no key update of t`,
    code,
  )

/** Keeps a code that the service itself gives; null where the teacher is disabled, or gone. */
export async function addOwnCode(
  db: Database,
  { teacherId, ...code }: NewCode & { teacherId: number },
): Promise<KeptCode | null> {
  const found = sql`select id from teachers where id = ${teacherId} and disabled_at is null for no key update`
  return keepCode(db, found, { ...code, client_id: null })
}

/** For which pages a code is that somebody could use; null where nobody can. */
export async function originOf(db: Database, code: string): Promise<string | null> {
  const [found] = await rows<{ origin: string }>(
    db,
    sql`select origin from session_codes
        where code_hash = ${hashOf(code)} and used_at is null and expires_at > now()`,
  )
  return found?.origin ?? null
}

/**
 * Uses a code up and tells whose it is, and of which session; null where it was used, is too old or none, the client has ended, or the teacher
 * is disabled or has left the client's school. Of many at once exactly one gets it; until the transaction is over nobody
 * disables the teacher.
 */
export async function redeemCode(
  transaction: Database,
  { code, origin }: { code: string; origin: string },
): Promise<{ teacherId: number; familyId: string } | null> {
  const [redeemed] = await rows<{ teacherId: number; familyId: string }>(
    transaction,
    sql`with given as (select teacher_id from session_codes where code_hash = ${hashOf(code)}),
        enabled as (select id, school_id from teachers
          where id in (select teacher_id from given) and disabled_at is null for no key update)
        update session_codes c set used_at = now() from enabled
        where c.code_hash = ${hashOf(code)} and c.teacher_id = enabled.id and c.origin = ${origin}
          and not exists (select 1 from session_clients client
            where client.id = c.client_id and (client.ended_at is not null
              or (client.school_id is not null and client.school_id is distinct from enabled.school_id)))
          and c.used_at is null and c.expires_at > now()
        returning c.teacher_id as "teacherId", c.family_id as "familyId"`,
  )
  return redeemed ?? null
}

/** Uses up every code with which a page could sign in as this teacher. */
export async function endSessionCodes(db: Database, teacherId: number): Promise<void> {
  await db.execute(
    sql`update session_codes set used_at = now() where teacher_id = ${teacherId} and used_at is null`,
  )
}

export const codesSweep = gone(sessionCodes, 'expires_at', CODES_KEPT_DAYS)

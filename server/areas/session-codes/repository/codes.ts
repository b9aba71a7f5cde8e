import { sql } from 'drizzle-orm'
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
  client_id: number
  /** As accounts have it. */
  email: string
  origin: string
}

/**
 * Keeps a code for a teacher whom the client may sign in, of which only the hash. It waits for whoever disables the
 * teacher at this moment, and the other way round.
 * @returns until when it is good; null where there is no such teacher
 */
export async function addCode(
  db: Database,
  { code, client_id, email, origin }: NewCode,
): Promise<{ expires_at: string } | null> {
  const [added] = await rows<{ expires_at: string }>(
    db,
    sql`with found as (
          select t.id from teachers t join session_clients client on client.id = ${client_id}
          where t.email = ${email} and t.disabled_at is null and t.email_verified_at is not null
            and (client.school_id is null or client.school_id = t.school_id)
          for no key update of t
        )
        insert into session_codes (code_hash, client_id, teacher_id, origin, expires_at)
        select ${hashOf(code)}, ${client_id}, id, ${origin},
          now() + make_interval(secs => ${SESSION_CODE_VALID_SECONDS}) from found
        returning ${asInstant(sql`expires_at`)} as expires_at`,
  )
  return added ?? null
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
 * Uses a code up and tells whose it is; null where it was used, is too old or none, the client has ended, or the teacher
 * is disabled or has left the client's school. Of many at once exactly one gets it; until the transaction is over nobody
 * disables the teacher.
 */
export async function redeemCode(
  transaction: Database,
  { code, origin }: { code: string; origin: string },
): Promise<number | null> {
  const [redeemed] = await rows<{ teacher_id: number }>(
    transaction,
    sql`with given as (select teacher_id from session_codes where code_hash = ${hashOf(code)}),
        enabled as (select id, school_id from teachers
          where id in (select teacher_id from given) and disabled_at is null for no key update)
        update session_codes c set used_at = now() from enabled, session_clients client
        where c.code_hash = ${hashOf(code)} and c.teacher_id = enabled.id and c.origin = ${origin}
          and client.id = c.client_id and client.ended_at is null
          and (client.school_id is null or client.school_id = enabled.school_id)
          and c.used_at is null and c.expires_at > now()
        returning c.teacher_id`,
  )
  return redeemed?.teacher_id ?? null
}

/** Uses up every code with which a page could sign in as this teacher. */
export async function endSessionCodes(db: Database, teacherId: number): Promise<void> {
  await db.execute(
    sql`update session_codes set used_at = now() where teacher_id = ${teacherId} and used_at is null`,
  )
}

export const codesSweep = gone(sessionCodes, 'expires_at', CODES_KEPT_DAYS)

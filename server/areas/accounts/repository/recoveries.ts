import { sql } from 'drizzle-orm'
import { RECOVERY_LINK_VALID_MINUTES } from '../../../../src/contract/limits/accounts.ts'
import { type Database, rows } from '../../../db/database.ts'
import { hashOf, oneTimeCode } from '../../../one-time-code.ts'
import { passwordRecoveries } from '../schema.ts'
import { endLinks, type FoundLink, linksSweep, takeLink } from './links.ts'

/** Makes a recovery link's secret, good for an hour. */
export async function issueRecovery(db: Database, teacherId: number): Promise<string> {
  const secret = oneTimeCode()
  await db.insert(passwordRecoveries).values({
    teacher_id: teacherId,
    token_hash: hashOf(secret),
    expires_at: sql`now() + make_interval(mins => ${RECOVERY_LINK_VALID_MINUTES})`,
  })
  return secret
}

/** The recovery link with this secret, if it was sent to this email (in its normal form), or null. */
export async function findRecovery(db: Database, email: string, secret: string): Promise<FoundLink | null> {
  const [link] = await rows<FoundLink>(
    db,
    sql`select r.id, r.teacher_id, r.used_at is not null as is_used, r.expires_at <= now() as is_expired
        from password_recoveries r join teachers t on t.id = r.teacher_id
        where r.token_hash = ${hashOf(secret)} and t.email = ${email}`,
  )
  return link ?? null
}

export const takeRecovery = (db: Database, id: number) => takeLink(db, passwordRecoveries, id)

export const endRecoveries = (db: Database, teacherId: number) => endLinks(db, passwordRecoveries, teacherId)

export const recoveriesSweep = linksSweep(passwordRecoveries)

import { sql } from 'drizzle-orm'
import {
  RECOVERY_LINK_VALID_MINUTES,
  VERIFICATION_LINK_VALID_HOURS,
} from '../../../src/contract/limits/accounts.ts'
import { type Database, rows } from '../../db/database.ts'
import { passwordRecoveries } from '../../db/schema/accounts.ts'
import { emailVerifications } from '../../db/schema/sessions.ts'
import { hashOf, oneTimeCode } from '../../one-time-code.ts'

/** Makes a verification link's secret, good for 24 hours. Earlier ones stay good: mails arrive out of order. */
export async function issueVerification(db: Database, teacherId: number): Promise<string> {
  const secret = oneTimeCode()
  await db.insert(emailVerifications).values({
    teacher_id: teacherId,
    token_hash: hashOf(secret),
    expires_at: sql`now() + make_interval(hours => ${VERIFICATION_LINK_VALID_HOURS})`,
  })
  return secret
}

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

export interface FoundLink {
  id: number
  teacher_id: number
  is_used: boolean
  is_expired: boolean
}

/** The verification link of a teacher with this secret, or null. Once one was used, all of them are. */
export async function findVerification(
  db: Database,
  teacherId: number,
  secret: string,
): Promise<FoundLink | null> {
  const [link] = await rows<FoundLink>(
    db,
    sql`select v.id, v.teacher_id, v.expires_at <= now() as is_expired,
          v.used_at is not null or t.email_verified_at is not null as is_used
        from email_verifications v join teachers t on t.id = v.teacher_id
        where v.token_hash = ${hashOf(secret)} and v.teacher_id = ${teacherId}`,
  )
  return link ?? null
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

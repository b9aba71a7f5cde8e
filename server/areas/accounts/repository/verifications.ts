import { sql } from 'drizzle-orm'
import { VERIFICATION_LINK_VALID_HOURS } from '../../../../src/contract/limits/accounts.ts'
import { type Database, rows } from '../../../db/database.ts'
import { hashOf, oneTimeCode } from '../../../one-time-code.ts'
import { emailVerifications } from '../schema.ts'
import { endLinks, type FoundLink, linksSweep, takeLink } from './links.ts'

/**
 * Makes a verification link's secret, good for 24 hours. Earlier ones stay good: mails arrive out of order. Following
 * it makes the password of its registration the teacher's, if that one is still there.
 */
export async function issueVerification(
  db: Database,
  teacherId: number,
  registrationId: number | null,
): Promise<string> {
  const secret = oneTimeCode()
  await db.insert(emailVerifications).values({
    teacher_id: teacherId,
    registration_id: sql`(select id from registrations where id = ${registrationId})`,
    token_hash: hashOf(secret),
    expires_at: sql`now() + make_interval(hours => ${VERIFICATION_LINK_VALID_HOURS})`,
  })
  return secret
}

/** A verification link, and whose password it brings. */
export interface FoundVerification extends FoundLink {
  registration_id: number | null
}

/**
 * The verification link of a teacher with this secret, or null. Once one was used, all of them are; so is one whose
 * registration has gone while another waits, since it would bring the password of that one.
 */
export async function findVerification(
  db: Database,
  teacherId: number,
  secret: string,
): Promise<FoundVerification | null> {
  const [link] = await rows<FoundVerification>(
    db,
    sql`select v.id, v.teacher_id, v.registration_id, v.expires_at <= now() as is_expired,
          v.used_at is not null or t.email_verified_at is not null
            or (v.registration_id is null
                and exists (select 1 from registrations r where r.teacher_id = v.teacher_id)) as is_used
        from email_verifications v join teachers t on t.id = v.teacher_id
        where v.token_hash = ${hashOf(secret)} and v.teacher_id = ${teacherId}`,
  )
  return link ?? null
}

export const takeVerification = (db: Database, id: number) => takeLink(db, emailVerifications, id)

export const endVerifications = (db: Database, teacherId: number) =>
  endLinks(db, emailVerifications, teacherId)

export const verificationsSweep = linksSweep(emailVerifications)

import { and, eq, isNull, sql } from 'drizzle-orm'
import {
  RECOVERY_LINK_VALID_MINUTES,
  VERIFICATION_LINK_VALID_HOURS,
} from '../../../src/contract/limits/accounts.ts'
import { type Database, rows } from '../../db/database.ts'
import { gone } from '../../db/sweep-rule.ts'
import { hashOf, oneTimeCode } from '../../one-time-code.ts'
import { endRegistrations, type Registered } from '../teachers/area.ts'
import { consents, emailVerifications, passwordRecoveries } from './schema.ts'

/** Links stay a while after their end, so that whoever opens one late is told why it does not work. */
const LINKS_KEPT_DAYS = 30

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

/** Takes a verification link, once; false when somebody was faster by a moment. */
export async function takeVerification(db: Database, id: number): Promise<boolean> {
  const taken = await db
    .update(emailVerifications)
    .set({ used_at: sql`now()` })
    .where(and(eq(emailVerifications.id, id), isNull(emailVerifications.used_at)))
    .returning({ id: emailVerifications.id })
  return taken.length > 0
}

/** Takes a recovery link, once; false when somebody was faster by a moment. */
export async function takeRecovery(db: Database, id: number): Promise<boolean> {
  const taken = await db
    .update(passwordRecoveries)
    .set({ used_at: sql`now()` })
    .where(and(eq(passwordRecoveries.id, id), isNull(passwordRecoveries.used_at)))
    .returning({ id: passwordRecoveries.id })
  return taken.length > 0
}

/** Ends every recovery link of a teacher. */
export async function endRecoveries(db: Database, teacherId: number): Promise<void> {
  await db
    .update(passwordRecoveries)
    .set({ used_at: sql`now()` })
    .where(and(eq(passwordRecoveries.teacher_id, teacherId), isNull(passwordRecoveries.used_at)))
}

/** Ends every verification link of a teacher. */
export async function endVerifications(db: Database, teacherId: number): Promise<void> {
  await db
    .update(emailVerifications)
    .set({ used_at: sql`now()` })
    .where(and(eq(emailVerifications.teacher_id, teacherId), isNull(emailVerifications.used_at)))
}

/** Keeps what a registration agreed to. */
export async function addConsents(
  db: Database,
  consent: { teacher_id: number; registration_id: number },
  agreed: readonly { document: string; version: string }[],
): Promise<void> {
  await db.insert(consents).values(agreed.map(document => ({ ...consent, ...document })))
}

/** Takes the registration whose link was followed, with what it agreed to; all others of the teacher go. */
export async function takeRegistration(
  db: Database,
  teacherId: number,
  id: number | null,
): Promise<Registered | null> {
  if (id !== null)
    await db.update(consents).set({ registration_id: null }).where(eq(consents.registration_id, id))
  return endRegistrations(db, teacherId, id)
}

export const accountsSweep = [
  gone(emailVerifications, 'expires_at', LINKS_KEPT_DAYS),
  gone(passwordRecoveries, 'expires_at', LINKS_KEPT_DAYS),
]

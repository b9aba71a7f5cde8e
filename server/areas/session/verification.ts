import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { limits } from '../../../src/contract/limits.ts'
import { type Database, rows } from '../../db/database.ts'
import { emailVerifications } from '../../db/schema/sessions.ts'
import { verificationMail } from '../../mail/texts.ts'
import type { Services } from '../../services.ts'
import { normalEmail } from '../teachers/repository.ts'

/** Mails to one address in an hour; further requests are answered alike and send nothing. */
const MAILS_PER_HOUR = 5

/** Who may be sent a new link: known, not verified, and not sent too many of them lately. */
async function teacherToVerify(db: Database, email: string): Promise<number | null> {
  const [teacher] = await rows<{ id: number }>(
    db,
    sql`select t.id from teachers t
        where t.email = ${email} and t.email_verified_at is null and t.disabled_at is null
          and (select count(*) from email_verifications v
               where v.teacher_id = t.id and v.created_at > now() - interval '1 hour') < ${MAILS_PER_HOUR}`,
  )
  return teacher?.id ?? null
}

/**
 * Sends the verification mail again, if there is somebody to send it to; the answer is the same in any case. The
 * link carries `{id}/{secret}`, the two parts that the verification page posts (P1 §2, decision 10).
 */
export async function requestVerification({ db, config, mailer }: Services, given: string): Promise<void> {
  const email = normalEmail(given)
  const teacherId = await teacherToVerify(db, email)
  if (teacherId === null) return
  const secret = randomBytes(32).toString('base64url')
  await db.insert(emailVerifications).values({
    teacher_id: teacherId,
    token_hash: createHash('sha256').update(secret).digest('base64url'),
    expires_at: sql`now() + make_interval(hours => ${limits.VERIFICATION_LINK_VALID_HOURS})`,
  })
  const target = `${config.publicOrigin}/api/teacher/accounts/verify/${teacherId}/${secret}`
  const link = `${config.publicOrigin}/security/verification-account?url=${encodeURIComponent(target)}`
  await mailer.send({ to: email, ...verificationMail(link) })
}

import { sql } from 'drizzle-orm'
import type { UserTypeSlug } from '../../../src/contract/entities/user.ts'
import { isIndependentPlayers } from '../../../src/contract/rules/user-types.ts'
import { rows } from '../../db/database.ts'
import { refuse } from '../../errors.ts'
import type { Services } from '../../services.ts'
import { findTeacherByEmail } from '../teachers/repository.ts'
import { findVerification } from './links.ts'
import { checkedEmail, limitMails } from './requests.ts'

/**
 * Sends the verification mail again, if there is somebody to send it to; the answer is the same in any case.
 * @throws 429 past the limit of mails, for unknown emails too
 */
export async function requestVerification(
  services: Services,
  given: { email: string; ip: string },
): Promise<void> {
  const email = checkedEmail(given.email)
  await limitMails(services, 'verification', email, given.ip)
  const teacher = await findTeacherByEmail(services.db, email)
  if (!teacher || teacher.is_verified || teacher.is_disabled) return
  await services.mails.add('verification', teacher.id)
}

/**
 * Takes a verification link, once.
 * @throws code 23 when it has expired, code 24 when it was used or is not a link of ours
 */
export async function verifyAccount(
  { db }: Services,
  teacherId: number,
  secret: string,
): Promise<{ email: string; is_players: boolean }> {
  const link = await usableLink(db, teacherId, secret)
  const [verified] = await rows<{ email: string; user_type: UserTypeSlug }>(
    db,
    sql`with used as (
          update email_verifications set used_at = now()
          where id = ${link.id} and used_at is null
          returning teacher_id
        )
        update teachers t set email_verified_at = now()
        from used where t.id = used.teacher_id and t.email_verified_at is null
        returning t.email, t.user_type`,
  )
  // Somebody was faster by a moment: the same link in another tab, or another link.
  if (!verified) throw refuse('verificationUsed')
  const user = { user_type: { slug: verified.user_type } }
  return { email: verified.email, is_players: isIndependentPlayers(user) }
}

async function usableLink(db: Services['db'], teacherId: number, secret: string) {
  const link = await findVerification(db, teacherId, secret)
  if (!link) throw refuse('verificationUnknown')
  if (link.is_used) throw refuse('verificationUsed')
  if (link.is_expired) throw refuse('verificationExpired')
  return link
}

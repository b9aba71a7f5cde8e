import { isIndependentPlayers } from '../../../src/contract/rules/user-types.ts'
import { NOBODY } from '../../mail/mails.ts'
import type { Services } from '../../services.ts'
import { findTeacherByEmail, lockTeacher, onlyRegistration, verifyEmail } from '../teachers/area.ts'
import { verificationMail } from './mails.ts'
import { refuse } from './refusals.ts'
import { takeRegistration } from './repository/consents.ts'
import { findVerification, takeVerification } from './repository/verifications.ts'
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
  await limitMails(services, verificationMail, email, given.ip)
  const { db, mails } = services
  const teacher = await findTeacherByEmail(db, email)
  const id = teacher?.id ?? NOBODY
  // whether it is written is found out later, by somebody else: the time of the answer tells nothing
  const registration = await onlyRegistration(db, id)
  await mails.add(verificationMail, id, db, registration)
  mails.wake()
}

/**
 * Takes a verification link, once: the password of its registration is the teacher's, and all others end.
 * @throws code 23 when it has expired, code 24 when it was used or is not a link of ours
 */
export async function verifyAccount(
  { db }: Services,
  teacherId: number,
  secret: string,
): Promise<{ email: string; is_players: boolean }> {
  const link = await usableLink(db, teacherId, secret)
  const verified = await db.transaction(async transaction => {
    // First the teacher, so that two links of one teacher wait for each other here.
    await lockTeacher(transaction, link.teacher_id)
    // Somebody was faster by a moment: the same link in another tab, or another link.
    if (!(await takeVerification(transaction, link.id))) throw refuse('verificationUsed')
    const registered = await takeRegistration(transaction, link.teacher_id, link.registration_id)
    const teacher = await verifyEmail(transaction, link.teacher_id, registered)
    if (!teacher) throw refuse('verificationUsed')
    return teacher
  })
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

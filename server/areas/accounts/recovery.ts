import type { Database } from '../../db/database.ts'
import { NOBODY } from '../../mail/mails.ts'
import type { Services } from '../../services.ts'
import { allowAttempt } from '../attempts/area.ts'
import { endHandovers } from '../lti/area.ts'
import { forgetAttemptsOn, rememberPlaces, revokeSessions } from '../session/area.ts'
import {
  findTeacherByEmail,
  hashPassword,
  latestRegistration,
  lockTeacher,
  normalEmail,
  recoverPasswordHash,
} from '../teachers/area.ts'
import { passwordChangedMail, recoveryMail } from './mails.ts'
import { refuse } from './refusals.ts'
import { takeRegistration } from './repository/consents.ts'
import type { FoundLink } from './repository/links.ts'
import { endRecoveries, findRecovery, takeRecovery } from './repository/recoveries.ts'
import { checkedEmail, checkNewPassword, limitMails } from './requests.ts'

/** Links that are not good, or no longer, that one address may try in an hour. */
export const RECOVERIES_PER_HOUR = 50

/**
 * Sends the mail with which a new password can be set.
 * @throws 'The email is not in the system.' for an unknown one, unless the policy is neutral
 */
export async function requestRecovery(
  services: Services,
  given: { email: string; ip: string },
): Promise<void> {
  const { db, config, mails } = services
  const email = checkedEmail(given.email)
  await limitMails(services, recoveryMail, email, given.ip)
  const teacher = await findTeacherByEmail(db, email)
  if (!teacher && config.enumerationPolicy === 'specification') throw refuse('emailUnknown')
  await mails.add(recoveryMail, teacher?.id ?? NOBODY, db)
  mails.wake()
}

interface NewPassword {
  email: string
  password: string
  token: string
  ip: string
}

/**
 * Sets a new password with the token of a recovery mail, once. Every session, every connection with a
 * learning platform and every other recovery link ends;
 * who holds the token has also shown that the email is theirs. A good link is never counted, so that nobody else's junk
 * uses up its tries; guessing one is out of reach.
 */
export async function recoverPassword(services: Services, given: NewPassword): Promise<void> {
  const { db, tokens, config, mails } = services
  checkNewPassword(given.password, config.passwordPolicy)
  const email = normalEmail(given.email)
  const link = await findRecovery(db, email, given.token)
  const fault = faultOf(link)
  if (!link || fault) {
    await allowAttempt(db, [
      { scope: tokens.blind('recover', given.ip), attempts: RECOVERIES_PER_HOUR, windowMinutes: 60 },
    ])
    throw refuse(fault ?? 'recoveryUnknown')
  }
  const password_hash = await hashPassword(given.password)
  const address = tokens.blind('address', given.ip)

  await db.transaction(async transaction => {
    // First the teacher, so that two links of one teacher wait for each other here.
    await lockTeacher(transaction, link.teacher_id)
    if (!(await takeRecovery(transaction, link.id))) throw refuse('recoveryUsed')
    await endRecoveries(transaction, link.teacher_id)
    const wish = await takeWish(transaction, email, address)
    await recoverPasswordHash(transaction, link.teacher_id, { password_hash, ...wish })
    await endHandovers(transaction, link.teacher_id)
    await revokeSessions(transaction, link.teacher_id)
    await rememberPlaces(transaction, link.teacher_id, [address])
    await mails.add(passwordChangedMail, link.teacher_id, transaction)
  })
  await forgetAttemptsOn(services, email, given.ip)
  mails.wake()
}

/**
 * Ends the registrations of an email. Where nobody has verified it yet, one of them says the kind of account and keeps
 * what was agreed to; its password, which may be a stranger's, is not taken.
 */
async function takeWish(db: Database, email: string, address: string) {
  const teacher = await findTeacherByEmail(db, email)
  if (!teacher) return {}
  const id = teacher.is_verified ? undefined : await latestRegistration(db, teacher.id, address)
  const wish = await takeRegistration(db, teacher.id, id ?? null)
  return wish ? { user_type: wish.user_type } : {}
}

function faultOf(link: FoundLink | null) {
  if (!link) return 'recoveryUnknown'
  if (link.is_used) return 'recoveryUsed'
  return link.is_expired ? 'recoveryExpired' : null
}

import { and, eq, isNull, sql } from 'drizzle-orm'
import { allowAttempt } from '../../attempts.ts'
import { passwordRecoveries } from '../../db/schema/accounts.ts'
import { sessions } from '../../db/schema/sessions.ts'
import { teachers } from '../../db/schema/teachers.ts'
import { refuse } from '../../errors.ts'
import type { Services } from '../../services.ts'
import { forgetAttemptsOn } from '../session/login-attempts.ts'
import { hashPassword } from '../session/passwords.ts'
import { rememberAddress } from '../session/repository.ts'
import { findTeacherByEmail, normalEmail } from '../teachers/repository.ts'
import { findRecovery } from './links.ts'
import { checkedEmail, checkNewPassword, limitMails } from './requests.ts'

/** Links one address may try in an hour. */
const TRIES_PER_HOUR = 50

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
  await limitMails(services, 'recovery', email, given.ip)
  const teacher = await findTeacherByEmail(db, email)
  if (teacher) await mails.add('recovery', teacher.id)
  else if (config.enumerationPolicy === 'specification') throw refuse('emailUnknown')
}

interface NewPassword {
  email: string
  password: string
  token: string
  ip: string
}

/**
 * Sets a new password with the token of a recovery mail, once. Every session and every other recovery link ends;
 * who holds the token has also shown that the email is theirs. Whatever the token, it costs a password hash.
 */
export async function recoverPassword(services: Services, given: NewPassword): Promise<void> {
  const { db, tokens, config, mails } = services
  checkNewPassword(given.password, config.passwordPolicy)
  await allowAttempt(db, [
    { scope: tokens.blind('recover', given.ip), attempts: TRIES_PER_HOUR, windowMinutes: 60 },
  ])
  const email = normalEmail(given.email)
  const password_hash = await hashPassword(given.password)
  const link = await findRecovery(db, email, given.token)
  if (!link) throw refuse('recoveryUnknown')
  if (link.is_used) throw refuse('recoveryUsed')
  if (link.is_expired) throw refuse('recoveryExpired')

  await db.transaction(async transaction => {
    // First the teacher, so that two links of one teacher wait for each other here.
    await transaction
      .update(teachers)
      .set({ password_hash, email_verified_at: sql`coalesce(${teachers.email_verified_at}, now())` })
      .where(eq(teachers.id, link.teacher_id))
    const used = await transaction
      .update(passwordRecoveries)
      .set({ used_at: sql`now()` })
      .where(and(eq(passwordRecoveries.id, link.id), isNull(passwordRecoveries.used_at)))
      .returning({ id: passwordRecoveries.id })
    if (used.length === 0) throw refuse('recoveryUsed')
    const mine = eq(passwordRecoveries.teacher_id, link.teacher_id)
    await transaction
      .update(passwordRecoveries)
      .set({ used_at: sql`now()` })
      .where(and(mine, isNull(passwordRecoveries.used_at)))
    await transaction
      .update(sessions)
      .set({ revoked_at: sql`now()` })
      .where(and(eq(sessions.teacher_id, link.teacher_id), isNull(sessions.revoked_at)))
    await rememberAddress(transaction, link.teacher_id, tokens.blind('address', given.ip))
    await mails.add('password-changed', link.teacher_id, transaction)
  })
  await forgetAttemptsOn(services, email, given.ip)
  mails.wake()
}

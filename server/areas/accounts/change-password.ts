import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import { accountSentences } from '../../../src/contract/server-messages/accounts.ts'
import { countAttempts, forgetAttempts } from '../../attempts.ts'
import { passwordRecoveries } from '../../db/schema/accounts.ts'
import { sessions } from '../../db/schema/sessions.ts'
import { teachers } from '../../db/schema/teachers.ts'
import { refuse } from '../../errors.ts'
import type { Services } from '../../services.ts'
import type { SignedInTeacher } from '../session/authenticate.ts'
import { hashPassword, isPassword } from '../session/passwords.ts'
import { checkNewPassword } from './requests.ts'

/** Wrong old passwords: a session left open must not become a place to guess. */
const ATTEMPTS = { attempts: 5, windowMinutes: 15 }

/**
 * Changes the password of a teacher who knows the old one. The session that asks lives on, all others and every
 * recovery link end, and a mail tells it.
 */
export async function changePassword(
  { db, tokens, config, mails }: Services,
  teacher: SignedInTeacher,
  given: { passwordOld: string; password: string },
): Promise<void> {
  const limit = { ...ATTEMPTS, scope: tokens.blind('change-password', String(teacher.id)) }
  const [attempt] = await countAttempts(db, [limit])
  if (attempt.isOver) throw refuse('tooManyAttempts', attempt)
  const account = eq(teachers.id, teacher.id)
  const [before] = await db.select({ password_hash: teachers.password_hash }).from(teachers).where(account)
  if (!before || !(await isPassword(before.password_hash, given.passwordOld))) {
    const fields = { passwordOld: [accountSentences.oldPasswordWrong] }
    throw refuse('badInput', { fields, message: accountSentences.oldPasswordWrong })
  }
  await forgetAttempts(db, { forget: [limit.scope] })
  checkNewPassword(given.password, config.passwordPolicy)
  const password_hash = await hashPassword(given.password)

  await db.transaction(async transaction => {
    // Only while it is still the one that was checked: of two changes at once, one wins.
    const changed = await transaction
      .update(teachers)
      .set({ password_hash })
      .where(and(account, eq(teachers.password_hash, before.password_hash)))
      .returning({ id: teachers.id })
    if (changed.length === 0) throw refuse('signInAgain')
    await transaction
      .update(sessions)
      .set({ revoked_at: sql`now()` })
      .where(
        and(
          eq(sessions.teacher_id, teacher.id),
          ne(sessions.family_id, teacher.familyId),
          isNull(sessions.revoked_at),
        ),
      )
    await transaction
      .update(passwordRecoveries)
      .set({ used_at: sql`now()` })
      .where(and(eq(passwordRecoveries.teacher_id, teacher.id), isNull(passwordRecoveries.used_at)))
    await mails.add('password-changed', teacher.id, transaction)
  })
  mails.wake()
}

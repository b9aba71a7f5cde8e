import { accountSentences } from '../../../src/contract/server-messages/accounts.ts'
import type { Services } from '../../services.ts'
import type { SignedInTeacher } from '../../signed-in-teacher.ts'
import { countAttempts, forgetAttempts } from '../attempts/area.ts'
import { revokeSessions } from '../session/area.ts'
import { changePasswordHash, findPasswordHash, hashPassword, isPassword } from '../teachers/area.ts'
import { passwordChangedMail } from './mails.ts'
import { refuse } from './refusals.ts'
import { endRecoveries } from './repository.ts'
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
  const before = await findPasswordHash(db, teacher.id)
  if (before === null || !(await isPassword(before, given.passwordOld))) {
    const fields = { passwordOld: [accountSentences.oldPasswordWrong] }
    throw refuse('badInput', { fields, message: accountSentences.oldPasswordWrong })
  }
  await forgetAttempts(db, { forget: [limit.scope] })
  checkNewPassword(given.password, config.passwordPolicy, given.passwordOld)
  const after = await hashPassword(given.password)

  await db.transaction(async transaction => {
    const isChanged = await changePasswordHash(transaction, teacher.id, { before, after })
    if (!isChanged) throw refuse('signInAgain')
    await revokeSessions(transaction, teacher.id, teacher.familyId)
    await endRecoveries(transaction, teacher.id)
    await mails.add(passwordChangedMail, teacher.id, transaction)
  })
  mails.wake()
}

import type { SucceedingTokens } from '../../../src/contract/entities/user.ts'
import { accountSentences } from '../../../src/contract/server-messages/accounts.ts'
import type { Services } from '../../services.ts'
import type { SignedInTeacher } from '../../signed-in-teacher.ts'
import { countAttempts, forgetAttempts } from '../attempts/area.ts'
import { endHandovers } from '../lti/area.ts'
import { replaceSessions } from '../session/area.ts'
import { changePasswordHash, findPasswordHash, hashPassword, isPassword } from '../teachers/area.ts'
import { passwordChangedMail } from './mails.ts'
import { refuse } from './refusals.ts'
import { endRecoveries } from './repository/recoveries.ts'
import { checkNewPassword } from './requests.ts'

/** Wrong old passwords: a session left open must not become a place to guess. */
const ATTEMPTS = { attempts: 5, windowMinutes: 15 }

/**
 * Changes the password of a teacher who knows the old one. Every session, every recovery link and every connection with a
 * learning platform ends, and a mail tells it; who asks goes on with the tokens of a new session.
 */
export async function changePassword(
  services: Services,
  teacher: SignedInTeacher,
  given: { passwordOld: string; password: string },
): Promise<SucceedingTokens> {
  const { db, tokens, config, mails } = services
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

  const next = await db.transaction(async transaction => {
    const isChanged = await changePasswordHash(transaction, teacher.id, { before, after })
    if (!isChanged) throw refuse('signInAgain')
    await endRecoveries(transaction, teacher.id)
    await endHandovers(transaction, teacher.id)
    await mails.add(passwordChangedMail, teacher.id, transaction)
    return replaceSessions(services, transaction, teacher)
  })
  mails.wake()
  return next
}

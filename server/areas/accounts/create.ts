import type { UserTypeSlug } from '../../../src/contract/entities/user.ts'
import { accountSentences } from '../../../src/contract/server-messages/accounts.ts'
import type { Services } from '../../services.ts'
import { allowAttempt } from '../attempts/area.ts'
import { addRegistration, findTeacherByEmail, hashPassword, registerTeacher } from '../teachers/area.ts'
import { accountExistsMail, verificationMail } from './mails.ts'
import { publishedTexts } from './published-texts.ts'
import { refuse } from './refusals.ts'
import { addConsents } from './repository/consents.ts'
import { checkedEmail, limitMails, passwordFaults } from './requests.ts'

interface NewAccount {
  email: string
  password: string
  privacy_policy_agree: boolean
  terms_of_use_agree: boolean
  is_players: boolean
  ip: string
}

/** Whoever comes through a players page joins the players program (docs/decisions/players-accounts.md). */
const userTypeOf = ({ is_players }: NewAccount): UserTypeSlug =>
  is_players ? 'independent-teacher-players' : 'teacher'

/** @throws 422 with all fields at fault at once */
function checked(account: NewAccount, policy: Services['config']['passwordPolicy']): string {
  const email = checkedEmail(account.email)
  const fields: Record<string, string[]> = {}
  const faults = passwordFaults(account.password, policy)
  if (faults.length > 0) fields.password = faults
  if (!account.privacy_policy_agree) fields.privacy_policy_agree = [accountSentences.consentRequired]
  if (!account.terms_of_use_agree) fields.terms_of_use_agree = [accountSentences.consentRequired]
  const [message] = Object.values(fields).flat()
  if (message) throw refuse('badInput', { fields, message })
  return email
}

/**
 * Registers a teacher and sends the verification mail. While nobody has verified the email, it may be registered again:
 * each registration has a password of its own, and the one whose link is followed counts. When the email is taken, the
 * default policy says so; the neutral one answers as if nothing was, after the same work, and tells the owner of the
 * email by mail.
 */
export async function createAccount(services: Services, account: NewAccount): Promise<void> {
  const { db, tokens, config, mails } = services
  const email = checked(account, config.passwordPolicy)
  await allowAttempt(db, [
    { scope: tokens.blind('accounts', account.ip), attempts: config.accountsPerHour, windowMinutes: 60 },
  ])
  await limitMails(services, accountExistsMail, email, account.ip)
  const registered = { password_hash: await hashPassword(account.password), user_type: userTypeOf(account) }
  const agreed = Object.entries(publishedTexts).map(([document, { version }]) => ({ document, version }))
  const address = tokens.blind('address', account.ip)

  await db.transaction(async transaction => {
    const unverified = await registerTeacher(transaction, { email, ...registered })
    // as many statements for an email that is free
    const account = await findTeacherByEmail(transaction, email)
    if (!account || (unverified === null && config.enumerationPolicy !== 'neutral')) throw emailTaken()
    const owner = account.id
    const registration = await addRegistration(transaction, owner, { ...registered, address })
    await addConsents(transaction, { teacher_id: owner, registration_id: registration }, agreed)
    if (unverified === null) await mails.add(accountExistsMail, owner, transaction)
    else await mails.add(verificationMail, unverified, transaction, registration)
  })
  mails.wake()
}

function emailTaken() {
  const fields = { email: [accountSentences.emailTaken] }
  return refuse('badInput', { fields, message: accountSentences.emailTaken })
}

import type { MailKind } from '../../mail/mail-kind.ts'
import { hasRegistration } from '../teachers/area.ts'
import {
  accountExistsLetter,
  contestedLetter,
  passwordChangedLetter,
  recoveryLetter,
  verificationLetter,
} from './letters.ts'
import { issueRecovery } from './repository/recoveries.ts'
import { issueVerification } from './repository/verifications.ts'

export const verificationMail: MailKind = {
  name: 'verification',
  async write({ db, recipient, about, brand, origin, page }) {
    if (recipient.is_verified) return null
    // a link for any of several registrations might bring a stranger's password
    if (about === null && (await hasRegistration(db, recipient.id))) {
      const secret = await issueRecovery(db, recipient.id)
      return contestedLetter(page(`recover-password/${secret}`, { email: recipient.email }))
    }
    const secret = await issueVerification(db, recipient.id, about)
    // The page takes the last two parts and posts them (P1 §2, decision 10).
    const url = `${origin}/api/teacher/accounts/verify/${recipient.id}/${secret}`
    return verificationLetter(brand.productName, page('verification-account', { url }))
  },
}

export const recoveryMail: MailKind = {
  name: 'recovery',
  async write({ db, recipient, page }) {
    const secret = await issueRecovery(db, recipient.id)
    return recoveryLetter(page(`recover-password/${secret}`, { email: recipient.email }))
  },
}

export const accountExistsMail: MailKind = {
  name: 'account-exists',
  write: async ({ page }) =>
    accountExistsLetter({ logIn: page('login'), forgotPassword: page('forgot-password') }),
}

export const passwordChangedMail: MailKind = {
  name: 'password-changed',
  write: async ({ page }) => passwordChangedLetter(page('forgot-password')),
}

import {
  RECOVERY_LINK_VALID_MINUTES,
  VERIFICATION_LINK_VALID_HOURS,
} from '../../../src/contract/limits/accounts.ts'
import type { Letter } from '../../mail/letter.ts'

/** What the mails say. A subject never holds a secret: it is shown on locked screens. */
export const verificationLetter = (productName: string, url: string): Letter => ({
  subject: 'Please verify your email',
  paragraphs: [
    `Welcome to ${productName}!`,
    'Please verify your email, so that you can log in and set up your teacher profile.',
  ],
  action: { label: 'Verify my email', url },
  closing: [
    `The link is good once, for ${VERIFICATION_LINK_VALID_HOURS} hours. If you did not create an account, you need not do anything.`,
  ],
})

/** For an email that was registered more than once, where nobody can tell which password is whose. */
export const contestedLetter = (url: string): Letter => ({
  subject: 'Please verify your email',
  paragraphs: [
    'An account with this email was created more than once, perhaps not always by you.',
    'Please set a password of your own. That verifies your email, and no other password will work.',
  ],
  action: { label: 'Set a password', url },
  closing: [
    `The link is good once, for ${RECOVERY_LINK_VALID_MINUTES} minutes. If you did not create an account, you need not do anything.`,
  ],
})

export const recoveryLetter = (url: string): Letter => ({
  subject: 'Set a new password',
  paragraphs: ['Somebody, probably you, asked to set a new password for your teacher account.'],
  action: { label: 'Set a new password', url },
  closing: [
    `The link is good once, for ${RECOVERY_LINK_VALID_MINUTES} minutes. If you did not ask for it, you need not do anything: your password stays as it is.`,
  ],
})

export const accountExistsLetter = (urls: { logIn: string; forgotPassword: string }): Letter => ({
  subject: 'You have an account already',
  paragraphs: [
    'Somebody, probably you, tried to create a teacher account with this email. There is one already, so no new one was made.',
    `If you do not remember your password, you can set a new one: ${urls.forgotPassword}`,
  ],
  action: { label: 'Log in', url: urls.logIn },
  closing: ['If it was not you, you need not do anything.'],
})

export const passwordChangedLetter = (forgotPassword: string): Letter => ({
  subject: 'Your password was changed',
  paragraphs: [
    'The password of your teacher account has just been changed, and every other device was logged out.',
  ],
  action: { label: 'It was not me: set a new password', url: forgotPassword },
  closing: ['If it was you, you need not do anything.'],
})

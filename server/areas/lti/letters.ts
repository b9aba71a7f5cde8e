import type { Letter } from '../../mail/letter.ts'

/** To a teacher whose account a user of a learning platform opens from now on. */
export const connectedLetter = (platform: string, forgotPassword: string): Letter => ({
  subject: `Your account was connected to ${platform}`,
  paragraphs: [
    `Your teacher account was connected to ${platform}. Whoever signs in there as the user who was connected opens your account from a course, without your password.`,
  ],
  action: { label: 'It was not me: set a new password', url: forgotPassword },
  closing: ['If it was you, you need not do anything. A new password ends every such connection.'],
})

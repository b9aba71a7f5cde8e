/** cx-forgot-password (P1 §2 Forgot password, §8 Account and password). */
export const forgotPassword = {
  title: 'FORGOT PASSWORD',
  hint: 'Enter the email of your account. We will send you a link to set a new password.',
  email: 'Email',
  cancel: 'Cancel',
  submit: 'APPLY',
  submitting: 'Sending the email',

  sentTitle: 'EMAIL SENT',
  sent: 'The email to set a new password has been sent.',
  sentTo: (email: string, minutes: number) =>
    `It is on its way to ${email}. The link is valid for ${minutes} minutes.`,

  unknownTitle: 'EMAIL NOT FOUND',
  unknown: 'The email is not in the system.',
  createAccount: 'CREATE TEACHER ACCOUNT',
  correct: 'Change the email',

  errorTitle: 'EMAIL NOT SENT',
  failed: 'The email could not be sent. Please try again.',
} as const

/** cx-recover-password (P1 §2 Forgot password, §8 Account and password). */
export const recoverPassword = {
  title: 'RECOVER PASSWORD',
  forAccount: (email: string) => `Choose a new password for ${email}.`,
  password: 'New Password',
  confirmation: 'Confirm Password',
  cancel: 'CANCEL',
  submit: 'APPLY',
  submitting: 'Setting your new password',

  recoveredTitle: 'PASSWORD RECOVERED',
  recovered: 'The new password has been set. Please log in.',

  linkTitle: 'LINK NOT VALID',
  incomplete: 'This link is not complete. Please open it again from the email, or ask for a new one.',
  unusable: 'This link is not valid any more. Please ask for a new one.',
  askAgain: 'ASK FOR A NEW EMAIL',
  toLogin: 'Go to the login',

  errorTitle: 'PASSWORD NOT RECOVERED',
  failed: 'An error occurred while trying to recover the password, please contact an administrator.',
  tryAgain: 'Your password is the same as before. Please try again.',
  askForAnother: 'Your password is the same as before. Please ask for a new email and use its link.',
} as const

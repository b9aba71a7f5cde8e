/** cx-verify-account (P1 §8 Verification). */
export const verifyAccount = {
  title: 'EMAIL VERIFICATION',
  verifying: 'Your email is being verified',
  verified: 'Your email has been verified. You can log in now.',
  logIn: 'LOG IN',

  expired:
    'The verification link has expired. Please ask for a new one; the new link will expire in 24 hours.',
  unusable: 'This verification link is not valid any more. Please ask for a new one.',
  incomplete:
    'This verification link is not complete. Please open it again from the email, or ask for a new one.',
  failed: 'An error occurred while trying to verify the account, please contact an administrator.',
  toLogin: 'Go to the login',
  support: 'Contact Support',

  resendHint: 'Enter the email of your account to receive a new link.',
} as const

/** What the server says about accounts, their links and passwords (P1 §8). */
export const accountSentences = {
  emailNotVerified: 'Please verify your email before you log in.',
  verificationSent: 'The verification email has been sent.',
  emailTaken: 'The email has already been taken.',
  consentRequired: 'You have to agree to the privacy policy and the terms of use.',
  accountCreated: 'The account has been created. Please follow the link in the verification email.',
  accountVerified: 'Your email has been verified. You can log in now.',
  verificationExpired:
    'The verification link has expired. Please ask for a new one; the new link will expire in 24 hours.',
  verificationUsed:
    'This verification link has been used already. Please log in, or ask for a new link if that does not work.',
  verificationUnknown:
    'This verification link is not complete or not valid any more. Please open it again from the email, or ask for a new one.',
  recoverySent: 'The email to set a new password has been sent.',
  emailUnknown: 'The email is not in the system.',
  recoveryExpired: 'This link has expired. Please ask for a new one.',
  recoveryUsed: 'This link has been used already. Please ask for a new one.',
  recoveryUnknown:
    'This link is not complete or not valid any more. Please open it again from the email, or ask for a new one.',
  passwordRecovered: 'The new password has been set. Please log in.',
  passwordChanged: 'the password was updated successfully.',
  oldPasswordWrong: 'The old password is not correct.',
  tooManyMails:
    'Several emails have been sent already. Please look into your spam folder, or try again later.',
} as const

import { type PasswordIssue, type PasswordPolicy, passwordBounds } from './rules/password.ts'

/** Every sentence the server may say to a person (P1 §8, P2 §8). */
export const serverMessages = {
  wrongEmailOrPassword: 'Wrong email or password',
  emailNotVerified: 'Please verify your email before you log in.',
  teacherDisabled: 'Your account has been locked. Please contact support.',
  signInAgain: 'Please log in again.',
  accessExpired: 'Your access has expired and can be renewed.',
  classroomForbidden: 'You do not have rights for the selected classroom.',
  originForbidden: 'This page may not use the service.',
  demoOnly: 'Only demo teachers can work here.',
  notFound: 'There is nothing at this address.',
  badInput: 'Some of the information is missing or not valid.',
  notJson: 'The request could not be read.',
  tooLarge: 'The request is too large.',
  tooManyAttempts: 'Too many attempts. Please wait a moment and try again.',
  unavailable: 'The service is not available right now. Please try again.',
  unexpected: 'Something went wrong on our side. Please try again.',
  verificationSent: 'The verification email has been sent.',
  fieldRequired: 'Field required.',
  fieldNotValid: 'This value is not valid.',
  invalidEmail: 'Enter a valid email.',
  idNotValid: 'The number in the address is not valid.',
  tooLong: (max: number) => `Field must have maximum ${max} letters.`,
  searchNotAnId: 'Choose one of the values of this filter.',
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
  masqueradeLinkInvalid: 'This link has been used already, or is older than a minute. Please make a new one.',
  unknownFilter: 'This filter does not exist.',
} as const

/** What a new password lacks (P1 §5 Password). */
export const passwordSentences: Record<PasswordIssue, (policy: PasswordPolicy) => string> = {
  required: () => serverMessages.fieldRequired,
  too_short: policy => `Require a minimum of ${passwordBounds[policy].least} characters.`,
  too_long: policy => `Require a maximum of ${passwordBounds[policy].most} characters.`,
  no_digit: () => 'Require Numeric characters.',
  no_lowercase: () => 'Require Lowercase characters.',
  no_uppercase: () => 'Require Uppercase characters.',
  no_special: () => 'Require at least one special character: !@#$%^&*)(+=._-',
}

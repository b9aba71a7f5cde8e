/** cx-create-account (P1 §2 Create account, §8 Account and password). */
export const createAccount = {
  title: 'CREATE TEACHER ACCOUNT',
  email: 'Email',
  password: 'Password',
  confirmation: 'Confirm Password',
  agree: 'I agree to the',
  terms: 'Terms of Use',
  and: 'and the',
  privacy: 'Privacy Policy',
  newTab: 'Opens in a new tab',
  textsFailed: 'The terms and the privacy policy could not be loaded.',
  cancel: 'CANCEL',
  submit: 'CREATE',
  submitting: 'Creating your account',

  createdTitle: 'EMAIL VERIFICATION',
  created: 'The account has been created. Please follow the link in the verification email.',
  sentTo: (email: string, hours: number) => `It was sent to ${email}. The link is valid for ${hours} hours.`,

  errorTitle: 'ACCOUNT NOT CREATED',
  failed: 'An error occurred while trying to create the account, please contact an administrator.',
} as const

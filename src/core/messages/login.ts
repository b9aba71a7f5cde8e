/** cx-login (P1 §2 Login, §4 After login, §5 Login, §8). */
export const login = {
  title: 'TEACHER LOGIN',
  email: 'Email',
  password: 'Password',
  keepSignedIn: 'Keep me signed in',
  submit: 'LOG IN',
  submitting: 'Logging in',
  forgotPassword: 'Forgot Password',
  createAccount: 'CREATE TEACHER ACCOUNT',
  studentSite: 'Are you a student? Go to the student site',

  studentTitle: 'ARE YOU A STUDENT?',
  studentHint: 'Teachers log in with their email. Students log in on the student site.',
  studentGo: 'Go to the student site',

  errorTitle: 'LOGIN ERROR',
  wrong: 'Wrong email or password',
  failed: 'The login could not be completed. Please try again.',

  notVerifiedTitle: 'EMAIL NOT VERIFIED',
  notVerified: 'Please verify your email before you log in.',

  welcomeTitle: 'WELCOME!',
  welcome: 'Please complete your teacher profile to begin.',
  welcomeGo: 'COMPLETE PROFILE',

  signedInAs: 'You are logged in as',
  logOut: 'LOG OUT',
} as const

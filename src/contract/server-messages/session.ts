/** What the server says about signing in and staying so (P1 §8). */
export const sessionSentences = {
  wrongEmailOrPassword: 'Wrong email or password',
  teacherDisabled: 'Your account has been locked. Please contact support.',
  signInAgain: 'Please log in again.',
  accessExpired: 'Your access has expired and can be renewed.',
} as const

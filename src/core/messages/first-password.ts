/** What a student is handed to sign in with. */
interface SignIn {
  portal: string
  username: string
  code: string
  password: string
}

const portal = 'Student portal'
const username = 'Username'
const code = 'Classroom code'
const password = 'Password'
const newPasswordLater = 'A new password will be requested after login.'

/** A password that is told once, to who adds a student or resets the password of one (P3 §5, §8). */
export const firstPassword = {
  portal,
  username,
  code,
  password,
  newPasswordLater,
  reset: 'Reset password',
  /** To hand over, after a first line that says why, if any. */
  instructions: (login: SignIn, why?: string): string =>
    [
      ...(why === undefined ? [] : [why]),
      `${portal}: ${login.portal}`,
      `${username}: ${login.username}`,
      `${code}: ${login.code}`,
      `${password}: ${login.password}`,
      newPasswordLater,
    ].join('\n'),
  shownOnce: 'This password is shown once. Copy it, or write it down, before you close this.',
  copyInstructions: 'Copy instructions',
  copyFailed: 'Not copied. Please write it down.',
  closeUnsaved: {
    title: 'Close without the password?',
    text: 'It has not been copied, and it is not shown again. You can reset it later.',
    leave: 'Close without it',
    stay: 'Stay',
    close: 'Close',
  },
} as const

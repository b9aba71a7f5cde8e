/** Why a session ended, told in the sign-in that follows (P1 §8 Session). */
export const session = {
  loggedOutTitle: 'LOGGED OUT',
  loggedOut: 'You have been logged out of your account, log back in. Please try again.',
  lockedTitle: 'Account locked',
  locked: 'Your account has been locked. Please contact support.',
  expired: 'Your session has ended. Please log in again.',
  replaced: 'Another account has logged in in this browser. Please log in again.',
} as const

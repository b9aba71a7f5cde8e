/**
 * Why a session ends.
 *
 * - `signed-out`: the person logged out here
 * - `signed-out-by-page`: a script of the page ended it (`element.session = null`)
 * - `signed-out-elsewhere`: it was ended in another tab, by the person or a script
 * - `logged-out-by-server`: a call was answered with 401
 * - `locked`: the teacher has been disabled (error_code 20)
 * - `refresh-failed`: the tokens could not be replaced any more
 * - `replaced`: another account signed in, here or in another tab
 */
export const sessionEndReasons = [
  'signed-out',
  'signed-out-by-page',
  'signed-out-elsewhere',
  'logged-out-by-server',
  'locked',
  'refresh-failed',
  'replaced',
] as const
export type SessionEndReason = (typeof sessionEndReasons)[number]

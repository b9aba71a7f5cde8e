/** The `error_code` values of the API, by name (P1 §8, decisions). */
export const errorCodes = {
  /** 403: the classroom is not among the ones this teacher may open. */
  classroomForbidden: 10,
  /** 403: the demo prefix answers demo teachers only. */
  demoOnly: 11,
  /** 403: the page that calls belongs to an origin that may not. */
  originForbidden: 12,
  /** 401: the teacher has been disabled. */
  teacherDisabled: 20,
  /** The verification link is older than 24 hours. */
  verificationExpired: 23,
  /** The email is not verified yet, or a link is of no use (any more): a new one can be asked for. */
  emailNotVerified: 24,
} as const

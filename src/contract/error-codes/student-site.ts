// Codes of refusals about the student site, and of teachers who see it as a student does (P3 §6).

/** 422: the students of this classroom post themselves; there is no class that posts as one. */
export const NOT_WHOLE_CLASS = 80
/** 403: the student has to choose a password first. */
export const FIRST_PASSWORD = 81
/** 422: what was given as the password before is not it. */
export const STUDENT_PASSWORD_WRONG = 82
/** 403: who sees the site as a student does not change their password. */
export const NOT_AS_STUDENT = 83
/** 422: there is a post already, or a response to this post. */
export const POST_SENT = 84
/** 422: the task asks for no such post, or not any more. */
export const POST_CLOSED = 85
/** 422: no upload of this student has ended at this address, or its video is used already. */
export const POST_VIDEO_UNKNOWN = 86

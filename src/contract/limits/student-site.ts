// The student site (P3 §1); the specification leaves its numbers open.

export const STUDENT_PASSWORD_MIN_CHARACTERS = 8
/** A code or a username as somebody types it. */
export const STUDENT_SIGN_IN_MAX_CHARACTERS = 64
/** A student is asked to sign in again after so long: the computer is often a school's. */
export const STUDENT_SESSION_VALID_HOURS = 12
export const STUDENT_SESSIONS_KEPT = 10
export const STUDENT_TEXT_MAX_CHARACTERS = 2_000
/** Posts that one student may have for one task, deleted and refused ones too. */
export const STUDENT_POSTS_PER_TASK_MAX = 30
export const STUDENT_POSTS_PER_HOUR = 60
export const STUDENT_UPLOADS_PER_HOUR = 20
/**
 * Of all students of one teacher together, the removed ones too: six full classrooms may send four each. What they may
 * have unsaved at once (`UNSAVED_VIDEOS_MAX_BYTES` is each one's own) is forty of the largest videos.
 */
export const STUDENTS_UPLOADS_PER_HOUR = 720
export const STUDENTS_UNSAVED_VIDEOS_MAX_BYTES = 20_971_520_000

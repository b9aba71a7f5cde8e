// Codes that end a session (P1 §8).

/** 401: the teacher has been disabled. */
export const TEACHER_DISABLED = 20

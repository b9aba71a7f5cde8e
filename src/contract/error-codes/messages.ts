// Codes of refusals about the message board (P3 §4 Comment status, §5).

/** 404: no such comment is of a student of this classroom, or it is deleted. */
export const COMMENT_GONE = 110
/** 422: a classroom has posted as many messages as it may. */
export const MESSAGES_FULL = 111
/** 422: this student has written as many comments below this message as one may, or as many as may wait for the teacher. */
export const COMMENTS_FULL = 112

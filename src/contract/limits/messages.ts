// The message board (P3 §5, §9), and what the specification leaves open.

export const MESSAGE_SUBJECT_MAX_CHARACTERS = 150
export const MESSAGE_DESCRIPTION_MAX_CHARACTERS = 255
/** Letters of a message or a comment that are shown at first (P3 §2). */
export const MESSAGE_SHOWN_CHARACTERS = 400
/** So long it is told what a teacher has just done. */
export const BOARD_SAID_MS = 10_000
/** Messages that the teacher of one classroom may post: more than one a day for as long as an exchange goes. */
export const MESSAGES_PER_CLASSROOM_MAX = 500
export const MESSAGES_PER_HOUR = 60
/** A comment is as long as a message. */
export const COMMENT_MAX_CHARACTERS = 255
/** Comments that one student may have below one message, deleted ones too. */
export const COMMENTS_PER_MESSAGE_MAX = 30
/** Comments of one student that may wait for the teacher, on the whole board. */
export const COMMENTS_WAITING_MAX = 30
export const COMMENTS_PER_HOUR = 60

/** P3 §5 and §9 say what a subject and a description may have; the specification names no other bound. */
export const specified: Record<string, number> = {
  MESSAGE_SUBJECT_MAX_CHARACTERS: 150,
  MESSAGE_DESCRIPTION_MAX_CHARACTERS: 255,
  MESSAGES_PER_CLASSROOM_MAX: 500,
  MESSAGES_PER_HOUR: 60,
  MESSAGE_SHOWN_CHARACTERS: 400,
  BOARD_SAID_MS: 10_000,
  COMMENT_MAX_CHARACTERS: 255,
  COMMENTS_PER_MESSAGE_MAX: 30,
  COMMENTS_WAITING_MAX: 30,
  COMMENTS_PER_HOUR: 60,
}

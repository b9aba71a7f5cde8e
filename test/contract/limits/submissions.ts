/** P3 §5 says what a comment may have; the specification names no other bound. */
export const specified: Record<string, number> = {
  SUBMISSIONS_CHANGED_MAX: 500,
  SUBMISSIONS_UNDO_SHOWN_MS: 10_000,
  SUBMISSIONS_UNDO_SECONDS: 60,
  TEACHER_COMMENT_MAX_CHARACTERS: 500,
  VIEWING_SIGN_MS: 10_000,
  VIEWING_HELD_SECONDS: 30,
  FLAGS_PER_HOUR: 60,
  OWN_FLAGS_SHOWN: 100,
  FLAG_ANSWER_MAX_CHARACTERS: 500,
}

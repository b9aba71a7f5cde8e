/** P3 §5, §9; how long a removed student can be brought back, and a letter may be, is ours. */
export const specified: Record<string, number> = {
  STUDENTS_PER_CLASSROOM_MAX: 30,
  REVIEW_BELOW_AGE_YEARS: 13,
  STUDENT_NAME_MAX_LETTERS: 25,
  LAST_INITIAL_MAX_LETTERS: 1,
  LETTER_MAX_CODE_POINTS: 12,
  GROUPS_PER_CLASSROOM_MIN: 1,
  GROUPS_PER_CLASSROOM_MAX: 15,
  REMOVED_STUDENTS_KEPT_DAYS: 14,
  REMOVAL_UNDO_MS: 10_000,
  STUDENT_ROWS_WHOLE_MAX: 200,
}

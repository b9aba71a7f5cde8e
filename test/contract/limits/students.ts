/** P3 §9. */
export const specified: Record<string, number> = {
  STUDENTS_PER_CLASSROOM_MAX: 30,
  REVIEW_BELOW_AGE_YEARS: 13,
}

// Students and groups (P3 §9).

export const STUDENTS_PER_CLASSROOM_MAX = 30
/** Videos of students below this age are reviewed before the partner sees them (P2 §9). */
export const REVIEW_BELOW_AGE_YEARS = 13

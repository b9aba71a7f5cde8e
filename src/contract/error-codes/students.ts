// Codes of refusals about students and groups (P3 §4, §5, §6).

/** 404: no such student is in this classroom, or not any more. */
export const STUDENT_GONE = 70
/** 422: a classroom has room for 30 students. */
export const CLASSROOM_FULL = 71
/** 403: groups are added and removed by an operator alone; a whole class posts as one; none without a course. */
export const STUDENTS_FIXED = 72
/** 422: the classroom has no groups, or their number is settled. */
export const GROUPS_SETTLED = 74
/** 422: videos of students under 13 are reviewed by their teacher. */
export const REVIEW_REQUIRED = 73

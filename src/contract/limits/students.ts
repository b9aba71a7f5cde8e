// Students and groups (P3 §9).

export const STUDENTS_PER_CLASSROOM_MAX = 30

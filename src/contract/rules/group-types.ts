/** How the students of a classroom are grouped, `course_student_group_type_id` (P1 §3). */
export const groupTypes = { individual: 1, smallGroup: 2, wholeClass: 3 } as const

export type GroupTypeId = (typeof groupTypes)[keyof typeof groupTypes]

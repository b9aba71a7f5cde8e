/** How the students of a classroom are grouped, `course_student_group_type_id` (P1 §3). */
export const groupTypes = { individual: 1, smallGroup: 2, wholeClass: 3 } as const

export type GroupTypeId = (typeof groupTypes)[keyof typeof groupTypes]

/** What the students of such a classroom are on the student site (P3 §3 Masquerade result). */
export const userTypeOf = (group: GroupTypeId | null): 'student' | 'group' | 'whole-class' =>
  group === groupTypes.wholeClass ? 'whole-class' : group === groupTypes.smallGroup ? 'group' : 'student'

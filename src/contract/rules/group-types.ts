/** How the students of a classroom are grouped, `course_student_group_type_id` (P1 §3). */
export const groupTypes = { individual: 1, smallGroup: 2, wholeClass: 3 } as const

export type GroupTypeId = (typeof groupTypes)[keyof typeof groupTypes]

/** Whether they post in small groups, and are called so (decision 17). Without a course they do not. */
export const isSmallGroup = (group: number | null): boolean => group === groupTypes.smallGroup

/** Whether the whole class posts as one, and has no list of students. */
export const postsAsOne = (group: number | null): boolean => group === groupTypes.wholeClass

/** Whether one who posts stands for several people: a name is a group's then, and nobody is imported or exported. */
export const postsTogether = (group: number | null): boolean => isSmallGroup(group) || postsAsOne(group)

/** What the students of such a classroom are on the student site (P3 §3 Masquerade result). */
export const userTypeOf = (group: GroupTypeId | null): 'student' | 'group' | 'whole-class' =>
  postsAsOne(group) ? 'whole-class' : isSmallGroup(group) ? 'group' : 'student'

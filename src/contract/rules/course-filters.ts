/** `filter_by` of the courses (P1 §2 Course Library): its `search_string` is the id of a value; without it, text. */
export const courseFilters = ['language', 'age', 'level'] as const
export type CourseFilter = (typeof courseFilters)[number]

/** `filter_by` of the courses (P1 §2 Course Library): its `search_string` is the id of a value; without it, text. */
export const courseFilters = ['language', 'age', 'level'] as const
export type CourseFilter = (typeof courseFilters)[number]

/** The subject whose courses have levels to choose from (P1 §2). */
const SUBJECT_WITH_LEVELS = 1

/** The filters beside a subject, or beside all of them (null). */
export const courseFiltersFor = (subjectId: number | null): readonly CourseFilter[] =>
  subjectId === SUBJECT_WITH_LEVELS ? courseFilters : courseFilters.filter(filter => filter !== 'level')

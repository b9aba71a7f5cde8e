import { isIndependent, type WithUserType } from './user-types.ts'

/** `filter_by` of the classroom list (P1 §2, My Classrooms), in the order of the dropdown. */
export const classroomFilters = [
  'all',
  'newest',
  'oldest',
  'subject',
  'language',
  'level',
  'age',
  'a-z',
  'z-a',
] as const
export type ClassroomFilter = (typeof classroomFilters)[number]

export const DEFAULT_CLASSROOM_FILTER: ClassroomFilter = 'newest'

/** Filters whose `search_string` is the id picked in the second dropdown; the others search text. */
export const valueFilters = ['subject', 'language', 'level', 'age'] as const
export type ValueFilter = (typeof valueFilters)[number]

export function isValueFilter(filter: ClassroomFilter): filter is ValueFilter {
  return (valueFilters as readonly string[]).includes(filter)
}

/** The filters a person is offered: independent teachers get only those that need no value (P1 §6). */
export function classroomFiltersFor(user: WithUserType): readonly ClassroomFilter[] {
  return isIndependent(user) ? classroomFilters.filter(filter => !isValueFilter(filter)) : classroomFilters
}

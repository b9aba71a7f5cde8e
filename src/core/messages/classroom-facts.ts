import type { GroupTypeId } from '../../contract/rules/group-types.ts'

/** What is said of a classroom in the list, on its card and on its page alike. */
export const classroomFacts = {
  classroomCode: 'Classroom Code',
  copyCode: (code: string) => `Copy the classroom code ${code}`,
  edit: 'Edit Classroom',
  dates: 'Dates',
  period: (start: string, end: string) => `${start} – ${end}`,
  groupType: 'Group Type',
  groupTypes: { 1: 'Individual', 2: 'Small Group', 3: 'Whole Class' } satisfies Record<GroupTypeId, string>,
  partner: 'Global Partner',
  notPaired: 'Not Paired',
  progress: 'Progress',
} as const

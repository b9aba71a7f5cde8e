import { REMOVED_STUDENTS_KEPT_DAYS, STUDENTS_PER_CLASSROOM_MAX } from '../../contract/limits/students.ts'

/** Who was deleted and can be brought back (P3 §2 My Students, docs/decisions/removed-students.md). */
export const removedStudents = {
  title: 'Recently deleted',
  failed: 'Error trying to get who was deleted.',
  failedTitle: 'This list cannot be shown',
  text: `Whoever is deleted can be brought back for ${REMOVED_STUDENTS_KEPT_DAYS} days, with everything they have posted.`,
  none: `Whoever you delete can be brought back from here for ${REMOVED_STUDENTS_KEPT_DAYS} days.`,
  noneTitle: 'Nobody to bring back',
  until: (day: string) => `Until ${day}`,
  bringBack: 'Bring back',
  comingBack: 'Bringing back…',
  isBack: (name: string) => `${name} is back.`,
  restoreFailed: 'The deletion could not be undone.',
  full: `This classroom has its ${STUDENTS_PER_CLASSROOM_MAX} students. Delete one to bring another back.`,
} as const

import type { Submission } from '../../contract/entities/submission.ts'

/** How the one who has posted it is called. */
export const posterName = ({
  student_first_name,
  student_last_initial,
}: Pick<Submission, 'student_first_name' | 'student_last_initial'>): string =>
  [student_first_name, student_last_initial].filter(Boolean).join(' ')

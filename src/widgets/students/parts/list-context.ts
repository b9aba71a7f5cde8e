import type { Classroom } from '../../../contract/entities/classroom.ts'
import type { Student } from '../../../contract/entities/student.ts'
import type { StudentRights } from '../../../core/students/student-rights.ts'
import type { LinkProps } from '../../../element/types.ts'
import type { Opened } from './student-modals.tsx'

/** What every row needs, the same object as long as nothing of it changes, so that rows rest. */
export interface ListContext {
  classroom: Classroom
  rights: StudentRights
  /** To a student's profile. */
  link: (studentId: number) => LinkProps
  /** Whether what a student submits needs approval; before it needs none there is a question. */
  choose: (student: Student, needs: boolean) => void
  /** Id of the sentence that says that nothing can be changed any more. */
  expiredId: string
  /** Id of the sentence that says why approval cannot be switched off. */
  lockId: string
  open: (opened: Opened) => void
}

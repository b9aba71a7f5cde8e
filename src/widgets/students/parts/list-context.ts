import type { Classroom } from '../../../contract/entities/classroom.ts'
import type { Approval } from '../../../core/students/approval.ts'
import type { StudentRights } from '../../../core/students/student-rights.ts'
import type { LinkProps } from '../../../element/types.ts'
import type { Opened } from './student-modals.tsx'

/** What every row needs, the same object as long as nothing of it changes, so that rows rest. */
export interface ListContext {
  classroom: Classroom
  rights: StudentRights
  /** To a student's profile. */
  link: (studentId: number) => LinkProps
  choose: Approval['choose']
  /** Id of the sentence that says that nothing can be changed any more. */
  expiredId: string
  open: (opened: Opened) => void
}

import type { Classroom } from '../../../contract/entities/classroom.ts'
import type { Student } from '../../../contract/entities/student.ts'
import type { Brand } from '../../../core/brand/brands.ts'
import type { StudentPage } from '../../../core/students/student-page.ts'
import type { PostKind } from '../../../core/students/student-posts.ts'
import type { StudentRights } from '../../../core/students/student-rights.ts'

/** What has become of the student in the profile. */
export type ProfileChange = 'edited' | 'approval' | 'removed' | 'restored'

/** What a profile opens with; a post that is named has the focus, or it is said that it is not there any more. */
export interface FirstPost {
  kind: PostKind
  postId: number | null
}

/** What the profile asks of the element that it is shown in. */
export interface ProfileWidget {
  readonly brand: Brand
  readonly hostUrl: string
}

export interface ProfileCardProps {
  classroom: Classroom
  student: Student
  rights: StudentRights
  widget: ProfileWidget
  page: StudentPage
  onChanged: (change: ProfileChange) => void
  onDeleted: () => void
}

import { isId } from '../../contract/rules/is-id.ts'
import { students as t } from '../../core/messages/students.ts'
import { OfClassroom } from '../../parts/lists/of-classroom.tsx'
import { StudentsPage } from './parts/students-page.tsx'
import type { StudentsHandle } from './types.ts'

export interface StudentsProps {
  classroomId?: number
  /** Whose profile is shown; the list without. */
  studentId?: number
  /** What a profile opens with: `responses`, or the task videos. */
  posts?: string
  /** The post that has the focus there. */
  postId?: number
  widget: StudentsHandle
}

/** cx-students. */
export const Students = ({ classroomId, studentId, posts, postId, widget }: StudentsProps) => (
  <OfClassroom classroomId={classroomId} words={t} widget={widget}>
    {(id, user, key) => (
      <StudentsPage
        key={key}
        classroomId={id}
        studentId={isId(studentId) ? studentId : null}
        first={{ kind: posts === 'responses' ? 'responses' : 'videos', postId: isId(postId) ? postId : null }}
        user={user}
        widget={widget}
      />
    )}
  </OfClassroom>
)

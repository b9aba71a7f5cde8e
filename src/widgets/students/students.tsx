import { isId } from '../../contract/rules/is-id.ts'
import { students as t } from '../../core/messages/students.ts'
import { $user } from '../../core/session/session.ts'
import { useStore } from '../../core/use-store.ts'
import { Trouble } from '../../parts/classroom-trouble.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
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

/** cx-students. Another classroom, or another teacher, starts from scratch. */
export function Students({ classroomId, studentId, posts, postId, widget }: StudentsProps) {
  const user = useStore($user)
  if (!user) return null
  if (isId(classroomId)) {
    return (
      <StudentsPage
        key={`${user.id} ${classroomId}`}
        classroomId={classroomId}
        studentId={isId(studentId) ? studentId : null}
        first={{ kind: posts === 'responses' ? 'responses' : 'videos', postId: isId(postId) ? postId : null }}
        user={user}
        widget={widget}
      />
    )
  }
  const isWrong = Boolean(widget.element.getAttribute('classroom-id')?.trim())
  return (
    <section className="screen">
      {isWrong ? (
        <Trouble title={t.wrongIdTitle} text={t.wrongId} />
      ) : (
        <EmptyState heading="h2" title={t.chooseTitle} text={t.choose} />
      )}
    </section>
  )
}

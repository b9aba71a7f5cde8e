import type { Classroom } from '../../../contract/entities/classroom.ts'
import { tasks as t } from '../../../core/messages/tasks.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import type { TasksHandle } from '../types.ts'

/** Neither a course nor a partner: the course comes first (P3 §2 My Tasks). */
export function NoCourse({ classroom, widget }: { classroom: Classroom; widget: TasksHandle }) {
  return (
    <EmptyState
      title={t.noCourseTitle}
      text={t.noCourse}
      action={
        classroom.status !== 'expired' && (
          <ButtonLink variant="primary" {...widget.link('chooseCourse', { classroomId: classroom.id })}>
            {t.selectCourse}
          </ButtonLink>
        )
      }
    />
  )
}

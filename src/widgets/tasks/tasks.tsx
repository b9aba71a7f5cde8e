import { isId } from '../../contract/rules/is-id.ts'
import { tasks as t } from '../../core/messages/tasks.ts'
import { $user } from '../../core/session/session.ts'
import { useStore } from '../../core/use-store.ts'
import { Trouble } from '../../parts/classroom-trouble.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { TasksPage } from './parts/tasks-page.tsx'
import type { TasksHandle } from './types.ts'

export interface TasksProps {
  classroomId?: number
  /** Which task is shown; the list without. */
  taskId?: number
  widget: TasksHandle
}

/** cx-tasks. Another classroom, or another teacher, starts from scratch. */
export function Tasks({ classroomId, taskId, widget }: TasksProps) {
  const user = useStore($user)
  if (!user) return null
  if (isId(classroomId)) {
    return (
      <TasksPage
        key={`${user.id} ${classroomId}`}
        classroomId={classroomId}
        taskId={isId(taskId) ? taskId : null}
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

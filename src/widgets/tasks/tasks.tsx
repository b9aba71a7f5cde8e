import { isId } from '../../contract/rules/is-id.ts'
import { tasks as t } from '../../core/messages/tasks.ts'
import { OfClassroom } from '../../parts/lists/of-classroom.tsx'
import { TasksPage } from './parts/tasks-page.tsx'
import type { TasksHandle } from './types.ts'

export interface TasksProps {
  classroomId?: number
  /** Which task is shown; the list without. */
  taskId?: number
  widget: TasksHandle
}

/** cx-tasks. */
export const Tasks = ({ classroomId, taskId, widget }: TasksProps) => (
  <OfClassroom classroomId={classroomId} words={t} widget={widget}>
    {(id, user, key) => (
      <TasksPage
        key={key}
        classroomId={id}
        taskId={isId(taskId) ? taskId : null}
        user={user}
        widget={widget}
      />
    )}
  </OfClassroom>
)

import { isId } from '../../contract/rules/is-id.ts'
import { homeName } from '../../core/classrooms/home-name.ts'
import { classroom as shared } from '../../core/messages/classroom.ts'
import { taskEditor as t } from '../../core/messages/task-editor.ts'
import { $user } from '../../core/session/session.ts'
import { useStore } from '../../core/use-store.ts'
import { FormScreen } from '../../parts/classroom-form/form-screen.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { LoadedEditor } from './parts/loaded-editor.tsx'
import type { TaskEditorHandle } from './types.ts'

export interface TaskEditorProps {
  classroomId?: number
  /** The task that is edited; a new one without. */
  taskId?: number
  widget: TaskEditorHandle
}

/** cx-task-editor. Another classroom, task or teacher is another form from scratch. */
export function TaskEditor({ classroomId, taskId, widget }: TaskEditorProps) {
  const user = useStore($user)
  if (!user) return null
  const isMissing = (name: string) => !widget.element.getAttribute(name)?.trim()
  const isNew = isMissing('task-id') && taskId === undefined
  if (isId(classroomId) && (isNew || isId(taskId))) {
    return (
      <LoadedEditor
        key={`${user.id} ${classroomId} ${taskId}`}
        classroomId={classroomId}
        taskId={taskId ?? null}
        user={user}
        widget={widget}
      />
    )
  }
  return (
    <FormScreen back={widget.link('classrooms')} backLabel={homeName(user)}>
      {isId(classroomId) ? (
        <ErrorState heading="h2" title={t.wrongTaskTitle} text={t.wrongTask} />
      ) : isMissing('classroom-id') ? (
        <EmptyState heading="h2" title={t.chooseTitle} text={t.choose} />
      ) : (
        <ErrorState heading="h2" title={shared.wrongIdTitle} text={shared.wrongId} />
      )}
    </FormScreen>
  )
}

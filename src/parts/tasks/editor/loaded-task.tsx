import { useEffect, useEffectEvent, useState } from 'react'
import type { Classroom } from '../../../contract/entities/classroom.ts'
import type { User } from '../../../contract/entities/user.ts'
import { TASK_GONE } from '../../../contract/error-codes/tasks.ts'
import { asRefusal } from '../../../core/http/failure.ts'
import { common } from '../../../core/messages/common.ts'
import { taskEditor as t } from '../../../core/messages/task-editor.ts'
import { loadTask } from '../../../core/tasks/load-task.ts'
import { createTaskEditor, type Edited } from '../../../core/tasks/task-editor.ts'
import { useStore } from '../../../core/use-store.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { FormOutline } from '../../form-outline.tsx'
import { LoadFailure } from '../../load-failure.tsx'
import { TaskForm, type TaskFormProps } from './task-form.tsx'

interface LoadedTaskProps extends Omit<TaskFormProps, 'editor'> {
  user: User
  classroom: Classroom
  /** The task that is edited; null for a new one. */
  taskId: number | null
  onSaved: (taskId: number) => void
}

/** The form as soon as the task is there. */
export function LoadedTask({ taskId, ...props }: LoadedTaskProps) {
  if (taskId === null) return <Editor {...props} edited={{ at: 'new' }} />
  return <Existing {...props} taskId={taskId} />
}

function Existing({ taskId, ...props }: LoadedTaskProps & { taskId: number }) {
  const [task] = useState(() => loadTask(props.classroom.id, taskId))
  const state = useStore(task.$state)
  if (state.at === 'loading') {
    return (
      <>
        <VisuallyHidden live>{common.loading}</VisuallyHidden>
        <FormOutline fields={5} />
      </>
    )
  }
  if (state.at === 'ready') return <Editor {...props} edited={{ at: 'task', task: state.data }} />
  if (asRefusal(state.error)?.errorCode === TASK_GONE) {
    return <Editor {...props} edited={{ at: 'gone', taskId }} />
  }
  return <LoadFailure heading="h2" title={t.loadTitle} reason={state.reason} onRetry={task.retry} />
}

type EditorProps = Omit<LoadedTaskProps, 'taskId'> & { edited: Edited }

function Editor({ user, classroom, edited, onSaved, ...form }: EditorProps) {
  const saved = useEffectEvent(onSaved)
  const [editor] = useState(() => createTaskEditor({ user, classroom, edited, saved: ({ id }) => saved(id) }))
  useEffect(() => editor.takeClassroom(classroom), [editor, classroom])
  const areBack = useStore(editor.changes.$areBack)
  const [hadChanges] = useState(areBack)
  if (edited.at === 'gone' && !hadChanges) {
    return <EmptyState heading="h2" title={t.goneTitle} text={t.gone} />
  }
  return (
    <TaskForm {...form} editor={editor}>
      {edited.at === 'gone' && areBack && <Notice tone="warning">{t.goneKept}</Notice>}
    </TaskForm>
  )
}

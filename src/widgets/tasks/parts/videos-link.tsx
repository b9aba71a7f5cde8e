import { useState } from 'react'
import { tasks as t } from '../../../core/messages/tasks.ts'
import { taskItemsPoll } from '../../../core/tasks/task-items.ts'
import { useStore } from '../../../core/use-store.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import type { TasksHandle } from '../types.ts'

interface VideosLinkProps {
  classroomId: number
  taskId: number
  widget: TasksHandle
}

/** To the teachers' videos of a task, which its action item leads to; nothing where the task asks for none. */
export function VideosLink({ classroomId, taskId, widget }: VideosLinkProps) {
  const [items] = useState(() => taskItemsPoll(classroomId))
  const state = useStore(items.$state)
  const known = state.at === 'loading' ? undefined : state.data
  const item = known?.find(({ class_task }) => class_task?.id === taskId)
  if (!item) return null
  return (
    <ButtonLink {...widget.link('taskDetail', { classroomId, teacherActionId: item.id })}>
      {t.videos}
    </ButtonLink>
  )
}

import { type MouseEvent, useCallback, useEffect, useRef, useState } from 'react'
import type { User } from '../../../contract/entities/user.ts'
import { classroomState, createClassroomPage } from '../../../core/classrooms/classroom-page.ts'
import { homeName } from '../../../core/classrooms/home-name.ts'
import { taskEditor as t } from '../../../core/messages/task-editor.ts'
import { useStore } from '../../../core/use-store.ts'
import { isPlainClick } from '../../../element/plain-click.ts'
import { FormScreen } from '../../../parts/classroom-form/form-screen.tsx'
import { Forbidden, LoadFailed } from '../../../parts/classroom-trouble.tsx'
import { useIsInAnother } from '../../../parts/is-in-another.ts'
import type { TaskEditorHandle } from '../types.ts'
import { Coming, LaterForm, useFormCode } from './later-form.tsx'

interface LoadedEditorProps {
  classroomId: number
  taskId: number | null
  user: User
  widget: TaskEditorHandle
}

/** The form as soon as the classroom is there, under the way back to its tasks, if it is the teacher's. */
export function LoadedEditor({ classroomId, taskId, user, widget }: LoadedEditorProps) {
  const [page] = useState(() => createClassroomPage(classroomId))
  const state = classroomState(useStore(page.$poll))
  const retrying = useStore(page.$retrying)
  const isInner = useIsInAnother()
  useFormCode()
  const [isLeaving, setLeaving] = useState(false)
  const isWork = useRef(false)
  const place = [{ classroomId }, { tab: 'tasks' }] as const
  const back = widget.link('classroom', ...place)

  const work = useCallback(
    (busy: boolean) => {
      if (busy === isWork.current) return
      isWork.current = busy
      widget.emit('cx-busy-changed', { busy })
    },
    [widget],
  )
  // nobody need be asked about an element that is gone
  useEffect(() => () => work(false), [work])

  /** It is over; where the page does nothing about that, the person is led to the tasks. */
  function close(isAsked: boolean): void {
    setLeaving(false)
    if (!widget.emit('cx-task-editor-closed', { classroomId }) || isInner) return
    if (isAsked) widget.navigate('classroom', ...place)
    else widget.goOn('classroom', ...place)
  }

  const leave = () => (isWork.current ? setLeaving(true) : close(true))

  function goBack(event: MouseEvent): void {
    if (!isPlainClick(event)) return
    event.preventDefault()
    leave()
  }

  if (state.at === 'forbidden') {
    return (
      <FormScreen back={widget.link('classrooms')} backLabel={homeName(user)}>
        <Forbidden trouble={state.trouble} widget={widget} />
      </FormScreen>
    )
  }
  return (
    <FormScreen back={{ ...back, onClick: goBack }} backLabel={t.backToTasks}>
      {state.at === 'loading' && <Coming />}
      {state.at === 'failed' && (
        <LoadFailed trouble={state.trouble} widget={widget} onRetry={page.retry} busy={retrying} />
      )}
      {state.at === 'ready' && (
        <LaterForm
          user={user}
          classroom={state.classroom}
          taskId={taskId}
          isLeaving={isLeaving}
          onStay={() => setLeaving(false)}
          onLeave={() => close(true)}
          onCancel={leave}
          onDone={() => close(false)}
          onWork={work}
          onSaved={id => widget.emit('cx-task-saved', { classroomId, taskId: id })}
          refresh={() => void page.refresh()}
        />
      )}
    </FormScreen>
  )
}

import { createElement, useEffect, useEffectEvent, useRef, useState } from 'react'
import { leaving } from '../../../core/messages/leaving.ts'
import { commonAttributes, keepReadyInside } from '../../../element/inner-element.ts'
import { LeaveQuestion } from '../../../ui/leave-question.tsx'
import type { TasksHandle } from '../types.ts'
import { BackButton } from './back-button.tsx'

interface EditorViewProps {
  classroomId: number
  /** The task that is edited; null creates one. */
  taskId: number | null
  widget: TasksHandle
  onBack: () => void
  /** The server has it, which the editor still says itself. */
  onSaved: (taskId: number) => void
}

/** The editor of a task in the place of the list: an element of its own, whose code comes when it is first opened. */
export function EditorView({ classroomId, taskId, widget, onBack, onSaved }: EditorViewProps) {
  const inner = useRef<HTMLElement>(null)
  const saved = useEffectEvent((event: Event) => {
    onSaved((event as CustomEvent<{ taskId: number }>).detail.taskId)
  })
  const closed = useEffectEvent(onBack)
  /** Leaving it loses something, as it has said last. */
  const isBusy = useRef(false)
  const [isLeaving, setLeaving] = useState(false)
  useEffect(() => {
    const element = inner.current
    if (!element) return undefined
    keepReadyInside(element)
    const stop = new AbortController()
    const { signal } = stop
    element.addEventListener('cx-task-saved', event => saved(event), { signal })
    element.addEventListener('cx-task-editor-closed', () => closed(), { signal })
    element.addEventListener(
      'cx-busy-changed',
      event => {
        isBusy.current = (event as CustomEvent<{ busy: boolean }>).detail.busy
      },
      { signal },
    )
    return () => {
      stop.abort()
      // what an element says that is gone already reaches nobody
      if (isBusy.current) widget.emit('cx-busy-changed', { busy: false })
    }
  }, [widget])
  return (
    <div className="editor">
      <BackButton onBack={() => (isBusy.current ? setLeaving(true) : onBack())} />
      {createElement('cx-task-editor', {
        ref: inner,
        ...commonAttributes(widget.element),
        'classroom-id': classroomId,
        'task-id': taskId ?? undefined,
      })}
      <LeaveQuestion open={isLeaving} labels={leaving} onLeave={onBack} onStay={() => setLeaving(false)} />
    </div>
  )
}

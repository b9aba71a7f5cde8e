import { createElement, useEffect, useEffectEvent, useRef } from 'react'
import { commonAttributes, keepReadyInside } from '../../../element/inner-element.ts'
import type { TasksHandle } from '../types.ts'
import { BackButton } from './back-button.tsx'

interface EditorViewProps {
  classroomId: number
  /** The task that is edited; null creates one. */
  taskId: number | null
  widget: TasksHandle
  /** The way back was pressed. */
  onBack: () => void
  /** It is over, and whoever had to be asked was. */
  onClosed: () => void
  /** The server has it, which the editor still says itself. */
  onSaved: (taskId: number) => void
}

/** The editor of a task in the place of the list: an element of its own, whose code comes when it is first opened. */
export function EditorView({ classroomId, taskId, widget, onBack, onClosed, onSaved }: EditorViewProps) {
  const inner = useRef<HTMLElement>(null)
  const saved = useEffectEvent((event: Event) => {
    onSaved((event as CustomEvent<{ taskId: number }>).detail.taskId)
  })
  const closed = useEffectEvent(onClosed)
  useEffect(() => {
    const element = inner.current
    if (!element) return undefined
    keepReadyInside(element)
    const stop = new AbortController()
    const { signal } = stop
    element.addEventListener('cx-task-saved', event => saved(event), { signal })
    element.addEventListener('cx-task-editor-closed', () => closed(), { signal })
    return () => stop.abort()
  }, [])
  return (
    <div className="editor">
      <BackButton onBack={onBack} />
      {createElement('cx-task-editor', {
        ref: inner,
        ...commonAttributes(widget.element),
        'classroom-id': classroomId,
        'task-id': taskId ?? undefined,
      })}
    </div>
  )
}

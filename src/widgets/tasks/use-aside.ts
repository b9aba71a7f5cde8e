import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { createScreenHistory } from '../../core/navigation/screen-history.ts'
import { $session } from '../../core/session/session.ts'
import { useStore } from '../../core/use-store.ts'
import { focusHeadingOf } from '../../element/heading-focus.ts'
import { isElsewhere } from '../../element/screens/is-elsewhere.ts'
import { type Aside, asideOf, placeOf } from './aside.ts'
import type { TasksHandle } from './types.ts'
import { useLeaveQuestion } from './use-leave-question.ts'

/** Focuses the first of these that is in sight; whether there is one. */
function focusOn({ shadowRoot }: HTMLElement, selector: string): boolean {
  const found = [...(shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? [])].find(control =>
    control.checkVisibility(),
  )
  found?.focus()
  return found !== undefined
}

/**
 * Opens it and goes back, with the focus at its heading and then again at what has opened it. Each is an entry of the
 * page's history (docs/decisions/screens-in-history.md), and is closed when another task is asked for.
 */
export function useAside(widget: TasksHandle, classroomId: number, taskId: number | null) {
  const { element } = widget
  const { isBusy, asks, question } = useLeaveQuestion(element)
  const [history] = useState(() =>
    createScreenHistory(
      `${element.id}/tasks:${classroomId}`,
      place => place.params.classroomId === classroomId && asideOf(place) !== null,
      asks,
    ),
  )
  const place = useStore(history.$screens).at(-1)
  const aside = useMemo(() => place && asideOf(place), [place]) ?? null

  useEffect(() => {
    const stop = history.start()
    return () => {
      stop()
      // where the page brings the element back, it goes on where it was
      if (element.isConnected && $session.get()) history.forget()
    }
  }, [history, element])

  const shownTask = useRef(taskId)
  useLayoutEffect(() => {
    if (shownTask.current !== taskId && history.$screens.get().length > 0) history.home(true)
    shownTask.current = taskId
  }, [taskId, history])

  const opener = useRef<string | null>(null)
  const before = useRef(aside)
  useLayoutEffect(() => {
    const was = before.current
    before.current = aside
    if (was === aside) return
    // what an element says that is gone already reaches nobody
    if (!aside && isBusy.current) widget.emit('cx-busy-changed', { busy: false })
    if (isElsewhere(element)) return
    // the editor is an element of its own, with its heading inside
    if (aside?.at === 'editor') return void focusOn(element, '.back button')
    if (!aside && focusOn(element, `[data-opens="${opener.current}"] button`)) return
    return focusHeadingOf(element)
  }, [aside, element, widget, isBusy])

  return {
    aside,
    open(next: Aside) {
      opener.current = next.at
      history.open(placeOf(classroomId, next), true)
    },
    close: history.back,
    /** Goes back, after a question where something would be lost. */
    back() {
      if (!asks(history.back)) history.back()
    },
    question,
  }
}

import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { isId } from '../../contract/rules/is-id.ts'
import type { Place } from '../../core/navigation/place.ts'
import { createScreenHistory } from '../../core/navigation/screen-history.ts'
import { $session } from '../../core/session/session.ts'
import { useStore } from '../../core/use-store.ts'
import { closesModal } from '../../element/screens/closes-modal.ts'
import { useIsInAnother } from '../../parts/is-in-another.ts'
import type { StudentsHandle } from './types.ts'

/** Whose profile is at a place; null for the list. */
function profileAt(place: Place | undefined): number | null {
  const id = Number(new URLSearchParams(place?.path.split('?')[1]).get('student_id'))
  return isId(id) ? id : null
}

/**
 * A profile that the element opens itself is an entry of the page's history, so that the browser's Back closes it
 * (docs/decisions/screens-in-history.md).
 *
 * @returns to be told where somebody goes who is in the element, before it shows that; `byPage`: the page takes them there
 */
export function useNotedProfile(classroomId: number, studentId: number | null, widget: StudentsHandle) {
  const element: HTMLElement & { studentId?: number | undefined } = widget.element
  const isInner = useIsInAnother()
  const [history] = useState(() => {
    const made = createScreenHistory(
      `${element.id}/students:${classroomId}`,
      place => place.params.classroomId === classroomId && profileAt(place) !== null,
      () => closesModal(element),
    )
    // which profile is open in a classroom, the classroom says
    if (isInner && profileAt(made.$screens.get().at(-1)) !== studentId) made.home(true)
    return made
  })
  const noted = profileAt(useStore(history.$screens).at(-1))

  useEffect(() => {
    const stop = history.start()
    const root = element.getRootNode()
    const around = root instanceof ShadowRoot ? root.host : element
    return () => {
      stop()
      // where the page brings the element back, it goes on where it was; a tab of a classroom begins with its list
      if (around.isConnected && $session.get()) history.forget()
    }
  }, [history, element])

  const before = useRef<number | null>(null)
  useLayoutEffect(() => {
    const was = before.current
    before.current = noted
    if (noted === was) return
    // by the browser's Back or Forward, or as the page was left
    if (noted !== null || element.studentId === was) element.studentId = noted ?? undefined
  }, [noted, element])

  const shown = useRef(studentId)
  useLayoutEffect(() => {
    const isOther = shown.current !== studentId && before.current !== null && before.current !== studentId
    shown.current = studentId
    // the page has asked for another one
    if (isOther) history.home(true)
  }, [studentId, history])

  return (place: Place, byPage: boolean): void => {
    if (profileAt(place) === null) {
      if (history.$screens.get().length > 0) history.home(byPage)
    } else if (!byPage) history.open(place, true)
  }
}

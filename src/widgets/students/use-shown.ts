import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { isId } from '../../contract/rules/is-id.ts'
import { pathTo } from '../../core/navigation/paths.ts'
import { focusHeadingOf } from '../../element/heading-focus.ts'
import { isElsewhere } from '../../element/screens/is-elsewhere.ts'
import { takers } from '../../element/takers.ts'
import type { LinkProps } from '../../element/types.ts'
import type { StudentsHandle } from './types.ts'

/**
 * Query of the host app's address of the list, or of a profile. The classroom around it, if any, keeps its information
 * folded, where its address says so.
 */
function shownQuery({ element }: StudentsHandle, studentId: number | null) {
  const root = element.getRootNode()
  const isFolded = root instanceof ShadowRoot && root.host.hasAttribute('collapse-information')
  return { tab: 'students', student_id: studentId, collapseInformation: isFolded || null }
}

/** To a student's profile, from what is around at the moment of the press. */
export function profileLink(widget: StudentsHandle, classroomId: number, studentId: number): LinkProps {
  const link = () => widget.link('classroom', { classroomId }, shownQuery(widget, studentId))
  return { ...link(), onClick: event => link().onClick(event) }
}

/**
 * Shows the list or a profile as somebody who is in the element asks for it, whatever the page does with the address, and
 * keeps the focus where the person is: at the heading of a profile that opens, and at its link again afterwards.
 */
export function useShown(classroomId: number, studentId: number | null, widget: StudentsHandle) {
  const list = useRef<HTMLDivElement>(null)
  const before = useRef(studentId)

  useLayoutEffect(() => {
    takers.set(widget.element, ({ route, params, path }) => {
      if (route !== 'classroom' || Number(params.classroomId) !== classroomId) return false
      const query = new URLSearchParams(path.split('?')[1])
      if (query.get('tab') !== 'students') return false
      const asked = Number(query.get('student_id'))
      Object.assign(widget.element, { studentId: isId(asked) ? asked : undefined })
      return true
    })
    return () => {
      takers.delete(widget.element)
    }
  }, [widget, classroomId])

  const tell = useEffectEvent((shown: number | null) => {
    const path = pathTo('classroom', { classroomId }, shownQuery(widget, shown))
    widget.emit('cx-student-shown', { studentId: shown, path })
  })
  useLayoutEffect(() => {
    const was = before.current
    before.current = studentId
    if (studentId === was) return
    tell(studentId)
    if (isElsewhere(widget.element)) return
    if (studentId !== null) return focusHeadingOf(widget.element)
    const row = list.current?.querySelector<HTMLElement>(`[data-student="${was}"]`)
    // deleted meanwhile, or not back yet
    if (!row) return focusHeadingOf(widget.element)
    row.focus()
    return
  }, [studentId, widget])

  return {
    /** Around the list. */
    list,
    goBack: () => widget.navigate('classroom', { classroomId }, shownQuery(widget, null)),
  }
}

import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { ClassroomTab } from '../../contract/rules/classroom-tabs.ts'
import { isId } from '../../contract/rules/is-id.ts'
import { pathTo, type RouteQuery } from '../../core/navigation/paths.ts'
import type { Place } from '../../core/navigation/place.ts'
import { focusHeadingOf } from '../heading-focus.ts'
import { takers } from '../takers.ts'
import type { LinkProps, WidgetHandle } from '../types.ts'
import { isElsewhere } from './is-elsewhere.ts'

type Widget = Pick<WidgetHandle, 'element' | 'link' | 'navigate'>

/** A list of things of a classroom, each of which opens in its place. */
export interface ShownIn {
  tab: ClassroomTab
  /** What it is called in an address, such as `student_id`. */
  name: string
  /** The element's property that says which one is open, such as `studentId`. */
  property: string
  /** What the links of the list have as `data-…`, with the id, such as `student`. */
  mark: string
  /** What else stands in an address of it. */
  also?: RouteQuery
  /** From one of them to another the focus stays where the person has it. */
  keepsFocus?: boolean
}

/**
 * Query of the host app's address of the list, or of one thing. The classroom around it, if any, keeps its information
 * folded, where its address says so.
 */
function shownQuery(
  { element }: Pick<Widget, 'element'>,
  { tab, name, also }: ShownIn,
  id: number | null,
): RouteQuery {
  const root = element.getRootNode()
  const isFolded = root instanceof ShadowRoot && root.host.hasAttribute('collapse-information')
  return { tab, [name]: id, ...also, collapseInformation: isFolded || null }
}

/** To one of them, from what is around at the moment of the press. */
export function shownLink(widget: Widget, of: ShownIn, classroomId: number, id: number): LinkProps {
  const link = () => widget.link('classroom', { classroomId }, shownQuery(widget, of, id))
  return { ...link(), onClick: event => link().onClick(event) }
}

interface UseShown {
  classroomId: number
  /** Which one is open; null for the list. */
  shown: number | null
  widget: Widget
  /** The list or one of them is asked for by somebody who is in the element; `byPage`: the page takes them there. */
  onAsked?: (place: Place, byPage: boolean) => void
  /** Another one is open, or the list again. */
  onShown: (id: number | null, path: string) => void
}

/**
 * Shows the list or one of its things as somebody who is in the element asks for it, whatever the page does with the
 * address, and keeps the focus where the person is: at the heading of what opens, and at its link again afterwards.
 */
export function useShown(of: ShownIn, { classroomId, shown, widget, onAsked, onShown }: UseShown) {
  const list = useRef<HTMLDivElement>(null)
  const before = useRef(shown)
  const { tab, name, property, mark, keepsFocus } = of

  const hear = useEffectEvent((place: Place, byPage: boolean) => onAsked?.(place, byPage))
  useLayoutEffect(() => {
    takers.set(widget.element, (place, byPage) => {
      const { route, params, path } = place
      if (route !== 'classroom' || Number(params.classroomId) !== classroomId) return false
      const query = new URLSearchParams(path.split('?')[1])
      if (query.get('tab') !== tab) return false
      hear(place, byPage)
      const asked = Number(query.get(name))
      Object.assign(widget.element, { [property]: isId(asked) ? asked : undefined })
      return true
    })
    return () => {
      takers.delete(widget.element)
    }
  }, [widget, classroomId, tab, name, property])

  const tell = useEffectEvent((id: number | null) => {
    onShown(id, pathTo('classroom', { classroomId }, shownQuery(widget, of, id)))
  })
  useLayoutEffect(() => {
    const was = before.current
    before.current = shown
    if (shown === was) return
    tell(shown)
    if (isElsewhere(widget.element)) return
    if (shown !== null) return was !== null && keepsFocus ? undefined : focusHeadingOf(widget.element)
    const row = list.current?.querySelector<HTMLElement>(`[data-${mark}="${was}"]`)
    // deleted meanwhile, or not back yet
    if (!row) return focusHeadingOf(widget.element)
    row.focus()
    return
  }, [shown, widget, mark, keepsFocus])

  return {
    /** Around the list. */
    list,
    /** From one of them to another. */
    goTo: (id: number) => widget.navigate('classroom', { classroomId }, shownQuery(widget, of, id)),
    goBack: () => widget.navigate('classroom', { classroomId }, shownQuery(widget, of, null)),
  }
}

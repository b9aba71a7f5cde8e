import { createElement, useEffect, useRef } from 'react'
import type { ClassroomTab } from '../../../contract/rules/classroom-tabs.ts'
import { commonAttributes, keepReadyInside } from '../../../element/inner-element.ts'
import type { ClassroomHandle } from '../types.ts'

interface InnerTabProps {
  /** Its element has its name. It tells with `cx-…-shown` whether one thing in it is open or all, and the address. */
  tab: ClassroomTab
  /** Of the classroom and of what is open in it; each element takes those that it knows. */
  attributes: Record<string, unknown>
  widget: ClassroomHandle
}

/** A tab that is an element of its own, whose code comes with the tab. What is open in it is the classroom's, too. */
export function InnerTab({ tab, attributes, widget }: InnerTabProps) {
  const inner = useRef<HTMLElement>(null)
  useEffect(() => {
    const shows = `cx-${tab.replace(/s$/, '')}-shown`
    const element = inner.current
    keepReadyInside(element)
    const follow = (event: Event) => {
      const { path, ...ids } = (event as CustomEvent<Record<string, unknown>>).detail
      for (const [name, id] of Object.entries(ids)) Reflect.set(widget.element, name, id ?? undefined)
    }
    element?.addEventListener(shows, follow)
    return () => element?.removeEventListener(shows, follow)
  }, [tab, widget])
  return (
    // around what stands in its place at first, too
    <div className="inner-tab">
      {createElement(`cx-${tab}`, { ref: inner, ...commonAttributes(widget.element), ...attributes })}
    </div>
  )
}

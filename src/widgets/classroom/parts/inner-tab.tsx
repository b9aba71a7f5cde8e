import { createElement, useEffect, useRef } from 'react'
import { commonAttributes, keepReadyInside } from '../../../element/inner-element.ts'
import type { ClassroomHandle } from '../types.ts'

interface InnerTabProps {
  /** What it shows, by which element: it tells with `cx-…-shown` whether one of them or all, and the address. */
  of: 'student' | 'task'
  attributes: Record<string, unknown>
  widget: ClassroomHandle
}

/** A tab that is an element of its own, whose code comes with the tab. What is open in it is the classroom's, too. */
export function InnerTab({ of, attributes, widget }: InnerTabProps) {
  const inner = useRef<HTMLElement>(null)
  useEffect(() => {
    const shows = `cx-${of}-shown`
    const element = inner.current
    keepReadyInside(element)
    const follow = (event: Event) => {
      const { path, ...ids } = (event as CustomEvent<Record<string, unknown>>).detail
      for (const [name, id] of Object.entries(ids)) Reflect.set(widget.element, name, id ?? undefined)
    }
    element?.addEventListener(shows, follow)
    return () => element?.removeEventListener(shows, follow)
  }, [of, widget])
  return (
    // around what stands in its place at first, too
    <div className="inner-tab">
      {createElement(`cx-${of}s`, { ref: inner, ...commonAttributes(widget.element), ...attributes })}
    </div>
  )
}

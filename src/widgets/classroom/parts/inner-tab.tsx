import { createElement, useEffect, useRef } from 'react'
import { commonAttributes, keepReadyInside } from '../../../element/inner-element.ts'
import type { ClassroomHandle } from '../types.ts'

interface InnerTabProps {
  tag: `cx-${string}`
  /** What it fires when it shows one of its things or all of them again: its id, or null, and the address. */
  shows: string
  attributes: Record<string, unknown>
  widget: ClassroomHandle
}

/** A tab that is an element of its own, whose code comes with the tab. What is open in it is the classroom's, too. */
export function InnerTab({ tag, shows, attributes, widget }: InnerTabProps) {
  const inner = useRef<HTMLElement>(null)
  useEffect(() => {
    const element = inner.current
    keepReadyInside(element)
    const follow = (event: Event) => {
      const { path, ...ids } = (event as CustomEvent<Record<string, unknown>>).detail
      for (const name of Object.keys(ids)) Object.assign(widget.element, { [name]: ids[name] ?? undefined })
    }
    element?.addEventListener(shows, follow)
    return () => element?.removeEventListener(shows, follow)
  }, [shows, widget])
  return (
    // around what stands in its place at first, too
    <div className="inner-tab">
      {createElement(tag, { ref: inner, ...commonAttributes(widget.element), ...attributes })}
    </div>
  )
}

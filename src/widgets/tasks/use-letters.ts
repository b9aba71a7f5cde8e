import { type RefObject, useLayoutEffect, useState } from 'react'
import type { ListView } from '../../core/lists/view-choice.ts'
import { promptLetters } from '../../core/tasks/prompt-letters.ts'

/** How many letters of a prompt there is room for, by the width of what the list is shown in and not the window's. */
export function useLetters(place: RefObject<HTMLElement | null>, view: ListView): number {
  const [letters, setLetters] = useState(() => promptLetters(view, 0))
  useLayoutEffect(() => {
    const element = place.current
    if (!element) return undefined
    const look = () => {
      // out of sight it has no width, and stays as it was
      if (element.clientWidth > 0) setLetters(promptLetters(view, element.clientWidth))
    }
    let frame = 0
    // in a frame of its own: what is drawn may change what is observed, which Firefox takes for a loop
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(look)
    })
    observer.observe(element)
    look()
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
    }
  }, [place, view])
  return letters
}

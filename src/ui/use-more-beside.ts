import { type RefObject, useEffect } from 'react'

/**
 * Marks a list that scrolls sideways with `data-before` and `data-after` while some of it is out of sight there, for
 * its sheet to show it. In the order of reading: `before` is on the right where that goes from right to left.
 */
export function useMoreBeside(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = list.current
    if (!element) return
    function mark(): void {
      if (!element) return
      // counts down from 0 where it goes from right to left; a fraction of a pixel is nothing to scroll to
      const before = Math.abs(element.scrollLeft)
      const after = element.scrollWidth - element.clientWidth - before
      element.toggleAttribute('data-before', before > 1)
      element.toggleAttribute('data-after', after > 1)
    }
    // the list for its width, its items for theirs
    const observer = new ResizeObserver(mark)
    for (const box of [element, ...element.children]) observer.observe(box)
    element.addEventListener('scroll', mark, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', mark)
    }
  })
}

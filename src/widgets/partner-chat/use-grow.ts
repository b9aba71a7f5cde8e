import { type RefObject, useLayoutEffect } from 'react'

/**
 * A field as high as what is written in it (P2 §9, up to 5 rows by its sheet), where the browser does not see to that:
 * measured each time that it is rendered, and so with each letter. What stands around it keeps its height meanwhile:
 * the messages above would lose their end.
 */
export function useGrow(field: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current: element } = field
    const frame = element?.closest<HTMLElement>('.composer')
    if (!element || !frame || CSS.supports('field-sizing', 'content')) return
    frame.style.height = `${frame.offsetHeight}px`
    element.style.height = 'auto'
    element.style.height = `${element.scrollHeight + element.offsetHeight - element.clientHeight}px`
    frame.style.height = ''
  })
}

import { useLayoutEffect, useRef, useState } from 'react'
import { focusHeadingOf } from '../../element/heading-focus.ts'
import { isElsewhere } from '../../element/screens/is-elsewhere.ts'

/** What stands in the place of the list and has no address: the library, or the editor of a task or of a new one. */
export type Aside = { at: 'library' } | { at: 'editor'; taskId: number | null }

/** The first of these that is in sight gets the focus. */
function focusOn({ shadowRoot }: HTMLElement, selector: string) {
  const found = [...(shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? [])].find(control =>
    control.checkVisibility(),
  )
  found?.focus()
  return found && (() => {})
}

/** Opens it and goes back, with the focus at its heading and then again at what has opened it. */
export function useAside(element: HTMLElement) {
  const [aside, setAside] = useState<Aside | null>(null)
  const opener = useRef<string | null>(null)
  const before = useRef(aside)

  useLayoutEffect(() => {
    const was = before.current
    before.current = aside
    if (was === aside || isElsewhere(element)) return
    // the editor is an element of its own, with its heading inside
    if (aside) return aside.at === 'editor' ? focusOn(element, '.back button') : focusHeadingOf(element)
    return focusOn(element, `[data-opens="${opener.current}"] button`) ?? focusHeadingOf(element)
  }, [aside, element])

  return {
    aside,
    open: (next: Aside) => {
      opener.current = next.at
      setAside(next)
    },
    close: () => setAside(null),
  }
}

import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Whoever puts a card away goes on at the one that takes its place, or else at the heading. */
export function useFocusNext(heading: RefObject<HTMLElement | null>) {
  const cards = useRef<HTMLUListElement>(null)
  const left = useRef<number>(null)

  useLayoutEffect(() => {
    const place = left.current
    if (place === null) return
    left.current = null
    const all = cards.current?.children
    const next = all?.[Math.min(place, all.length - 1)]?.querySelector<HTMLElement>('.hide button')
    ;(next ?? heading.current)?.focus({ preventScroll: true })
  })

  return {
    cards,
    /** It goes with the next change of the list. */
    focusNext(id: number): void {
      const all = [...(cards.current?.children ?? [])]
      left.current = all.findIndex(item => item.querySelector(`[data-request='${id}']`))
    },
  }
}

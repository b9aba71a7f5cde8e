import { type RefObject, useRef } from 'react'

/** Where whoever puts a card away goes on: at the one that takes its place, or at the heading where there is none. */
export interface FocusNext {
  heading: RefObject<HTMLHeadingElement | null>
  cards: RefObject<HTMLUListElement | null>
  /** The card of this request goes with the next change of the page, or has gone before. */
  from: (id: number) => void
  /** Goes on there: with each change of the cards, once it is on the page. */
  goOn: () => void
}

export function useFocusNext(): FocusNext {
  const heading = useRef<HTMLHeadingElement>(null)
  const cards = useRef<HTMLUListElement>(null)
  const left = useRef<number>(null)

  return {
    heading,
    cards,
    from(id: number): void {
      const all = [...(cards.current?.children ?? [])]
      left.current = all.findIndex(item => item.querySelector(`[data-request='${id}']`))
    },
    goOn(): void {
      const place = left.current
      if (place === null) return
      left.current = null
      const all = cards.current?.children
      const next = all?.[Math.min(place, all.length - 1)]?.querySelector<HTMLElement>('.hide button')
      ;(next ?? heading.current)?.focus({ preventScroll: true })
    },
  }
}

import { type RefObject, useRef } from 'react'
import { platform } from '../../../core/platform.ts'

/**
 * Where whoever puts a card away goes on: at the one that takes its place, and whoever brings it back there; at the heading
 * where there is none.
 */
export interface FocusNext {
  heading: RefObject<HTMLHeadingElement | null>
  cards: RefObject<HTMLUListElement | null>
  /** The card of this request goes with the next change of the page, or has gone before. */
  from: (id: number) => void
  /** The card of this request comes back with the next change. */
  backTo: (id: number) => void
  /** Goes on there: with each change of the cards, once it is on the page. */
  goOn: () => void
}

export function useFocusNext(): FocusNext {
  const heading = useRef<HTMLHeadingElement>(null)
  const cards = useRef<HTMLUListElement>(null)
  const next = useRef<(all: Element[]) => Element | undefined>(null)
  const hasCard = (id: number) => (item: Element) => item.querySelector(`[data-request='${id}']`)

  return {
    heading,
    cards,
    from(id: number): void {
      const place = [...(cards.current?.children ?? [])].findIndex(hasCard(id))
      next.current = all => all[Math.min(place, all.length - 1)]
    },
    backTo(id: number): void {
      const found = (all: Element[]) => all.find(hasCard(id))
      next.current = found
      // it may be on another page by now, and no change comes of it
      platform.after(0, () => {
        if (next.current === found) next.current = null
      })
    },
    goOn(): void {
      if (!next.current) return
      const card = next.current([...(cards.current?.children ?? [])])
      next.current = null
      ;(card?.querySelector<HTMLElement>('.hide button') ?? heading.current)?.focus({ preventScroll: true })
    },
  }
}

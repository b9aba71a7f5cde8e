import { type RefObject, useLayoutEffect, useState } from 'react'

type Modal = RefObject<HTMLElement | null>

/** The modals that are open on the page, of all elements, the latest last. Shared on purpose: only that one shows. */
let open: readonly Modal[] = []
const listeners = new Set<() => void>()

function change(next: readonly Modal[]): void {
  open = next
  for (const listener of listeners) listener()
}

/** One that a modal has inside, such as a question about what is in it, or an element's in it, would vanish with it. */
const isInside = (inner: Node | null | undefined, outer: Modal): boolean =>
  inner
    ? outer.current?.contains(inner) || isInside((inner.getRootNode() as Partial<ShadowRoot>).host, outer)
    : false

function isTurnOf(modal: Modal): boolean {
  const at = open.indexOf(modal)
  return at !== -1 && open.slice(at + 1).every(later => isInside(later.current, modal))
}

/**
 * Whether a modal has its turn: no later one is open beside it. It takes part from its first render to its last, so
 * that one that had to wait comes back when the later one is closed, with all that was typed in it. The first turn
 * begins before anything is painted.
 */
export function useTurn(modal: Modal): boolean {
  const [hasTurn, setHasTurn] = useState(false)
  useLayoutEffect(() => {
    const look = () => setHasTurn(isTurnOf(modal))
    listeners.add(look)
    change([...open, modal])
    return () => {
      listeners.delete(look)
      change(open.filter(other => other !== modal))
    }
  }, [modal])
  return hasTurn
}

import type { Place } from '../core/navigation/place.ts'

/**
 * Hears where somebody goes who is in an element, its own view or another one inside it, and may take them there.
 * @param byPage the page takes them there already
 * @returns whether it does
 */
export type Taker = (place: Place, byPage: boolean) => boolean

/** Elements that show some places themselves, with what shows them. */
export const takers = new WeakMap<Element, Taker>()

/** The element in whose shadow root this one stands. */
function around(element: Element): Element | undefined {
  const root = element.getRootNode()
  return root instanceof ShadowRoot ? root.host : undefined
}

/** Whether an element, or one that it stands in, goes there itself. */
export function isTaken(element: Element, place: Place, byPage: boolean): boolean {
  for (let at: Element | undefined = element; at; at = around(at)) {
    if (takers.get(at)?.(place, byPage)) return true
  }
  return false
}

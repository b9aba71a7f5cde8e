import type { ClassroomTab } from '../../contract/rules/classroom-tabs.ts'

/** What has this as an attribute is the heading of the global partner's panel. */
export const PARTNER_HEADING = { 'data-partner': true, tabIndex: -1 } as const

/** The focus goes to a tab, or to the heading of one that the bar does not show. */
export function arriveAtTab(place: HTMLElement | null, tab: ClassroomTab): void {
  const heading = place?.querySelector<HTMLElement>('h3')
  if (heading) heading.tabIndex = -1
  const goal = place?.querySelector<HTMLElement>(`[data-tab="${tab}"]`) ?? heading
  goal?.focus()
}

/** In the first after something has come it is painted, in the next it has been. */
const FRAMES_TO_PAINT = 2

/**
 * Does the job as soon as all that stands there is painted, and again each time that something has come: what moves in
 * the frame that it is scrolled in jumps, as browsers count it.
 * @returns ends it
 */
export function oncePainted(place: HTMLElement, job: () => void): () => void {
  let frames = 0
  let next = 0
  const ask = () => {
    next = requestAnimationFrame(turn)
  }
  const turn = () => (++frames < FRAMES_TO_PAINT ? ask() : job())
  const watch = new MutationObserver(() => {
    if (frames >= FRAMES_TO_PAINT) ask()
    frames = 0
  })
  watch.observe(place, { childList: true, subtree: true })
  ask()
  return () => {
    watch.disconnect()
    cancelAnimationFrame(next)
  }
}

/** By these a person goes their own way, or is led on. */
const OWN_WAYS = ['wheel', 'pointerdown', 'keydown', 'focusin'] as const

/**
 * Brings it in sight as soon as what stands above it has come, and again when that has moved it away, until the person
 * moves themselves.
 */
function keepInSight(panel: HTMLElement, place: HTMLElement): void {
  const leave = oncePainted(place, () => {
    if (place.querySelector('.dashboard-main .cx-skeleton')) return
    const { top, bottom } = panel.getBoundingClientRect()
    if (top < 0 || bottom > window.innerHeight) panel.scrollIntoView()
  })
  for (const way of OWN_WAYS) window.addEventListener(way, leave, { once: true, passive: true })
}

/** The panel of the global partner comes in sight, and its heading gets the focus; who is at work in it goes on there. */
export function arriveAtPartner(place: HTMLElement | null): void {
  const heading = place?.querySelector<HTMLElement>('[data-partner]')
  const panel = heading?.closest('section')
  if (!place || !panel) return
  // only Chromium tells of :focus where another window is in front
  if ((panel.getRootNode() as ShadowRoot).activeElement?.matches('cx-partner-panel')) return
  heading?.focus({ preventScroll: true })
  keepInSight(panel, place)
}

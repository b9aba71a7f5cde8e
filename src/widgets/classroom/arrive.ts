import type { ClassroomTab } from '../../contract/rules/classroom-tabs.ts'

/** What has this as an attribute is the heading of the global partner's panel. */
export const PARTNER_HEADING = { 'data-partner': true, tabIndex: -1 } as const

function isInSight(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= window.innerHeight
}

/** The focus goes to a tab, or to the heading of one that the bar does not show. */
export function arriveAtTab(place: HTMLElement | null, tab: ClassroomTab): void {
  const heading = place?.querySelector<HTMLElement>('h3')
  if (heading) heading.tabIndex = -1
  const goal = place?.querySelector<HTMLElement>(`[data-tab="${tab}"]`) ?? heading
  goal?.focus()
}

/** The panel of the global partner comes in sight, and its heading gets the focus. */
export function arriveAtPartner(place: HTMLElement | null): void {
  const heading = place?.querySelector<HTMLElement>('[data-partner]')
  const panel = heading?.closest('section')
  if (panel && !isInSight(panel)) panel.scrollIntoView({ block: 'start' })
  heading?.focus({ preventScroll: true })
}

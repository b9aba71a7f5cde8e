import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { type ClassroomTab, DEFAULT_CLASSROOM_TAB } from '../../contract/rules/classroom-tabs.ts'
import { isElsewhere } from '../../element/screens/is-elsewhere.ts'
import { arriveAtPartner, arriveAtTab, oncePainted } from './arrive.ts'
import type { DeepLink, PartnerAsks } from './deep-link.ts'

/** What has led to the open tab. */
export interface Leading {
  /** A notification just has. */
  isLed: boolean
  /** Somebody has pressed for what is open, elsewhere on the page. */
  isAsked: boolean
}

interface Arrival {
  /** Around the tabs. */
  place: RefObject<HTMLElement | null>
  element: HTMLElement
  open: ClassroomTab
  /** The page names the open tab. */
  isNamed: boolean
  /** The page wants that tab at the top of the window. */
  scrollToTab: boolean
  lead: Leading
  link: DeepLink
  choose: (tab: ClassroomTab) => void
  /** The panel of the global partner shows something else, which the page is told. */
  onPartner: (asks: PartnerAsks) => void
}

/**
 * Takes the person to what a link, or a press, asks for: the tab, or the panel of the global partner. On arrival
 * whoever has scrolled, has come back to where they were, or is at work elsewhere on the page stays there.
 */
export function useArrival(arrival: Arrival) {
  const { place, element, open, isNamed, scrollToTab, link, choose, onPartner } = arrival
  const { isLed, isAsked } = arrival.lead
  const { openChat, showPartnerSearch, allowPartnerSearch } = link
  const asked = String([openChat, showPartnerSearch, allowPartnerSearch].map(Boolean))
  const goal = useRef<typeof arriveAtTab>(null)
  const isThere = useRef(false)

  // what has led to another tab is gone with the one before
  useLayoutEffect(() => {
    goal.current?.(place.current, open)
    goal.current = null
  }, [open, place])

  function go(tab: ClassroomTab, arrive: typeof arriveAtTab): void {
    if (tab === open) arrive(place.current, open)
    else {
      goal.current = arrive
      choose(tab)
    }
  }

  const arriveByLink = useEffectEvent((asksForPartner: boolean) => {
    const isFirst = !isThere.current
    isThere.current = true
    if (!isFirst) {
      if (asksForPartner) go(DEFAULT_CLASSROOM_TAB, arriveAtPartner)
      return
    }
    const leadsToTab = isLed || (isAsked && isNamed)
    const scrolls = leadsToTab || (scrollToTab && isNamed)
    const arrive = () => {
      if (!isAsked && window.scrollY > 0) return
      if (scrolls) place.current?.scrollIntoView()
      if (isElsewhere(element)) return
      if (leadsToTab) arriveAtTab(place.current, open)
      else if (asksForPartner && (!isNamed || open === DEFAULT_CLASSROOM_TAB)) arriveAtPartner(place.current)
    }
    if (!scrolls || !place.current) arrive()
    else {
      const stop = oncePainted(place.current, () => {
        stop()
        arrive()
      })
    }
  })
  useEffect(() => arriveByLink(asked.includes('true')), [asked])

  return {
    /** By something in the panel of another tab. */
    openTab: (tab: ClassroomTab) => go(tab, arriveAtTab),
    openPartner(asks: PartnerAsks): void {
      onPartner(asks)
      go(DEFAULT_CLASSROOM_TAB, arriveAtPartner)
    },
  }
}

import { useEffectEvent, useLayoutEffect } from 'react'
import type { RouteName } from '../core/navigation/paths.ts'
import { type Place, placeTo } from '../core/navigation/place.ts'
import { isPlainClick } from './plain-click.ts'
import type { LinkProps, To, WidgetHandle } from './types.ts'

/** Takes somebody who has pressed in another element of the page to a place, if it is this element's. */
type Welcome = (place: Place) => boolean

interface Shows {
  welcome: Welcome
  /** The page has taken somebody there, and may have left out what the address asks for besides. */
  follow?: (place: Place) => void
}

const shown = new Set<Shows>()
/** Where the page is about to take somebody. */
let wanted: Place | null = null
/** By these a person goes their own way. */
const OWN_WAYS = ['pointerdown', 'keydown'] as const

/**
 * An element shows places also for whoever presses for them elsewhere on the page.
 * @returns stops
 */
export function showBeside(shows: Shows): () => void {
  shown.add(shows)
  if (wanted) shows.follow?.(wanted)
  return () => {
    shown.delete(shows)
  }
}

/** As showBeside, for a view whose first screen has places: somebody has pressed for one (`beside`), or the page takes them there (`page`). */
export function useShownBeside(
  isOwn: (place: Place) => boolean,
  take: (place: Place, by: 'beside' | 'page') => void,
) {
  const shows = useEffectEvent((place: Place, by: 'beside' | 'page') => {
    const isTaken = isOwn(place)
    if (isTaken) take(place, by)
    return isTaken
  })
  useLayoutEffect(
    () =>
      showBeside({ welcome: place => shows(place, 'beside'), follow: place => void shows(place, 'page') }),
    [],
  )
}

const isWelcome = (place: Place) => [...shown].some(({ welcome }) => welcome(place))

/** The page takes somebody there: the element that it brings is told the whole address as it comes. */
function expect(place: Place): void {
  wanted = place
  const leave = () => {
    if (wanted === place) wanted = null
  }
  for (const way of OWN_WAYS)
    window.addEventListener(way, leave, { once: true, capture: true, passive: true })
}

type Widget = Pick<WidgetHandle, 'goOn' | 'link' | 'navigate'>

/** As `widget.link`; an element of the page that shows the place already takes the person there, before the page is asked. */
export function linkBeside<R extends RouteName>(widget: Widget, ...to: To<R>): LinkProps {
  const link = widget.link<R>(...to)
  return {
    ...link,
    onClick(event) {
      if (!isPlainClick(event) || event.defaultPrevented) return
      const place = placeTo<R>(...to)
      if (isWelcome(place)) event.preventDefault()
      else {
        link.onClick(event)
        if (event.defaultPrevented) expect(place)
      }
    },
  }
}

/** As `widget.navigate`, likewise. */
export function navigateBeside<R extends RouteName>(widget: Widget, ...to: To<R>): void {
  const place = placeTo<R>(...to)
  if (isWelcome(place)) return
  expect(place)
  widget.navigate<R>(...to)
}

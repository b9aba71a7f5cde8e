import { type Brand, brandFor } from '../core/brand/brands.ts'
import { $apiBase } from '../core/http/api-base.ts'
import { httpAddress } from '../core/http/http-address.ts'
import { leaveFrame } from '../core/navigation/leave-frame.ts'
import { pathTo, type RouteName } from '../core/navigation/paths.ts'
import { placeTo } from '../core/navigation/place.ts'
import { platform } from '../core/platform.ts'
import { isPlainClick } from './plain-click.ts'
import { isTaken } from './takers.ts'
import type { CommonProperties, LinkProps, To, WidgetHandle } from './types.ts'

/** A link that leads out of a frame; `follows` is asked on a plain click whether the browser is to follow it at all. */
function linkTo(href: string, follows: () => boolean): LinkProps {
  const isFramed = platform.isFramed()
  return {
    href,
    onClick(event) {
      if (!isPlainClick(event) || event.defaultPrevented) return
      const isFollowed = follows()
      if (isFollowed && !isFramed) return
      event.preventDefault()
      if (isFollowed) leaveFrame(href)
    },
    ...(isFramed && { target: '_blank', rel: 'noopener' }),
  }
}

/** Fires an event that crosses shadow roots; false when the page prevented the default. */
export function fire(element: HTMLElement, event: string, detail?: unknown, bubbles = true): boolean {
  return element.dispatchEvent(new CustomEvent(event, { bubbles, composed: true, cancelable: true, detail }))
}

const brandOf = new Map<string, Brand>()

/** `brandFor` without reading the page's address anew for every render of every element. */
export function brandOfElement(attribute: string | undefined): Brand {
  const key = `${attribute} ${location.href}`
  const known = brandOf.get(key)
  if (known) return known
  // a page's address changes now and then; what was for old ones is of no more use
  if (brandOf.size > 20) brandOf.clear()
  const brand = brandFor(attribute)
  brandOf.set(key, brand)
  return brand
}

/** The handle of one element, made once and given to its view. Its methods work when taken out of it, too. */
export class ElementHandle implements WidgetHandle<Record<string, unknown>> {
  readonly element: HTMLElement & CommonProperties

  constructor(element: HTMLElement & CommonProperties) {
    this.element = element
  }

  emit = (event: string, detail?: unknown) => fire(this.element, event, detail)

  goOn = <R extends RouteName>(...to: To<R>): boolean => {
    const place = placeTo<R>(...to)
    const isTakenByPage = !fire(this.element, 'cx-navigate', place)
    return isTaken(this.element, place, isTakenByPage) || isTakenByPage
  }

  navigate = <R extends RouteName>(...to: To<R>) => {
    if (this.goOn<R>(...to)) return
    const url = this.hostUrl + pathTo<R>(...to)
    if (platform.isFramed()) leaveFrame(url)
    else platform.go(url)
  }

  link = <R extends RouteName>(...to: To<R>) =>
    linkTo(this.hostUrl + pathTo<R>(...to), () => !this.goOn<R>(...to))

  outside = (url: string) => linkTo(url, () => true)

  get brand() {
    return brandOfElement(this.element.brand)
  }

  get hostUrl() {
    const { hostUrl } = this.element
    return (hostUrl && httpAddress(hostUrl)) || $apiBase.get()
  }
}

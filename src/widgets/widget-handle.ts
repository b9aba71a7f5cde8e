import type { MouseEvent } from 'react'
import { brandFor } from '../core/brand/brands.ts'
import { $apiBase } from '../core/http/api-base.ts'
import { pathTo, type RouteName } from '../core/navigation/paths.ts'
import type { CommonProperties, To, WidgetHandle } from './widget-types.ts'

const withoutSlash = (url: string) => url.replace(/\/+$/, '')

/** A plain left click; every other one is the browser's: a new tab, a new window, a download. */
const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** Fires an event that crosses shadow roots; false when the page prevented the default. */
export function fire(element: HTMLElement, event: string, detail?: unknown): boolean {
  return element.dispatchEvent(
    new CustomEvent(event, { bubbles: true, composed: true, cancelable: true, detail }),
  )
}

/** The handle of one element, made once and given to its view. */
export function widgetHandle(element: HTMLElement & CommonProperties): WidgetHandle<Record<string, unknown>> {
  const ask = <R extends RouteName>(...to: To<R>) => {
    const [route, params = {}] = to
    return fire(element, 'cx-navigate', { route, params, path: pathTo<R>(...to) })
  }
  const handle = {
    element,
    emit: (event: string, detail?: unknown) => fire(element, event, detail),
    navigate<R extends RouteName>(...to: To<R>) {
      if (ask<R>(...to)) location.assign(handle.hostUrl + pathTo<R>(...to))
    },
    link: <R extends RouteName>(...to: To<R>) => ({
      href: handle.hostUrl + pathTo<R>(...to),
      onClick(event: MouseEvent) {
        if (isPlainClick(event) && !event.defaultPrevented && !ask<R>(...to)) event.preventDefault()
      },
    }),
    get brand() {
      return brandFor(element.brand)
    },
    get hostUrl() {
      return withoutSlash(element.hostUrl || $apiBase.get())
    },
  }
  return handle
}

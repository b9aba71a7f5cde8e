import { useLayoutEffect, useRef } from 'react'
import { loading } from '../../src/core/messages/loader.ts'
import type { RouteName } from '../../src/core/navigation/paths.ts'
import { routes } from '../routes.ts'
import { kebab } from './kebab.ts'

/** What the page itself has shown before its code was there (host/index.html), to be shown again. */
const first = document.querySelector('.first-outline')

/** What of it suits a route; forms of the account are called as in their address. */
const kindOf = (route: RouteName) =>
  routes[route].area === 'security' || route === 'changePassword' ? kebab(route) : 'screen'

/** The outline of a screen whose code is on its way, with the shape of what comes. */
export function Outline({ route }: { route: RouteName }) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (first) place.current?.replaceChildren(first.cloneNode(true))
  }, [])
  return <div data-first={kindOf(route)} ref={place} role="status" aria-label={loading} />
}

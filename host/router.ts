import { createRouter } from '@nanostores/router'
import { paths, type RouteName } from '../src/core/navigation/paths.ts'

/** The address bar as a store. Its own link handler cannot see into shadow roots, so navigation.ts has one. */
export const $router = createRouter(paths, { links: false })

/** The route that a path of this origin is; none for others, such as /docs/api, which are the browser's to load. */
export function routeOf(pathname: string): RouteName | undefined {
  const path = pathname.replace(/(.)\/$/, '$1')
  return $router.routes.find(([, pattern]) => pattern.test(path))?.[0] as RouteName | undefined
}

/** Whether a path of this origin is one of the host's. */
export const isRoutePath = (pathname: string): boolean => routeOf(pathname) !== undefined

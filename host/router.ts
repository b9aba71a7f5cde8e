import { createRouter } from '@nanostores/router'
import { paths } from '../src/core/navigation/paths.ts'

/** The address bar as a store. Its own link handler cannot see into shadow roots, so navigation.ts has one. */
export const $router = createRouter(paths, { links: false })

/** Whether a path of this origin is one of the host's; others, such as /docs/api, are the browser's to load. */
export function isRoutePath(pathname: string): boolean {
  const path = pathname.replace(/(.)\/$/, '$1')
  return $router.routes.some(([, pattern]) => pattern.test(path))
}

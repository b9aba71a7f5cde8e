import { pathTo, type RouteName } from './paths.ts'

/** Somewhere a person can go: a route with its params, and the host app's path of it, which starts with `/`. */
export interface Place {
  route: RouteName
  params: Readonly<Record<string, string | number>>
  path: string
}

/** The place of a route with its params and query, as `pathTo` takes them. */
export function placeTo<R extends RouteName>(...to: Parameters<typeof pathTo<R>>): Place {
  const [route, params = {}] = to
  // what the route's path is made of
  return { route, params: params as Place['params'], path: pathTo<R>(...to) }
}

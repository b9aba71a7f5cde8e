import type { RouteName } from './paths.ts'

/** Somewhere a person can go: a route with its params, and the host app's path of it, which starts with `/`. */
export interface Place {
  route: RouteName
  params: Readonly<Record<string, string | number>>
  path: string
}

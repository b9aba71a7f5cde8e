import { pathTo, type RouteName, type RouteParams } from '../src/core/navigation/paths.ts'
import { routes } from './routes.ts'

type Values = Record<string, string | undefined>

/** Stands in the path where a secret was: whoever reloads or comes back sees that the link is not complete. */
const TAKEN = '-'

/**
 * The path of a route without what is secret in it; null when nothing is. A history, a screenshot, a script of the
 * page or a Referer header then has nothing to tell.
 */
export function withoutSecrets(route: RouteName, params: Values, query: Values): string | null {
  const { secrets = [] } = routes[route]
  if (!secrets.some(name => (params[name] ?? TAKEN) !== TAKEN || name in query)) return null
  const kept = Object.entries(query).filter(([name]) => !secrets.includes(name))
  const bare = Object.entries(params).map(([name, value]) => [name, secrets.includes(name) ? TAKEN : value])
  return pathTo(route, Object.fromEntries(bare) as RouteParams<typeof route>, Object.fromEntries(kept))
}

import { createElement } from 'react'
import type { Brand } from '../../src/core/brand/brands.ts'
import type { RouteName } from '../../src/core/navigation/paths.ts'
import { $user } from '../../src/core/session/session.ts'
import { useStore } from '../../src/core/use-store.ts'
import { VisuallyHidden } from '../../src/ui/visually-hidden.tsx'
import { routes } from '../routes.ts'
import { Entering } from './entering.tsx'
import { Leaving } from './leaving.tsx'
import { screenTitle } from './page-title.ts'
import { Later } from './plain-page.tsx'

type Values = Record<string, string | undefined>

/** `collapseInformation` and `open_chat` as attributes are written. */
const kebab = (name: string) =>
  name.replace(/_/g, '-').replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)

/** Params and query of the address as attributes, as far as the route hands them to its element. */
function attributesOf(route: RouteName, values: Values): Values {
  const names = routes[route].attributes ?? []
  return Object.fromEntries(names.map(name => [kebab(name), values[name]]))
}

export interface ScreenProps {
  route: RouteName
  params: Values
  query: Values
  brand: Brand
}

/** The element of a route; a route without one says that it is not here yet. */
export function Screen({ route, params, query, brand }: ScreenProps) {
  const { tag, area } = routes[route]
  const user = useStore($user)
  if (route === 'logout') return <Leaving />
  if (route === 'loginAsTeacher') return <Entering query={query} />
  if (!tag) return <Later route={route} />
  const element = createElement(tag, {
    key: tag,
    brand: brand.name,
    // an address that names a tab leads to it
    ...attributesOf(route, { ...query, scrollToTab: query.tab && 'true', ...params }),
  })
  // elements begin at the second level, for pages that have a title already; those of the security area are the page
  return area === 'security' ? (
    element
  ) : (
    <>
      <VisuallyHidden>
        <h1>{screenTitle(route, user)}</h1>
      </VisuallyHidden>
      {element}
    </>
  )
}

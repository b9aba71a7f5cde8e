import { createElement, useState } from 'react'
import type { Brand } from '../../src/core/brand/brands.ts'
import type { RouteName } from '../../src/core/navigation/paths.ts'
import { $user } from '../../src/core/session/session.ts'
import { useStore } from '../../src/core/use-store.ts'
import { VisuallyHidden } from '../../src/ui/visually-hidden.tsx'
import { routes } from '../routes.ts'
import { Entering } from './entering.tsx'
import { kebab } from './kebab.ts'
import { Leaving } from './leaving.tsx'
import { Outline } from './outline.tsx'
import { screenTitle } from './page-title.ts'
import { NotFound } from './plain-page.tsx'

type Values = Record<string, string | undefined>

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

/** Elements whose code is here: they need no outline before them. */
const known = new Set<string>()

/** The outline of an element until it shows something of its own, be it that it cannot come. */
function ElementScreen({ route, tag, attributes }: { route: RouteName; tag: string; attributes: Values }) {
  const [isShown, setShown] = useState(known.has(tag))
  const onReady = () => {
    known.add(tag)
    setShown(true)
  }
  return (
    <div className="host-screen">
      {!isShown && <Outline route={route} />}
      <div className={isShown ? undefined : 'host-coming'}>
        {createElement(tag, {
          'oncx-ready': onReady,
          'oncx-error': () => setShown(true),
          ...attributes,
        })}
      </div>
    </div>
  )
}

/** The element of a route, or what a route without one does. */
export function Screen({ route, params, query, brand }: ScreenProps) {
  const { tag, area, fixed } = routes[route]
  const user = useStore($user)
  if (route === 'logout') return <Leaving />
  if (route === 'loginAsTeacher') return <Entering query={query} />
  if (!tag) return <NotFound />
  const attributes = {
    brand: brand.name,
    // an address that names a tab leads to it
    ...attributesOf(route, { ...query, scrollToTab: query.tab && 'true', ...params, ...fixed }),
  }
  const element = <ElementScreen key={tag} {...{ route, tag, attributes }} />
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

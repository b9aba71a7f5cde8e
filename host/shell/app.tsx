import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import { brandFor } from '../../src/core/brand/brands.ts'
import { shell as t } from '../../src/core/messages/shell.ts'
import { useSheet } from '../../src/ui/style-root.ts'
import { $place, type Place } from '../navigation.ts'
import { routes } from '../routes.ts'
import sheet from './app.css?inline'
import { Banners } from './banners.tsx'
import { BrowserAdvice } from './browser-advice.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { NotFound } from './plain-page.tsx'
import { Screen } from './screen.tsx'
import { UnverifiedTeacher } from './unverified-teacher.tsx'

/** Changes when another screen is shown, and not when a screen's own query changes. */
function screenOf(place: Place): string {
  return place.at === 'route' ? JSON.stringify([place.route, place.params]) : place.at
}

/** A new screen starts at its top, with the focus there for those who do not see it change. */
function useArrival(place: Place) {
  const main = useRef<HTMLElement>(null)
  const first = useRef(true)
  const screen = screenOf(place)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen is what this waits for
  useEffect(() => {
    if (place.at === 'nowhere') return
    if (!first.current) main.current?.focus({ preventScroll: true })
    first.current = false
  }, [screen])
  return main
}

/** The whole host app: header, the screen that the address names, footer. */
export function App() {
  useSheet(sheet)
  const place = useStore($place)
  const brand = brandFor()
  const main = useArrival(place)
  const title = place.at === 'route' ? routes[place.route].title : t.notFoundTitle

  useEffect(() => {
    document.title = `${title} · ${brand.productName}`
    document.documentElement.dataset.brand = brand.name
  }, [title, brand])

  return (
    <div className="host" data-brand={brand.name}>
      <a className="host-skip" href="#main">
        {t.skip}
      </a>
      <Banners />
      <Header brand={brand} />
      <main className="host-main" id="main" ref={main} tabIndex={-1}>
        {place.at === 'not-found' && <NotFound />}
        {place.at === 'route' && <Screen route={place.route} params={place.params} query={place.query} />}
      </main>
      <Footer brand={brand} />
      <BrowserAdvice />
      {place.at === 'route' && <UnverifiedTeacher route={place.route} />}
    </div>
  )
}

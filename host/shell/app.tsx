import { useEffect, useLayoutEffect, useRef } from 'react'
import { $visitBrand } from '../../src/core/brand/visit-brand.ts'
import { shell as t } from '../../src/core/messages/shell.ts'
import { useStore } from '../../src/core/use-store.ts'
import { useSheet } from '../../src/ui/style-root.ts'
import { $place, isBackWhereItWas, type Place } from '../navigation.ts'
import { Announcements } from './announcements.tsx'
import sheet from './app.css?inline'
import { AskBeforeLeaving } from './ask-before-leaving.tsx'
import { BrowserAdvice } from './browser-advice.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { MasqueradeBanner } from './masquerade-banner.tsx'
import { usePageTitle } from './page-title.ts'
import { NotFound } from './plain-page.tsx'
import { Screen } from './screen.tsx'
import { UnverifiedTeacher } from './unverified-teacher.tsx'
import { VerifiedTeacher } from './verified-teacher.tsx'

/** Changes when another screen is shown, and not when a screen's own query changes. */
function screenOf(place: Place): string {
  return place.at === 'route' ? JSON.stringify([place.route, place.params]) : place.at
}

/**
 * A new screen starts at its top, with the focus there for those who do not see it change; one that the history
 * leads back to is scrolled by the browser.
 */
function useArrival(place: Place) {
  const main = useRef<HTMLElement>(null)
  const first = useRef(true)
  const screen = screenOf(place)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen is what this waits for
  useLayoutEffect(() => {
    if (place.at === 'nowhere') return
    if (!first.current) {
      main.current?.focus({ preventScroll: true })
      if (!isBackWhereItWas()) scrollTo({ top: 0, behavior: 'instant' })
    }
    first.current = false
  }, [screen])
  return main
}

/** The whole host app: header, the screen that the address names, footer. */
export function App() {
  useSheet(sheet)
  const place = useStore($place)
  const brand = useStore($visitBrand)
  const main = useArrival(place)
  const title = usePageTitle(place)

  useEffect(() => {
    document.title = `${title} · ${brand.productName}`
    document.documentElement.dataset.brand = brand.name
  }, [title, brand])

  return (
    <div className="host" data-brand={brand.name}>
      <a className="host-skip" href="#main">
        {t.skip}
      </a>
      <MasqueradeBanner />
      <Header brand={brand} route={place.at === 'route' ? place.route : null} />
      <main className="host-main" id="main" ref={main} tabIndex={-1}>
        {place.at === 'not-found' && <NotFound />}
        {place.at === 'route' && (
          <Screen route={place.route} params={place.params} query={place.query} brand={brand} />
        )}
      </main>
      <Announcements />
      <Footer brand={brand} />
      <BrowserAdvice />
      <AskBeforeLeaving />
      {place.at === 'route' && (
        <>
          <UnverifiedTeacher route={place.route} />
          <VerifiedTeacher route={place.route} />
        </>
      )}
    </div>
  )
}

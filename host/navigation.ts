import { atom } from 'nanostores'
import { noteAddress } from '../src/core/brand/visit-brand.ts'
import { placeAfterSignIn } from '../src/core/navigation/after-sign-in.ts'
import { pathTo, type RouteName } from '../src/core/navigation/paths.ts'
import { takesItsPlace } from '../src/core/navigation/way-out.ts'
import { $user } from '../src/core/session/session.ts'
import { arrive, isHeld, listenForWork } from './departure.ts'
import { guard } from './guards.ts'
import { $router, isRoutePath, routeOf } from './router.ts'
import { routes } from './routes.ts'
import { goBackUnder } from './screen-under.ts'
import { withoutSecrets } from './without-secrets.ts'

/** What the host shows: a route that its guard has opened, or the page for unknown addresses. */
export type Place =
  | { at: 'nowhere' }
  | { at: 'not-found' }
  | {
      at: 'route'
      route: RouteName
      params: Record<string, string | undefined>
      query: Record<string, string | undefined>
    }

export const $place = atom<Place>({ at: 'nowhere' })

/** How many pages of ours lie behind in the history, so that going back never leaves the app by itself. */
let visitedInApp = 0

/** Whether the last step was one back or forward in the history: then the browser knows how far down the page was. */
let wentThroughHistory = false
export const isBackWhereItWas = (): boolean => wentThroughHistory

/** The address of the screen that is shown. */
let shownPath = '/'

/** A step back that nobody held when it was asked for: it is not held once the browser has taken it either. */
let agreedPath = ''

/** The list as the teacher has last seen it, with its filter; forgotten when somebody else is there. */
let lastList = pathTo('classrooms')

/** Goes to a path of this origin; a path of none of our routes is loaded by the browser. */
export function go(path: string, { replace = false } = {}): void {
  const url = new URL(path, location.origin)
  if (url.origin !== location.origin || !isRoutePath(url.pathname)) {
    location.assign(url)
    return
  }
  // what replaces an entry is no way out of its screen
  if (!replace && isHeld(url.pathname + url.search + url.hash)) return
  wentThroughHistory = false
  if (!replace) visitedInApp += 1
  keepRedirect(url)
  $router.open(url.pathname + url.search + url.hash, replace)
}

/** Whoever was sent to the sign-in still comes to the page they asked for after a look at its neighbours. */
function keepRedirect(to: URL): void {
  const from = $router.get()
  const redirect = from?.search.redirect
  const next = routeOf(to.pathname)
  if (!redirect || !next || to.searchParams.has('redirect')) return
  const isStill = [from.route, next].every(route => routes[route].area === 'security')
  if (isStill) to.searchParams.set('redirect', redirect)
}

/** Asks the guard about the page that the address names, and shows it or moves on. */
function settle(): void {
  noteAddress()
  const page = $router.get()
  if (!page) {
    $place.set({ at: 'not-found' })
    return
  }
  // the browser has gone back or forward already: whoever is to be asked first is led to where they were
  const path = location.pathname + location.search
  if (wentThroughHistory && path !== shownPath && path !== agreedPath && isHeld(path)) {
    $router.open(shownPath)
    return
  }
  const visit = { route: page.route, params: page.params, path: page.path + location.search }
  const verdict = guard(visit, $user.get())
  if (verdict.at === 'elsewhere') go(verdict.path, { replace: true })
  else if (verdict.at === 'back') goBack()
  else {
    if (page.route === 'classrooms') lastList = withoutNews()
    if (path !== shownPath) arrive()
    shownPath = path
    agreedPath = ''
    $place.set({ at: 'route', route: page.route, params: page.params, query: page.search })
    hideSecrets(page.route, page.params, page.search)
  }
}

/** The router is not told: the screen goes on with what the address said. */
function hideSecrets(...[route, params, query]: Parameters<typeof withoutSecrets>): void {
  const path = withoutSecrets(route, params, query)
  if (path) history.replaceState(null, '', path)
}

function goBack(): void {
  if (visitedInApp > 0) {
    visitedInApp -= 1
    history.back()
  } else {
    go(pathTo('classrooms'), { replace: true })
  }
}

/** After signing in: the page that was asked for, else the one that suits the person (P1 §4 After login). */
function land(): void {
  const user = $user.get()
  const page = $router.get()
  if (user && page && routes[page.route].area === 'security') {
    go(placeAfterSignIn(user, page.search.redirect ?? null), { replace: true })
  } else {
    settle()
  }
}

/** The link that was clicked, also inside a shadow root. */
function clickedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  return event.composedPath().find((node): node is HTMLAnchorElement => node instanceof HTMLAnchorElement)
}

/** Such as the link that skips the header: to go there is the browser's. */
const isOnThisPage = ({ hash, pathname, search }: HTMLAnchorElement): boolean =>
  hash !== '' && pathname + search === location.pathname + location.search

function onClick(event: MouseEvent): void {
  const changed = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  if (event.defaultPrevented || event.button !== 0 || changed) return
  const link = clickedLink(event)
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
  if (!isRoutePath(link.pathname) || isOnThisPage(link)) return
  event.preventDefault()
  go(link.pathname + link.search)
}

/** From a classroom the way to the list leads back to the list that was left. */
function pathAskedFor(path: string): string {
  const place = $place.get()
  const isInClassroom = place.at === 'route' && place.route === 'classroom'
  return isInClassroom && path === pathTo('classrooms') ? lastList : path
}

/**
 * Which profile or task an address shows in a classroom: a screen of its own, although it stands in the query. All
 * submissions are looked at in one, from the first that is opened to the last.
 */
const openedIn = ({ searchParams }: URL) =>
  `${searchParams.get('student_id')} ${searchParams.get('task_id')} ${searchParams.has('submissionId')}`

/**
 * Elements ask to go somewhere; only the page navigates. A change of the query alone replaces the entry, and the screen
 * right under this one is gone back to: opened over it, the browser's Back would lead to and fro.
 */
function onNavigate(event: Event): void {
  const path = pathAskedFor((event as CustomEvent<{ path: string }>).detail.path)
  event.preventDefault()
  const to = new URL(path, location.origin)
  const { pathname } = to
  const isSameScreen = pathname === location.pathname && openedIn(to) === openedIn(new URL(location.href))
  if (!isSameScreen && isRoutePath(pathname) && isHeld(path)) return
  if (!isSameScreen && goBackUnder(path)) {
    agreedPath = to.pathname + to.search
    visitedInApp = Math.max(0, visitedInApp - 1)
  } else go(path, { replace: isSameScreen || takesItsPlace($router.get()?.route, routeOf(pathname)) })
}

/** What a screen changes of itself stands in its address, without a step in the history. */
function onScreenChanged(event: Event): void {
  go((event as CustomEvent<{ path: string }>).detail.path, { replace: true })
}

/** The address without the message about a new classroom. */
function withoutNews(): string {
  const { pathname, searchParams } = new URL(location.href)
  searchParams.delete('created')
  return searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname
}

/** The message about a new classroom has been read: a reload must not bring it back. */
function onGoodJobClosed(): void {
  go(withoutNews(), { replace: true })
}

/** Connects the address bar, the session and the page's links. Called once. */
export function startNavigation(): void {
  window.addEventListener('popstate', () => {
    wentThroughHistory = true
  })
  listenForWork()
  document.addEventListener('click', onClick)
  document.addEventListener('cx-navigate', onNavigate)
  document.addEventListener('cx-tab-changed', onScreenChanged)
  document.addEventListener('cx-information-folded', onScreenChanged)
  document.addEventListener('cx-list-changed', onScreenChanged)
  document.addEventListener('cx-connection-shown', onScreenChanged)
  document.addEventListener('cx-library-changed', onScreenChanged)
  document.addEventListener('cx-table-shown', onScreenChanged)
  document.addEventListener('cx-library-requests-changed', onScreenChanged)
  document.addEventListener('cx-library-request-shown', onScreenChanged)
  document.addEventListener('cx-notifications-changed', onScreenChanged)
  document.addEventListener('cx-good-job-closed', onGoodJobClosed)
  // the router tells of a page before it has changed the address
  $router.subscribe(() => queueMicrotask(settle))
  $user.listen((user, before) => {
    if (user?.id !== before?.id) lastList = pathTo('classrooms')
  })
  $user.listen((user, before) => queueMicrotask(user && !before ? land : settle))
}

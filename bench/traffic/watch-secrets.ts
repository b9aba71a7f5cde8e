import type { BrowserContext, Page } from 'playwright-core'
import { SESSION_KEY_PREFIX } from '../../src/core/session/session-key.ts'
import type { BenchServer } from './bench-server.ts'

/** Something that was written or sent, to be looked through when all secrets are known. */
export interface Place {
  where: (typeof wheres)[number]
  text: string
}

/**
 * `written` is what a page stores, beside the session itself, at any moment of its life; `session` is what it stores
 * as the session, where tokens belong and passwords do not; `kept` is what is still stored after the sign-out;
 * `cache` is every answer that a cache may keep.
 */
export const wheres = [
  ...(['address', 'Referer', 'history', 'written', 'session', 'kept'] as const),
  ...(['told tabs', 'console', 'cache', 'log'] as const),
]

/** The parts of an address that a thief would want: what looks like a code rather than like words. */
const secretsOf = (address: string) =>
  (decodeURIComponent(address).match(/[\w-]{20,}/g) ?? []).filter(part => !/^[a-z-]+$/.test(part))

/** The call that uses a verification link up; the specification has its code in the path (P1 §7 Accounts). */
const usesLinkUp = (address: string) => /\/api\/teacher\/accounts\/verify\/\d+\/[\w-]+$/.test(address)

/**
 * Runs in every page before any other script: tells of each write at the moment when it happens, so that what is
 * taken away again is seen as well.
 */
function tellWrites(sessionKey: string): void {
  const tell = (where: string, ...what: unknown[]) => {
    const text = what.map(part => (typeof part === 'string' ? part : JSON.stringify(part))).join(' ')
    ;(window as unknown as { tellPlace(where: string, text: string): void }).tellPlace(where, text)
  }
  const before = (owner: object, name: string, look: (self: object, given: unknown[]) => void) => {
    const method = Reflect.get(owner, name) as (...given: unknown[]) => unknown
    Reflect.set(owner, name, function (this: object, ...given: unknown[]) {
      look(this, given)
      return method.apply(this, given)
    })
  }
  before(Storage.prototype, 'setItem', (_, [key, value]) =>
    tell(String(key).startsWith(sessionKey) ? 'session' : 'written', key, value),
  )
  for (const name of ['put', 'add'])
    before(IDBObjectStore.prototype, name, (_, given) => tell('written', given))
  for (const name of ['pushState', 'replaceState'])
    before(History.prototype, name, (_, [state, , address]) => {
      tell('written', state ?? '')
      tell('history', new URL(String(address ?? ''), location.href).href)
    })
  before(BroadcastChannel.prototype, 'postMessage', (self, [message]) => {
    // tabs hand each other the session on a line of its own
    if (!(self as BroadcastChannel).name.startsWith(sessionKey)) tell('told tabs', message)
  })
  const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')
  Object.defineProperty(document, 'cookie', {
    get: () => cookie?.get?.call(document),
    set(text: string) {
      tell('written', text)
      cookie?.set?.call(document, text)
    },
  })
}

/** Everything that this browser keeps for this origin, without the session itself when `signedIn`. */
const stored = (page: Page, signedIn: boolean) =>
  page.evaluate(
    async ([sessionKey, without]) =>
      JSON.stringify([
        ...[localStorage, sessionStorage].map(storage =>
          Object.entries(storage).filter(([key]) => !without || !key.startsWith(sessionKey)),
        ),
        [document.cookie, window.name, history.state, await caches.keys(), await indexedDB.databases()],
      ]),
    [SESSION_KEY_PREFIX, signedIn] as const,
  )

/** Notes all places of a browser and its server where a secret could be, and all tokens that the server gives. */
export async function watchSecrets(context: BrowserContext, server: BenchServer) {
  const places: Place[] = []
  const canaries = new Set<string>()
  const pending: Promise<unknown>[] = []
  /** How often an address may still be seen, of links that were opened on purpose. */
  const mayBeAsked = new Map<string, number>()
  const mayBeShown = new Map<string, number>()
  const mayBeServed = new Map<string, number>()

  const note = (where: Place['where'], text: string) => void places.push({ where, text })
  const noteAddress = (address: string, once: Map<string, number>) => {
    const left = once.get(address) ?? 0
    if (left > 0) once.set(address, left - 1)
    else if (!usesLinkUp(address)) note('address', address)
  }

  await context.exposeBinding('tellPlace', (_, where: Place['where'], text: string) => note(where, text))
  await context.addInitScript(tellWrites, SESSION_KEY_PREFIX)
  context.on('page', page => {
    page.on('console', message => note('console', message.text()))
    page.on('framenavigated', frame => noteAddress(frame.url(), mayBeShown))
  })
  context.on('request', request => {
    noteAddress(request.url(), mayBeAsked)
    const referer = request.allHeaders().then(headers => headers.referer && note('Referer', headers.referer))
    pending.push(referer.catch(() => {}))
  })
  context.on('response', response => {
    const headers = response.headers()
    if (!headers['content-type']?.includes('json')) return
    const read = response.text().then(text => {
      for (const [, token] of text.matchAll(/"(?:token|refreshToken|token_admin)":"([^"]+)"/g)) {
        if (token) canaries.add(token)
      }
      if (!headers['cache-control']?.includes('no-store')) note('cache', `${response.url()} ${text}`)
    })
    pending.push(read.catch(() => {}))
  })

  return {
    canaries,
    /** Opens a link whose secrets may be in the address for as long as the page needs to read them, and no longer. */
    async openLink(page: Page, address: string): Promise<void> {
      const { pathname, search } = new URL(address)
      const link = server.url + pathname + search
      for (const secret of secretsOf(pathname + search)) canaries.add(secret)
      for (const once of [mayBeAsked, mayBeShown, mayBeServed]) once.set(link, 1)
      await page.goto(link)
      await page.waitForLoadState('networkidle').catch(() => {})
      note('address', page.url())
    },
    /** Looks at the history and at all that is stored, before or after the sign-out. */
    async look(page: Page, when: 'signed in' | 'signed out'): Promise<void> {
      note(when === 'signed in' ? 'written' : 'kept', await stored(page, when === 'signed in'))
      const debug = await context.newCDPSession(page)
      const { entries } = await debug.send('Page.getNavigationHistory')
      for (const { url, title } of entries) note('history', `${url} ${title}`)
      await debug.detach()
    },
    /** All places, when nothing is under way any more. */
    async end(): Promise<Place[]> {
      await Promise.all(pending)
      for (const { url, referer } of server.seen.requests) {
        if (referer) note('Referer', referer)
        noteAddress(server.url + url, mayBeServed)
      }
      for (const text of server.logs) note('log', text)
      return places
    },
  }
}

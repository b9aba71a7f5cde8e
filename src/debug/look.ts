import { SESSION_KEY_PREFIX } from '../core/session/session-key.ts'
import type {
  ApiAnswer,
  Blocked,
  ElementState,
  Facts,
  LoadedScript,
  SeenElement,
  SessionSeen,
} from './facts.ts'

/** Of the loader, in whatever folder of a release it stands. */
const SCRIPT = /\/widgets\/(?:(\d+\.\d+\.\d+[^/]*)\/)?cx\.js$/

/** Longest that the API may take to answer (ms); a panel that waits shows nothing. */
const ANSWER_MS = 5_000

function scriptsOfPage(): LoadedScript[] {
  return [...document.scripts].flatMap(({ src }) => {
    const found = SCRIPT.exec(src.split(/[?#]/)[0] ?? '')
    return found ? [{ address: src, version: found[1] ?? null }] : []
  })
}

/** Elements of ours, those in shadow roots included. */
function ofOurs(root: Document | ShadowRoot): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('*')].flatMap(element => [
    ...(element.localName.startsWith('cx-') ? [element] : []),
    ...(element.shadowRoot && !element.localName.startsWith('cx-') ? ofOurs(element.shadowRoot) : []),
  ])
}

function stateOf({ shadowRoot }: HTMLElement): ElementState {
  if (shadowRoot?.querySelector('.cx-view')) return 'shown'
  return shadowRoot?.querySelector(':scope > [role="alert"]') ? 'failed' : 'waiting'
}

function seen(element: HTMLElement): SeenElement {
  const { brand } = element as HTMLElement & { brand?: unknown }
  const isPlayers = brand === 'players' || (!brand && location.href.toLowerCase().includes('players'))
  return {
    tag: element.localName,
    brand: isPlayers ? 'players' : 'default',
    state: stateOf(element),
    apiBase: element.getAttribute('api-base'),
  }
}

const originOf = (address: string): string => {
  try {
    return new URL(address, location.href).origin
  } catch {
    return address
  }
}

/** What answers there. A page that is refused and one whose service is away see the same failure, and are told apart by a question without an answer. */
async function ask(origin: string): Promise<ApiAnswer> {
  const address = `${origin}/build.json`
  const options = { cache: 'no-store', credentials: 'omit', signal: AbortSignal.timeout(ANSWER_MS) } as const
  try {
    const response = await fetch(address, options)
    const answer: unknown = await response.json().catch(() => null)
    const build = typeof answer === 'object' && answer !== null && 'build' in answer ? answer.build : null
    return typeof build === 'string' ? { is: 'ours', build } : { is: 'other', status: response.status }
  } catch {
    return fetch(address, { ...options, mode: 'no-cors' }).then(
      () => ({ is: 'closed' }) as const,
      () => ({ is: 'away' }) as const,
    )
  }
}

/** The name of whoever is signed in stands in the report's panel alone; its tokens nowhere. */
function session(origin: string): SessionSeen {
  try {
    for (const place of [localStorage, sessionStorage]) {
      const kept: unknown = JSON.parse(place.getItem(SESSION_KEY_PREFIX + origin) ?? 'null')
      if (typeof kept === 'object' && kept !== null && 'user' in kept)
        return {
          is: 'somebody',
          name: String((kept.user as { full_name?: unknown }).full_name ?? ''),
          isKept: place === localStorage,
        }
    }
    return { is: 'none' }
  } catch {
    return { is: 'hidden' }
  }
}

/** Requests to the service that it has refused, each address once. */
function refusedOf(origin: string): Facts['refused'] {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const found = entries
    .filter(({ name, responseStatus }) => originOf(name) === origin && responseStatus >= 400)
    .map(({ name, responseStatus }) => [name.split('?')[0] ?? name, responseStatus] as const)
  return [...new Map(found)].map(([address, status]) => ({ address, status }))
}

/** Looks at the page as it is now; `blocked` is what its policy has kept away until then. */
export async function look(blocked: readonly Blocked[]): Promise<Facts> {
  const all = ofOurs(document)
  const elements = all.filter(({ localName }) => customElements.get(localName)).map(seen)
  const scripts = scriptsOfPage()
  const [script] = scripts
  const named = elements.find(({ apiBase }) => apiBase)?.apiBase
  const apiOrigin = named ? originOf(named) : script ? originOf(script.address) : location.origin
  return {
    pageOrigin: location.origin,
    apiOrigin,
    answer: await ask(apiOrigin),
    scripts,
    unknownTags: [...new Set(all.map(({ localName }) => localName).filter(tag => !customElements.get(tag)))],
    elements,
    session: session(apiOrigin),
    blocked: [...blocked],
    refused: refusedOf(apiOrigin),
    isSecure: isSecureContext,
  }
}

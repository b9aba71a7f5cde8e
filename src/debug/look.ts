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
export function ofOurs(root: Document | ShadowRoot): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('*')].flatMap(element => [
    ...(element.localName.startsWith('cx-') ? [element] : []),
    ...(element.shadowRoot && !element.localName.startsWith('cx-') ? ofOurs(element.shadowRoot) : []),
  ])
}

function stateOf({ shadowRoot }: HTMLElement): ElementState {
  if (shadowRoot?.querySelector('.cx-view')) return 'shown'
  const told = [...(shadowRoot?.children ?? [])].some(child => child.matches('[role="alert"]'))
  return told ? 'failed' : 'waiting'
}

/** Attributes that may stand on every element and whose property has another name, and our own that has none. */
const ON_ANY = /^(class|part|exportparts|is|nonce|tabindex|accesskey|contenteditable|inputmode|debug)$/

/** What frameworks leave on elements: `hx-get`, `v-cloak`, `x-data`, `_ngcontent-1`, `wire:id`. */
const OF_FRAMEWORKS = /^(data|aria|[a-z]{1,2})-|^on|[^a-z-]/

const propertyOf = (attribute: string) =>
  attribute.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** An element has a property for each attribute that it knows, once its code is there. */
const unknownTo = (element: HTMLElement) =>
  element
    .getAttributeNames()
    .filter(name => !ON_ANY.test(name) && !OF_FRAMEWORKS.test(name) && !(propertyOf(name) in element))

function seen(element: HTMLElement): SeenElement {
  const { brand } = element as HTMLElement & { brand?: unknown }
  const isPlayers = brand === 'players' || (!brand && location.href.toLowerCase().includes('players'))
  const state = stateOf(element)
  return {
    tag: element.localName,
    brand: isPlayers ? 'players' : 'default',
    state,
    apiBase: element.getAttribute('api-base'),
    unknownAttributes: state === 'shown' ? unknownTo(element) : [],
  }
}

const originOf = (address: string): string => {
  try {
    return new URL(address, location.href).origin
  } catch {
    return address
  }
}

/** Refused pages may read no answer of the service but its loader, which everybody may. */
async function whyUnread(origin: string, options: RequestInit): Promise<ApiAnswer> {
  try {
    const { ok } = await fetch(`${origin}/widgets/cx.js`, { ...options, method: 'HEAD' })
    return ok ? { is: 'closed' } : { is: 'other', status: null }
  } catch {
    return fetch(origin, { ...options, mode: 'no-cors' }).then(
      () => ({ is: 'other', status: null }) as const,
      () => ({ is: 'away' }) as const,
    )
  }
}

/** What answers at an origin. */
async function ask(origin: string): Promise<ApiAnswer> {
  const options = { cache: 'no-store', credentials: 'omit', signal: AbortSignal.timeout(ANSWER_MS) } as const
  try {
    const response = await fetch(`${origin}/build.json`, options)
    const answer: unknown = await response.json().catch(() => null)
    const build = typeof answer === 'object' && answer !== null && 'build' in answer ? answer.build : null
    return typeof build === 'string' ? { is: 'ours', build } : { is: 'other', status: response.status }
  } catch {
    return whyUnread(origin, options)
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

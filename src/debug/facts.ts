/** What answers at the address of the API. */
export type ApiAnswer =
  | { is: 'ours'; build: string }
  /** The service answers, and says to pages of this origin that they may not ask. */
  | { is: 'closed' }
  /** Something answers that is not the service; null where this page may not read what. */
  | { is: 'other'; status: number | null }
  /** Nothing answers, or the page's policy keeps it away. */
  | { is: 'away' }

/** What the browser has kept the page from loading by its content security policy. */
export interface Blocked {
  /** Without a suffix such as `-elem`, which need not be written. */
  directive: string
  /** Origin, or a keyword such as `inline`. */
  source: string
  isReportOnly: boolean
}

/** A script of ours on the page: `/widgets/cx.js`, or that of a release. */
export interface LoadedScript {
  address: string
  /** Null for the one that follows the newest. */
  version: string | null
}

export type ElementState = 'waiting' | 'failed' | 'shown'

export interface SeenElement {
  tag: string
  brand: 'default' | 'players'
  state: ElementState
  /** Of the page's own writing, beside what the element has. */
  apiBase: string | null
  /** Attributes that nobody knows: neither browsers, nor frameworks, nor the element of this release. */
  unknownAttributes: readonly string[]
}

export type SessionSeen =
  | { is: 'none' }
  | { is: 'somebody'; name: string; isKept: boolean }
  | { is: 'hidden' }

export interface RefusedRequest {
  address: string
  status: number
}

/** Everything that is looked at, as it is at one moment. */
export interface Facts {
  pageOrigin: string
  /** The service, as the elements ask it: `api-base`, or where the script came from. */
  apiOrigin: string
  answer: ApiAnswer
  scripts: LoadedScript[]
  /** Names that an element has and that no script of ours has registered. */
  unknownTags: string[]
  elements: SeenElement[]
  session: SessionSeen
  blocked: Blocked[]
  refused: RefusedRequest[]
  isSecure: boolean
}

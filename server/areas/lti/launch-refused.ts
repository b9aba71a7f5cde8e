import { brandNames } from '../../../src/contract/brands.ts'
import {
  type LaunchFacts,
  type LaunchRefusal,
  launchSentences,
} from '../../../src/contract/server-messages/lti.ts'

/** Who has come to the right place, and only has nothing to do there, is not told that something went wrong. */
const statuses: Record<LaunchRefusal, number> = {
  unknownPlatform: 403,
  severalClients: 400,
  notThisPage: 403,
  unknownDeployment: 403,
  platformEnded: 403,
  clockBehind: 403,
  clockAhead: 403,
  expired: 403,
  replayed: 403,
  stateGone: 403,
  forged: 403,
  keysAway: 503,
  platformSaid: 403,
  badLaunch: 400,
  onlyLaunches: 400,
  noLinksHere: 400,
  anonymous: 403,
  student: 200,
  role: 200,
  invitationGone: 410,
  notAPlatform: 400,
  platformRefused: 502,
  platformKnown: 409,
}

/** Longer words of others say nothing more. */
const WORDS_MAX_CHARACTERS = 200

/** Words of others in one line, and not too many. */
export function shortened(words: string, max = WORDS_MAX_CHARACTERS): string {
  const line = words.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim()
  return line.length <= max ? line.toWellFormed() : `${line.slice(0, max).toWellFormed()}…`
}

/** Which platform it is about, as far as that is known by then. */
export interface RefusedPlatform {
  id?: number
  name: string
  client_id: string | null
}

interface Details extends Partial<Omit<LaunchFacts, 'product' | 'platform'>> {
  platform?: RefusedPlatform
  /** Where else to go. */
  link?: string
  cause?: unknown
}

/** Why a launch opens nothing, on its way to the page that says so. */
export class LaunchRefused extends Error {
  override name = 'LaunchRefused'
  readonly refusal: LaunchRefusal
  readonly status: number
  readonly platform: RefusedPlatform | null
  /** As the platform says it, so that an operator can type it. */
  readonly deployment: string | null
  readonly link: string | null

  constructor(refusal: LaunchRefusal, { platform, link, cause, ...given }: Details = {}) {
    const facts: LaunchFacts = {
      product: brandNames.default.productName,
      platform: shortened(platform?.name ?? 'the learning platform'),
      origin: shortened(given.origin ?? ''),
      deployment: shortened(given.deployment ?? ''),
      // in the middle of a sentence of ours
      error: shortened(given.error ?? '').replace(/\.$/, ''),
      host: shortened(given.host ?? ''),
      minutes: given.minutes ?? 0,
    }
    super(launchSentences[refusal](facts), { cause })
    this.refusal = refusal
    this.status = statuses[refusal]
    this.platform = platform ?? null
    this.deployment = given.deployment || null
    this.link = link ?? null
  }
}

import { wellFormed } from '../../db/text.ts'
import type { LaunchClaims } from './claims.ts'
import { LaunchRefused } from './launch-refused.ts'
import { isOutside } from './outside.ts'
import type { BegunLaunch, DeepRequest } from './repository/launches.ts'

const LINK = 'LtiResourceLinkRequest'
const CHOICE = 'LtiDeepLinkingRequest'
/** The one kind of thing that we offer. */
const OUR_KIND = 'ltiResourceLink'

/**
 * What a launch asks for: to choose a link, or null to open one.
 * @throws {LaunchRefused} where it asks for something else
 */
export function deepOf({ message_type, deep }: LaunchClaims, { platform }: BegunLaunch): DeepRequest | null {
  if (message_type === LINK) return null
  if (message_type !== CHOICE) throw new LaunchRefused('onlyLaunches', { platform })
  if (!deep) throw new LaunchRefused('badLaunch', { platform })
  const { deep_link_return_url: return_url, accept_types, data = null } = deep
  if (!accept_types.includes(OUR_KIND)) throw new LaunchRefused('noLinksHere', { platform })
  if (!isOutside(return_url, platform.may_be_here)) throw new LaunchRefused('badLaunch', { platform })
  return wellFormed({ return_url, data })
}

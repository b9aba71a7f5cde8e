import { LTI_ID_MAX_CHARACTERS } from '../../../src/contract/limits/lti.ts'
import { ltiPaths } from '../../../src/contract/lti-paths.ts'
import { oneTimeCode } from '../../one-time-code.ts'
import { isOwnOrigin } from '../../own-origin.ts'
import type { Services } from '../../services.ts'
import { allowAttempt } from '../attempts/area.ts'
import type { Given } from './given.ts'
import { LaunchRefused } from './launch-refused.ts'
import { isPageOf } from './page-origins.ts'
import { type ProofStorage, storageOf } from './proof-storage.ts'
import { addLaunch } from './repository/launches.ts'
import { type Platform, platformsOf } from './repository/platforms.ts'

/** A class opens its course at one time, from one address. */
const LOGINS = { attempts: 600, windowMinutes: 10 }

/** What a platform gives to be handed back as it is; Canvas has a token there. */
const HINT_MAX_CHARACTERS = 8_192

/** A login that has begun: where the browser goes on, and what it keeps until it comes back. */
export interface BegunLogin extends ProofStorage {
  platform: Platform
  authUrl: string
  proof: string
}

/** @throws {LaunchRefused} unless exactly one platform is meant, and is open */
async function platformMeant(db: Services['db'], issuer: string, clientId: string | null): Promise<Platform> {
  const asked = { name: issuer, client_id: clientId }
  const [platform, other] = await platformsOf(db, issuer, clientId)
  if (!platform) throw new LaunchRefused('unknownPlatform', { platform: asked })
  if (platform.ended_at !== null) throw new LaunchRefused('platformEnded', { platform })
  if (other && other.ended_at === null) throw new LaunchRefused('severalClients', { platform: asked })
  return platform
}

/** A browser shows nothing at all in a frame of a page that may not frame it: better a sentence. */
function refuseForeignFrame({ headers }: Given, platform: Platform, publicOrigin: string): void {
  const { origin = 'null' } = headers
  if (headers['sec-fetch-dest'] !== 'iframe' || origin === 'null') return
  if (!isOwnOrigin(origin, publicOrigin) && !isPageOf(platform.page_origins, origin))
    throw new LaunchRefused('notThisPage', { platform, origin })
}

/**
 * Begins a login that a platform asks for (1EdTech, security framework 1.0, 5.1.1): state, nonce and the proof of the browser
 * are random, and good for one launch.
 * @throws {LaunchRefused}; 429 past the limit of logins from one address
 */
export async function beginLogin(
  { db, tokens, config }: Pick<Services, 'db' | 'tokens' | 'config'>,
  given: Given,
): Promise<BegunLogin> {
  const [issuer, hint] = [
    given.text('iss', LTI_ID_MAX_CHARACTERS),
    given.text('login_hint', HINT_MAX_CHARACTERS),
  ]
  const clientId = given.text('client_id', LTI_ID_MAX_CHARACTERS)
  const messageHint = given.text('lti_message_hint', HINT_MAX_CHARACTERS)
  const storage_target = given.text('lti_storage_target', LTI_ID_MAX_CHARACTERS)
  if (issuer === null || hint === null) throw new LaunchRefused('badLaunch')
  await allowAttempt(db, [{ ...LOGINS, scope: tokens.blind('lti-login', given.ip) }])
  const platform = await platformMeant(db, issuer, clientId)
  refuseForeignFrame(given, platform, config.publicOrigin)
  const [state, nonce, proof] = [oneTimeCode(), oneTimeCode(), oneTimeCode()]
  const place = given.place(tokens)
  await addLaunch(db, { platform_id: platform.id, state, nonce, proof, place, storage_target })

  const authUrl = new URL(platform.auth_url)
  const asked = {
    scope: 'openid',
    response_type: 'id_token',
    response_mode: 'form_post',
    prompt: 'none',
    client_id: platform.client_id,
    redirect_uri: config.publicOrigin + ltiPaths.launch,
    login_hint: hint,
    ...(messageHint === null ? {} : { lti_message_hint: messageHint }),
    state,
    nonce,
  }
  for (const [name, value] of Object.entries(asked)) authUrl.searchParams.set(name, value)
  return { platform, authUrl: authUrl.href, proof, ...storageOf({ platform, state, storage_target }) }
}

import { brandNames } from '../../../src/contract/brands.ts'
import { LARGEST_ID } from '../../../src/contract/limits/input.ts'
import { LTI_CODE_MAX_CHARACTERS, LTI_LOGIN_VALID_MINUTES } from '../../../src/contract/limits/lti.ts'
import { ltiPaths } from '../../../src/contract/lti-paths.ts'
import type { Database } from '../../db/database.ts'
import { oneTimeCode } from '../../one-time-code.ts'
import { isOwnOrigin } from '../../own-origin.ts'
import type { Services } from '../../services.ts'
import type { Tokens } from '../../tokens.ts'
import type { LaunchClaims } from './claims.ts'
import { deepOf } from './deep-request.ts'
import type { Given } from './given.ts'
import { LaunchRefused } from './launch-refused.ts'
import { isPageOf } from './page-origins.ts'
import type { PlatformKeys } from './platform-keys.ts'
import { type ProofStorage, storageOf } from './proof-storage.ts'
import { adoptDeployment, findDeployment } from './repository/deployments.ts'
import { type BegunLaunch, isLaunchUsed, keepLaunch, noteRefusal, takeLaunch } from './repository/launches.ts'
import { standingOf } from './roles.ts'
import { verifyToken } from './verify-token.ts'

/** The longest that is looked at is said in verify-token.ts. */
const ANY_LENGTH = Number.POSITIVE_INFINITY
const ERROR_MAX_CHARACTERS = 2_048

const CLASSROOM_PATH = new RegExp(`^${ltiPaths.classrooms}/([1-9]\\d{0,9})$`)

/** A launch that was found good: the ticket with which its page goes on, and where the proof of its browser is. */
export interface GoodLaunch extends ProofStorage {
  platform: BegunLaunch['platform']
  ticket: string
  /** Whether a link is to be chosen. */
  isChoice: boolean
}

type LaunchServices = Pick<Services, 'db' | 'tokens' | 'config'>

/** Which classroom an address of ours is that of; null for My Classrooms, and for what is no address of ours. */
export function classroomOf(address: string | undefined, publicOrigin: string): number | null {
  const url = address !== undefined && URL.canParse(address) ? new URL(address) : null
  if (!url || !isOwnOrigin(url.origin, publicOrigin)) return null
  const [, id = ''] = CLASSROOM_PATH.exec(url.pathname) ?? []
  return id !== '' && Number(id) <= LARGEST_ID ? Number(id) : null
}

/** @throws {LaunchRefused} where nobody has opened the deployment, and it is not the platform's first */
async function deploymentOf(
  db: Database,
  { platform }: BegunLaunch,
  { deployment_id }: LaunchClaims,
): Promise<number> {
  const deployment = { platform_id: platform.id, deployment_id }
  const known = await findDeployment(db, deployment)
  // somebody else may have been the first, with the same one, a moment ago
  const id = known ?? (await adoptDeployment(db, deployment)) ?? (await findDeployment(db, deployment))
  if (id === null) throw new LaunchRefused('unknownDeployment', { platform, deployment: deployment_id })
  return id
}

/** @throws {LaunchRefused} where a person may not open, or is nobody */
function teacherOf(
  { platform }: BegunLaunch,
  { roles, context, sub }: LaunchClaims,
  { publicOrigin }: Pick<Services['config'], 'publicOrigin'>,
): string {
  const inCourse = typeof context === 'object' && context !== null
  const standing = standingOf(roles ?? [], { inCourse })
  const link = new URL(brandNames.default.studentSite, publicOrigin).href
  if (standing === 'student') throw new LaunchRefused('student', { platform, link })
  if (standing !== 'teacher') throw new LaunchRefused('role', { platform })
  if (sub === undefined) throw new LaunchRefused('anonymous', { platform })
  return sub
}

/** All that platforms send with a launch of LTI 1.3; the last two are of forms that Canvas makes. */
const OF_LAUNCHES = ['state', 'id_token', 'session_state', 'lti_storage_target', 'utf8', 'authenticity_token']

/**
 * Whether a launch comes from the address and the browser that began, sent by the page of its platform that signs in whoever
 * uses this browser: somebody else's page could bring a launch that somebody else has begun. So could a tool of LTI 1.1 that
 * a colleague adds to a course, whose address has such a launch in it: platforms post that with fields of its own.
 */
function isSamePlace(
  { place, headers, names }: Given,
  { platform, place: begun }: BegunLaunch,
  tokens: Tokens,
): boolean {
  const senders = [new URL(platform.auth_url).origin, ...platform.page_origins]
  const isOfPlatform =
    isPageOf(senders, headers.origin ?? '') && names.every(name => OF_LAUNCHES.includes(name))
  return isOfPlatform && place(tokens) === begun
}

async function verified(
  { db, tokens, config }: LaunchServices,
  given: Given,
  begun: BegunLaunch,
  keysOf: PlatformKeys,
): Promise<{ ticket: string; isChoice: boolean }> {
  const { platform } = begun
  if (begun.has_ended) throw new LaunchRefused('platformEnded', { platform })
  const error = given.text('error', ERROR_MAX_CHARACTERS)
  if (error !== null) {
    const words = given.text('error_description', ERROR_MAX_CHARACTERS) ?? error
    throw new LaunchRefused('platformSaid', { platform, error: words })
  }
  const claims = await verifyToken(given.text('id_token', ANY_LENGTH) ?? '', begun, keysOf)
  const deep = deepOf(claims, begun)
  const subject = teacherOf(begun, claims, config)
  // what is refused names no deployment
  const deployment_id = await deploymentOf(db, begun, claims)
  const ticket = oneTimeCode()
  const same_place = isSamePlace(given, begun, tokens)
  const classroom_id = classroomOf(claims.target_link_uri, config.publicOrigin)
  await keepLaunch(db, begun.id, { ticket, deployment_id, subject, same_place, classroom_id, deep })
  return { ticket, isChoice: deep !== null }
}

/**
 * Takes the launch that answers a login (1EdTech, security framework 1.0, 5.1.1.4). Its state is used up before anything
 * else of it is looked at, so that whatever comes a second time is told as that.
 * @throws {LaunchRefused}
 */
export async function takeLaunchOf(
  services: LaunchServices,
  given: Given,
  keysOf: PlatformKeys,
): Promise<GoodLaunch> {
  const { db } = services
  const state = given.text('state', LTI_CODE_MAX_CHARACTERS)
  if (state === null) throw new LaunchRefused('badLaunch')
  const begun = await takeLaunch(db, state)
  if (!begun) {
    const wasUsed = await isLaunchUsed(db, state)
    throw new LaunchRefused(wasUsed ? 'replayed' : 'stateGone', { minutes: LTI_LOGIN_VALID_MINUTES })
  }
  const { platform, storage_target } = begun
  try {
    const found = await verified(services, given, begun, keysOf)
    return { platform, ...found, ...storageOf({ platform, state, storage_target }) }
  } catch (error) {
    if (error instanceof LaunchRefused) await noteRefusal(db, begun.id, error.refusal)
    throw error
  }
}

import {
  LTI_REGISTRATION_TOKEN_MAX_CHARACTERS,
  LTI_URL_MAX_CHARACTERS,
} from '../../../src/contract/limits/lti.ts'
import { ltiPaths } from '../../../src/contract/lti-paths.ts'
import { oneTimeCode } from '../../one-time-code.ts'
import type { Services } from '../../services.ts'
import type { Given } from './given.ts'
import { LaunchRefused } from './launch-refused.ts'
import { pagesOfIssuer } from './page-origins.ts'
import { type Asking, type FoundPlatform, findPlatform, registerAt } from './registration.ts'
import { openDeployment } from './repository/deployments.ts'
import { addInvitation, findInvitation, type Invitation, takeInvitation } from './repository/invitations.ts'
import { addPlatform } from './repository/platforms.ts'

type RegisterServices = Pick<Services, 'db' | 'config' | 'framing'>

/** An address with which a platform registers this service, once and within a week. */
export async function invite(
  { db, config }: Pick<Services, 'db' | 'config'>,
  invitation: Invitation,
): Promise<string> {
  const code = oneTimeCode()
  await addInvitation(db, { ...invitation, code })
  return `${config.publicOrigin}${ltiPaths.register}/${code}`
}

/** What a platform has come with, and what it says of itself. */
export interface Registration {
  invitation: Invitation
  platform: FoundPlatform
  /** Where it says it, and how it is asked. */
  address: string
  asking: Asking
}

/**
 * Reads what a platform says of itself, for whoever has an invitation.
 * @throws {LaunchRefused} where there is none that is good, or no platform
 */
export async function readRegistration(
  { db, config }: RegisterServices,
  code: string,
  given: Given,
): Promise<Registration> {
  const invitation = await findInvitation(db, code)
  if (!invitation) throw new LaunchRefused('invitationGone')
  const address = given.text('openid_configuration', LTI_URL_MAX_CHARACTERS)
  const token = given.text('registration_token', LTI_REGISTRATION_TOKEN_MAX_CHARACTERS)
  if (address === null) throw new LaunchRefused('notAPlatform', { host: invitation.name })
  const asking = { token, mayBeHere: config.demo }
  return { invitation, platform: await findPlatform(address, asking), address, asking }
}

/**
 * Registers this service with the platform, and the platform here. The invitation is used up with that alone: one that
 * failed may be tried again.
 * @throws {LaunchRefused}
 */
export async function registerPlatform(
  services: RegisterServices,
  code: string,
  given: Given,
): Promise<Registration> {
  const { db, config, framing } = services
  const registration = await readRegistration(services, code, given)
  const { invitation, platform, asking } = registration
  const { host } = new URL(platform.issuer)
  const { client_id, deployment_id } = await registerAt(config, platform, asking)
  await db.transaction(async transaction => {
    const id = await addPlatform(transaction, {
      ...invitation,
      issuer: platform.issuer,
      client_id,
      auth_url: platform.authorization_endpoint,
      jwks_url: platform.jwks_uri,
      may_be_here: asking.mayBeHere,
      page_origins: [pagesOfIssuer(platform.issuer)],
      adopts_deployment: deployment_id === null,
    })
    if (id === null) throw new LaunchRefused('platformKnown', { host })
    if (deployment_id !== null) await openDeployment(transaction, { platform_id: id, deployment_id })
    if (!(await takeInvitation(transaction, code, id))) throw new LaunchRefused('invitationGone')
  })
  await framing.refresh()
  return registration
}

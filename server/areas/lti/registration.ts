import Type, { type Static } from 'typebox'
import { Compile } from 'typebox/compile'
import { brandNames } from '../../../src/contract/brands.ts'
import { LTI_URL_MAX_CHARACTERS } from '../../../src/contract/limits/lti.ts'
import { ltiPaths } from '../../../src/contract/lti-paths.ts'
import type { Config } from '../../config.ts'
import { CANVAS, inCanvas } from './canvas.ts'
import { LaunchRefused } from './launch-refused.ts'
import { askOutside, isOutside } from './outside.ts'
import { isToldAt } from './page-origins.ts'
import { Words } from './words.ts'

const PLATFORM = 'https://purl.imsglobal.org/spec/lti-platform-configuration'
const TOOL = 'https://purl.imsglobal.org/spec/lti-tool-configuration'
const CANVAS_CLAIM = `https://${CANVAS}/lti`

const Url = Type.String({ maxLength: LTI_URL_MAX_CHARACTERS, pattern: '^[!-~]+$' })

/** What is read of a platform's OpenID configuration (1EdTech, dynamic registration 1.0, 3.1). */
const Configuration = Type.Object({
  issuer: Words,
  authorization_endpoint: Url,
  registration_endpoint: Url,
  jwks_uri: Url,
})

/** What is read of its answer; platforms differ in all the rest. */
const Registered = Type.Object({ client_id: Words })
const Deployed = Type.Object({ deployment_id: Words })

const [configuration, registered, deployed] = [Compile(Configuration), Compile(Registered), Compile(Deployed)]

/** A platform as it describes itself. */
export interface FoundPlatform extends Static<typeof Configuration> {
  isCanvas: boolean
}

/** How a platform is asked. */
export interface Asking {
  /** What it has given to be asked with, where it has. */
  token: string | null
  /** Whether it may be on this machine: for demos. */
  mayBeHere: boolean
}

function isCanvas(json: object): boolean {
  const said = (json as Record<string, { product_family_code?: unknown } | undefined>)[PLATFORM]
  return said?.product_family_code === 'canvas'
}

/** @throws {LaunchRefused} where the address has no configuration of a platform */
export async function findPlatform(address: string, asking: Asking): Promise<FoundPlatform> {
  const host = URL.canParse(address) ? new URL(address).host : address
  const answer = await askOutside(address, asking).catch(cause => {
    throw new LaunchRefused('notAPlatform', { host, cause })
  })
  const { status, json } = answer
  if (status !== 200 || !configuration.Check(json)) throw new LaunchRefused('notAPlatform', { host })
  const { issuer, authorization_endpoint, registration_endpoint, jwks_uri } = json
  const urls = { authorization_endpoint, registration_endpoint, jwks_uri }
  const areOutside = [issuer, ...Object.values(urls)].every(url => isOutside(url, asking.mayBeHere))
  if (!areOutside || !isToldAt(issuer, address)) throw new LaunchRefused('notAPlatform', { host })
  return { issuer, ...urls, isCanvas: isCanvas(json) }
}

/** The tool as a platform is asked to take it: for who somebody is, and for nothing else. */
function toolOf({ publicOrigin }: Pick<Config, 'publicOrigin'>, { isCanvas }: FoundPlatform) {
  const target_link_uri = publicOrigin + ltiPaths.classrooms
  const launch = { type: 'LtiResourceLinkRequest', target_link_uri }
  const choice = { type: 'LtiDeepLinkingRequest', target_link_uri, label: brandNames.default.productName }
  const { placement, visibility } = inCanvas.launch
  return {
    application_type: 'web',
    response_types: ['id_token'],
    grant_types: ['implicit', 'client_credentials'],
    initiate_login_uri: publicOrigin + ltiPaths.login,
    redirect_uris: [publicOrigin + ltiPaths.launch],
    client_name: brandNames.default.productName,
    jwks_uri: publicOrigin + ltiPaths.keys,
    token_endpoint_auth_method: 'private_key_jwt',
    scope: '',
    [TOOL]: {
      domain: new URL(publicOrigin).host,
      target_link_uri,
      claims: ['iss', 'sub'],
      messages: isCanvas
        ? [
            { ...launch, placements: [placement], [`${CANVAS_CLAIM}/visibility`]: visibility },
            { ...choice, placements: inCanvas.choice },
          ]
        : [launch, choice],
      ...(isCanvas ? { [`${CANVAS_CLAIM}/privacy_level`]: inCanvas.privacy } : {}),
    },
  }
}

/**
 * Registers this service with a platform (1EdTech, dynamic registration 1.0, 3.4 to 3.6).
 * @returns the client that we are there, and the installation where it says one already
 * @throws {LaunchRefused} where it will not
 */
export async function registerAt(
  config: Pick<Config, 'publicOrigin'>,
  platform: FoundPlatform,
  asking: Asking,
): Promise<{ client_id: string; deployment_id: string | null }> {
  const { host } = new URL(platform.registration_endpoint)
  const body = toolOf(config, platform)
  const answer = await askOutside(platform.registration_endpoint, { ...asking, method: 'POST', body }).catch(
    cause => {
      throw new LaunchRefused('platformRefused', { host, error: 'no answer', cause })
    },
  )
  const { status, json } = answer
  if (status < 200 || status > 299 || !registered.Check(json))
    throw new LaunchRefused('platformRefused', { host, error: `status ${status}` })
  const tool = (json as Record<string, unknown>)[TOOL]
  return { client_id: json.client_id, deployment_id: deployed.Check(tool) ? tool.deployment_id : null }
}

import { brandNames } from '../../../src/contract/brands.ts'
import { ltiPaths } from '../../../src/contract/lti-paths.ts'
import type { Config } from '../../config.ts'
import { CANVAS, inCanvas } from './canvas.ts'

/** What an administrator types into a platform that registers tools by hand, a line each. */
export function toolText({ publicOrigin }: Pick<Config, 'publicOrigin'>): string {
  const lines: [what: string, path: string][] = [
    ['Tool URL (target link URI)', ltiPaths.classrooms],
    ['Initiate login URL', ltiPaths.login],
    ['Redirection URI', ltiPaths.launch],
    ['Public keyset URL', ltiPaths.keys],
    ['Canvas, a developer key by URL', ltiPaths.canvas],
  ]
  const width = Math.max(...lines.map(([what]) => what.length))
  return [
    ...lines.map(([what, path]) => `${what.padEnd(width)}  ${publicOrigin}${path}`),
    'Names, emails, grades and members are not asked for: privacy "anonymous", no scopes, no services.',
  ].join('\n')
}

/** The tool as Canvas reads it from an address (canvas.instructure.com/doc/api/file.lti_dev_key_config.html). */
export function canvasTool({ publicOrigin }: Pick<Config, 'publicOrigin'>) {
  const target_link_uri = publicOrigin + ltiPaths.classrooms
  const choice = { target_link_uri, message_type: 'LtiDeepLinkingRequest' }
  return {
    title: brandNames.default.productName,
    description: 'Classrooms that exchange videos with a partner class.',
    oidc_initiation_url: publicOrigin + ltiPaths.login,
    target_link_uri,
    public_jwk_url: publicOrigin + ltiPaths.keys,
    scopes: [],
    extensions: [
      {
        platform: CANVAS,
        privacy_level: inCanvas.privacy,
        settings: {
          platform: CANVAS,
          placements: [
            { target_link_uri, message_type: 'LtiResourceLinkRequest', ...inCanvas.launch },
            ...inCanvas.choice.map(placement => ({ ...choice, placement })),
          ],
        },
      },
    ],
  }
}

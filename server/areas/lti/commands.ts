import { LTI_DEPLOYMENTS_MAX } from '../../../src/contract/limits/lti.ts'
import { idOf } from '../../admin/argument.ts'
import { type Command, UsageError } from '../../admin/command.ts'
import { schoolOf } from '../teachers/area.ts'
import { rotateKey } from './keys.ts'
import { removeLinksOf } from './link-launch.ts'
import { pageOriginsOf } from './page-origins.ts'
import { addressOf, idTextOf, pagesOf, platformNameOf } from './platform-arguments.ts'
import { endDeployment, openDeployment } from './repository/deployments.ts'
import { type OpenInvitation, openInvitations } from './repository/invitations.ts'
import {
  addPlatform,
  allPlatforms,
  changePages,
  endPlatform,
  type ListedPlatform,
} from './repository/platforms.ts'
import { toolText } from './tool.ts'

const A_PLATFORM = 'a platform'
const noPlatform = (id: number) => new UsageError(`There is no platform ${id} that is open.`)

const whose = ({ school_id }: { school_id: number | null }) =>
  school_id === null ? 'every teacher' : `school ${school_id}`

const invitationLine = (invitation: OpenInvitation) =>
  ['invitation', invitation.name, whose(invitation), `until ${invitation.until}`].join('  ')

function lineOf(platform: ListedPlatform): string {
  const { id, name, issuer, client_id, deployments, adopts_deployment, page_origins } = platform
  const waiting = adopts_deployment ? 'that of the first launch' : 'none'
  const refused = Object.entries(platform.refused).map(([what, times]) => `${what} ${times}`)
  return [
    ...[id, name, issuer, `client ${client_id}`],
    `deployments ${deployments.join(',') || waiting}`,
    `pages ${page_origins.join(',')}`,
    whose(platform),
    `last launch ${platform.last_launch ?? 'never'}`,
    ...(refused.length === 0 ? [] : [`refused in the last day: ${refused.join(', ')}`]),
    platform.ended_at === null ? 'open' : `ended ${platform.ended_at.toISOString()}`,
  ].join('  ')
}

export const commands: Record<string, Command> = {
  'lti tool': {
    usage: 'lti tool',
    help: 'prints what a learning platform is told to register this service',
    run: async ({ config }) => toolText(config),
  },
  'lti add': {
    usage:
      'lti add <name> --issuer <url> --client <id> --auth <url> --keys <url> [--pages <origin>[,<origin>]] [--deployment <id>] [--school <id>]',
    help: 'registers a learning platform by hand; without --deployment its first launch names it',
    argument: true,
    options: ['issuer', 'client', 'auth', 'keys', 'pages', 'deployment', 'school'],
    async run({ db, framing }, { argument, options }) {
      const issuer = idTextOf(options.issuer, 'issuer')
      const deployment = options.deployment === undefined ? null : idTextOf(options.deployment, 'deployment')
      const platform = {
        name: platformNameOf(argument),
        issuer,
        client_id: idTextOf(options.client, 'client'),
        auth_url: addressOf(options.auth, 'auth'),
        jwks_url: addressOf(options.keys, 'keys'),
        may_be_here: true,
        page_origins: pagesOf(options.pages, issuer),
        adopts_deployment: deployment === null,
        school_id: await schoolOf(db, options.school),
      }
      const id = await db.transaction(async transaction => {
        const platform_id = await addPlatform(transaction, platform)
        if (platform_id !== null && deployment !== null)
          await openDeployment(transaction, { platform_id, deployment_id: deployment })
        return platform_id
      })
      if (id === null)
        throw new UsageError(`Client ${platform.client_id} of ${issuer} is registered already.`)
      await framing.refresh()
      return `Platform ${id} is registered; its pages are those of ${platform.page_origins.join(', ')}.`
    },
  },
  'lti pages': {
    usage: 'lti pages <platform-id> --origins <origin>[,<origin>]',
    help: 'says whose pages show the service in their frames, such as https://*.example.org',
    argument: true,
    options: ['origins'],
    async run({ db, framing }, { argument, options }) {
      const [id, pages] = [idOf(argument, A_PLATFORM), pageOriginsOf(options.origins ?? '')]
      if (typeof pages === 'string') throw new UsageError(pages)
      if (!(await changePages(db, id, pages))) throw noPlatform(id)
      await framing.refresh()
      return `The pages of platform ${id} are those of ${pages.join(', ')}.`
    },
  },
  'lti deploy': {
    usage: 'lti deploy <platform-id> --deployment <id>',
    help: 'opens an installation of the service in a platform, or opens it again',
    argument: true,
    options: ['deployment'],
    async run({ db }, { argument, options }) {
      const platform_id = idOf(argument, A_PLATFORM)
      const deployment_id = idTextOf(options.deployment, 'deployment')
      if (!(await openDeployment(db, { platform_id, deployment_id })))
        throw new UsageError(
          `Platform ${platform_id} is not open, or has ${LTI_DEPLOYMENTS_MAX} deployments.`,
        )
      return `Deployment ${deployment_id} of platform ${platform_id} is open.`
    },
  },
  'lti undeploy': {
    usage: 'lti undeploy <platform-id> --deployment <id>',
    help: 'ends an installation: nobody opens anything from it any more',
    argument: true,
    options: ['deployment'],
    async run({ db }, { argument, options }) {
      const platform_id = idOf(argument, A_PLATFORM)
      const deployment_id = idTextOf(options.deployment, 'deployment')
      if (!(await endDeployment(db, { platform_id, deployment_id })))
        throw new UsageError(`Platform ${platform_id} has no open deployment ${deployment_id}.`)
      return `Deployment ${deployment_id} of platform ${platform_id} has ended.`
    },
  },
  'lti list': {
    usage: 'lti list',
    help: 'lists the learning platforms, their last launches, what was refused in the last day, and open invitations',
    async run({ db }) {
      const [platforms, invitations] = [await allPlatforms(db), await openInvitations(db)]
      const lines = [...platforms.map(lineOf), ...invitations.map(invitationLine)]
      return lines.join('\n') || 'There is no platform.'
    },
  },
  'lti end': {
    usage: 'lti end <platform-id>',
    help: 'ends a platform and its connections: nobody launches from it any more; sessions that were opened stay',
    argument: true,
    async run({ db, framing }, { argument }) {
      const id = idOf(argument, A_PLATFORM)
      const wasOpen = await endPlatform(db, id)
      // some may be left where this was broken off
      const removed = await removeLinksOf(db, id)
      if (!wasOpen && removed === 0) throw noPlatform(id)
      await framing.refresh()
      return `Platform ${id} has ended.`
    },
  },
  'lti key': {
    usage: 'lti key',
    help: 'signs with a new key from now on; the one before is shown to platforms for another day',
    run: async ({ db, config }) => `Signed with ${await rotateKey({ db, config })} from now on.`,
  },
}

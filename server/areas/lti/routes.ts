import type { ltiEndpoints } from '../../../src/contract/endpoints/lti.ts'
import type { Handlers } from '../../handlers.ts'
import type { Services } from '../../services.ts'
import { answerDeepLink } from './deep-link.ts'
import { connectLaunch, disconnectLaunch } from './link-launch.ts'
import { openConfirmed, openLaunch } from './open-launch.ts'

export const handlers = (services: Services): Handlers<keyof typeof ltiEndpoints> => ({
  'POST /api/teacher/lti/launches': async ({ body, origin }) => ({
    data: await openLaunch(services, {
      ...{ ticket: body.ticket, proof: body.proof, caller: origin },
      hasStorage: body.has_storage ?? true,
    }),
  }),

  'POST /api/teacher/lti/launches/confirmed': async ({ body: { ticket }, origin }) => ({
    data: await openConfirmed(services, { ticket, caller: origin }),
  }),

  'POST /api/teacher/lti/links': async ({ body: { ticket }, teacher }) => ({
    data: await connectLaunch(services, teacher, ticket),
  }),

  'POST /api/teacher/lti/deep-links': async ({ body, teacher }) => ({
    data: await answerDeepLink(services, teacher, body),
  }),

  'POST /api/teacher/lti/links/end': async ({ body: { ticket }, teacher }) => {
    await disconnectLaunch(services, teacher, ticket)
    return {}
  },
})

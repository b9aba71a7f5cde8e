import type { FastifyInstance } from 'fastify'
import { ltiPaths } from '../../../src/contract/lti-paths.ts'
import type { Services } from '../../services.ts'
import { shownKeys } from './keys.ts'
import { canvasTool } from './tool.ts'

/** Platforms keep a list of keys at least as long. */
const KEYS_FRESH_SECONDS = 300

/** What platforms read of us by themselves: our keys, and for Canvas how the tool is registered. */
export const toolRoutes =
  (services: Pick<Services, 'db' | 'config'>) =>
  async (app: FastifyInstance): Promise<void> => {
    const hidden = { schema: { hide: true }, logLevel: 'warn' } as const
    app.get(ltiPaths.keys, hidden, async (_request, reply) =>
      reply.header('cache-control', `max-age=${KEYS_FRESH_SECONDS}`).send(await shownKeys(services)),
    )
    app.get(ltiPaths.canvas, hidden, async (_request, reply) =>
      reply.header('cache-control', 'no-cache').send(canvasTool(services.config)),
    )
  }

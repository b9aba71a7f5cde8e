import fastifyStatic from '@fastify/static'
import Fastify, { type FastifyInstance } from 'fastify'
import { refuse } from './errors.ts'
import { loggerOptions } from './logging.ts'
import { PLUGIN_MS } from './plugin-time.ts'
import { errorsPlugin, sendRefusal } from './plugins/errors.ts'
import { registerDemoPages } from './plugins/pages.ts'
import { receiveTimePlugin } from './plugins/receive-time.ts'
import { receiveLimits } from './receive-limits.ts'

interface Options {
  dist: string
  /** Where the API is, for the pages to name. */
  apiOrigin: string
  logLevel: string
  /** How long a request may take to arrive. */
  receiveMs: number
  /** Where log lines go instead of standard output. */
  logStream?: { write: (line: string) => void }
}

/** A web site of somebody else, for demos: it has the demo pages and nothing of the API, nor any of its headers. */
export async function buildSecondOrigin({
  dist,
  apiOrigin,
  logLevel,
  receiveMs,
  logStream,
}: Options): Promise<FastifyInstance> {
  const app = Fastify({
    logger: { ...loggerOptions(logLevel), ...(logStream ? { stream: logStream } : {}) },
    pluginTimeout: PLUGIN_MS,
    ...receiveLimits(receiveMs),
  })
  await app.register(errorsPlugin)
  await app.register(receiveTimePlugin, { receiveMs })
  await app.register(fastifyStatic, { root: dist, serve: false, cacheControl: false })
  registerDemoPages(app, { apiOrigin: () => apiOrigin })
  app.get('/', (_request, reply) => reply.redirect('/demo/lms.html'))
  app.setNotFoundHandler((request, reply) => sendRefusal(refuse('notFound'), request, reply))
  return app
}

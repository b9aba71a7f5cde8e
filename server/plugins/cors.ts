import cors from '@fastify/cors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { refuse } from '../errors.ts'

/** How long a browser may remember a preflight (Chromium's ceiling). */
const PREFLIGHT_VALID_SECONDS = 7_200

/** Files that any page may load: what an embedding page needs before it knows anything of us. */
const PUBLIC_FILES = /^\/(widgets|assets)\//

interface Options {
  /** Origins that may call the API besides our own; asked each time, as the second demo origin comes late. */
  allowedOrigins: () => readonly string[]
}

function isOwnOrigin(origin: string, request: FastifyRequest): boolean {
  if (!URL.canParse(origin)) return false
  const { protocol, host } = new URL(origin)
  const own = `${protocol}//${request.host}`
  return URL.canParse(own) && new URL(own).host === host
}

/** Lets the pages of allowed origins call, and tells every other page clearly that it may not. */
export const corsPlugin = fp(async (app: FastifyInstance, { allowedOrigins }: Options) => {
  const isAllowed = (origin: string, request: FastifyRequest) =>
    isOwnOrigin(origin, request) || allowedOrigins().includes(origin)

  app.addHook('onRequest', (request, _reply, done) => {
    const { origin } = request.headers
    if (!origin || PUBLIC_FILES.test(request.url) || isAllowed(origin, request)) {
      done()
      return
    }
    request.log.warn({ origin }, 'origin refused; ALLOWED_ORIGINS names the ones that may call')
    done(refuse('originForbidden'))
  })

  await app.register(cors, {
    delegator: (request, done) =>
      done(null, {
        origin: PUBLIC_FILES.test(request.url) ? '*' : true,
        methods: ['GET', 'POST', 'PUT', 'DELETE'],
        allowedHeaders: [
          'authorization',
          'content-type',
          'if-none-match',
          'x-if-none-match',
          'x-admin-token',
          'idempotency-key',
        ],
        exposedHeaders: ['etag', 'retry-after', 'x-request-id'],
        maxAge: PREFLIGHT_VALID_SECONDS,
      }),
  })
})

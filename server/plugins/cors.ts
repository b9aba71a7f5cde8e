import cors from '@fastify/cors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { CrossOrigin } from '../area.ts'
import { refuse } from '../errors.ts'
import { createMemory } from '../memory.ts'
import { refuseOverLimit } from './rate-limits.ts'

/** How long a browser may remember a preflight (Chromium's ceiling). */
const PREFLIGHT_VALID_SECONDS = 7_200

/**
 * Files that any page may load: what an embedding page needs before it knows anything of us, and pictures, whose
 * address is their key.
 */
const PUBLIC_FILES = /^\/(widgets|assets|files)\//

/** What every call may send; named in each preflight's answer with those of the areas, so that a browser asks once for all. */
const OUR_HEADERS = ['authorization', 'content-type', 'if-none-match', 'x-if-none-match']

const METHODS = ['GET', 'POST', 'PUT', 'DELETE']
/** What the pages of every call may read of its answer. */
const EXPOSED_HEADERS = ['etag', 'retry-after', 'x-request-id']

/** Anybody may name any origin, as often as they like; the log must not grow with it. */
const WARNED_AGAIN_MS = 3_600_000
const ORIGINS_REMEMBERED = 1_000
const LONGEST_ORIGIN = 200

const HEADER_NAME = /^[\w!#$%&'*+.^`|~-]+$/

/** A page's own code may add headers to every call (tracing does); they mean nothing here and are let through. */
function allowedHeaders(ours: readonly string[], asked = ''): string[] {
  const names = asked.split(',').map(name => name.trim().toLowerCase())
  return [...new Set([...ours, ...names.filter(name => HEADER_NAME.test(name))])]
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * A page to which pages of any origin lead whoever is in front of them, also by sending a form: its answer is for a
     * window or a frame, and no script of theirs reads it.
     */
    isVisited?: true
  }
}

const isVisited = ({ routeOptions }: FastifyRequest) => routeOptions.config?.isVisited === true

/** Browsers say what an answer is for; those that do not are older than frames that hold nothing of other pages. */
const isForScript = ({ headers }: FastifyRequest) => (headers['sec-fetch-mode'] ?? 'navigate') !== 'navigate'

interface Options {
  /** Whether it is the origin of our own pages. */
  isOwn: (origin: string) => boolean
  /** Origins that may call the API besides our own; asked each time, as the second demo origin comes late. */
  allowedOrigins: () => readonly string[]
  /** What the areas need besides. */
  needs: readonly CrossOrigin[]
}

/** Lets the pages of allowed origins call, and tells every other page clearly that it may not. */
export const corsPlugin = fp(async (app: FastifyInstance, { isOwn, allowedOrigins, needs }: Options) => {
  const ours = [...OUR_HEADERS, ...needs.flatMap(({ headers = [] }) => headers)]
  const methods = [...METHODS, ...needs.flatMap(({ methods: more = [] }) => more)]
  const exposed = [...EXPOSED_HEADERS, ...needs.flatMap(({ exposed: more = [] }) => more)]
  const isAllowed = (origin: string) => isOwn(origin) || allowedOrigins().includes(origin)

  const warnedOf = createMemory<number>(ORIGINS_REMEMBERED)

  function warn(request: FastifyRequest, given: string): void {
    const origin = given.slice(0, LONGEST_ORIGIN)
    const now = Date.now()
    if (now - (warnedOf.get(origin) ?? 0) < WARNED_AGAIN_MS) return
    warnedOf.set(origin, now)
    request.log.warn(
      { origin },
      'origin refused; PUBLIC_ORIGIN is our own, ALLOWED_ORIGINS names others that may call',
    )
  }

  app.addHook('onRequest', async request => {
    const { origin } = request.headers
    const isForeign = isVisited(request)
      ? isForScript(request)
      : origin && !PUBLIC_FILES.test(request.url) && !isAllowed(origin)
    if (isForeign || request.method === 'OPTIONS') refuseOverLimit(request)
    if (!isForeign) return
    if (origin) warn(request, origin)
    throw refuse('originForbidden')
  })

  await app.register(cors, {
    delegator: (request, done) =>
      done(null, {
        origin: isVisited(request) ? false : PUBLIC_FILES.test(request.url) ? '*' : true,
        methods,
        allowedHeaders: allowedHeaders(ours, request.headers['access-control-request-headers']),
        exposedHeaders: exposed,
        maxAge: PREFLIGHT_VALID_SECONDS,
      }),
  })
})

import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { refuse } from '../errors.ts'

/**
 * A general limit, so that one client gone wild does not slow down the rest: by teacher, or by address without a
 * session. Each node counts for itself. Logins have their own policy (areas/session/login-attempts.ts).
 */
export const rateLimitsPlugin = fp(async (app: FastifyInstance, { perMinute }: { perMinute: number }) => {
  await app.register(rateLimit, {
    // After authentication, which runs in onRequest.
    hook: 'preHandler',
    max: perMinute,
    timeWindow: '1 minute',
    keyGenerator: request => (request.teacher ? `teacher ${request.teacher.id}` : request.ip),
    allowList: request => !request.url.startsWith('/api/'),
    errorResponseBuilder: (_request, { ttl }) =>
      refuse('tooManyAttempts', { retryAfterSeconds: Math.ceil(ttl / 1000) }),
    addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    addHeadersOnExceeding: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
    },
  })
})

import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { Access } from '../../src/contract/endpoint.ts'
import { addressKey } from '../address-key.ts'
import { refuse } from '../errors.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Seconds until the address that calls may call again; 0 while it may. */
    addressWaitSeconds: number
  }
  interface FastifyContextConfig {
    /** Who may call; only the contract's endpoints have it. */
    access?: Access
  }
}

/** An address is often a whole school's. */
const ADDRESS_TIMES = 10

const timeWindow = '1 minute'

/**
 * Counts every request by its address before anything else is done with it: also what is refused later, and what
 * leads nowhere. `rateLimitsPlugin` refuses, once the answer has what a page of another origin needs to read it; what
 * gets no such answer is refused before (plugins/cors.ts).
 */
export const addressCountPlugin = fp(async (app: FastifyInstance, { perMinute }: { perMinute: number }) => {
  await app.register(rateLimit, { global: false })
  app.decorateRequest('addressWaitSeconds', 0)
  const count = app.createRateLimit({
    max: perMinute * ADDRESS_TIMES,
    timeWindow,
    keyGenerator: request => addressKey(request.ip),
  })
  app.addHook('onRequest', async request => {
    const counted = await count(request)
    if (!counted.isAllowed && counted.isExceeded) request.addressWaitSeconds = counted.ttlInSeconds
  })
})

const isHealthCheck = (request: FastifyRequest) => request.routeOptions.url?.startsWith('/health/')

/** Throws when the address that calls has asked too much. */
export function refuseOverLimit(request: FastifyRequest): void {
  const { addressWaitSeconds } = request
  // A flood must not take the node out of service.
  if (addressWaitSeconds === 0 || isHealthCheck(request)) return
  throw refuse('tooManyAttempts', { retryAfterSeconds: addressWaitSeconds })
}

/**
 * General limits, so that one client gone wild does not slow down the rest: an address that asks too much, and each
 * teacher, or each address without a session, that calls too much. Each node counts for itself. Logins have their
 * own policy.
 */
export const rateLimitsPlugin = fp(async (app: FastifyInstance, { perMinute }: { perMinute: number }) => {
  app.addHook('onRequest', async request => refuseOverLimit(request))

  const count = app.createRateLimit({
    max: perMinute,
    timeWindow,
    keyGenerator: ({ teacher, student, ip }) =>
      teacher ? `teacher ${teacher.id}` : student ? `student ${student.id}` : addressKey(ip),
  })
  // After authentication, which runs in onRequest, and before the body is looked at.
  app.addHook('preParsing', async request => {
    if (request.routeOptions.config.access === undefined) return
    const counted = await count(request)
    if (!counted.isAllowed && counted.isExceeded) {
      throw refuse('tooManyAttempts', { retryAfterSeconds: counted.ttlInSeconds })
    }
  })
})

import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'

/** Headers that every answer carries. A policy for scripts belongs to pages, which set their own. */
export const securityHeadersPlugin = fp(async (app: FastifyInstance, { demo }: { demo: boolean }) => {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    // A demo runs on plain http; a browser must not remember otherwise for every port of localhost.
    hsts: demo ? false : { maxAge: 31_536_000, includeSubDomains: false },
    // Headers for browsers that are gone, or that say what browsers do anyway.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    xDnsPrefetchControl: false,
    originAgentCluster: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
})

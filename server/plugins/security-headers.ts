import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'

/**
 * The policy of the host page. Our widgets run under it: scripts and styles come from files, or are constructed
 * (adopted style sheets), and nothing writes markup past Trusted Types.
 */
export const hostPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob: https:",
  "media-src 'self' blob: https:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'self'",
  "require-trusted-types-for 'script'",
].join('; ')

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

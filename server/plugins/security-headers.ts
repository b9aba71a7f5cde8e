import { createHash } from 'node:crypto'
import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'

/** The scripts that stand in a page itself, each as a policy names it. */
const inlineScripts = (page: string): string[] =>
  Array.from(page.matchAll(/<script>(.*?)<\/script>/gs), ([, script = '']) => {
    const hash = createHash('sha256').update(script).digest('base64')
    return `'sha256-${hash}'`
  })

/**
 * The policy of the host page. Our widgets run under it: scripts and styles come from files, or are constructed
 * (adopted style sheets), and nothing writes markup past Trusted Types. What the page runs before its first paint is
 * named by its hash.
 *
 * @param page its HTML, as it was built
 * @param frames origins of others whose pages it shows in frames
 */
export const hostPolicy = (page: string, frames: readonly string[]): string =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...inlineScripts(page)].join(' '),
    "style-src 'self'",
    "img-src 'self' data: blob: https:",
    "media-src 'self' blob: https:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    ["frame-src 'self'", ...frames].join(' '),
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

import type { Config } from './config.ts'
import { framedBy } from './frame-ancestors.ts'
import { sourceOf } from './policy-source.ts'

/** The scripts that stand in a page itself, each as a policy names it. */
const inlineScripts = (page: string): string[] =>
  Array.from(page.matchAll(/<script>(.*?)<\/script>/gs), ([, script = '']) => sourceOf(script))

/** Origins of others whose pages our elements show in frames. */
export const framesOf = ({ agreementUrl }: Pick<Config, 'agreementUrl'>): string[] =>
  agreementUrl ? [new URL(agreementUrl).origin] : []

/**
 * The policy of the host page. Our widgets run under it: scripts and styles come from files, or are constructed
 * (adopted style sheets), and nothing writes markup past Trusted Types. What the page runs before its first paint is
 * named by its hash.
 *
 * @param page its HTML, as it was built
 * @param frames origins of others whose pages it shows in frames
 * @param ancestors origins of others whose pages show it in a frame
 */
export const hostPolicy = (
  page: string,
  frames: readonly string[],
  ancestors: readonly string[] = [],
): string =>
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
    framedBy(ancestors),
    "require-trusted-types-for 'script'",
  ].join('; ')

import type { Plugin } from 'vite'
import { SESSION_KEY_PREFIX } from '../../src/core/session/session-key.ts'

/** Tells the script that the host page runs before its first paint under which names a session is stored. */
export function firstPaint(): Plugin {
  return {
    name: 'first-paint',
    transformIndexHtml: {
      order: 'pre',
      handler: html => html.replaceAll('%CX_SESSION_KEY_PREFIX%', SESSION_KEY_PREFIX),
    },
  }
}

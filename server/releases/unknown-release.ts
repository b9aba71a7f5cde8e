import { releaseSentences as t } from '../../src/contract/server-messages/releases.ts'
import type { Release } from './release.ts'
import { newestTag, pinnedTag } from './script-tag.ts'
import { type Told, tellUnknown } from './tell-unknown.ts'

const LONGEST_NAME = 40

/** What a page may name in its place. */
function linesFor(newest: Release | undefined, origin: string): Told['lines'] {
  const always = [t.always, newestTag(origin)] as const
  return newest ? [[t.instead(newest.version), pinnedTag(newest, origin)], always] : [always]
}

/**
 * The loader of a release that there is not. It is sent as if all were well: browsers run no script whose answer says
 * otherwise, and a page would only be empty.
 *
 * @param version as the page has written it, which may be anything
 * @param newest of those that there are
 */
export function unknownRelease(version: string, origin: string, newest: Release | undefined): string {
  const named = version.slice(0, LONGEST_NAME).replaceAll(/[^\w.+-]/g, '?')
  const told: Told = {
    told: t.unknown(named, origin),
    shown: t.notThere(named, origin),
    title: t.gone(named),
    close: t.close,
    lines: linesFor(newest, origin),
  }
  return `// ${told.told}\n;(${tellUnknown})(${JSON.stringify(told)})\n`
}

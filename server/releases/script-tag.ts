import { integrityIn, LOADER, type Release } from './release.ts'

const scriptTag = (attributes: string) => `<script type="module" ${attributes}></script>`

/** What a page writes that follows a server from release to release. */
export const newestTag = (origin: string): string => scriptTag(`src="${origin}/widgets/cx.js"`)

/** What a page writes that stays with a release. */
export function pinnedTag(release: Release, origin: string): string {
  const integrity = integrityIn(release, LOADER) ?? ''
  return scriptTag(
    `src="${origin}/widgets/${release.version}/cx.js" integrity="${integrity}" crossorigin="anonymous"`,
  )
}

import { escapeHtml } from '../mail/escape-html.ts'
import { sourceOf } from '../policy-source.ts'
import { IMPORT_MAP } from './import-map.ts'
import type { Release } from './release.ts'
import { newestTag, pinnedTag } from './script-tag.ts'

/** The colours of the product, without its code: the page is read where that does not run. */
const STYLE = `:root { color-scheme: light dark }
body { max-width: 46rem; margin: 0 auto; padding: 1.5rem min(1rem, 5vw) 4rem; font: 1rem/1.6 system-ui, sans-serif; overflow-wrap: anywhere; color: light-dark(#1d2a2f, #e6ecea); background: light-dark(#f7f9f8, #12191b) }
h1 { font-size: clamp(1.5rem, 7vw, 2rem) }
h2 { font-size: clamp(1.25rem, 6vw, 1.5rem) }
h1, h2 { line-height: 1.25; color: light-dark(#0b6a63, #7fd1c7) }
section { margin-block: 1.5rem; padding: .5rem min(1.25rem, 4vw); border: 1px solid light-dark(#c9d2cf, #3a474a); border-radius: 12px; background: light-dark(#fff, #1a2326) }
ul { padding-inline-start: 1.25rem }
pre { padding: .75rem min(1rem, 3vw); border-radius: 8px; white-space: pre-wrap; background: light-dark(#eef3f1, #12191b) }
code { font: .9375em/1.5 ui-monospace, monospace }
pre code { user-select: all }
a { color: light-dark(#0b6a63, #7fd1c7) }`

/** Nothing runs and nothing is loaded. */
export const RELEASES_PAGE_POLICY = [
  "default-src 'none'",
  `style-src ${sourceOf(STYLE)}`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ')

const inCode = (text: string) => escapeHtml(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>')

const toCopy = (tag: string) => `<pre><code>${escapeHtml(tag)}</code></pre>`

function section(release: Release, origin: string, isServed: boolean): string {
  const { version, changes } = release
  const folder = `${origin}/widgets/${version}`
  const link = (file: string, text: string) => `<a href="${escapeHtml(`${folder}/${file}`)}">${text}</a>`
  return `<section aria-labelledby="v${version}">
<h2 id="v${version}">${version}</h2>
${isServed ? '<p>What this server serves now.</p>' : ''}
${toCopy(pinnedTag(release, origin))}
${changes.length > 0 ? `<ul>${changes.map(change => `<li>${inCode(change)}</li>`).join('\n')}</ul>` : '<p>Nobody has noted what is new in it.</p>'}
<p>Of ${version}: ${link('elements.tgz', 'npm package')}, ${link('cx.d.ts', 'types')}, ${link('custom-elements.json', 'manifest of the elements')}, ${link(IMPORT_MAP, 'import map with the integrity of every script')}</p>
</section>`
}

/**
 * `/widgets/`: the releases that a page may name, the newest one first.
 *
 * @param origin of the server, as pages are to name it
 * @param build the name of the one that is being served
 */
export function releasesPage(releases: readonly Release[], origin: string, build: string): string {
  const sections = releases.map(release => section(release, origin, release.build === build))
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Releases of the elements</title><style>${STYLE}</style></head>
<body><main><h1>Releases of the elements</h1>
<p>For authors of pages that embed them. A page that names a release gets its files as they were built, also when this server has come to a newer one. When a release is not listed any more, pages that name it show a notice in the place of the elements: name a newer one in time.</p>
${sections.join('\n') || '<p>No release is kept here.</p>'}
<section aria-labelledby="newest">
<h2 id="newest">Always the newest</h2>
<p>Follows this server from release to release; it has no <code>integrity</code>, since it changes.</p>
${toCopy(newestTag(origin))}
</section>
</main></body></html>
`
}

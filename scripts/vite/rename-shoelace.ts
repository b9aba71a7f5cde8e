import type { Plugin } from 'vite'

/** Published with our own prefix, so that a page may bring its own Shoelace of any version. */
const PREFIX = 'cx-sl-'
const ROOT_FONT_PX = 16
const OF_SHOELACE = /[\\/]@shoelace-style[\\/]shoelace[\\/]dist[\\/].+\.(js|css)(\?.*)?$/

/** Tags, events, class names and custom properties: `sl-tooltip` to `cx-sl-tooltip`, `--sl-x` to `--cx-sl-x`. */
const renamed = (text: string) => text.replace(/(?<![\w$-])(--)?sl-(?=[a-z])/g, `$1${PREFIX}`)

/** A page may set `html { font-size: 10px }`, so nothing of ours is measured in rem. */
const inPixels = (text: string) =>
  text.replace(/(?<![\w.-])(-?\d*\.?\d+)rem\b/g, (_, rem: string) => `${Number(rem) * ROOT_FONT_PX}px`)

/** Custom properties of the theme are set on the element that adopts it instead of on the page. */
const insideShadowRoots = (css: string) => css.replace(/:root,\s*:host|:root/g, ':host')

function replaced(code: string, part: RegExp, by: string): string {
  if (!part.test(code))
    throw new Error(`Shoelace no longer contains ${part}: adapt scripts/vite/rename-shoelace.ts`)
  return code.replace(part, by)
}

/**
 * Shoelace fetches its icons, the built-in ones from `data:` URLs, and parses them with `innerHTML`: the first is
 * refused by a strict `connect-src`, the second under Trusted Types. Here the built-in ones become Lit templates and
 * there are no others.
 */
function withBuiltInIcons(code: string): string {
  if (code.includes('src/components/icon/icon.component.ts')) {
    return replaced(
      replaced(
        code,
        / {2}async resolveIcon\(url, library\) \{[\s\S]*?\n {2}\}\n(?= {2}connectedCallback)/,
        '  async resolveIcon(source) {\n    return html(Object.assign([source], { raw: [source] }));\n  }\n',
      ),
      /var parser;\n/,
      '',
    )
  }
  if (code.includes('src/components/icon/library.system.ts')) {
    return replaced(
      code,
      /return `data:image\/svg\+xml,\$\{encodeURIComponent\(icons\[name\]\)\}`/,
      'return icons[name].trim().replace(/^<svg(?: part="([^"]*)")?/, (_, part) => \'<svg part="svg \' + (part ?? "") + \'"\')',
    )
  }
  if (code.includes('src/components/icon/library.default.ts')) {
    return replaced(code, /resolver: \(name\) => getBasePath\([^\n]*/, 'resolver: () => ""')
  }
  return code
}

/** One of Shoelace's files as we use it. Everything of ours that names Shoelace uses the new names. */
export function renameShoelace(code: string, id: string): string | undefined {
  if (!OF_SHOELACE.test(id)) return undefined
  const text = inPixels(renamed(code))
  return /\.css(\?|$)/.test(id) ? insideShadowRoots(text) : withBuiltInIcons(text)
}

const transform = {
  name: 'rename-shoelace',
  transform(code: string, id: string) {
    const text = renameShoelace(code, id)
    return text === undefined ? undefined : { code: text, map: null }
  },
}

/** Renames Shoelace in the build, on the development server and in what Vite bundles ahead for it. */
export function renameShoelacePlugin(): Plugin {
  return {
    ...transform,
    enforce: 'pre',
    config: () => ({ optimizeDeps: { rolldownOptions: { plugins: [transform] } } }),
  }
}

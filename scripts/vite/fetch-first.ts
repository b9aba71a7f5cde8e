import type { Plugin } from 'vite'

/** Vite puts the function of this module around every `import()`, and tells it what to load before. */
const HELPER = '\0vite/preload-helper.js'
const OURS = "export { fetchFirst as __vitePreload } from '/src/element/fetch-first.ts'"

/** What Vite makes of an `import()`: our helper, the function that imports, and where its file is. */
const WRAPPED = /__vite__mapDeps\(\[\d+\]\)/g
const IMPORT = /(?<!\.)\bimport\(/g

const count = (text: string, what: RegExp) => text.match(what)?.length ?? 0

/**
 * Makes each `import()` of the build fetch its file before (src/element/fetch-first.ts), because browsers keep a failed
 * one for the page's life. In development and tests they stay as they are.
 */
export function fetchFirst(): Plugin {
  return {
    name: 'fetch-first',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          // pages load no more than they did; an `import()` is told its own file
          resolveDependencies: (file, _, { hostType }) => (hostType === 'js' ? [file] : []),
        },
      },
    }),
    load: id => (id === HELPER ? OURS : undefined),
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          // the loader has fetched what it imports
          if (chunk.type !== 'chunk' || chunk.fileName === 'widgets/cx.js') continue
          if (count(chunk.code, IMPORT) !== count(chunk.code, WRAPPED))
            this.error(`${chunk.fileName} imports a file that it has not fetched before`)
        }
      },
    },
  }
}

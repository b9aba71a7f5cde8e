import { globSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { svelte, vue } from '../../support/single-file-components.ts'

const ENTRIES = join(import.meta.dirname, 'pages/*/{page,server}.{js,jsx}')

/** Whoever is in one of these folders means another package when it says 'react'. */
const otherReacts = [
  { folder: /[\\/](pages[\\/]react-18|react-dom-18)[\\/]/, react: 'react-18', dom: 'react-dom-18' },
  { folder: /[\\/]pages[\\/]preact[\\/]/, react: 'preact', dom: 'preact' },
]

const reacts: Plugin = {
  name: 'reacts',
  enforce: 'pre',
  resolveId(source, importer = '') {
    const other = otherReacts.find(({ folder }) => folder.test(importer))
    const [, name, path = ''] = source.match(/^(react|react-dom)(\/.*)?$/) ?? []
    if (!other || !name) return null
    return this.resolve((name === 'react' ? other.react : other.dom) + path, importer, { skipSelf: true })
  },
}

/** The lines for React 18 are those for pages that are rendered on the server, with React 19 too. */
const onServer: Plugin = {
  name: 'on-server',
  enforce: 'pre',
  resolveId: source => (source === 'react-18/exchange' ? `\0${source}.jsx` : null),
  load: id =>
    id === '\0react-18/exchange.jsx'
      ? readFileSync(join(import.meta.dirname, 'pages/react-18/exchange.jsx'), 'utf8')
      : null,
}

const nameOf = (file: string) =>
  file
    .split(/[\\/]/)
    .slice(-2)
    .join('/')
    .replace(/\.\w+$/, '')

/**
 * Bundles all pages at once, as their authors would, with the libraries' warnings in; a page's script is
 * `<folder>/page.js` in the folder that is returned.
 */
export async function buildPages(): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), 'cx-foreign-'))
  await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'error',
    publicDir: false,
    plugins: [reacts, onServer, svelte, vue],
    define: {
      'process.env.NODE_ENV': '"development"',
      __VUE_OPTIONS_API__: 'true',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'true',
    },
    build: {
      outDir,
      emptyOutDir: false,
      minify: false,
      modulePreload: false,
      rolldownOptions: {
        input: Object.fromEntries(globSync(ENTRIES).map(file => [nameOf(file), file])),
        preserveEntrySignatures: 'exports-only',
        output: { entryFileNames: '[name].js', chunkFileNames: 'shared/[name]-[hash].js' },
      },
    },
  })
  return outDir
}

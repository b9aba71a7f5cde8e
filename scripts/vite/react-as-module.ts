import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const PACKAGES = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime']
const PREFIX = '\0as-module:'
const OF_REACT = /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/

const namesOf = (name: string) =>
  Object.keys(createRequire(import.meta.url)(name) as object).filter(
    key => key !== 'default' && /^[A-Za-z]\w*$/.test(key),
  )

/**
 * React is CommonJS, and every file of the build that uses it would convert it with the bundler's own helpers, which
 * are then a file that every page waits for. Here it is converted once, in the kernel, and the helpers are the kernel's.
 */
export function reactAsModule(): Plugin {
  return {
    name: 'react-as-module',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!PACKAGES.includes(source) || !importer || importer.startsWith(PREFIX)) return undefined
      return OF_REACT.test(importer) ? undefined : PREFIX + source
    },
    load(id) {
      if (!id.startsWith(PREFIX)) return undefined
      const name = id.slice(PREFIX.length)
      // what nobody uses is left out
      const named = namesOf(name).map(key => `export const ${key} = /* @__PURE__ */ (() => all.${key})()`)
      return [`import all from '${name}'`, 'export default all', ...named].join('\n')
    },
  }
}

import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'

const LOADER = '/src/element/loader.ts'
const HOST = '/host/index.html'

/** Where the source of a published address is, or the address itself. */
function sourceOf(path: string, exists: (file: string) => boolean): string {
  if (path === '/widgets/cx.js') return LOADER
  const script = path.replace(/^\/(demo\/.+)\.js$/, '$1.ts')
  if (script !== path && exists(script)) return `/${script}`
  if (path === '/demo/') return '/demo/index.html'
  return path
}

const isDeepLink = (path: string) => !/\.\w+$|^\/[@_]|^\/(src|host|node_modules|demo)\//.test(path)

/**
 * The development server answers at the addresses of the built product: the loader at /widgets/cx.js, the scripts of
 * the demo pages at /demo/<name>.js, the host page at / and at every deep link.
 */
export function devPages(): Plugin {
  let root = ''
  return {
    name: 'dev-pages',
    apply: 'serve',
    configResolved(config) {
      root = config.root
    },
    configureServer({ config, middlewares }) {
      const proxied = Object.keys(config.server.proxy ?? {})
      middlewares.use((request, _response, next) => {
        const [path = '/', query] = (request.url ?? '/').split('?')
        const hasHost = config.appType !== 'custom' && !proxied.some(prefix => path.startsWith(prefix))
        const source =
          hasHost && isDeepLink(path) ? HOST : sourceOf(path, file => existsSync(resolve(root, file)))
        if (source !== path) request.url = query ? `${source}?${query}` : source
        next()
      })
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html, { path }) =>
        path === HOST
          ? // at a deep link, what it names beside itself is not there
            html.replaceAll('="./', '="/host/')
          : // what the server puts into the demo pages; here the pages and the API have one origin
            html.replaceAll('%CX_ORIGIN%', ''),
    },
    transform(code, id) {
      // a page of another origin gets no preamble from Vite, and Fast Refresh does not work without it
      const isLoader = id.split('?')[0]?.endsWith(LOADER) ?? false
      if (!isLoader || this.environment.config.server.hmr === false) return undefined
      return { code: `${react.preambleCode.replace('__BASE__', '/')}\n${code}`, map: null }
    },
  }
}

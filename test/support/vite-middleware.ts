import { existsSync, readFileSync, rmSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join, resolve } from 'node:path'
import { createServer } from 'vite'
import { bundleTests, entryName } from './bundle-tests.ts'

/** What we use of the koa context that the runner hands over. */
interface Context {
  path: string
  req: IncomingMessage
  res: ServerResponse
  respond: boolean
  status: number
  type: string
  body: string
  set(name: string, value: string): void
}

type Next = () => Promise<void>

/** Nothing changes while the tests run: a page need not ask again for what the page before it has loaded. */
const KEPT = 'max-age=3600'

function mayBeKept(response: ServerResponse): void {
  const { setHeader } = response
  response.setHeader = function (name, value) {
    const isOurs = name.toLowerCase() === 'cache-control' && value === 'no-cache'
    return setHeader.call(this, name, isOurs ? KEPT : value)
  }
}

const ofTheRunner = (path: string) => path === '/' || path.startsWith('/__web-') || path.startsWith('/wds')

/** The file of the bundle that is served at an address, if there is one: a test's at that of its source. */
function bundled(folder: string, path: string): string | undefined {
  const file = join(folder, /\.(js|map)$/.test(path) ? path : `${entryName(path)}.js`)
  return existsSync(file) ? file : undefined
}

/**
 * The web server of the browser tests: their bundle, and beside it Vite's development server for what a test loads by
 * its address, such as the modules of another tab.
 */
export async function viteMiddleware() {
  // its own for each run, so that runs side by side do not reload each other's pages; who runs the tests
  // again and again, one run after the other, keeps one
  const cacheDir = process.env.VITE_CACHE_DIR ?? `.cache/vite-test-${process.pid}`
  const bundle = resolve(cacheDir, 'bundle')
  await bundleTests(bundle)
  const server = await createServer({
    cacheDir,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { entries: ['src/element/loader.ts', 'src/widgets/*/element.ts'] },
  })

  /** What only the API server has, which is not there: a test answers its calls, and nothing else is found. */
  const ofTheServer = Object.keys(server.config.server.proxy ?? {})
  const isOfTheServer = (path: string) =>
    ofTheServer.some(start => path === start || path.startsWith(`${start}/`))

  const ofVite = (context: Context, next: Next) =>
    new Promise<void>((done, reject) => {
      context.status = 200
      mayBeKept(context.res)
      context.res.on('finish', () => {
        context.respond = false
        done()
      })
      server.middlewares(context.req, context.res, (error: unknown) => {
        if (error) reject(error)
        else next().then(done, reject)
      })
    })

  return {
    middleware: async (context: Context, next: Next) => {
      if (ofTheRunner(context.path)) return next()
      if (isOfTheServer(context.path)) {
        context.status = 503
        return
      }
      const file = bundled(bundle, context.path)
      if (!file) return ofVite(context, next)
      context.type = file.endsWith('.map') ? 'json' : 'js'
      context.set('cache-control', KEPT)
      context.body = readFileSync(file, 'utf8')
    },
    plugin: {
      name: 'vite',
      async serverStop() {
        await server.close()
        if (!process.env.VITE_CACHE_DIR) rmSync(cacheDir, { recursive: true, force: true })
      },
    },
  }
}

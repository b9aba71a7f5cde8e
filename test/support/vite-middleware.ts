import { rmSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'vite'

/** What we use of the koa context that the runner hands over. */
interface Context {
  path: string
  req: IncomingMessage
  res: ServerResponse
  respond: boolean
  status: number
}

/** Nothing changes while the tests run: a page need not ask again for what the page before it has loaded. */
function mayBeKept(response: ServerResponse): void {
  const { setHeader } = response
  response.setHeader = function (name, value) {
    const isOurs = name.toLowerCase() === 'cache-control' && value === 'no-cache'
    return setHeader.call(this, name, isOurs ? 'max-age=3600' : value)
  }
}

const ofTheRunner = (path: string) => path === '/' || path.startsWith('/__web-') || path.startsWith('/wds')

/** Vite as the web server of the browser tests: one pipeline for tests, development and the build. */
export async function viteMiddleware() {
  // its own cache for each run, so that runs side by side do not reload each other's pages; who runs the tests
  // again and again, one run after the other, keeps one
  const cacheDir = process.env.VITE_CACHE_DIR ?? `.cache/vite-test-${process.pid}`
  const server = await createServer({
    cacheDir,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: {
      entries: ['test/{core,ui,element,widgets,host}/**/*.test.{ts,tsx}', 'test/support/*.{ts,tsx}'],
      exclude: ['@web/test-runner-commands', '@web/test-runner-core', '@web/browser-logs'],
    },
    plugins: [
      {
        name: 'test-runner-socket',
        enforce: 'pre',
        resolveId: id => (id.startsWith('/__web-dev-server__') ? { id, external: true } : undefined),
      },
    ],
  })

  return {
    middleware: (context: Context, next: () => Promise<void>) => {
      if (ofTheRunner(context.path)) return next()
      return new Promise<void>((resolve, reject) => {
        context.status = 200
        mayBeKept(context.res)
        context.res.on('finish', () => {
          context.respond = false
          resolve()
        })
        server.middlewares(context.req, context.res, (error: unknown) => {
          if (error) reject(error)
          else next().then(resolve, reject)
        })
      })
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

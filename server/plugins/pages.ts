import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { A_YEAR } from '../a-year.ts'
import { refuse } from '../errors.ts'
import { hostPolicy } from '../host-policy.ts'
import { escapeHtml } from '../mail/escape-html.ts'
import { paths } from '../paths.ts'
import { sendRefusal } from './errors.ts'

const sourceTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
}

/** Sources too, as they are: players ask for parts of them. */
const FILM = '.webm'

/** Addresses that belong to the server; the host application never answers for them. */
const SERVER_AREAS =
  /^\/(api|docs|health|assets|widgets|demo|outbox|policies|files|agreements|lti)(\/|$)|^\/(build|outbox)\.json$/

/** Whether a person goes there: browsers say so, older ones by what they would like to have. */
function isNavigation({ headers }: FastifyRequest): boolean {
  const mode = headers['sec-fetch-mode']
  return mode === undefined ? /\btext\/html\b/.test(headers.accept ?? '') : mode === 'navigate'
}

interface Options {
  /** Where the build put its files. */
  dist: string
  build: string
  demo: boolean
  /** Origins of others whose pages the host application shows in frames. */
  frames: readonly string[]
  /** The API's own origin, as pages are to name it. */
  apiOrigin: (request: FastifyRequest) => string
}

/** Types for pages in TypeScript (`cx.d.ts`). */
const isTypes = (url: string) => /\.d\.ts(\?|$)/.test(url)

/** The host application, the widgets' files, the demo pages under DEMO, and the name of the build. */
export const pagesPlugin = fp(async (app: FastifyInstance, options: Options) => {
  const { dist, build, demo } = options
  const hostPage = await readFile(join(dist, paths.hostPage), 'utf8').catch(() => '')
  const policy = hostPolicy(hostPage, options.frames)
  await app.register(fastifyStatic, {
    root: dist,
    serve: false,
    cacheControl: false,
    // the build has made them; who takes no Brotli gets gzip, made on the way
    preCompressed: true,
    setHeaders(response, path) {
      // The folder of the chunks is named after the build; the loader and the rest keep their names over releases.
      const isOfOneBuild = path.includes('/assets/')
      response.header('cache-control', isOfOneBuild ? A_YEAR : 'no-cache')
      response.header('cross-origin-resource-policy', 'cross-origin')
    },
  })

  const hidden = { schema: { hide: true }, logLevel: 'warn' } as const
  const file = (request: FastifyRequest, reply: FastifyReply) =>
    reply.sendFile(decodeURIComponent(request.url.split('?')[0] ?? '').slice(1))
  app.get(
    '/widgets/*',
    {
      ...hidden,
      async onSend(request, reply) {
        // by its ending it would be a video; said last, since what is compressed gets its type anew
        if (isTypes(request.url)) reply.header('content-type', 'text/plain; charset=utf-8')
      },
    },
    file,
  )
  // What the host page itself names, such as host.js.
  app.get('/:file(^[\\w-]+\\.(?:js|css|svg|ico|txt|webmanifest|map)$)', hidden, file)
  app.get('/build.json', hidden, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ build }),
  )
  if (demo) registerDemoPages(app, options)

  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '/'
    const isOurs = SERVER_AREAS.test(path)
    const isPage = isNavigation(request) || !(isOurs || /\.\w+$/.test(path))
    if (!isPage || !['GET', 'HEAD'].includes(request.method))
      return sendRefusal(refuse('notFound'), request, reply)
    // Addresses of the security area hold links' secrets; no request that the page makes may carry them on.
    if (path.startsWith('/security/')) reply.header('referrer-policy', 'no-referrer')
    return reply
      .code(isOurs ? 404 : 200)
      .header('vary', 'accept, sec-fetch-mode')
      .header('content-security-policy', policy)
      .header('cache-control', 'no-cache')
      .sendFile(paths.hostPage, { cacheControl: false })
  })
})

/**
 * `/demo/...`: plain pages that embed the widgets. `%CX_ORIGIN%` in a page becomes the API's origin, so that the
 * same page works from the second origin. Pages, their styles and films are sources, their scripts were built.
 */
export function registerDemoPages(app: FastifyInstance, { apiOrigin }: Pick<Options, 'apiOrigin'>): void {
  const hidden = { schema: { hide: true }, logLevel: 'warn' } as const
  app.get<{ Params: { '*'?: string } }>('/demo', hidden, page)
  app.get<{ Params: { '*'?: string } }>('/demo/*', hidden, page)

  async function page(request: FastifyRequest<{ Params: { '*'?: string } }>, reply: FastifyReply) {
    const path = request.params['*'] ?? ''
    const name = extname(path) ? path : join(path, 'index.html')
    if (extname(name) === FILM) return reply.sendFile(name, paths.demoPages)
    reply.header('cache-control', 'no-store')
    const type = sourceTypes[extname(name)]
    if (!type) return reply.sendFile(`demo/${name}`)
    const isInside = !name.split(/[/\\]/).includes('..') && !name.includes('\0')
    const source = isInside ? await readFile(join(paths.demoPages, name), 'utf8').catch(() => null) : null
    if (source === null) return reply.callNotFound()
    return reply.type(type).send(source.replaceAll('%CX_ORIGIN%', () => escapeHtml(apiOrigin(request))))
  }
}

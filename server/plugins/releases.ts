import { stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { A_YEAR } from '../a-year.ts'
import { IMPORT_MAP, importMap } from '../releases/import-map.ts'
import { integrityIn, isVersion, type KeptFile, keptFile } from '../releases/release.ts'
import type { Releases } from '../releases/releases.ts'
import { RELEASES_PAGE_POLICY, releasesPage } from '../releases/releases-page.ts'
import { unknownRelease } from '../releases/unknown-release.ts'

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.tgz': 'application/gzip',
  // by its ending it would be a video
  '.ts': 'text/plain; charset=utf-8',
}

/** `br;q=0` is a no. */
const takesBrotli = ({ headers }: FastifyRequest) =>
  /(^|[\s,])br\s*(,|$|;\s*q\s*=\s*(1|0\.0*[1-9]))/.test(String(headers['accept-encoding'] ?? ''))

interface Options {
  releases: Releases
  /** Where the build that is served now put its files. */
  dist: string
  build: string
  /** The API's own origin, as pages are to name it. */
  apiOrigin: (request: FastifyRequest) => string
}

/**
 * `/widgets/<version>/…`: the loader of each kept release with its neighbours, `/widgets/assets/…` and `/assets/…`: what
 * they load, and `/widgets/`: the page that lists them. A loader looks for its files beside its own folder, so the same
 * bytes do at both of its addresses.
 */
export const releasesPlugin = fp(async (app: FastifyInstance, options: Options) => {
  const { releases, dist, build, apiOrigin } = options
  const hidden = { schema: { hide: true }, logLevel: 'warn' } as const

  const isBuilt = (path: string) =>
    stat(join(dist, path)).then(
      found => found.isFile(),
      () => false,
    )

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    path: string,
    kept: KeptFile | undefined,
  ) {
    const type = types[extname(path)]
    if (!type || !kept) return reply.callNotFound()
    const brotli = takesBrotli(request) ? kept.brotli : undefined
    const file = await releases.read(brotli ?? kept.plain)
    if (!file) {
      request.log.warn({ path }, 'a kept release lacks a file')
      return reply.callNotFound()
    }
    if (brotli) reply.header('content-encoding', 'br').header('vary', 'accept-encoding')
    return reply
      .type(type)
      .header('cache-control', A_YEAR)
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(file.stream)
  }

  /** A build's folder is named after what is in it, as are those of pictures: who has it is all the same. */
  async function asset(request: FastifyRequest<{ Params: { '*': string } }>, reply: FastifyReply) {
    const path = `assets/${request.params['*']}`
    if (await isBuilt(path)) return reply.sendFile(path)
    return send(request, reply, path, await releases.findAsset(path))
  }

  app.get<{ Params: { '*': string } }>('/assets/*', hidden, asset)
  app.get<{ Params: { '*': string } }>('/widgets/assets/*', hidden, asset)

  app.get<{ Params: { version: string; file: string } }>(
    '/widgets/:version/:file',
    // logged as calls are: an operator can see which releases are asked for
    { schema: { hide: true } },
    async (request, reply) => {
      const { version, file } = request.params
      const release = isVersion(version) ? await releases.find(version) : undefined
      if (release && file === IMPORT_MAP)
        return reply.header('cache-control', 'no-cache').send(importMap(release, apiOrigin(request)))
      const path = `widgets/${file}`
      if (release)
        return send(
          request,
          reply,
          path,
          keptFile(path, at => integrityIn(release, at)),
        )
      if (file !== 'cx.js') return reply.callNotFound()
      const [newest] = await releases.list().catch(() => [])
      return reply
        .type('text/javascript; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('cross-origin-resource-policy', 'cross-origin')
        .send(unknownRelease(version, apiOrigin(request), newest))
    },
  )

  /** Numbers alone, so that files of that folder stay what they are. */
  app.get<{ Params: { version: string } }>(
    '/widgets/:version(^\\d[^/]*$)',
    hidden,
    async ({ params: { version } }, reply) => {
      if (!isVersion(version)) return reply.callNotFound()
      return reply.redirect((await releases.find(version)) ? `/widgets/#v${version}` : '/widgets/')
    },
  )

  app.get('/widgets', hidden, async (request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', RELEASES_PAGE_POLICY)
      .header('cache-control', 'no-cache')
      .send(releasesPage(await releases.list(), apiOrigin(request), build)),
  )
})

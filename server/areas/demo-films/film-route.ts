import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refuse } from '../../errors.ts'
import { paths } from '../../paths.ts'
import { sendStored } from '../../send-stored.ts'
import type { Services } from '../../services.ts'
import { createDiskStorage } from '../../storage/disk.ts'
import { createFilms } from './films.ts'
import { findFilm } from './repository.ts'

/** What is played where there is no ffmpeg to make one. */
const SHIPPED = 'hello.webm'

/**
 * `/demo/films/<item>-post.mp4`: a film of the demo, made once the server is ready (DEMO_FILMS) or when it is first
 * played, and kept in the data directory, so that the server starts as fast as without. Where ffmpeg is missing the one that comes with the demo is played, until
 * it is there.
 */
export const demoFilms =
  (services: Services) =>
  async (app: FastifyInstance): Promise<void> => {
    const { made, ready, makeAll } = createFilms(services)
    const shipped = createDiskStorage(join(paths.demoPages, 'films'))
    const options = { schema: { hide: true }, logLevel: 'warn', compress: false } as const

    async function send(request: FastifyRequest<{ Params: { name: string } }>, reply: FastifyReply) {
      const { name } = request.params
      const film = await findFilm(services.db, `/demo/films/${name}`)
      if (!film) throw refuse('notFound')
      await ready(name, film)
      reply.header('cross-origin-resource-policy', 'cross-origin')
      const size = await made.size(name)
      if (size !== null) {
        reply.type('video/mp4').header('cache-control', 'private, max-age=3600')
        return sendStored(request, reply, made, { name, size })
      }
      reply.type('video/webm').header('cache-control', 'no-store')
      const bytes = (await shipped.size(SHIPPED)) ?? 0
      return sendStored(request, reply, shipped, { name: SHIPPED, size: bytes })
    }

    // the server is ready, and does not wait for them
    if (services.config.demoFilms) app.addHook('onListen', async () => void makeAll())
    app.get('/demo/films/:name(^\\d+-(?:post|response|student)\\.mp4$)', options, send)
  }

import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refuse } from '../../errors.ts'
import { filesDirectory, paths } from '../../paths.ts'
import { sendStored } from '../../send-stored.ts'
import type { Services } from '../../services.ts'
import { createDiskStorage } from '../../storage/disk.ts'
import { findFfmpeg } from '../../video/ffmpeg.ts'
import { makeFilm } from './make-film.ts'
import { type Film, findFilm } from './repository.ts'

type Needed = Pick<Services, 'config' | 'db' | 'log'>

/** What is played where there is no ffmpeg to make one. */
const SHIPPED = 'hello.webm'

/** Makes films one after the other, each of them once. */
function createFilms({ config, log }: Needed) {
  const { films: directory } = filesDirectory(config)
  const made = createDiskStorage(directory)
  let last: Promise<unknown> = Promise.resolve()

  async function make(name: string, film: Film): Promise<void> {
    if ((await made.size(name)) !== null) return
    const tools = await findFfmpeg(config.ffmpegPath)
    if (!tools) return
    await mkdir(directory, { recursive: true, mode: 0o700 })
    if (!(await makeFilm(tools, film, directory, name))) log.warn('ffmpeg cannot make the films of the demo')
  }

  return {
    made,
    ready(name: string, film: Film): Promise<unknown> {
      last = last
        .then(() => make(name, film))
        .catch(error => log.warn({ err: error }, 'a film of the demo could not be made'))
      return last
    },
  }
}

/**
 * `/demo/films/<item>-post.mp4`: a film of the demo, made when it is first played and kept in the data directory, so
 * that the server starts as fast as without. Where ffmpeg is missing the one that comes with the demo is played, until
 * it is there.
 */
export const demoFilms =
  (services: Needed) =>
  async (app: FastifyInstance): Promise<void> => {
    const { made, ready } = createFilms(services)
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

    app.get('/demo/films/:name(^\\d+-(?:post|response)\\.mp4$)', options, send)
  }

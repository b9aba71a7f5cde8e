import type { FastifyInstance } from 'fastify'
import { refuse } from '../../errors.ts'
import { sendStored } from '../../send-stored.ts'
import type { Services } from '../../services.ts'
import { secondsLeft } from '../../signed-path.ts'
import { typeOf } from './file-type.ts'
import { videoPath } from './video-url.ts'

interface Asked {
  Params: { name: string }
  Querystring: Record<string, unknown>
}

/**
 * `/files/videos/<name>?expires=&signature=`: videos and their pictures, for players on pages of any origin, whole or in
 * ranges. The address is the key, and nothing else is asked (docs/decisions/video-addresses.md). A browser plays one or does
 * nothing with it.
 */
export const videoFiles =
  ({ storage, tokens }: Pick<Services, 'storage' | 'tokens'>) =>
  async (app: FastifyInstance): Promise<void> => {
    const options = { schema: { hide: true }, logLevel: 'warn', compress: false } as const
    const path = `${videoPath.folder}:name(^[\\w-]+\\.[\\w-]+$)`
    app.get<Asked>(path, options, async (request, reply) => {
      const { name } = request.params
      const seconds = secondsLeft(tokens, videoPath, name, request.query)
      const size = seconds > 0 ? await storage.size(name) : null
      if (size === null) throw refuse('notFound')
      reply
        .type(typeOf(name))
        .header('content-disposition', `inline; filename="${name}"`)
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('cross-origin-resource-policy', 'cross-origin')
        .header('referrer-policy', 'no-referrer')
        .header('cache-control', `private, max-age=${seconds}`)
      return sendStored(request, reply, storage, { name, size })
    })
  }

import type { FastifyInstance } from 'fastify'
import { refuse } from '../../errors.ts'
import type { Services } from '../../services.ts'
import { secondsLeft } from '../../signed-path.ts'
import { filePath } from './file-url.ts'

interface Asked {
  Params: { name: string }
  Querystring: Record<string, unknown>
}

/**
 * `/files/<name>?expires=&signature=`: pictures, for elements on pages of any origin. The address is the key, and
 * nothing else is asked. A browser shows one as a picture or not at all.
 */
export const storedFiles =
  ({ storage, tokens }: Pick<Services, 'storage' | 'tokens'>) =>
  async (app: FastifyInstance): Promise<void> => {
    const options = { schema: { hide: true }, logLevel: 'warn', compress: false } as const
    app.get<Asked>('/files/:name(^[\\w-]+\\.webp$)', options, async ({ params: { name }, query }, reply) => {
      const seconds = secondsLeft(tokens, filePath, name, query)
      const file = seconds > 0 ? await storage.read(name) : null
      if (!file) throw refuse('notFound')
      return reply
        .type('image/webp')
        .header('content-length', file.bytes)
        .header('content-disposition', `inline; filename="picture.webp"`)
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('cross-origin-resource-policy', 'cross-origin')
        .header('cache-control', `private, max-age=${seconds}, immutable`)
        .send(file.stream)
    })
  }

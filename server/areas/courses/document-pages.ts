import type { FastifyInstance } from 'fastify'
import { documentPath } from '../../document-url.ts'
import { refuse } from '../../errors.ts'
import { sendStored } from '../../send-stored.ts'
import type { Services } from '../../services.ts'
import { secondsLeft } from '../../signed-path.ts'
import type { Storage } from '../../storage/storage.ts'
import { documentType, TELLING_BYTES } from './document-type.ts'

interface Asked {
  Params: { name: string }
  Querystring: Record<string, unknown>
}

async function beginningOf(storage: Storage, name: string, bytes: number): Promise<Buffer> {
  if (bytes === 0) return Buffer.alloc(0)
  const file = await storage.read(name, { first: 0, last: Math.min(TELLING_BYTES, bytes) - 1 })
  if (!file) return Buffer.alloc(0)
  const parts: Buffer[] = []
  for await (const part of file.stream) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

/**
 * `/files/courses/<name>?expires=&signature=`: PDFs and pictures of courses, for elements on pages of any origin, whole
 * or in ranges. The address is the key, and nothing else is asked. What is neither a PDF nor a picture is not shown,
 * whatever it is called.
 */
export const documentPages =
  ({ storage, tokens }: Pick<Services, 'storage' | 'tokens'>) =>
  async (app: FastifyInstance): Promise<void> => {
    const options = { schema: { hide: true }, logLevel: 'warn', compress: false } as const
    const path = `${documentPath.folder}:name(^[\\w-]+\\.\\w+$)`
    app.get<Asked>(path, options, async (request, reply) => {
      const { name } = request.params
      const seconds = secondsLeft(tokens, documentPath, name, request.query)
      const size = seconds > 0 ? await storage.size(name) : null
      const type = size === null ? null : documentType(await beginningOf(storage, name, size))
      if (size === null || type === null) throw refuse('notFound')
      // a browser's viewer of PDFs does not run in a sandbox
      if (type !== 'application/pdf') reply.header('content-security-policy', "default-src 'none'; sandbox")
      reply
        .type(type)
        .header('content-disposition', `inline; filename="${name}"`)
        .header('cross-origin-resource-policy', 'cross-origin')
        .header('cache-control', `private, max-age=${seconds}`)
        .removeHeader('x-frame-options')
      return sendStored(request, reply, storage, { name, size })
    })
  }

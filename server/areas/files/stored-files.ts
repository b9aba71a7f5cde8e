import type { FastifyInstance } from 'fastify'
import { type StoredKind, storedKinds } from '../../../src/contract/rules/material-types.ts'
import { refuse } from '../../errors.ts'
import { sendStored } from '../../send-stored.ts'
import type { Services } from '../../services.ts'
import { secondsLeft } from '../../signed-path.ts'
import { filePath } from './file-url.ts'

interface Asked {
  Params: { name: string }
  Querystring: Record<string, unknown>
}

const isStored = (kind: string): kind is StoredKind => Object.hasOwn(storedKinds, kind)

/** Pictures and sounds stand in pages; anything else is saved, and opened by a program of the person's own. */
function disposition(kind: StoredKind): string {
  const { type } = storedKinds[kind]
  if (type === 'picture') return 'inline; filename="picture.webp"'
  return type === 'sound' ? `inline; filename="sound.${kind}"` : `attachment; filename="material.${kind}"`
}

/**
 * `/files/<name>?expires=&signature=`: what teachers have given, for elements on pages of any origin. The address is the
 * key, and nothing else is asked. A browser shows a file as what it was kept as, or not at all.
 */
export const storedFiles =
  ({ storage, tokens }: Pick<Services, 'storage' | 'tokens'>) =>
  async (app: FastifyInstance): Promise<void> => {
    const options = { schema: { hide: true }, logLevel: 'warn', compress: false } as const
    app.get<Asked>('/files/:name(^[\\w-]+\\.\\w+$)', options, async (request, reply) => {
      const { name } = request.params
      const kind = name.split('.')[1] ?? ''
      const seconds = secondsLeft(tokens, filePath, name, request.query)
      const size = seconds > 0 && isStored(kind) ? await storage.size(name) : null
      if (size === null || !isStored(kind)) throw refuse('notFound')
      reply
        .type(storedKinds[kind].contentType)
        .header('content-disposition', disposition(kind))
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('cross-origin-resource-policy', 'cross-origin')
        .header('cache-control', `private, max-age=${seconds}, immutable`)
      return sendStored(request, reply, storage, { name, size })
    })
  }

import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { A_YEAR } from '../a-year.ts'
import { paths } from '../paths.ts'

/**
 * `/policies/<name>-<version>.pdf`: the privacy policy and the terms, in every version there was. A version never
 * changes, so it may be kept; any page may show it in a frame, since it has nothing to press.
 */
export const policiesPlugin = fp(async (app: FastifyInstance) => {
  const options = { schema: { hide: true }, logLevel: 'warn', compress: false } as const
  app.get<{ Params: { file: string } }>(
    '/policies/:file(^[\\w-]+\\.pdf$)',
    options,
    async (request, reply) => {
      const path = join(paths.policies, request.params.file)
      const file = await stat(path).catch(() => null)
      if (!file?.isFile()) return reply.callNotFound()
      return reply
        .type('application/pdf')
        .header('content-length', file.size)
        .header('content-disposition', 'inline')
        .header('cache-control', A_YEAR)
        .header('cross-origin-resource-policy', 'cross-origin')
        .removeHeader('x-frame-options')
        .send(createReadStream(path))
    },
  )
})

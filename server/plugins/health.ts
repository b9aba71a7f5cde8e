import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { refuse } from '../errors.ts'
import type { Services } from '../services.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** From here on the server says that it is not ready, so that no new traffic is sent to it. */
    beginStopping: () => void
  }
}

/** `/health/live`: the process answers. `/health/ready`: it can serve, database included. */
export const healthPlugin = fp(async (app: FastifyInstance, { db }: Pick<Services, 'db'>) => {
  let isStopping = false
  app.decorate('beginStopping', () => {
    isStopping = true
  })
  app.addHook('preClose', async () => app.beginStopping())

  const options = { schema: { hide: true }, logLevel: 'warn' } as const
  app.get('/health/live', options, async () => ({ success: true }))
  app.get('/health/ready', options, async request => {
    if (isStopping) throw refuse('unavailable')
    await db.execute(sql`select 1`).catch(error => {
      request.log.warn({ err: error }, 'the database does not answer')
      throw refuse('unavailable')
    })
    return { success: true }
  })
})

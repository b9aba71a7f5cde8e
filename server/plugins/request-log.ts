import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'

/** One line for each request, when it is answered: what was asked, what came of it, how long it took. */
export const requestLogPlugin = fp(async (app: FastifyInstance) => {
  app.addHook('onResponse', (request, reply, done) => {
    const responseTime = Math.round(reply.elapsedTime * 100) / 100
    request.log.info({ req: request, res: reply, responseTime }, 'request completed')
    done()
  })
})

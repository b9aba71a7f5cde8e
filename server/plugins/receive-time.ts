import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How long a request of this route may take to arrive, where RECEIVE_MS is too short: for uploads. */
    receiveMs?: number
  }
}

/** How long a request may take to arrive, from its headers to the end of its body. */
export const RECEIVE_MS = 30_000

const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** As Node and Fastify end a request whose headers took too long. */
const timedOut = () =>
  Object.assign(new Error('the request took too long'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })

/**
 * Ends requests whose body does not arrive in time, answered or not, so that a trickle holds no connection. Node's
 * own limit is one for the whole server and would end every long upload, too; a route with `receiveMs` has its own, for
 * who was let in by its `onRequest`, until it is answered.
 */
export const receiveTimePlugin = fp(async (app: FastifyInstance, { receiveMs }: { receiveMs: number }) => {
  function end({ raw }: FastifyRequest, reply: FastifyReply): void {
    if (raw.complete || raw.readableEnded) return
    if (reply.raw.headersSent) raw.destroy()
    else app.server.emit('clientError', timedOut(), raw.socket)
  }

  const timers = new WeakMap<FastifyRequest, NodeJS.Timeout>()

  function endAfter(ms: number, request: FastifyRequest, reply: FastifyReply): void {
    clearTimeout(timers.get(request))
    timers.set(request, setTimeout(end, ms, request, reply).unref())
  }

  app.addHook('onRequest', (request, reply, done) => {
    if (hasBody(request)) {
      endAfter(receiveMs, request, reply)
      request.raw.once('close', () => clearTimeout(timers.get(request)))
    }
    done()
  })

  app.addHook('preParsing', (request, reply, _body, done) => {
    const { receiveMs: own } = request.routeOptions.config
    if (own !== undefined && hasBody(request)) endAfter(own, request, reply)
    done()
  })

  app.addHook('onResponse', (request, reply, done) => {
    if (hasBody(request) && !request.raw.complete) endAfter(receiveMs, request, reply)
    done()
  })
})

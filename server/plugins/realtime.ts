import { type IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { UNKNOWN_PER_ADDRESS_MAX } from '../../src/contract/limits/realtime.ts'
import { REALTIME_PATH } from '../../src/contract/realtime.ts'
import { addressKey } from '../address-key.ts'
import { refuse } from '../errors.ts'
import type { Services } from '../services.ts'

interface Upgrade {
  socket: Socket
  head: Buffer
}

/** A person does not wait a minute for a connection, and the chat goes on by calls meanwhile. */
const RETRY_SECONDS = 60

const isOurs = ({ url = '' }: IncomingMessage) => url.split('?')[0]?.replace(/\/$/, '') === REALTIME_PATH

/**
 * Where connections are opened that stay open. They begin as calls do, with all that is checked of a call: where its page
 * is from, how often its address calls, and how many connections it has of which nobody knows whose they are.
 */
export const realtimePlugin = fp(async (app: FastifyInstance, { realtime }: Pick<Services, 'realtime'>) => {
  const upgrades = new WeakMap<IncomingMessage, Upgrade>()
  const unknown = new Map<string, number>()

  // what wants to become another protocol is a call like any other, as it is without anybody who listens to upgrades
  Object.assign(app.server, { shouldUpgradeCallback: isOurs })
  app.server.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) => {
    socket.on('error', () => socket.destroy())
    const response = new ServerResponse(request)
    response.shouldKeepAlive = false
    response.assignSocket(socket)
    response.once('finish', () => socket.destroySoon())
    upgrades.set(request, { socket, head })
    app.routing(request, response)
  })

  /** Counts a connection until it is known whose it is, or it is over. */
  function countUnknown(address: string, socket: Socket): () => void {
    unknown.set(address, (unknown.get(address) ?? 0) + 1)
    let isCounted = true
    const release = () => {
      if (!isCounted) return
      isCounted = false
      const left = (unknown.get(address) ?? 1) - 1
      if (left > 0) unknown.set(address, left)
      else unknown.delete(address)
    }
    socket.once('close', release)
    return release
  }

  app.get(REALTIME_PATH, { schema: { hide: true }, exposeHeadRoute: false }, async (request, reply) => {
    const upgrade = upgrades.get(request.raw)
    if (!upgrade) throw refuse('notFound')
    const address = addressKey(request.ip)
    if ((unknown.get(address) ?? 0) >= UNKNOWN_PER_ADDRESS_MAX)
      throw refuse('tooManyAttempts', { retryAfterSeconds: RETRY_SECONDS })
    const { socket, head } = upgrade
    reply.hijack()
    reply.raw.detachSocket(socket)
    realtime.take(request.raw, socket, head, countUnknown(address, socket))
  })

  app.addHook('preClose', () => realtime.close())
})

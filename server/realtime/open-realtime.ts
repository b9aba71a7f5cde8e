import type { IncomingMessage } from 'node:http'
import type { Socket as TcpSocket } from 'node:net'
import { Server as Engine, type Socket as RawSocket } from 'engine.io'
import { Server } from 'socket.io'
import {
  REALTIME_CONNECT_MS,
  REALTIME_FRAME_MAX_BYTES,
  REALTIME_PING_MS,
  REALTIME_PONG_MS,
} from '../../src/contract/limits/realtime.ts'
import type { Services } from '../services.ts'
import { createConnections, type Line } from './connections.ts'
import { createDelivery } from './deliver.ts'
import { guardFrames } from './frames.ts'
import { createLook } from './look.ts'
import { joinNodes } from './nodes.ts'
import type { PairingEvent } from './pairing-event.ts'
import { createPresence } from './presence.ts'
import type { Realtime } from './realtime.ts'
import { serveSocket } from './serve-socket.ts'
import { createWhoIsThere } from './who-is-there.ts'
import { sendWholeFrames } from './whole-frames.ts'

/** A browser that does not take what was said last has so long for it when the server stops. */
const GOODBYE_MS = 1_000

/** The connections that are kept open (P2 §4 Chat; docs/decisions/realtime.md). */
export function openRealtime(services: Pick<Services, 'db' | 'tokens' | 'config' | 'log'>): Realtime {
  const engine = new Engine({
    transports: ['websocket'],
    allowUpgrades: false,
    maxHttpBufferSize: REALTIME_FRAME_MAX_BYTES,
    pingInterval: REALTIME_PING_MS,
    pingTimeout: REALTIME_PONG_MS,
  })
  const line: Line = new Server({ connectTimeout: REALTIME_CONNECT_MS, serveClient: false })
  sendWholeFrames(line)
  const nodes = joinNodes(line, services)
  line.bind(engine)

  const connections = createConnections(line)
  const onLeft = (classPairingId: number) => presence.announce(classPairingId)
  const shared = { ...services, line, connections, onLeft }
  const { deliver, idle } = createDelivery(shared)
  const turns = createLook(shared)

  /** To the connections of this node, and to all other nodes. */
  function tellAll(classPairingId: number, event: PairingEvent, hearers: string | null = null): void {
    deliver({ classPairingId, event, hearers })
    if (nodes.areReached()) line.serverSideEmit('told', classPairingId, event, hearers)
  }

  const whoIsThere = createWhoIsThere({ ...shared, nodes })
  const presence = createPresence({ ...shared, nodes, whoIsThere, tellAll })
  const sockets = new Set<TcpSocket>()
  const onceKnown = new WeakMap<IncomingMessage, () => void>()

  engine.on('connection', guardFrames)
  engine.on('connection', ({ request }: RawSocket) => {
    // whoever does not say who it is has no business here
    const silent = setTimeout(() => request.socket.destroy(), REALTIME_CONNECT_MS).unref()
    const known = onceKnown.get(request)
    onceKnown.set(request, () => {
      clearTimeout(silent)
      known?.()
    })
    request.socket.once('close', () => clearTimeout(silent))
  })
  // a node of an older release does not say who might hear it
  line.on('told', (classPairingId, event, hearers = null) => {
    presence.heard(classPairingId, event)
    deliver({ classPairingId, event, hearers })
  })
  line.on('connection', socket =>
    serveSocket(
      {
        ...shared,
        announce: presence.announce,
        onKnown() {
          onceKnown.get(socket.conn.request)?.()
          turns.schedule()
        },
      },
      socket,
    ),
  )

  return {
    tell: tellAll,
    isThere: whoIsThere.isThere,
    look: turns.look,
    count: () => engine.clientsCount,
    take(request, socket, head, known) {
      sockets.add(socket)
      socket.once('close', () => sockets.delete(socket))
      onceKnown.set(request, known)
      engine.handleUpgrade(request as never, socket as never, head)
    },
    async close() {
      presence.close()
      await turns.close()
      await line.close()
      await idle()
      await nodes.close()
      for (const socket of sockets) socket.destroySoon()
      setTimeout(() => {
        for (const socket of sockets) socket.destroy()
      }, GOODBYE_MS).unref()
    },
  }
}

import type { SubscribeReply } from '../../src/contract/realtime.ts'
import { channelOf } from '../../src/contract/rules/channels.ts'
import type { Services } from '../services.ts'
import { type Connections, cut, type LineSocket } from './connections.ts'
import { subscribe } from './subscribe.ts'

interface Needed extends Pick<Services, 'db' | 'tokens' | 'config' | 'log'> {
  connections: Connections
  /** Says who is in the chat of a pairing, after somebody has come or gone. */
  announce: (classPairingId: number, newcomer?: LineSocket) => void
  /** Called with each channel that a connection has come to listen to. */
  onKnown: () => void
}

/** What the types say comes from a browser, and may be anything. */
interface Asked {
  channel: string
  auth: string
}

const isText = (value: unknown): value is string => typeof value === 'string'

function channelIn(request: unknown): string | null {
  const { channel } = (request ?? {}) as Partial<Asked>
  return isText(channel) && channelOf(channel) !== null ? channel : null
}

/** Pairings of the presence channels among these. */
const presences = (channels: Iterable<string>): number[] =>
  [...channels].flatMap(name => {
    const channel = channelOf(name)
    return channel?.kind === 'presence' ? [channel.class_pairing_id] : []
  })

/**
 * Answers what a browser asks over its connection, one thing after the other. What no page of ours sends ends the
 * connection.
 */
export function serveSocket(needed: Needed, socket: LineSocket): void {
  const { connections, announce, onKnown, log } = needed
  let before: Promise<unknown> = Promise.resolve()
  const inTurn = (work: () => Promise<void>) => {
    before = before.then(work).catch(error => {
      if (socket.connected) log.error({ err: error }, 'a channel could not be listened to')
      cut(socket)
    })
  }

  // without a listener socket.io writes such errors to the console
  socket.on('error', () => cut(socket))

  socket.use(([event], next) => {
    if (event === 'subscribe' || event === 'unsubscribe') next()
    else cut(socket)
  })

  socket.on('subscribe', (request: unknown, answer: unknown) => {
    const channel = channelIn(request)
    const { auth } = (request ?? {}) as Partial<Asked>
    if (channel === null || !isText(auth) || typeof answer !== 'function') return cut(socket)
    inTurn(async () => {
      const reply: SubscribeReply = await subscribe(needed, socket, { channel, auth })
      answer(reply)
      if (!reply.success) return
      onKnown()
      for (const id of presences([channel])) announce(id, socket)
    })
  })

  socket.on('unsubscribe', (request: unknown) => {
    const channel = channelIn(request)
    if (channel === null) return cut(socket)
    inTurn(async () => {
      if (!socket.rooms.has(channel)) return
      await socket.leave(channel)
      for (const id of presences([channel])) announce(id)
    })
  })

  let left: number[] = []
  socket.on('disconnecting', () => {
    left = presences(socket.rooms)
  })
  socket.on('disconnect', reason => {
    connections.remove(socket)
    if (reason === 'server shutting down') return
    for (const id of left) announce(id)
  })
}

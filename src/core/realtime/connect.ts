import type { Socket } from 'socket.io-client'
import { CHANNEL_FORBIDDEN } from '../../contract/error-codes/chat.ts'
import { REALTIME_ANSWER_MS, REALTIME_RETRY_MAX_MS } from '../../contract/limits/realtime.ts'
import { REALTIME_PATH, type RealtimeEvents, type RealtimeRequests } from '../../contract/realtime.ts'
import { $apiBase } from '../http/api-base.ts'
import { call } from '../http/call.ts'
import { CallFailure } from '../http/failure.ts'
import { platform } from '../platform.ts'
import { realtimePlatform } from './realtime-platform.ts'

type LineSocket = Socket<RealtimeEvents, RealtimeRequests>

/** What a connection says of itself. */
export interface Told {
  /** From now on everything on this channel is heard. */
  joined: (channel: string) => void
  /** The connection is gone; what comes until it is there again is not heard. */
  lost: () => void
  heard: <Name extends keyof RealtimeEvents>(name: Name, event: Parameters<RealtimeEvents[Name]>[0]) => void
}

export interface Connection {
  join: (channel: string) => void
  leave: (channel: string) => void
  close: () => void
}

const EVENTS = [
  'message',
  'read',
  'latest',
  'presence',
  'revision',
  'ended',
] as const satisfies (keyof RealtimeEvents)[]

/** The socket, whose client comes with the first chat of a page. */
async function openSocket(): Promise<LineSocket> {
  const { Manager } = await import('./live-line.ts')
  const { origin, pathname } = new URL($apiBase.get())
  const manager = new Manager(origin, {
    path: `${pathname.replace(/\/$/, '')}${REALTIME_PATH}`,
    addTrailingSlash: false,
    transports: ['websocket'],
    // it takes every connection that opens for a good one, and would begin anew with its pauses
    reconnection: false,
    timeout: REALTIME_ANSWER_MS,
    autoConnect: false,
  })
  return manager.socket('/')
}

/**
 * Keeps a connection open until it is closed, connects again when it breaks, and asks again for each channel then. A
 * channel that may not be listened to is told as `ended`.
 */
export function connect(told: Told): Connection {
  const channels = new Set<string>()
  let socket: LineSocket | null = null
  let isClosed = false
  let callOff = () => {}
  let pause = realtimePlatform.retryMs

  /**
   * Connects again in a while, later each time until a channel is listened to: a server that has no room would be asked
   * for ever. Not all browsers at one moment, when it was the server that has ended them.
   */
  function again(): void {
    callOff()
    if (isClosed) return
    callOff = platform.after(pause * (0.5 + Math.random()), () => socket?.connect())
    pause = Math.min(2 * pause, REALTIME_RETRY_MAX_MS)
  }

  async function ask(channel: string): Promise<void> {
    const line = socket
    const isStillWanted = () => line?.connected === true && channels.has(channel)
    try {
      const { data } = await call('POST /api/teacher/broadcasting/auth', { channel })
      if (!line || !isStillWanted()) return
      const reply = await line
        .timeout(REALTIME_ANSWER_MS)
        .emitWithAck('subscribe', { channel, auth: data.auth })
      if (!isStillWanted()) return
      if (!reply.success) throw new Error('there is no room for one more')
      pause = realtimePlatform.retryMs
      told.joined(channel)
    } catch (error) {
      if (!isStillWanted()) return
      if (error instanceof CallFailure && error.errorCode === CHANNEL_FORBIDDEN) {
        channels.delete(channel)
        told.heard('ended', { channel })
      } else platform.after(REALTIME_RETRY_MAX_MS, () => isStillWanted() && ask(channel))
    }
  }

  async function begin(): Promise<void> {
    const opened = await openSocket().catch(() => null)
    if (isClosed) return
    if (opened === null) {
      callOff = platform.after(REALTIME_RETRY_MAX_MS, begin)
      return
    }
    socket = opened
    opened.on('connect', () => {
      if (isClosed) opened.disconnect()
      else for (const channel of channels) void ask(channel)
    })
    opened.on('disconnect', () => {
      told.lost()
      again()
    })
    opened.on('connect_error', again)
    for (const name of EVENTS) opened.on(name, ((event: never) => told.heard(name, event)) as never)
    opened.connect()
  }

  void begin()
  return {
    join(channel) {
      channels.add(channel)
      if (socket?.connected) void ask(channel)
    },
    leave(channel) {
      if (channels.delete(channel) && socket?.connected) socket.emit('unsubscribe', { channel })
    },
    close() {
      isClosed = true
      callOff()
      // browsers write a warning of one that is closed before it is open: that one is closed as soon as it is
      if (socket?.connected) socket.disconnect()
    },
  }
}

import assert from 'node:assert/strict'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { io, type Socket } from 'socket.io-client'
import type { RealtimeEvents, RealtimeRequests, SubscribeReply } from '../../src/contract/realtime.ts'
import { REALTIME_PATH } from '../../src/contract/realtime.ts'
import type { TestApp } from './server.ts'
import { PATIENCE_MS, until } from './until.ts'

type Heard = { [Name in keyof RealtimeEvents]: [name: Name, event: Parameters<RealtimeEvents[Name]>[0]] }

export type Client = Awaited<ReturnType<typeof connectClient>>

/** Has a server listen on a free port of this machine; its address. */
export async function listen(app: FastifyInstance): Promise<string> {
  await app.listen({ port: 0, host: '127.0.0.1' })
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
}

/** Lets a session listen to a channel. */
export async function authFor(server: Pick<TestApp, 'call'>, token: string, channel: string) {
  const answer = await server.call<{ auth: string; expires_at: string }>(
    'POST /api/teacher/broadcasting/auth',
    {
      token,
      body: { channel },
    },
  )
  assert.equal(answer.status, 200, answer.text)
  return answer.body.data.auth
}

/** A connection as a browser has one, with all that it hears. */
export async function connectClient(
  server: Pick<TestApp, 'call'>,
  url: string,
  options: { headers?: Record<string, string> } = {},
) {
  const socket: Socket<RealtimeEvents, RealtimeRequests> = io(url, {
    path: REALTIME_PATH,
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    ...(options.headers ? { extraHeaders: options.headers } : {}),
  })
  const heard: Heard[keyof Heard][] = []
  socket.onAny((name, event) => heard.push([name, event] as Heard[keyof Heard]))
  const failed = new Promise<Error>(resolve => socket.once('connect_error', resolve))
  await Promise.race([once(socket as never, 'connect'), failed])
  return {
    socket,
    heard,
    /** What was heard by this name. */
    all: <Name extends keyof RealtimeEvents>(name: Name) =>
      heard.filter(([heardName]) => heardName === name).map(([, event]) => event) as Parameters<
        RealtimeEvents[Name]
      >[0][],
    /** Asks to listen to a channel, with what the server has said for it or with `auth`. */
    async subscribe(channel: string, token: string, auth?: string): Promise<SubscribeReply> {
      return socket.timeout(PATIENCE_MS).emitWithAck('subscribe', {
        channel,
        auth: auth ?? (await authFor(server, token, channel)),
      })
    },
    untilGone: () => until(() => !socket.connected),
    close: () => socket.disconnect(),
  }
}

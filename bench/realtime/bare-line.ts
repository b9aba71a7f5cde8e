import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Server } from 'socket.io'
import { REALTIME_PATH } from '../../src/contract/realtime.ts'
import { CHATS, CLIENTS, MESSAGE, serve } from './child.ts'

/** What bringing a message to so many costs at least: socket.io with a room for each chat, and nobody who asks who may. */
const server = createServer()
const line = new Server(server, { path: REALTIME_PATH, transports: ['websocket'], serveClient: false })
const channels = Array.from({ length: CHATS }, (_, index) => `private-chat.${index + 1}`)

line.on('connection', socket =>
  socket.on('subscribe', async ({ channel }, answer) => {
    await socket.join(channel)
    answer({ success: true })
  }),
)

server.listen(0, '127.0.0.1', () =>
  serve(
    `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    Array.from({ length: CLIENTS }, (_, index) => ({ channel: channels[index % CHATS] ?? '', auth: '' })),
    {
      round() {
        for (const channel of channels) line.to(channel).emit('message', { channel, message: MESSAGE })
      },
      stop: async () => void (await line.close()),
    },
  ),
)

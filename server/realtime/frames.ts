import type { EventEmitter } from 'node:events'
import type { IncomingMessage } from 'node:http'
import type { Socket as RawSocket } from 'engine.io'
import { REALTIME_FRAMES_MAX, REALTIME_FRAMES_WINDOW_MS } from '../../src/contract/limits/realtime.ts'
import { createWindow } from '../window.ts'

/**
 * Ends a connection that sends more than anybody needs to, whatever it is: what the parser takes, and the pings that
 * the connection answers by itself. How large a frame may be, the connection sees to.
 */
export function guardFrames(raw: RawSocket): void {
  const window = createWindow(REALTIME_FRAMES_MAX, REALTIME_FRAMES_WINDOW_MS)
  const heard = () => {
    if (!window.allows()) (raw.request as IncomingMessage).socket.destroy()
  }
  raw.on('packet', heard)
  const { socket } = raw.transport as unknown as { socket: EventEmitter }
  socket.on('ping', heard)
  socket.on('pong', heard)
}

import type { IncomingMessage } from 'node:http'
import type { Server, Socket } from 'socket.io'
import { SUBSCRIPTIONS_PER_TEACHER_MAX, SUBSCRIPTIONS_WINDOW_MS } from '../../src/contract/limits/realtime.ts'
import type { RealtimeEvents, RealtimeRequests } from '../../src/contract/realtime.ts'
import { createMemory } from '../memory.ts'
import { createWindow, type Window } from '../window.ts'
import type { PairingEvent } from './pairing-event.ts'

/** What nodes say to each other. */
export interface NodeEvents {
  told: (classPairingId: number, event: PairingEvent, hearers?: string | null) => void
}

/** What other nodes may know of a connection, too: whose it is, and of which session. */
export interface SocketData {
  teacherId?: number
  familyId?: string
}

export type Line = Server<RealtimeRequests, RealtimeEvents, NodeEvents, SocketData>
export type LineSocket = Socket<RealtimeRequests, RealtimeEvents, NodeEvents, SocketData>

/** Whose session a connection belongs to; each has one, which it says with its first channel. */
export interface Connection {
  socket: LineSocket
  teacherId: number
  familyId: string
  /** What it was told last on the teacher's own channel; null while it does not listen to that. */
  revision: number | null
  /** By pairing: what stood for those who may listen to it when this one was found to be one of them. */
  hearers: Map<number, string>
}

/** Ends a connection at once: one that does not read would never hear of a polite end. */
export function cut(socket: LineSocket): void {
  const { request } = socket.conn as unknown as { request: IncomingMessage }
  request.socket.destroy()
}

/** Teachers who ask to listen at a time; who is forgotten begins anew. */
const TEACHERS_REMEMBERED = 10_000

/** The connections of this node of which it is known whose they are. */
export function createConnections(line: Line) {
  const known = new Map<string, Connection>()
  const counts = new Map<number, number>()
  const asked = createMemory<Window>(TEACHERS_REMEMBERED)
  return {
    all: (): Connection[] => [...known.values()],
    of: (socket: LineSocket): Connection | undefined => known.get(socket.id),
    count: (teacherId: number): number => counts.get(teacherId) ?? 0,
    add(connection: Connection): void {
      counts.set(connection.teacherId, (counts.get(connection.teacherId) ?? 0) + 1)
      known.set(connection.socket.id, connection)
      const { teacherId, familyId } = connection
      Object.assign(connection.socket.data, { teacherId, familyId })
    },
    /** Counts a channel that a teacher asks for; whether that is no more than anybody needs. */
    mayAsk(teacherId: number): boolean {
      const key = String(teacherId)
      const window = asked.get(key) ?? createWindow(SUBSCRIPTIONS_PER_TEACHER_MAX, SUBSCRIPTIONS_WINDOW_MS)
      asked.set(key, window)
      return window.allows()
    },
    remove(socket: LineSocket): void {
      const teacherId = known.get(socket.id)?.teacherId
      if (teacherId === undefined) return
      known.delete(socket.id)
      const left = (counts.get(teacherId) ?? 0) - 1
      if (left > 0) counts.set(teacherId, left)
      else counts.delete(teacherId)
    },
    /** Those that listen to a channel. */
    on(channel: string): Connection[] {
      const found: Connection[] = []
      for (const id of line.of('/').adapter.rooms.get(channel) ?? []) {
        const connection = known.get(id)
        if (connection) found.push(connection)
      }
      return found
    },
  }
}

export type Connections = ReturnType<typeof createConnections>

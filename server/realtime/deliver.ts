import { REALTIME_UNSENT_MAX } from '../../src/contract/limits/realtime.ts'
import type { RealtimeEvents } from '../../src/contract/realtime.ts'
import type { Services } from '../services.ts'
import { type Connection, type Connections, cut, type Line } from './connections.ts'
import { endThoseOver, type Listening, note } from './listening.ts'
import { channelOfEvent, type PairingEvent } from './pairing-event.ts'

interface Needed extends Pick<Services, 'db' | 'log'> {
  line: Line
  connections: Connections
  /** Called with each pairing in which somebody is not shown any more. */
  onLeft: (classPairingId: number) => void
}

/** Whether so much waits for a browser that it is given up; it connects again and asks for what it has missed. */
const isBehind = ({ socket }: Connection): boolean => {
  const { writeBuffer } = socket.conn as unknown as { writeBuffer: readonly unknown[] }
  return writeBuffer.length >= REALTIME_UNSENT_MAX
}

/** An event as browsers hear it. */
function said(
  channel: string,
  event: PairingEvent,
): Parameters<RealtimeEvents['message' | 'read' | 'presence']>[0] {
  const { name: _, ...content } = event
  return { channel, ...content }
}

interface Waiting {
  classPairingId: number
  event: PairingEvent
}

/**
 * Brings what has happened to the connections of this node, in order. Before each delivery the database is asked who may
 * still listen, so that whoever was signed out a moment ago, or is no partner any more, hears nothing of it. What comes
 * while it is asked, of whichever chats, goes out with the next: one statement, however much there is.
 */
export function createDelivery({ db, log, line, connections, onLeft }: Needed) {
  let waiting: Waiting[] = []
  let underWay: Promise<void> | null = null

  function listeningTo(events: readonly Waiting[]): Listening {
    const listening: Listening = new Map()
    const channels = new Map(
      events.map(({ classPairingId, event }) => [channelOfEvent(classPairingId, event), classPairingId]),
    )
    for (const [channel, classPairingId] of channels)
      for (const connection of connections.on(channel)) note(listening, classPairingId, connection)
    return listening
  }

  async function deliver(events: readonly Waiting[]): Promise<void> {
    const listening = listeningTo(events)
    const all = [...listening.values()].flatMap(found => [...found])
    for (const connection of all) if (isBehind(connection)) cut(connection.socket)
    try {
      for (const id of await endThoseOver(db, listening)) onLeft(id)
    } catch (error) {
      log.error({ err: error }, 'who may hear of a chat could not be looked for')
      for (const { socket } of all) cut(socket)
      return
    }
    for (const { classPairingId, event } of events) {
      const channel = channelOfEvent(classPairingId, event)
      // one name and its content at a time; the types know only all of them together
      line.local.to(channel).emit(event.name, said(channel, event) as never)
    }
  }

  async function deliverAll(): Promise<void> {
    // what is told in one go goes out in one
    await null
    while (waiting.length > 0) {
      const events = waiting
      waiting = []
      // what one brings that cannot be said keeps no other from being heard
      await deliver(events).catch(error => log.error({ err: error }, 'what was told could not be delivered'))
    }
    underWay = null
  }

  return {
    deliver(classPairingId: number, event: PairingEvent): void {
      waiting.push({ classPairingId, event })
      underWay ??= deliverAll()
    },
    /** Resolves once nothing is asked of the database any more. */
    idle: async () => underWay ?? undefined,
  }
}

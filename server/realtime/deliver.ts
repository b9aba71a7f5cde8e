import { REALTIME_UNSENT_MAX } from '../../src/contract/limits/realtime.ts'
import type { RealtimeEvents } from '../../src/contract/realtime.ts'
import type { Services } from '../services.ts'
import { type Connection, type Connections, cut, type Line } from './connections.ts'
import { findThoseWhoMay, type Listening, note } from './listening.ts'
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

/** What has happened, and what stands for those who might hear it then; null where that is not known. */
interface Told {
  classPairingId: number
  event: PairingEvent
  hearers: string | null
}

/**
 * Brings what has happened to the connections of this node, in order. Whoever was found to be one of those who might hear
 * it when it was written, hears it at once. Of anybody else the database is asked before, so that whoever was signed out a
 * moment ago, or is no partner any more, hears nothing of it. What comes while it is asked, of whichever chats, goes out
 * with the next: one statement, however much there is.
 */
export function createDelivery({ db, log, line, connections, onLeft }: Needed) {
  let waiting: Told[] = []
  let underWay: Promise<void> | null = null

  /** Those who would hear this, and of whom it is not known that they may; `found` may, as was asked since. */
  function unknownOf(events: readonly Told[], found: Listening): Listening {
    const unknown: Listening = new Map()
    for (const { classPairingId, event, hearers } of events)
      for (const connection of connections.on(channelOfEvent(classPairingId, event))) {
        if (isBehind(connection)) cut(connection.socket)
        if (connection.hearers.get(classPairingId) === hearers) continue
        if (!found.get(classPairingId)?.has(connection)) note(unknown, classPairingId, connection)
      }
    return unknown
  }

  /** Takes those out who may not hear any more, and tells who may; null where the database does not say it. */
  async function ask(unknown: Listening): Promise<Listening | null> {
    try {
      const { may, left } = await findThoseWhoMay(db, unknown)
      for (const id of left) onLeft(id)
      return may
    } catch (error) {
      log.error({ err: error }, 'who may hear of a chat could not be looked for')
      for (const each of unknown.values()) for (const { socket } of each) cut(socket)
      return null
    }
  }

  async function deliver(events: readonly Told[]): Promise<void> {
    const found: Listening = new Map()
    let sayable = events
    // again after each answer: who has come meanwhile may have been let in, and signed out, before this was written
    for (let unknown = unknownOf(events, found); unknown.size > 0; unknown = unknownOf(sayable, found)) {
      const asked = unknown
      const may = await ask(asked)
      if (may) for (const [id, each] of may) for (const connection of each) note(found, id, connection)
      else sayable = sayable.filter(({ classPairingId }) => !asked.has(classPairingId))
    }
    for (const { classPairingId, event } of sayable) {
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
    deliver(told: Told): void {
      waiting.push(told)
      underWay ??= deliverAll()
    },
    /** Resolves once nothing is asked of the database any more. */
    idle: async () => underWay ?? undefined,
  }
}

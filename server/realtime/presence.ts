import { PRESENCE_AGAIN_MS, PRESENCE_PAUSE_MS } from '../../src/contract/limits/realtime.ts'
import type { Services } from '../services.ts'
import type { LineSocket } from './connections.ts'
import type { Nodes } from './nodes.ts'
import type { PairingEvent } from './pairing-event.ts'
import type { WhoIsThere } from './who-is-there.ts'

interface Needed extends Pick<Services, 'log'> {
  whoIsThere: WhoIsThere
  nodes: Nodes
  tellAll: (classPairingId: number, event: PairingEvent) => void
}

/** A pairing of whose chat this node has said a moment ago who is there, or has somebody who listens to that. */
interface Shown {
  /** Who was said last to be there, by whichever node. */
  said: string | null
  /** They have heard nothing yet. */
  newcomers: Set<LineSocket>
  isResting: boolean
  isDue: boolean
}

/**
 * Says who has the chat of a pairing open, on all nodes, after somebody has come or gone: at most once in a while
 * however often they do, and only where somebody else is there than was said before. A node that ends without a word is
 * noticed with the next look.
 */
export function createPresence({ whoIsThere, log, nodes, tellAll }: Needed) {
  const shown = new Map<number, Shown>()

  async function say(id: number, entry: Shown): Promise<void> {
    const newcomers = [...entry.newcomers]
    entry.newcomers.clear()
    entry.isResting = true
    entry.isDue = false
    try {
      const teachers = await whoIsThere.teachers(id)
      if (entry.said !== String(teachers)) {
        entry.said = String(teachers)
        tellAll(id, { name: 'presence', teachers })
      } else {
        const channel = whoIsThere.channelFor(id)
        for (const socket of newcomers)
          if (socket.rooms.has(channel)) socket.emit('presence', { channel, teachers })
      }
    } catch (error) {
      log.warn({ err: error }, 'who is in a chat could not be found')
    }
    setTimeout(() => {
      entry.isResting = false
      if (entry.isDue) void say(id, entry)
      else if (!whoIsThere.isHeardHere(id)) shown.delete(id)
    }, PRESENCE_PAUSE_MS).unref()
  }

  function announce(id: number, newcomer?: LineSocket): void {
    const entry = shown.get(id) ?? { said: null, newcomers: new Set(), isResting: false, isDue: false }
    shown.set(id, entry)
    if (newcomer) entry.newcomers.add(newcomer)
    entry.isDue = true
    if (!entry.isResting) void say(id, entry)
  }

  const again = setInterval(() => {
    if (nodes.areReached()) for (const id of shown.keys()) announce(id)
  }, PRESENCE_AGAIN_MS).unref()

  return {
    announce,
    /** Notes what another node has said. */
    heard(id: number, event: PairingEvent): void {
      const entry = shown.get(id)
      if (entry && event.name === 'presence') entry.said = String(event.teachers)
    },
    close: () => clearInterval(again),
  }
}

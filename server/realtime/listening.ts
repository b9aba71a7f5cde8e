import { channelName, channelOf } from '../../src/contract/rules/channels.ts'
import { findEnded, findHearers } from '../areas/chat/area.ts'
import type { Database } from '../db/database.ts'
import type { Connection } from './connections.ts'

/** The pairing of a channel; null for a teacher's own. */
export function pairingOf(channel: string): number | null {
  const found = channelOf(channel)
  return found === null || found.kind === 'teacher' ? null : found.class_pairing_id
}

/** Pairings that a connection listens to. */
export const pairingsOf = ({ socket }: Connection): number[] => [
  ...new Set(
    Array.from(socket.rooms)
      .map(pairingOf)
      .filter(id => id !== null),
  ),
]

/** Takes a pairing's channels from a connection, and says so; whether it was shown as being there. */
function endPairing({ socket }: Connection, class_pairing_id: number): boolean {
  let wasThere = false
  for (const kind of ['chat', 'presence'] as const) {
    const channel = channelName({ kind, class_pairing_id })
    if (!socket.rooms.has(channel)) continue
    wasThere ||= kind === 'presence'
    socket.leave(channel)
    socket.emit('ended', { channel })
  }
  return wasThere
}

/** Who listens to which pairing. */
export type Listening = Map<number, Set<Connection>>

/** Adds a connection to those that listen to a pairing. */
export function note(listening: Listening, classPairingId: number, connection: Connection): void {
  const known = listening.get(classPairingId)
  if (known) known.add(connection)
  else listening.set(classPairingId, new Set([connection]))
}

/**
 * Takes a pairing from those who may not listen to it any more: their session is over, or it is not theirs.
 * @returns the pairings in which somebody was shown who is not any more
 */
export async function endThoseOver(db: Database, listening: Listening): Promise<Set<number>> {
  const left = new Set<number>()
  if (listening.size === 0) return left
  const asked = Array.from(listening, ([class_pairing_id, connections]) => ({
    class_pairing_id,
    families: Array.from(connections, ({ familyId }) => familyId),
  }))
  for (const { class_pairing_id, family_id } of await findEnded(db, asked))
    for (const connection of listening.get(class_pairing_id) ?? [])
      if (connection.familyId === family_id && endPairing(connection, class_pairing_id))
        left.add(class_pairing_id)
  return left
}

/**
 * The same before something is said. Of those who `may` listen it notes for whom that was found: what is written for the
 * same ones they hear without being asked for again. `left` are the pairings in which somebody was shown who is not any more.
 */
export async function findThoseWhoMay(
  db: Database,
  listening: Listening,
): Promise<{ may: Listening; left: Set<number> }> {
  const [may, left]: [Listening, Set<number>] = [new Map(), new Set()]
  const found = await findHearers(db, [...listening.keys()])
  for (const [classPairingId, connections] of listening) {
    const all = found.get(classPairingId)
    for (const connection of connections)
      if (all?.families.has(connection.familyId)) {
        connection.hearers.set(classPairingId, all.hearers)
        note(may, classPairingId, connection)
      } else if (endPairing(connection, classPairingId)) left.add(classPairingId)
  }
  return { may, left }
}

import { PRESENCE_LIMIT_MS } from '../../src/contract/limits/realtime.ts'
import { channelName } from '../../src/contract/rules/channels.ts'
import { findEnded } from '../areas/chat/area.ts'
import type { Services } from '../services.ts'
import { within } from '../within.ts'
import type { Line, SocketData } from './connections.ts'
import type { Nodes } from './nodes.ts'

interface Needed extends Pick<Services, 'db'> {
  line: Line
  nodes: Nodes
}

const channelFor = (class_pairing_id: number) => channelName({ kind: 'presence', class_pairing_id })

/** Who has the chat of a pairing open: connections that show it, of this node and of all others. */
export function createWhoIsThere({ db, line, nodes }: Needed) {
  /** By hand: asked for those of this node alone, the adapter asks Redis nevertheless. */
  function ofThisNode(id: number): SocketData[] {
    const { adapter, sockets } = line.of('/')
    return [...(adapter.rooms.get(channelFor(id)) ?? [])].flatMap(each => sockets.get(each)?.data ?? [])
  }

  /** Of all nodes; of this one alone where the others do not say it in time. */
  async function ofAll(id: number): Promise<SocketData[]> {
    if (!nodes.areReached()) return ofThisNode(id)
    const asked = within(PRESENCE_LIMIT_MS, line.in(channelFor(id)).fetchSockets())
    return asked.then(
      sockets => sockets.map(({ data }) => data),
      () => ofThisNode(id),
    )
  }

  async function isOne(id: number, teacherId: number, found: readonly SocketData[]): Promise<boolean> {
    const families = new Set(
      found.flatMap(data => (data.teacherId === teacherId ? (data.familyId ?? []) : [])),
    )
    if (families.size === 0) return false
    const ended = await findEnded(db, [{ class_pairing_id: id, families: [...families] }])
    return ended.length < families.size
  }

  return {
    channelFor,
    /** Whether somebody on this node hears who is there. */
    isHeardHere: (id: number) => line.of('/').adapter.rooms.has(channelFor(id)),

    async teachers(id: number): Promise<number[]> {
      const found = (await ofAll(id)).flatMap(({ teacherId }) => teacherId ?? [])
      return [...new Set(found)].sort((one, other) => one - other)
    },

    /** Whether a teacher is there and may be, wherever: a session that is over counts for nothing. */
    isThere: async (id: number, teacherId: number): Promise<boolean> =>
      (await isOne(id, teacherId, ofThisNode(id))) ||
      (nodes.areReached() && isOne(id, teacherId, await ofAll(id))),
  }
}

export type WhoIsThere = ReturnType<typeof createWhoIsThere>

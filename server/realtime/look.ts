import { CHANGES_LOOK_MS } from '../../src/contract/limits/changes.ts'
import { findRevisions } from '../areas/changes/area.ts'
import type { Services } from '../services.ts'
import type { Connection, Connections } from './connections.ts'
import { endThoseOver, type Listening, note, pairingsOf } from './listening.ts'

interface Needed extends Pick<Services, 'db' | 'log' | 'config'> {
  connections: Connections
  /** Called with each pairing in which somebody is not shown any more. */
  onLeft: (classPairingId: number) => void
}

/** Tells a connection the revision of its teacher, unless it knows it. */
export function tellRevision({ socket }: Connection, revision: number, build: string): void {
  socket.emit('revision', { revision: String(revision), build })
}

/**
 * Looks for all connections of this node at a time, in two statements however many there are: whose session is over,
 * whose pairing is, and for whom something has changed (docs/decisions/one-question-for-all-polls.md).
 */
export function createLook({ db, log, config: { build }, connections, onLeft }: Needed) {
  let timer: NodeJS.Timeout | null = null
  let isClosed = false
  let underWay: Promise<void> = Promise.resolve()

  async function look(): Promise<void> {
    const open = connections.all()
    if (open.length === 0) return
    const revisions = await findRevisions(db, [...new Set(open.map(({ familyId }) => familyId))])
    for (const connection of open) {
      const revision = revisions.get(connection.familyId)
      if (revision === undefined) connection.socket.disconnect(true)
      else if (connection.revision !== null && connection.revision !== revision) {
        connection.revision = revision
        tellRevision(connection, revision, build)
      }
    }
    const listening: Listening = new Map()
    for (const connection of open)
      for (const classPairingId of pairingsOf(connection)) note(listening, classPairingId, connection)
    for (const id of await endThoseOver(db, listening)) onLeft(id)
  }

  async function tick(): Promise<void> {
    underWay = look().catch(error => log.error({ err: error }, 'connections could not be looked for'))
    await underWay
    timer = null
    schedule()
  }

  /** Looks again in a while, as long as there is anybody to look for. */
  function schedule(): void {
    if (timer || isClosed || connections.all().length === 0) return
    timer = setTimeout(tick, CHANGES_LOOK_MS).unref()
  }

  return {
    look,
    schedule,
    /** Resolves once nothing is asked of the database any more. */
    close(): Promise<void> {
      isClosed = true
      if (timer) clearTimeout(timer)
      return underWay
    },
  }
}

import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

/** What one node at a time may do, by its name. */
export interface NodeLocks {
  /**
   * Holds a name that no other node holds, as soon as none does. A node that dies holds nothing any more.
   * @param lost is told when the database is away, so that others may hold it
   * @returns what lets it go
   * @throws what fires the signal
   */
  hold: (name: string, signal: AbortSignal, lost: () => void) => Promise<() => Promise<void>>
  close: () => Promise<void>
}

/** An embedded database has one node. */
export const aloneLocks: NodeLocks = {
  hold: async () => async () => undefined,
  close: async () => undefined,
}

/** Any number that no other program on the same PostgreSQL is likely to use as the first half of an advisory lock. */
const NAMESPACE = 4_200_043
const LOOK_MS = 100

/** Advisory locks of one connection, which is there as soon as something is held. */
export function postgresLocks(url: string): NodeLocks {
  let connecting: Promise<pg.Client> | null = null
  const held = new Map<string, () => void>()

  function connect(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: url, application_name: 'classroom-exchange locks' })
    const forget = () => {
      connecting = null
      for (const [name, lost] of held) {
        held.delete(name)
        lost()
      }
    }
    client.on('error', forget)
    const connected = client.connect().then(
      () => client,
      error => {
        connecting = null
        throw error
      },
    )
    connecting = connected
    return connected
  }

  async function ask(what: 'pg_try_advisory_lock' | 'pg_advisory_unlock', name: string): Promise<boolean> {
    const client = await (connecting ?? connect())
    const { rows } = await client.query(`select ${what}($1, hashtext($2)) as done`, [NAMESPACE, name])
    return rows[0].done
  }

  return {
    async hold(name, signal, lost) {
      while (!(await ask('pg_try_advisory_lock', name))) await pause(LOOK_MS, undefined, { signal })
      held.set(name, lost)
      return async () => {
        // a connection that is gone has let go of it
        if (held.delete(name)) await ask('pg_advisory_unlock', name)
      }
    },
    async close() {
      const client = await connecting?.catch(() => null)
      connecting = null
      await client?.end()
    },
  }
}

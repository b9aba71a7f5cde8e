import { sql } from 'drizzle-orm'
import { CHANGES_HOLD_MS, CHANGES_LOOK_MS } from '../../../src/contract/limits/changes.ts'
import { type Database, rows } from '../../db/database.ts'
import type { SignedInTeacher } from '../session/authenticate.ts'

type Caller = Pick<SignedInTeacher, 'familyId' | 'revision'>

interface Waiter extends Caller {
  release: (revision: number) => void
}

interface Options {
  holdMs?: number
  lookMs?: number
  /** Told when the database could not be asked. */
  onError: (error: unknown) => void
}

/**
 * Holds the calls of teachers for whom nothing has changed. However many there are, one statement looks for all of
 * them at a time, and none when nobody waits.
 */
export function createWaitingRoom(db: Database, options: Options) {
  const { holdMs = CHANGES_HOLD_MS, lookMs = CHANGES_LOOK_MS, onError } = options
  const waiters = new Set<Waiter>()
  let clock: NodeJS.Timeout | null = null
  let isClosed = false

  /** The present revisions by session; sessions that are over are missing. */
  async function look(): Promise<Map<string, number>> {
    const families = [...new Set(Array.from(waiters, ({ familyId }) => familyId))]
    const found = await rows<{ family_id: string; revision: number }>(
      db,
      sql`select s.family_id, r.revision::float8 as revision
          from sessions s
          join teachers t on t.id = s.teacher_id and t.disabled_at is null
          join teacher_revisions r on r.teacher_id = s.teacher_id
          where s.family_id in (${sql.join(
            families.map(family => sql`${family}::uuid`),
            sql`, `,
          )}) and s.revoked_at is null and s.expires_at > now()`,
    )
    return new Map(found.map(({ family_id, revision }) => [family_id, revision]))
  }

  async function tick(): Promise<void> {
    try {
      const current = await look()
      for (const waiter of waiters) {
        const revision = current.get(waiter.familyId)
        // whoever has no session any more learns it from the next call
        if (revision !== waiter.revision) waiter.release(revision ?? waiter.revision)
      }
    } catch (error) {
      onError(error)
      for (const waiter of waiters) waiter.release(waiter.revision)
    }
    clock = null
    schedule()
  }

  function schedule(): void {
    if (clock || waiters.size === 0 || isClosed) return
    clock = setTimeout(tick, lookMs)
    clock.unref()
  }

  return {
    /** Resolves with the revision as soon as it is another one, the session is over, or the time is. */
    wait(caller: Caller): Promise<number> {
      if (isClosed) return Promise.resolve(caller.revision)
      return new Promise(resolve => {
        const waiter: Waiter = {
          ...caller,
          release(revision) {
            clearTimeout(end)
            waiters.delete(waiter)
            resolve(revision)
          },
        }
        const end = setTimeout(() => waiter.release(caller.revision), holdMs)
        waiters.add(waiter)
        schedule()
      })
    },
    /** Lets everybody go, for a server that stops. */
    close(): void {
      isClosed = true
      if (clock) clearTimeout(clock)
      for (const waiter of waiters) waiter.release(waiter.revision)
    },
  }
}

export type WaitingRoom = ReturnType<typeof createWaitingRoom>

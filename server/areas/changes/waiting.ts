import { CHANGES_HOLD_MS, CHANGES_LOOK_MS } from '../../../src/contract/limits/changes.ts'
import type { Database } from '../../db/database.ts'
import type { SignedInTeacher } from '../../signed-in-teacher.ts'
import { findRevisions } from './repository/revisions.ts'

type Caller = Pick<SignedInTeacher, 'familyId' | 'revision'>

interface Waiter extends Caller {
  release: (revision: number) => void
}

interface Options {
  holdMs?: number
  lookMs?: number
  /** Runs a job after so many ms, unless it is called off; real timers by default. */
  after?: (ms: number, job: () => void) => () => void
  /** Told when the database could not be asked. */
  onError: (error: unknown) => void
}

/** A timer that keeps no process alive. */
function afterAWhile(ms: number, job: () => void): () => void {
  const timer = setTimeout(job, ms).unref()
  return () => clearTimeout(timer)
}

/**
 * Holds the calls of teachers for whom nothing has changed. However many there are, one statement looks for all of
 * them at a time, and none when nobody waits.
 */
export function createWaitingRoom(db: Database, options: Options) {
  const { holdMs = CHANGES_HOLD_MS, lookMs = CHANGES_LOOK_MS, after = afterAWhile, onError } = options
  const waiters = new Set<Waiter>()
  let callOffLook: (() => void) | null = null
  let isClosed = false

  /** Looks for everybody who waits; the last of them may have left meanwhile. */
  async function look(): Promise<void> {
    if (waiters.size === 0) return
    try {
      const families = [...new Set(Array.from(waiters, ({ familyId }) => familyId))]
      const current = await findRevisions(db, families)
      for (const waiter of waiters) {
        const revision = current.get(waiter.familyId)
        // whoever has no session any more learns it from the next call
        if (revision !== waiter.revision) waiter.release(revision ?? waiter.revision)
      }
    } catch (error) {
      onError(error)
      for (const waiter of waiters) waiter.release(waiter.revision)
    }
  }

  async function tick(): Promise<void> {
    await look()
    callOffLook = null
    schedule()
  }

  function schedule(): void {
    if (callOffLook || waiters.size === 0 || isClosed) return
    callOffLook = after(lookMs, tick)
  }

  return {
    /** Resolves with the revision as soon as it is another one, the session is over, or the time is. */
    wait(caller: Caller): Promise<number> {
      if (isClosed) return Promise.resolve(caller.revision)
      return new Promise(resolve => {
        const waiter: Waiter = {
          ...caller,
          release(revision) {
            callOffEnd()
            waiters.delete(waiter)
            resolve(revision)
          },
        }
        const callOffEnd = after(holdMs, () => waiter.release(caller.revision))
        waiters.add(waiter)
        schedule()
      })
    },
    /** Lets everybody go, for a server that stops. */
    close(): void {
      isClosed = true
      callOffLook?.()
      for (const waiter of waiters) waiter.release(waiter.revision)
    },
  }
}

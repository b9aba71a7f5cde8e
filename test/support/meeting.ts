import assert from 'node:assert/strict'
import { type SQL, sql } from 'drizzle-orm'
import { type Database, rows } from '../../server/db/database.ts'
import { PATIENCE_MS, realPause } from './until.ts'

/** Waits until so many transactions wait for a lock that another one holds. */
export async function untilSoManyWait(db: Database, count: number): Promise<void> {
  const end = performance.now() + PATIENCE_MS
  for (;;) {
    const [found] = await rows<{ count: number }>(
      db,
      sql`select count(*)::int as count from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`,
    )
    if (found?.count === count) return
    if (performance.now() > end) throw new Error(`${found?.count} wait, not ${count}`)
    await realPause(10)
  }
}

/**
 * Has writes meet on PostgreSQL, in an order that does not depend on the machine: begins one after the other while
 * `held` locks something, each as far as it comes, and then lets go of it. Each has to come to wait, for what is held
 * or for one that has come before it. None may fail.
 */
export async function meetAt(
  db: Database,
  held: SQL,
  writes: readonly (() => Promise<unknown>)[],
): Promise<void> {
  const begun: Promise<unknown>[] = []
  await db.transaction(async holder => {
    await holder.execute(held)
    for (const write of writes) {
      const promise = write()
      promise.catch(() => undefined)
      begun.push(promise)
      await untilSoManyWait(db, begun.length)
    }
  })
  const failed = (await Promise.allSettled(begun)).flatMap(done =>
    done.status === 'rejected' ? [String(done.reason.cause ?? done.reason)] : [],
  )
  assert.deepEqual(failed, [])
}

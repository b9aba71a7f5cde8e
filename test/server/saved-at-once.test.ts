import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { lockOwnVideo, removeUnsaved, uploadIdOf } from '../../server/areas/videos/area.ts'
import { type Database, rows } from '../../server/db/database.ts'
import { databaseKinds } from '../support/databases.ts'
import { startApp } from '../support/server.ts'
import { PATIENCE_MS } from '../support/until.ts'
import { uploaded } from '../support/uploads.ts'

/** Until another connection waits for what a transaction holds. */
async function somebodyWaits(db: Database): Promise<void> {
  const end = performance.now() + PATIENCE_MS
  const waiting = sql`select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`
  while ((await rows(db, waiting)).length === 0) if (performance.now() > end) throw new Error('nobody waits')
}

// an embedded database does one thing at a time
describe('a video that is saved while it is taken away', {
  skip: !databaseKinds.includes('postgres'),
}, () => {
  it('stays: who takes it away waits, and sees then that it is saved', async () => {
    const server = await startApp({ kind: 'postgres' })
    try {
      const { services } = server.app
      const { id } = await server.signIn('teacher@demo.test')
      const upload = uploadIdOf(await uploaded(services, id))
      let takingAway = Promise.resolve(true)
      await services.db.transaction(async transaction => {
        const video = await lockOwnVideo(transaction, { teacher_id: id }, upload)
        takingAway = removeUnsaved(services, { teacher_id: id }, upload)
        await somebodyWaits(services.db)
        await transaction.execute(
          sql`update action_videos set video_url = null, video_id = ${video?.id}
              where id = (select min(id) from action_videos where video_id is null)`,
        )
      })
      assert.equal(await takingAway, false)
      const left = sql`select 1 from videos where upload_id = ${upload} and removed_at is null`
      assert.equal((await rows(services.db, left)).length, 1)
      assert.notEqual(await services.storage.size(`${upload}.webm`), null)
    } finally {
      await server.close()
    }
  })
})

import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { after, before, beforeEach, describe, it, mock } from 'node:test'
import { sql } from 'drizzle-orm'
import { uploadsArea } from '../../server/areas/uploads/area.ts'
import { rows } from '../../server/db/database.ts'
import { UNSAVED_VIDEOS_FULL, UPLOADS_UNFINISHED } from '../../src/contract/error-codes/uploads.ts'
import { UNFINISHED_UPLOADS_MAX, UNSAVED_VIDEOS_MAX_BYTES } from '../../src/contract/limits/videos.ts'
import { databaseKinds } from '../support/databases.ts'
import { idOf, refusal, type UploadStage, uploadStage } from '../support/upload-stage.ts'
import { mp4 } from '../support/uploads.ts'

/** A recording of which nobody knows yet how long it becomes. */
const recording = { name: 'recording.mp4', type: 'video/mp4;codecs=avc1', size: null }

for (const kind of databaseKinds) {
  describe(`what has come of recordings that nobody has submitted, on ${kind}`, () => {
    let stage: UploadStage
    before(async () => {
      stage = await uploadStage(kind)
    })
    after(() => stage.server.close())
    beforeEach(() => stage.reset())

    it('yield to what a person submits, which finds room', async () => {
      const waiting = await stage.begun(recording)
      const known = await stage.begun(recording)
      await stage.own.send(known, 0, mp4(64), 1_000)
      for (let count = 2; count < UNFINISHED_UPLOADS_MAX; count += 1) await stage.begun({ size: 1_000 })
      await refusal(await stage.own.begin(recording), 429, UPLOADS_UNFINISHED)
      assert.equal((await stage.own.ask(waiting)).status, 200)
      const partners = (await stage.foreign.begin(recording)).headers.get('location') ?? ''
      await stage.begun({ size: 1_000 })
      assert.deepEqual(
        [(await stage.own.ask(waiting)).status, (await stage.own.ask(known)).status],
        [404, 200],
      )
      assert.equal((await stage.foreign.ask(partners)).status, 200)
      // the disk has them back at once, and not an hour later
      assert.ok(!readdirSync(stage.incoming).includes(idOf(waiting)))
      await refusal(await stage.own.begin({ size: 1_000 }), 429, UPLOADS_UNFINISHED)
    })

    it('yield to nothing that finds no room all the same', async () => {
      const waiting = await stage.begun(recording)
      await stage.own.send(waiting, 0, mp4(1_000))
      for (let count = 0; count < 4; count += 1) {
        await stage.run(sql`insert into uploads (id, teacher_id, label, bytes)
          values (${`full ${count}`}, ${stage.teacherId}, 'film', ${UNSAVED_VIDEOS_MAX_BYTES})`)
      }
      await refusal(await stage.own.begin({ size: 1_000 }), 422, UNSAVED_VIDEOS_FULL)
      assert.equal((await stage.own.ask(waiting)).headers.get('upload-offset'), '1000')
    })

    it('yield also where the disk does not let go of them, which the next sweep sees to', async () => {
      const waiting = await stage.begun(recording)
      const { db, storage } = stage.server.app.services
      await stage.run(sql`update uploads set name = 'stuck.mp4' where id = ${idOf(waiting)}`)
      for (let count = 1; count < UNFINISHED_UPLOADS_MAX; count += 1) await stage.begun({ size: 1_000 })
      const remove = mock.method(storage, 'remove', () => Promise.reject(new Error('no answer')))
      await stage.begun({ size: 1_000 })
      remove.mock.restore()
      const given = () => rows(db, sql`select id from uploads where removed_at is not null`)
      assert.deepEqual(await given(), [{ id: idOf(waiting) }])
      await uploadsArea.sweep[0]?.(db, stage.server.app.services)
      assert.deepEqual(await given(), [])
    })
  })
}

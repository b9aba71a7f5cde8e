import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { after, before, beforeEach, describe, it, mock } from 'node:test'
import { sql } from 'drizzle-orm'
import { discardUpload } from '../../server/areas/uploads/discard-upload.ts'
import { giveUp } from '../../server/areas/uploads/repository/uploads.ts'
import { removeUnsaved } from '../../server/areas/videos/area.ts'
import { STORAGE_FULL } from '../../src/contract/error-codes/uploads.ts'
import { databaseKinds } from '../support/databases.ts'
import { idOf, refusal, type UploadStage, uploadStage } from '../support/upload-stage.ts'
import { mp4 } from '../support/uploads.ts'

for (const kind of databaseKinds) {
  describe(`uploads that their teacher gives up, on ${kind}`, () => {
    let stage: UploadStage
    before(async () => {
      stage = await uploadStage(kind)
    })
    after(() => stage.server.close())
    beforeEach(() => stage.reset())

    it('go with their video when they are ended before it is saved, and stay once it is', async () => {
      const { storage } = stage.server.app.services
      const [unsaved, saved] = [await stage.begun({ size: 1_000 }), await stage.begun({ size: 1_000 })]
      for (const location of [unsaved, saved]) await stage.own.send(location, 0, mp4(1_000))
      await stage.run(sql`update action_videos set video_url = null,
        video_id = (select id from videos where upload_id = ${idOf(saved)})
        where id = (select min(id) from action_videos where video_id is null)`)
      await refusal(await stage.own.end(saved), 400)
      await refusal(await stage.foreign.end(unsaved), 404)
      // whoever asks for it, and by what way
      const { services } = stage.server.app
      assert.equal(await removeUnsaved(services, { teacher_id: stage.teacherId + 1 }, idOf(unsaved)), false)
      assert.equal((await stage.own.end(unsaved)).status, 204)
      assert.deepEqual(
        [await storage.size(`${idOf(unsaved)}.mp4`), await storage.size(`${idOf(saved)}.mp4`)],
        [null, 1_000],
      )
      assert.deepEqual(
        [(await stage.own.ask(unsaved)).status, (await stage.own.ask(saved)).status],
        [404, 200],
      )
    })

    it('go when they are ended, also where they are whole and there is no room for the video', async () => {
      const location = await stage.begun({ size: 1_000 })
      const { storage } = stage.server.app.services
      const full = Object.assign(new Error('no space left'), { code: 'ENOSPC' })
      const put = mock.method(storage, 'put', () => Promise.reject(full))
      await refusal(await stage.own.send(location, 0, mp4(1_000)), 507, STORAGE_FULL)
      const ended = await stage.own.end(location)
      put.mock.restore()
      assert.equal(ended.status, 204)
      assert.equal((await stage.own.ask(location)).status, 404)
      assert.ok(!readdirSync(stage.incoming).includes(idOf(location)))
    })

    it('leave nothing where they are ended while they are moved', async () => {
      const location = await stage.begun({ size: 1_000 })
      const { storage, db } = stage.server.app.services
      const move = storage.put.bind(storage)
      const put = mock.method(storage, 'put', async (name: string) => {
        // by another node, which does not see what this one has under way
        const upload = await giveUp(db, idOf(location))
        await discardUpload(stage.server.app.services, upload ?? assert.fail())
        await move(name, mp4(1_000))
      })
      await refusal(await stage.own.send(location, 0, mp4(1_000)), 404)
      put.mock.restore()
      assert.equal(await storage.size(`${idOf(location)}.mp4`), null)
      assert.equal((await stage.videosOf(location)).length, 0)
    })
  })
}

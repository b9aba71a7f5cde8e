import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { rows } from '../../server/db/database.ts'
import { databaseKinds } from '../support/databases.ts'
import { idOf, type UploadStage, uploadStage } from '../support/upload-stage.ts'
import { videoAt } from '../support/video-rows.ts'
import { ffmpegPath, makeVideo } from '../support/videos.ts'

for (const kind of databaseKinds) {
  describe(`an uploaded video, on ${kind}`, () => {
    let stage: UploadStage
    before(async () => {
      stage = await uploadStage(kind, { ffmpegPath })
    })
    after(() => stage.server.close())

    it('has its job with its row, and is converted without anybody asking', async () => {
      const file = new Uint8Array(makeVideo({ ending: 'mp4', seconds: 0.5 }))
      const location = await stage.begun({ size: file.length })
      assert.equal((await stage.own.send(location, 0, file)).status, 204)
      const { db, storage } = stage.server.app.services
      const [video] = await rows<{ id: number; jobs: number }>(
        db,
        sql`select v.id, (select count(*)::int from jobs.job j where j.name = 'convert-video'
              and (j.data ->> 'video_id')::int = v.id) as jobs
            from videos v where v.upload_id = ${idOf(location)}`,
      )
      assert.equal(video?.jobs, 1)
      const { converted, transcode_video_size } = await videoAt(db, video.id, 'ready')
      assert.equal(await storage.size(converted ?? ''), transcode_video_size)
    })
  })
}

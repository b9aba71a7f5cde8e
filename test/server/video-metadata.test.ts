import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import type { VideoMetadata } from '../../src/contract/entities/video.ts'
import { databaseKinds } from '../support/databases.ts'
import { startApp, type TestApp } from '../support/server.ts'
import { uploaded } from '../support/uploads.ts'

for (const kind of databaseKinds) {
  describe(`what is known of a video on ${kind}`, () => {
    let server: TestApp
    let teacher = { id: 0, token: '' }
    before(async () => {
      server = await startApp({ kind })
      teacher = await server.signIn('teacher@demo.test')
    })
    after(() => server.close())

    const ask = (url: string, token = teacher.token) =>
      server.call<VideoMetadata>(`GET /api/teacher/files/sizeVideo?url=${encodeURIComponent(url)}`, { token })

    it('is its size while it waits, its progress, and size and length once it is converted', async () => {
      const url = await uploaded(server.app.services, teacher.id, 'ten bytes!')
      const waiting = {
        video_size: 10,
        transcode_video_size: null,
        video_duration: null,
        video_processed: 0,
        stage: 'waiting',
        progress: 0,
      }
      assert.deepEqual((await ask(url)).body.data, waiting)
      const change = (columns: string) =>
        server.app.services.db.execute(
          sql`update videos set ${sql.raw(columns)} where ${url} like '%' || upload_id`,
        )
      await change(`stage = 'converting', progress = 40`)
      assert.deepEqual((await ask(url)).body.data, { ...waiting, stage: 'converting', progress: 40 })
      await change(`stage = 'ready', video_processed = 1, progress = 100, transcode_video_size = 7,
        video_duration = 2.5, converted = 'c.mp4', poster = 'p.jpg'`)
      assert.deepEqual((await ask(url)).body.data, {
        ...waiting,
        ...{
          transcode_video_size: 7,
          video_duration: 2.5,
          video_processed: 1,
          stage: 'ready',
          progress: 100,
        },
      })
      await change(`stage = 'failed', video_processed = 2, failure = 'unreadable'`)
      assert.equal((await ask(url)).body.data.video_processed, 2)
    })

    it('is told to its teacher alone', async () => {
      const url = await uploaded(server.app.services, teacher.id)
      const partner = await server.signIn('partner@demo.test')
      assert.equal((await ask(url, partner.token)).status, 404)
      assert.equal((await ask(url.replace(/[^/]+$/, 'x'.repeat(43)))).status, 404)
      assert.equal((await ask(url, 'no.to.ken')).status, 401)
      for (const bad of ['', '1', 'https://evil.example/film.mp4', `${url}/..`])
        assert.equal((await ask(bad)).status, 422, bad)
    })
  })
}

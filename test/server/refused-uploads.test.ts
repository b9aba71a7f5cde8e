import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { after, before, beforeEach, describe, it } from 'node:test'
import { type SQL, sql } from 'drizzle-orm'
import {
  UNSAVED_VIDEOS_FULL,
  UPLOADS_UNFINISHED,
  VIDEO_EMPTY,
  VIDEO_TOO_LARGE,
  VIDEO_TYPE_UNSUPPORTED,
} from '../../src/contract/error-codes/uploads.ts'
import {
  UNFINISHED_UPLOADS_MAX,
  UNSAVED_VIDEOS_MAX_BYTES,
  UPLOADS_PER_HOUR,
  VIDEO_MAX_BYTES,
} from '../../src/contract/limits/videos.ts'
import { databaseKinds } from '../support/databases.ts'
import { idOf, refusal, type UploadStage, uploadStage } from '../support/upload-stage.ts'
import { type Described, mp4, uploaded } from '../support/uploads.ts'

for (const kind of databaseKinds) {
  describe(`refused uploads on ${kind}`, () => {
    let stage: UploadStage
    before(async () => {
      stage = await uploadStage(kind)
    })
    after(() => stage.server.close())
    beforeEach(() => stage.reset())

    const refused: [Described, number, number][] = [
      [{ size: VIDEO_MAX_BYTES + 1 }, 413, VIDEO_TOO_LARGE],
      [{ size: 0 }, 422, VIDEO_EMPTY],
      [{ name: 'film.txt', type: 'text/plain', size: 10 }, 422, VIDEO_TYPE_UNSUPPORTED],
      [{ name: 'film.mp4', type: 'text/html', size: 10 }, 422, VIDEO_TYPE_UNSUPPORTED],
      [{ name: 'film.exe', type: '', size: 10 }, 422, VIDEO_TYPE_UNSUPPORTED],
    ]
    for (const [file, status, code] of refused) {
      it(`are not begun with ${JSON.stringify(file)}`, async () => {
        await refusal(await stage.own.begin(file), status, code)
      })
    }

    it('tell in the words of the specification what may be sent', async () => {
      assert.equal(
        await refusal(await stage.own.begin({ size: VIDEO_MAX_BYTES + 1 }), 413, VIDEO_TOO_LARGE),
        'File must not be higher than 500 MB',
      )
      assert.match(
        await refusal(await stage.own.begin({ type: 'text/html', size: 1 }), 422, VIDEO_TYPE_UNSUPPORTED),
        /^This file type is not supported on LUV\. .* \(\.3gp, \.avi, .* or \.wmv\) and upload it again\.$/,
      )
      assert.equal((await stage.own.begin({ size: VIDEO_MAX_BYTES })).status, 201)
    })

    for (const [what, content] of Object.entries({
      'a page': '<!doctype html><script>alert(1)</script>',
      'a drawing': '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
      'a list of other files': '#EXTM3U\nfile:///etc/passwd\n',
      text: 'no video at all',
    })) {
      it(`are refused and gone when ${what} is called a video`, async () => {
        const file = Buffer.from(content.padEnd(100))
        const location = await stage.begun({ size: file.length })
        await refusal(await stage.own.send(location, 0, file), 422, VIDEO_TYPE_UNSUPPORTED)
        assert.equal((await stage.own.ask(location)).status, 404)
        assert.ok(!readdirSync(stage.incoming).includes(idOf(location)))
      })
    }

    it('are reached by the id of the path alone, whatever stands behind it', async () => {
      const foreign = (await stage.foreign.begin({ size: 1_000 })).headers.get('location') ?? ''
      for (const behind of [`?/${idOf(foreign)}`, `?x=/${idOf(foreign)}`, `?/${idOf(foreign)}/`]) {
        const own = await stage.begun({ size: 1_000 })
        assert.equal((await stage.own.send(`${own}${behind}`, 0, mp4(400))).status, 204)
        assert.equal((await stage.own.ask(`${own}${behind}`)).headers.get('upload-offset'), '400')
        assert.equal((await stage.own.end(`${own}${behind}`)).status, 204)
        assert.equal((await stage.own.ask(own)).status, 404)
        assert.equal((await stage.foreign.ask(foreign)).headers.get('upload-offset'), '0')
      }
    })

    it('use no extension that is not offered', async () => {
      const more: Record<string, string>[] = [{ 'upload-concat': 'partial' }]
      for (const headers of more) await refusal(await stage.own.begin({ size: 10 }, headers), 400)
    })

    it('take no piece for another place, and none that goes beyond the end', async () => {
      const location = await stage.begun({ size: 1_000 })
      await refusal(await stage.own.send(location, 500, mp4(500)), 409)
      await refusal(await stage.own.send(location, 0, mp4(1_001)), 413, VIDEO_TOO_LARGE)
      assert.equal((await stage.own.ask(location)).headers.get('upload-offset'), '0')
    })

    it(`may be ${UNFINISHED_UPLOADS_MAX} at once, also when all begin at the same moment`, async () => {
      const answers = await Promise.all(
        Array.from({ length: UNFINISHED_UPLOADS_MAX + 5 }, () => stage.own.begin({ size: 1_000 })),
      )
      assert.equal(answers.filter(({ status }) => status === 201).length, UNFINISHED_UPLOADS_MAX)
      await refusal(await stage.own.begin({ size: 1_000 }), 429, UPLOADS_UNFINISHED)
      const [one] = answers.flatMap(({ headers }) => headers.get('location') ?? [])
      assert.equal((await stage.own.end(one ?? '')).status, 204)
      assert.equal((await stage.own.begin({ size: 1_000 })).status, 201)
      assert.equal((await stage.foreign.begin({ size: 1_000 })).status, 201)
    })

    it('may not be more bytes than a teacher may have besides what is submitted', async () => {
      const each = VIDEO_MAX_BYTES
      for (let number = 0; number < UNSAVED_VIDEOS_MAX_BYTES / each - 1; number += 1)
        await stage.begun({ size: each })
      const { services } = stage.server.app
      const video = idOf(await uploaded(services, stage.teacherId))
      const size = (bytes: number) =>
        stage.run(sql`update videos set original_video_size = ${bytes} where upload_id = ${video}`)
      await size(each - 999)
      const message = await refusal(await stage.own.begin({ size: 1_000 }), 422, UNSAVED_VIDEOS_FULL)
      assert.match(message, /take up 2000 MB already/)
      assert.equal((await stage.foreign.begin({ size: 1_000 })).status, 201)
      assert.equal((await stage.own.begin({ size: 999 })).status, 201)
      await refusal(await stage.own.begin({ size: 1 }), 422, UNSAVED_VIDEOS_FULL)
      // what was given up counts no more, though its bytes may be there yet
      await stage.run(sql`update uploads set removed_at = now() where bytes = 999`)
      assert.equal((await stage.own.begin({ size: 998 })).status, 201)
      await stage.run(sql`delete from uploads where bytes = 998`)
      // nor does what was taken away
      const takenAway = (at: SQL) =>
        stage.run(sql`update videos set removed_at = ${at} where upload_id = ${video}`)
      await takenAway(sql`now()`)
      assert.equal((await stage.own.begin({ size: 1_001 })).status, 201)
      await stage.run(sql`delete from uploads where bytes = 1001`)
      await takenAway(sql`null`)
      await refusal(await stage.own.begin({ size: 1_000 }), 422, UNSAVED_VIDEOS_FULL)
      // nor what is submitted
      await stage.run(sql`update action_videos set video_url = null,
        video_id = (select id from videos where upload_id = ${video})
        where id = (select min(id) from action_videos where video_id is null)`)
      assert.equal((await stage.own.begin({ size: 1_000 })).status, 201)
    })

    it(`are begun ${UPLOADS_PER_HOUR} times an hour`, async () => {
      await stage.begun({ size: 1_000 })
      await stage.server.app.services.db.execute(sql`update attempts set count = ${UPLOADS_PER_HOUR}`)
      const answer = await stage.own.begin({ size: 1_000 })
      assert.ok(Number(answer.headers.get('retry-after')) > 0)
      await refusal(answer, 429)
    })

    it('are none for what proxies on the way have written', async () => {
      for (const proto of ['https', 'https,http', 'a,b', ''])
        assert.equal(
          (await stage.own.begin({ size: 1_000 }, { 'x-forwarded-proto': proto })).status,
          201,
          proto,
        )
    })

    it('answer nobody who speaks another protocol', async () => {
      await refusal(await stage.own.begin({ size: 1_000 }, { 'tus-resumable': '0.2.2' }), 400)
      await refusal(await stage.own.begin({ size: 1_000 }, { 'upload-length': 'many' }), 400)
    })
  })
}

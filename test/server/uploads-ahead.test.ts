import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { after, before, beforeEach, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { rows } from '../../server/db/database.ts'
import {
  UNSAVED_VIDEOS_FULL,
  VIDEO_EMPTY,
  VIDEO_TOO_LARGE,
  VIDEO_TYPE_UNSUPPORTED,
} from '../../src/contract/error-codes/uploads.ts'
import {
  RECORDING_AHEAD_MAX_BYTES,
  UNSAVED_VIDEOS_MAX_BYTES,
  UPLOADS_PER_HOUR,
  VIDEO_MAX_BYTES,
} from '../../src/contract/limits/videos.ts'
import { databaseKinds } from '../support/databases.ts'
import { idOf, PAGE, refusal, type UploadStage, uploadStage } from '../support/upload-stage.ts'
import { metadata, mp4 } from '../support/uploads.ts'

/** A recording of which nobody knows yet how long it becomes. */
const recording = { name: 'recording.mp4', type: 'video/mp4;codecs=avc1', size: null }

const beginWith = (
  origin: string,
  token: string,
  length: number | null,
  body: Uint8Array<ArrayBuffer> | ReadableStream,
) =>
  fetch(`${origin}/api/teacher/uploads`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'tus-resumable': '1.0.0',
      'upload-metadata': metadata(recording),
      'content-type': 'application/offset+octet-stream',
      ...(length === null ? { 'upload-defer-length': '1' } : { 'upload-length': String(length) }),
    },
    body,
    duplex: 'half',
  } as RequestInit)

for (const kind of databaseKinds) {
  describe(`recordings that are sent while they are recorded, on ${kind}`, () => {
    let stage: UploadStage
    before(async () => {
      stage = await uploadStage(kind)
    })
    after(() => stage.server.close())
    beforeEach(() => stage.reset())

    it('are no video, however much of them has come, until it is said how long they are', async () => {
      const film = mp4(300_000)
      const location = await stage.begun(recording)
      assert.equal((await stage.own.send(location, 0, film.subarray(0, 200_000))).status, 204)
      const asked = await stage.own.ask(location)
      const said = ['upload-offset', 'upload-defer-length', 'upload-length'].map(name =>
        asked.headers.get(name),
      )
      assert.deepEqual(said, ['200000', '1', null])
      assert.equal((await stage.videosOf(location)).length, 0)

      assert.equal((await stage.own.send(location, 200_000, film.subarray(200_000), 300_000)).status, 204)
      const [video] = await stage.videosOf(location)
      assert.deepEqual([video?.original_video_size, video?.label], [300_000, 'recording.mp4'])
      assert.ok(!readdirSync(stage.incoming).includes(idOf(location)))
    })

    it('go on like any other once it is said how long they are', async () => {
      const film = mp4(3_000)
      const location = await stage.begun(recording)
      assert.equal((await stage.own.send(location, 0, film.subarray(0, 1_000), 3_000)).status, 204)
      const asked = await stage.own.ask(location)
      assert.deepEqual(
        [asked.headers.get('upload-length'), asked.headers.get('upload-defer-length')],
        ['3000', null],
      )
      // said once
      await refusal(await stage.own.send(location, 1_000, film.subarray(1_000, 2_000), 2_000), 400)
      assert.equal((await stage.own.send(location, 1_000, film.subarray(1_000))).status, 204)
      assert.equal((await stage.videosOf(location)).length, 1)
    })

    it('are whole where their end alone is said', async () => {
      const film = mp4(1_000)
      const location = await stage.begun(recording)
      await stage.own.send(location, 0, film)
      assert.equal((await stage.own.send(location, 1_000, film.subarray(0, 0), 1_000)).status, 204)
      assert.equal((await stage.videosOf(location)).length, 1)
    })

    it('go with all that has come of them when they are not wanted', async () => {
      const location = await stage.begun(recording)
      await stage.own.send(location, 0, mp4(1_000))
      await refusal(await stage.foreign.end(location), 404)
      assert.equal((await stage.own.end(location)).status, 204)
      assert.equal((await stage.own.ask(location)).status, 404)
      assert.ok(!readdirSync(stage.incoming).includes(idOf(location)))
    })

    it('are refused where they are no video, nothing, or more than is set aside for them', async () => {
      await refusal(await stage.own.begin({ ...recording, type: 'text/html' }), 422, VIDEO_TYPE_UNSUPPORTED)
      const location = await stage.begun(recording)
      await refusal(await stage.own.send(location, 0, mp4(64).subarray(0, 0), 0), 422, VIDEO_EMPTY)
      for (const length of [RECORDING_AHEAD_MAX_BYTES + 1, VIDEO_MAX_BYTES]) {
        const answer = await stage.own.send(location, 0, mp4(1_000), length)
        await refusal(answer, 413, VIDEO_TOO_LARGE)
      }
      assert.equal((await stage.own.ask(location)).headers.get('upload-offset'), '0')
      assert.equal((await stage.own.send(location, 0, mp4(64), RECORDING_AHEAD_MAX_BYTES)).status, 204)
    })

    it('bring no more with their beginning than is set aside for them, nor any other more than it says', async () => {
      const { origin, token, server, incoming } = stage
      await stage.begun(recording)
      await stage.reset()
      const before = readdirSync(incoming)
      for (const [length, bytes] of [
        [null, RECORDING_AHEAD_MAX_BYTES + 1],
        [1_000, 1_001],
      ] as const) {
        const answer = await beginWith(origin, token, length, new Uint8Array(bytes))
        await refusal(answer, 413, VIDEO_TOO_LARGE)
        // nobody has heard where it is
        assert.deepEqual(await rows(server.app.services.db, sql`select id from uploads`), [])
      }
      // of one whose body has no length either
      const parts = new Blob([new Uint8Array(RECORDING_AHEAD_MAX_BYTES + 1)]).stream()
      assert.equal((await beginWith(origin, token, null, parts)).status, 413)
      assert.deepEqual(await rows(server.app.services.db, sql`select id from uploads`), [])
      assert.deepEqual(readdirSync(incoming), before)
      const taken = await beginWith(origin, token, null, mp4(1_000))
      assert.deepEqual([taken.status, taken.headers.get('upload-offset')], [201, '1000'])
    })

    it('have room set aside for all that may come, and only what they have once that is known', async () => {
      // besides the videos of the stories above
      const left = UNSAVED_VIDEOS_MAX_BYTES - RECORDING_AHEAD_MAX_BYTES - 1_000_000
      for (let count = 0; count < 3; count += 1) await stage.begun({ size: VIDEO_MAX_BYTES })
      const first = await stage.begun(recording)
      await stage.begun({ size: left - 3 * VIDEO_MAX_BYTES })
      await refusal(await stage.own.begin(recording), 422, UNSAVED_VIDEOS_FULL)
      await stage.own.send(first, 0, mp4(64), 1_000)
      await stage.begun({ size: RECORDING_AHEAD_MAX_BYTES - 1_000 })
    })

    it('leave it to a person how often they submit, and are begun as often', async () => {
      const { db } = stage.server.app.services
      for (let count = 0; count < UPLOADS_PER_HOUR; count += 1) {
        await stage.begun(recording)
        await db.execute(sql`delete from uploads`)
      }
      assert.equal((await stage.own.begin(recording)).status, 429)
      await stage.begun({ size: 1_000 })
    })

    it('may be sent by a page of another origin', async () => {
      const preflight = await fetch(`${stage.origin}/api/teacher/uploads`, {
        method: 'OPTIONS',
        headers: { origin: PAGE, 'access-control-request-method': 'POST' },
      })
      const allowed = String(preflight.headers.get('access-control-allow-headers')).split(', ')
      assert.ok(allowed.includes('upload-defer-length'), String(allowed))
      const answer = await stage.own.begin(recording, { origin: PAGE })
      const exposed = String(answer.headers.get('access-control-expose-headers')).split(', ')
      assert.ok(exposed.includes('upload-defer-length'), String(exposed))
    })
  })
}

import assert from 'node:assert/strict'
import { readdirSync, renameSync, rmSync, statfsSync, statSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { after, before, beforeEach, describe, it, mock } from 'node:test'
import { sql } from 'drizzle-orm'
import { uploadsArea } from '../../server/areas/uploads/area.ts'
import { UploadStore } from '../../server/areas/uploads/upload-store.ts'
import { rows } from '../../server/db/database.ts'
import { filesDirectory } from '../../server/paths.ts'
import { STORAGE_FULL } from '../../src/contract/error-codes/uploads.ts'
import { bothDatabases } from '../support/databases.ts'
import { sweep } from '../support/sweep.ts'
import { idOf, PAGE, refusal, type UploadStage, uploadStage } from '../support/upload-stage.ts'
import { mp4, sha256, tusCalls } from '../support/uploads.ts'

for (const kind of bothDatabases) {
  describe(`uploads on ${kind}`, () => {
    let stage: UploadStage
    before(async () => {
      stage = await uploadStage(kind)
    })
    after(() => stage.server.close())
    beforeEach(() => stage.reset())

    it('come in pieces, go on where they were, and are a video of their teacher in the end', async () => {
      const file = mp4(300_000)
      const location = await stage.begun({ name: ' Our\u0007 river .mp4', size: file.length })
      assert.match(location, /^\/api\/teacher\/uploads\/[\w-]{43}$/)
      assert.equal(statSync(join(stage.incoming, idOf(location))).mode & 0o077, 0)
      assert.equal((await stage.own.send(location, 0, file.subarray(0, 100_000))).status, 204)
      assert.equal((await stage.own.ask(location)).headers.get('upload-offset'), '100000')
      const last = await stage.own.send(location, 100_000, file.subarray(100_000))
      assert.deepEqual([last.status, last.headers.get('upload-offset')], [204, '300000'])

      const [video] = await stage.videosOf(location)
      const { storage } = stage.server.app.services
      assert.deepEqual(video, {
        name: `${idOf(location)}.mp4`,
        type: 'video/mp4',
        label: 'Our river .mp4',
        teacher_id: stage.teacherId,
        original_video_size: 300_000,
      })
      const kept = await storage.read(video?.name ?? '')
      assert.equal(sha256(await buffer(kept?.stream ?? assert.fail())), sha256(file))
      assert.deepEqual(readdirSync(stage.incoming), [])
    })

    it('wait to be converted as soon as they are whole', async () => {
      const location = await stage.begun({ size: 1_000 })
      await stage.own.send(location, 0, mp4(1_000))
      const waiting = await rows(
        stage.server.app.services.db,
        sql`select 1 from jobs.job j join videos v on j.data->>'video_id' = v.id::text
            where j.name = 'convert-video' and v.upload_id = ${idOf(location)}`,
      )
      assert.equal(waiting.length, 1)
    })

    it('say that they are whole to who has not heard the last answer, and stay', async () => {
      const location = await stage.begun({ size: 1_000 })
      await stage.own.send(location, 0, mp4(1_000))
      const asked = await stage.own.ask(location)
      assert.equal(asked.status, 200)
      assert.deepEqual(
        [asked.headers.get('upload-offset'), asked.headers.get('upload-length')],
        ['1000', '1000'],
      )
      assert.equal(asked.headers.get('cache-control'), 'no-store')
      const nothing = await stage.own.send(location, 1_000, mp4(64).subarray(0, 0))
      assert.deepEqual([nothing.status, nothing.headers.get('upload-offset')], [204, '1000'])
      assert.equal((await stage.videosOf(location)).length, 1)
    })

    it('are not whole when they were given up at the moment that the last piece came', async () => {
      const location = await stage.begun({ size: 1_000 })
      const { storage } = stage.server.app.services
      const put = mock.method(storage, 'put', async () => {
        await stage.run(sql`update uploads set removed_at = now() where id = ${idOf(location)}`)
      })
      await refusal(await stage.own.send(location, 0, mp4(1_000)), 404)
      put.mock.restore()
      assert.equal((await stage.videosOf(location)).length, 0)
    })

    it('keep what has arrived when there is no room for the whole at its place', async () => {
      const location = await stage.begun({ size: 1_000 })
      const { storage } = stage.server.app.services
      const full = Object.assign(new Error('no space left'), { code: 'ENOSPC' })
      const put = mock.method(storage, 'put', () => Promise.reject(full))
      await refusal(await stage.own.send(location, 0, mp4(1_000)), 507, STORAGE_FULL)
      put.mock.restore()
      assert.equal((await stage.own.ask(location)).headers.get('upload-offset'), '1000')
      assert.equal((await stage.videosOf(location)).length, 1)
    })

    it('are not begun, and do not go on, where too little of the disk would be left free', async () => {
      const { config } = stage.server.app.services
      const file = mp4(2_000)
      const location = await stage.begun({ size: file.length })
      await stage.own.send(location, 0, file.subarray(0, 1_000))
      const { diskReserveBytes } = config
      config.diskReserveBytes = Number.MAX_SAFE_INTEGER
      await refusal(await stage.own.begin({ size: 1_000 }), 507, STORAGE_FULL)
      await refusal(await stage.own.send(location, 1_000, file.subarray(1_000)), 507, STORAGE_FULL)
      // what is to come counts, too
      const { bavail, bsize } = statfsSync(stage.incoming)
      config.diskReserveBytes = bavail * bsize - 200_000_000
      await refusal(await stage.own.begin({ size: 400_000_000 }), 507, STORAGE_FULL)
      assert.equal((await stage.own.begin({ size: 1_000 })).status, 201)
      config.diskReserveBytes = diskReserveBytes
      assert.equal((await stage.own.ask(location)).headers.get('upload-offset'), '1000')
      assert.equal((await stage.own.send(location, 1_000, file.subarray(1_000))).status, 204)
    })

    for (const left of ['before', 'after'] as const) {
      it(`are ended by the next question when a server died ${left} it had moved the file`, async () => {
        const file = mp4(2_000)
        const location = await stage.begun({ size: file.length })
        const id = idOf(location)
        await stage.own.send(location, 0, file.subarray(0, 1_000))
        const { storage, db } = stage.server.app.services
        const path = join(stage.incoming, id)
        await storage.put(`${id}.rest`, file)
        const { kept } = filesDirectory(stage.server.app.services.config)
        if (left === 'before') renameSync(join(kept, `${id}.rest`), path)
        else {
          await db.execute(sql`update uploads set name = ${`${id}.mp4`}, type = 'video/mp4' where id = ${id}`)
          renameSync(join(kept, `${id}.rest`), join(kept, `${id}.mp4`))
          rmSync(path)
        }
        const asked = await stage.own.ask(location)
        assert.deepEqual([asked.status, asked.headers.get('upload-offset')], [200, '2000'])
        assert.equal((await stage.videosOf(location)).length, 1)
        assert.equal(await storage.size(`${id}.mp4`), 2_000)
      })
    }

    it('become one video when their last piece and questions for them meet', async () => {
      const location = await stage.begun({ size: 1_000 })
      const answers = await Promise.all([
        stage.own.send(location, 0, mp4(1_000)),
        ...Array.from({ length: 5 }, () => stage.own.ask(location)),
      ])
      assert.deepEqual(
        answers.map(({ status }) => status),
        [204, 200, 200, 200, 200, 200],
      )
      assert.equal((await stage.videosOf(location)).length, 1)
    })

    it('are whole to who asks while their file is on the way to its place', async () => {
      const location = await stage.begun({ size: 1_000 })
      const { storage } = stage.server.app.services
      const put = storage.put.bind(storage)
      const met: unknown[] = []
      const moving = mock.method(storage, 'put', async (...file: Parameters<typeof put>) => {
        await put(...file)
        const { offset, size } = await new UploadStore(stage.server.app.services).getUpload(idOf(location))
        met.push({ offset, size })
      })
      assert.equal((await stage.own.send(location, 0, mp4(1_000))).status, 204)
      moving.mock.restore()
      assert.deepEqual(met, [{ offset: 1_000, size: 1_000 }])
    })

    it('are their teacher’s alone, and nobody’s who is not signed in', async () => {
      const location = await stage.begun({ size: 1_000 })
      for (const place of [location, location.replace(/[^/]+$/, 'x'.repeat(43))]) {
        await refusal(await stage.foreign.send(place, 0, mp4(1_000)), 404)
        await refusal(await stage.foreign.end(place), 404)
        assert.equal((await stage.foreign.ask(place)).status, 404)
      }
      const nobody = tusCalls(stage.origin, 'no.to.ken')
      await refusal(await nobody.begin({ size: 1_000 }), 401)
      await refusal(await nobody.send(location, 0, mp4(1_000)), 401)
      assert.equal((await stage.own.ask(location)).headers.get('upload-offset'), '0')
      const demo = tusCalls(stage.origin, stage.token, '/api/demo/uploads')
      assert.equal((await demo.begin({ size: 1_000 })).status, 403)
      await stage.own.send(location, 0, mp4(1_000))
      assert.equal((await stage.foreign.ask(location)).status, 404)
    })

    it('of demo teachers have their own addresses', async () => {
      const { token: ofDemo } = await stage.server.signIn('demo@demo.test')
      const demo = tusCalls(stage.origin, ofDemo, '/api/demo/uploads')
      const location = (await demo.begin({ size: 1_000 })).headers.get('location') ?? ''
      assert.match(location, /^\/api\/demo\/uploads\//)
      assert.equal((await demo.send(location, 0, mp4(1_000))).status, 204)
    })

    it('lose nothing of what has arrived when the disk is full', async () => {
      const file = mp4(2_000)
      const location = await stage.begun({ size: file.length })
      await stage.own.send(location, 0, file.subarray(0, 1_000))
      const path = join(stage.incoming, idOf(location))
      renameSync(path, `${path}.aside`)
      symlinkSync('/dev/full', path)
      await refusal(await stage.own.send(location, 0, file), 507, STORAGE_FULL)
      rmSync(path)
      renameSync(`${path}.aside`, path)
      assert.equal((await stage.own.ask(location)).headers.get('upload-offset'), '1000')
      assert.equal((await stage.own.send(location, 1_000, file.subarray(1_000))).status, 204)
    })

    it('go after two days, with what had arrived of them', async () => {
      const { db } = stage.server.app.services
      for (const name of readdirSync(stage.incoming)) rmSync(join(stage.incoming, name))
      const [old, young] = [await stage.begun({ size: 1_000 }), await stage.begun({ size: 1_000 })]
      const age = (location: string, hours: number) =>
        db.execute(
          sql`update uploads set created_at = now() - make_interval(hours => ${hours}) where id = ${idOf(location)}`,
        )
      await age(old, 49)
      await age(young, 47)
      await sweep(stage.server)
      assert.deepEqual(readdirSync(stage.incoming), [idOf(young)])
      assert.equal((await stage.own.ask(old)).status, 404)
      assert.equal((await stage.own.ask(young)).status, 200)
    })

    it('go with their bytes when their teacher is gone, also when the storage does not answer for another', async () => {
      const { db, storage } = stage.server.app.services
      const [one, other] = [await stage.begun({ size: 1_000 }), await stage.begun({ size: 1_000 })]
      const stuck = `${idOf(one)}.mp4`
      await stage.run(sql`update uploads set name = ${stuck} where id = ${idOf(one)}`)
      await stage.run(sql`update uploads set teacher_id = null`)
      const remove = mock.method(storage, 'remove', () => Promise.reject(new Error('no answer')))
      await assert.rejects(
        uploadsArea.sweep[0]?.(db, stage.server.app.services) ?? assert.fail(),
        AggregateError,
      )
      assert.ok(!readdirSync(stage.incoming).includes(idOf(other)))
      const left = () => rows(db, sql`select id from uploads`)
      assert.deepEqual(await left(), [{ id: idOf(one) }])
      remove.mock.restore()
      await uploadsArea.sweep[0]?.(db, stage.server.app.services)
      assert.deepEqual(await left(), [])
    })

    it('may be sent by a page of another origin, which reads where they are', async () => {
      const preflight = await fetch(`${stage.origin}/api/teacher/uploads`, {
        method: 'OPTIONS',
        headers: {
          origin: PAGE,
          'access-control-request-method': 'PATCH',
          'access-control-request-headers': 'authorization,tus-resumable',
        },
      })
      const listed = (name: string) =>
        String(preflight.headers.get(`access-control-allow-${name}`)).split(', ')
      for (const method of ['HEAD', 'PATCH', 'DELETE']) assert.ok(listed('methods').includes(method), method)
      for (const name of ['tus-resumable', 'upload-length', 'upload-metadata', 'upload-offset'])
        assert.ok(listed('headers').includes(name), name)
      const answer = await stage.own.begin({ size: 1_000 }, { origin: PAGE })
      assert.equal(answer.headers.get('access-control-allow-origin'), PAGE)
      const exposed = String(answer.headers.get('access-control-expose-headers')).split(', ')
      for (const name of ['location', 'upload-offset', 'upload-length', 'x-request-id'])
        assert.ok(exposed.includes(name), name)
      const evil = await stage.own.begin({ size: 1_000 }, { origin: 'https://evil.example' })
      assert.equal(evil.status, 403)
    })
  })
}

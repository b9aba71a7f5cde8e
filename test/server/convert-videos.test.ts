import assert from 'node:assert/strict'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { runCommand } from '../../server/admin/commands.ts'
import { createTeacher } from '../../server/areas/teachers/repository/accounts.ts'
import { convertWaiting } from '../../server/areas/videos/convert.ts'
import { convertQueue } from '../../server/areas/videos/convert-queue.ts'
import { unprocessedVideos } from '../../server/areas/videos/repository/conversion.ts'
import { rows } from '../../server/db/database.ts'
import { ServerStops } from '../../server/jobs/jobs.ts'
import { filesDirectory } from '../../server/paths.ts'
import type { Services } from '../../server/services.ts'
import { findFfmpeg } from '../../server/video/ffmpeg.ts'
import { databaseKinds } from '../support/databases.ts'
import { startApp, type TestApp } from '../support/server.ts'
import { until } from '../support/until.ts'
import { giveVideo, videoAt, videoRow } from '../support/video-rows.ts'
import { ffmpegPath, makeVideo } from '../support/videos.ts'

const webm = makeVideo({ ending: 'webm', seconds: 0.5 })
const never = new AbortController().signal

for (const kind of databaseKinds) {
  describe(`a video that waits, on ${kind}`, () => {
    const programs = mkdtempSync(join(tmpdir(), 'cx-programs-'))
    let server: TestApp
    let services: Services

    /** Stands in for ffmpeg; beside it is the real ffprobe. */
    async function standIn(name: string, script: string): Promise<string> {
      const real = await findFfmpeg(ffmpegPath)
      const directory = join(programs, name)
      mkdirSync(directory)
      const programFile = (file: string, text: string) => {
        writeFileSync(join(directory, file), `#!/bin/sh\n${text}\n`)
        chmodSync(join(directory, file), 0o700)
      }
      programFile('ffprobe', `exec '${real?.ffprobe}' "$@"`)
      programFile('ffmpeg', script.replace('REAL', `'${real?.ffmpeg}'`))
      return join(directory, 'ffmpeg')
    }

    const isIn = async (name: string | null) => (await services.storage.size(name ?? '-')) !== null

    before(async () => {
      server = await startApp({ kind, contents: 'empty', config: { ffmpegPath } })
      await server.app.ready()
      services = server.app.services
    })
    after(async () => {
      await server.close()
      rmSync(programs, { recursive: true, force: true })
    })

    it('is converted, and its row says what has come of it', async () => {
      const id = await giveVideo(services, 'first.webm', webm)
      await services.jobs.add(convertQueue, { video_id: id, behind: 0 })
      const row = await videoAt(services.db, id, 'ready')
      const { transcode_video_size, video_duration, ...rest } = row
      assert.deepEqual(rest, {
        stage: 'ready',
        video_processed: 1,
        progress: 100,
        failure: null,
        width: 160,
        height: 120,
        converted: 'first-converted.mp4',
        poster: 'first-poster.jpg',
      })
      assert.equal(await services.storage.size('first-converted.mp4'), transcode_video_size)
      assert.ok(Math.abs((video_duration ?? 0) - 0.5) < 0.1, String(video_duration))
      assert.ok((await isIn('first.webm')) && (await isIn('first-poster.jpg')))
      await until(
        () => readdirSync(filesDirectory(services.config).converting).length === 0,
        'an empty place',
      )
    })

    it('has failed for good when it is no video, or its file is gone', async () => {
      const page = await giveVideo(services, 'page.mp4', '<!doctype html>'.padEnd(500))
      const silent = await giveVideo(services, 'silent.mp4', makeVideo({ ending: 'mp4', without: 'picture' }))
      const gone = await giveVideo(services, 'gone.mp4', webm)
      await services.storage.remove('gone.mp4')
      for (const video_id of [page, silent, gone])
        await services.jobs.add(convertQueue, { video_id, behind: 0 })
      const failures = []
      for (const id of [page, silent, gone]) {
        const { video_processed, failure } = await videoAt(services.db, id, 'failed')
        failures.push([video_processed, failure])
      }
      assert.deepEqual(failures, [
        [2, 'unreadable'],
        [2, 'no-picture'],
        [2, 'missing'],
      ])
    })

    const once = (id: number, ffmpegPath: string, signal = never) =>
      convertWaiting({ ...services, config: { ...services.config, ffmpegPath } }, id, { signal })
    /** What is known of its tries, and in how many seconds it is tried again. */
    const triesOf = async (id: number) => {
      const [row] = await rows<{ stage: string; tries: number; faults: number; pause: number }>(
        services.db,
        // in tens of seconds: a busy machine takes a while to look
        sql`select stage, tries, faults, (ceil(extract(epoch from not_before - now()) / 10) * 10)::int as pause
            from videos where id = ${id}`,
      )
      return row
    }

    it('waits on when a program was killed, and has failed when that was the last try', async () => {
      const killed = await standIn('killed', 'kill -9 $$')
      const id = await giveVideo(services, 'killed.webm', webm)
      await once(id, killed)
      assert.deepEqual(await triesOf(id), { stage: 'waiting', tries: 1, faults: 0, pause: 30 })
      await once(id, killed)
      assert.deepEqual(await triesOf(id), { stage: 'waiting', tries: 2, faults: 0, pause: 60 })
      await once(id, killed)
      const { video_processed, failure } = await videoRow(services.db, id)
      assert.deepEqual([video_processed, failure], [2, 'unconverted'])
    })

    it('has failed when it was twice not done in its time', async () => {
      const slow = await standIn('too-slow', 'sleep 1000')
      const id = await giveVideo(services, 'too-slow.webm', webm)
      const expired = () => AbortSignal.abort(new Error('handler execution exceeded its time'))
      await once(id, slow, expired())
      assert.equal((await triesOf(id))?.tries, 2)
      await once(id, slow, expired())
      assert.equal((await videoRow(services.db, id)).failure, 'unconverted')
    })

    it('waits on as if nothing had been when the server stops', async () => {
      const id = await giveVideo(services, 'stopped.webm', webm)
      const stopped = AbortSignal.abort(new ServerStops('the server stops'))
      await assert.rejects(once(id, ffmpegPath, stopped))
      assert.deepEqual(await triesOf(id), { stage: 'waiting', tries: 0, faults: 0, pause: null })
    })

    it('outlives a storage that does not answer, and a full disk, however long that lasts', async t => {
      const id = await giveVideo(services, 'outage.webm', webm)
      const full = await standIn('full', 'echo "x: No space left on device" >&2; exit 1')
      const read = t.mock.method(services.storage, 'read', () => Promise.reject(new Error('no answer')))
      for (const pause of [30, 60, 120, 240]) {
        await once(id, ffmpegPath)
        assert.equal((await triesOf(id))?.pause, pause)
      }
      read.mock.restore()
      for (let time = 0; time < 8; time += 1) await once(id, full)
      assert.deepEqual(await triesOf(id), { stage: 'waiting', tries: 0, faults: 12, pause: 3_600 })
      await once(id, ffmpegPath)
      assert.deepEqual(await triesOf(id), { stage: 'ready', tries: 0, faults: 0, pause: null })
    })

    it('waits again when an operator has said so', async () => {
      const id = await giveVideo(services, 'retried.webm', webm)
      const [left] = await Promise.all([
        giveVideo(services, 'left.webm', webm),
        services.db.execute(sql`update videos set stage = 'failed', video_processed = 2,
          failure = 'unconverted', tries = 3 where id = ${id}`),
      ])
      const run = (...args: string[]) => runCommand(services, ['video', ...args])
      assert.match(await run('failed'), new RegExp(`^${id}  unconverted  .*video/mp4`, 'm'))
      assert.match(await run('retry', String(id)), /^One video waits again\./)
      assert.deepEqual(await triesOf(id), { stage: 'waiting', tries: 0, faults: 0, pause: null })
      await assert.rejects(run('retry', String(left)), /no failed video/)
    })

    it('is behind those of others when its teacher has sent many', async () => {
      await services.db.execute(sql`update videos set removed_at = now()`)
      const ids: number[] = []
      for (const name of ['a1', 'a2', 'a3', 'b1', 'b2'])
        ids.push(await giveVideo(services, `${name}.webm`, webm))
      const [a1 = 0, a2, a3, b1 = 0, b2] = ids
      const teacher = (email: string) =>
        createTeacher(services.db, { email, password_hash: '', user_type: 'teacher', school_id: null })
      await services.db.execute(
        sql`update videos set teacher_id = case when id < ${b1}
          then ${await teacher('one@video.test')}::int else ${await teacher('two@video.test')}::int end
          where id >= ${a1}`,
      )
      const order = async () => (await unprocessedVideos(services.db)).map(({ video_id }) => video_id)
      assert.deepEqual(await order(), [a1, b1, a2, b2, a3])
      await services.db.execute(
        sql`update videos set not_before = now() + interval '1 minute' where id = ${b1}`,
      )
      assert.deepEqual(await order(), [a1, a2, b2, a3])
      assert.equal(convertQueue.priority?.({ video_id: 1, behind: 2 }), -2)
    })

    it('is left as it is when it was deleted before', async () => {
      const id = await giveVideo(services, 'removed.webm', webm)
      await services.db.execute(sql`update videos set removed_at = now() where id = ${id}`)
      await once(id, ffmpegPath)
      assert.deepEqual(await triesOf(id), { stage: 'waiting', tries: 0, faults: 0, pause: null })
      assert.equal(await isIn('removed-converted.mp4'), false)
    })

    it('leaves nothing behind when it is deleted while it is converted', async () => {
      const begun = join(programs, 'begun')
      const go = join(programs, 'go')
      const script = `touch '${begun}'; while ! [ -e '${go}' ]; do sleep 0.05; done; exec REAL "$@"`
      const config = { ...services.config, ffmpegPath: await standIn('slow', script) }
      const id = await giveVideo(services, 'deleted.webm', webm)
      const converting = convertWaiting({ ...services, config }, id, { signal: never })
      await until(() => existsSync(begun), 'the conversion')
      assert.equal((await videoRow(services.db, id)).stage, 'converting')
      await services.db.execute(sql`delete from videos where id = ${id}`)
      writeFileSync(go, '')
      await converting
      assert.deepEqual(
        [await isIn('deleted-converted.mp4'), await isIn('deleted-poster.jpg')],
        [false, false],
      )
    })
  })
}

describe('a server without ffmpeg', () => {
  it('says what to install, and converts what waits as soon as it is there', async context => {
    const directory = mkdtempSync(join(tmpdir(), 'cx-later-'))
    context.mock.timers.enable({ apis: ['setInterval'] })
    const server = await startApp({ contents: 'empty', config: { ffmpegPath: join(directory, 'ffmpeg') } })
    try {
      await server.app.ready()
      const { db, storage, jobs } = server.app.services
      const warnings = () => server.logs.filter(line => line.includes('ffmpeg is not there'))
      assert.match(warnings().join(), /apt-get install ffmpeg/)
      const withJob = await giveVideo({ db, storage }, 'with-job.webm', webm)
      const forgotten = await giveVideo({ db, storage }, 'forgotten.webm', webm)
      await jobs.add(convertQueue, { video_id: withJob, behind: 0 })
      context.mock.timers.tick(60_000)
      const real = await findFfmpeg(ffmpegPath)
      for (const name of ['ffmpeg', 'ffprobe'] as const) {
        writeFileSync(join(directory, name), `#!/bin/sh\nexec '${real?.[name]}' "$@"\n`)
        chmodSync(join(directory, name), 0o700)
      }
      assert.equal((await videoRow(db, withJob)).stage, 'waiting')
      context.mock.timers.tick(60_000)
      for (const id of [withJob, forgotten]) await videoAt(db, id, 'ready')
      assert.equal(warnings().length, 1)
    } finally {
      await server.close()
      rmSync(directory, { recursive: true, force: true })
    }
  })
})

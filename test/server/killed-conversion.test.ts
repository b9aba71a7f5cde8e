import assert from 'node:assert/strict'
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { convertQueue } from '../../server/areas/videos/convert-queue.ts'
import { type OpenDatabase, openDatabase } from '../../server/db/database.ts'
import { filesDirectory } from '../../server/paths.ts'
import { createDiskStorage } from '../../server/storage/disk.ts'
import { findFfmpeg } from '../../server/video/ffmpeg.ts'
import { filledDirectory } from '../support/filled-directory.ts'
import { isAlive } from '../support/is-alive.ts'
import { type ServerProcess, startProcess } from '../support/server-process.ts'
import { until } from '../support/until.ts'
import { giveVideo, videoRow } from '../support/video-rows.ts'
import { ffmpegPath, makeVideo } from '../support/videos.ts'

describe('a server that is killed while it converts', () => {
  const programs = mkdtempSync(join(tmpdir(), 'cx-programs-'))
  const begun = join(programs, 'begun')
  let dataDir: string
  let directory: ReturnType<typeof filesDirectory>
  const running: ServerProcess[] = []
  const places = () => readdirSync(directory.converting)

  const start = async (ffmpeg: string) => {
    const server = await startProcess({ DATA_DIR: dataDir, FFMPEG_PATH: ffmpeg })
    running.push(server)
    return server
  }

  /** The embedded database, while no server has it. */
  async function withDatabase<Result>(work: (database: OpenDatabase) => Promise<Result>) {
    const database = await openDatabase({ url: null, dataDir })
    try {
      return await work(database)
    } finally {
      await database.close()
    }
  }

  before(async () => {
    dataDir = await filledDirectory('cx-killed-conversion-', 'empty')
    directory = filesDirectory({ dataDir })
    const real = await findFfmpeg(ffmpegPath)
    const program = (name: string, text: string) => {
      writeFileSync(join(programs, name), `#!/bin/sh\n${text}\n`)
      chmodSync(join(programs, name), 0o700)
    }
    program('ffprobe', `exec '${real?.ffprobe}' "$@"`)
    // it never comes to an end by itself
    program('ffmpeg', `echo $$ > '${begun}'; exec sleep 100000`)
  })
  after(async () => {
    for (const server of running) await server.kill()
    for (const path of [dataDir, programs]) rmSync(path, { recursive: true, force: true })
  })

  it('has lost nothing: the conversion ends with it, and the next one does it', async () => {
    // as an upload leaves it whose job is yet to come
    const storage = createDiskStorage(directory.kept)
    const id = await withDatabase(({ db }) =>
      giveVideo({ db, storage }, 'cut.mp4', makeVideo({ ending: 'mp4' })),
    )

    const first = await start(join(programs, 'ffmpeg'))
    const pid = await until(() => existsSync(begun) && readFileSync(begun, 'utf8').trim(), 'the conversion')
    assert.equal(places().length, 1)
    await first.kill()
    await until(() => !isAlive(pid), 'the end of ffmpeg')

    await withDatabase(async ({ db }) => {
      assert.equal((await videoRow(db, id)).stage, 'converting')
      // as after a kill -9 a minute ago, and without the pause before another try
      await db.execute(
        sql`update jobs.job set started_on = now() - interval '1 minute', heartbeat_on = now() - interval '1 minute',
              retry_delay = 0
            where name = ${convertQueue.name} and state = 'active'`,
      )
      // the first server has just looked for what dead nodes had in hand; the next one would wait 20 seconds
      await db.execute(sql`update jobs.queue set monitor_on = null, monitor_claim_on = null`)
    })

    const second = await start(ffmpegPath)
    await until(() => existsSync(join(directory.kept, 'cut-poster.jpg')), 'the converted video')
    await until(() => places().length === 0, 'empty places')
    assert.equal(await second.stop(), 0, second.output())

    const { stage, video_processed } = await withDatabase(({ db }) => videoRow(db, id))
    assert.deepEqual({ stage, video_processed }, { stage: 'ready', video_processed: 1 })
  })
})

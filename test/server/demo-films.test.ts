import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { rows } from '../../server/db/database.ts'
import { startApp, type TestApp } from '../support/server.ts'
import { ffmpegPath } from '../support/videos.ts'

/** The first of them, of a post and of a response. */
async function addresses({ app }: TestApp): Promise<string[]> {
  const found = await rows<{ video_url: string }>(
    app.services.db,
    sql`(select video_url from action_videos where not is_response order by id limit 2)
        union all (select video_url from action_videos where is_response order by id limit 1)`,
  )
  return found.map(({ video_url }) => video_url)
}

describe('the films of the demo', () => {
  const directory = mkdtempSync(join(tmpdir(), 'cx-films-'))
  let server: TestApp
  before(async () => {
    server = await startApp({ config: { ffmpegPath } })
  })
  after(async () => {
    await server.close()
    rmSync(directory, { recursive: true, force: true })
  })

  const get = (url: string, of = server, headers = {}) => of.app.inject({ url, headers })

  it('are moving pictures with a sound, another for each teacher and task', async () => {
    const prints = new Set<string>()
    for (const url of await addresses(server)) {
      const answer = await get(url)
      assert.deepEqual([answer.statusCode, answer.headers['content-type']], [200, 'video/mp4'])
      assert.ok(answer.rawPayload.length < 400_000, `${answer.rawPayload.length} bytes`)
      prints.add(createHash('sha256').update(answer.rawPayload).digest('hex'))
      const file = join(directory, 'film.mp4')
      writeFileSync(file, answer.rawPayload)
      const entries = ['-show_entries', 'stream=codec_name', '-of', 'csv=p=0', file]
      const probe = spawnSync(ffmpegPath.replace(/ffmpeg$/, 'ffprobe'), ['-v', 'error', ...entries])
      assert.equal(String(probe.stdout), 'h264\naac\n')
    }
    assert.equal(prints.size, 3)
  })

  it('are made once, and had in ranges', async () => {
    const [url = ''] = await addresses(server)
    const whole = (await get(url)).rawPayload
    const part = await get(url, server, { range: 'bytes=10-19' })
    assert.equal(part.statusCode, 206)
    assert.deepEqual(part.rawPayload, whole.subarray(10, 20))
  })

  it('are none that no teacher of the demo has', async () => {
    for (const name of ['2147483647-post.mp4', '1-other.mp4', '..%2f1-post.mp4'])
      assert.equal((await get(`/demo/films/${name}`)).statusCode, 404, name)
  })

  it('are the one that comes with the demo where there is no ffmpeg', async t => {
    const without = await startApp({ config: { ffmpegPath: join(directory, 'no-ffmpeg') } })
    t.after(() => without.close())
    const [url = ''] = await addresses(without)
    const answer = await get(url, without)
    assert.deepEqual(
      [answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']],
      [200, 'video/webm', 'no-store'],
    )
  })
})

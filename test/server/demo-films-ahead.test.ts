import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { readConfig } from '../../server/config.ts'
import { rows } from '../../server/db/database.ts'
import { filesDirectory } from '../../server/paths.ts'
import { startApp, type TestApp } from '../support/server.ts'
import { until } from '../support/until.ts'
import { ffmpegPath } from '../support/videos.ts'

describe('the films of the demo, where they are made ahead', () => {
  let server: TestApp
  before(async () => {
    server = await startApp({ config: { ffmpegPath, demoFilms: true } })
    const { db } = server.app.services
    await rows(
      db,
      sql`delete from action_videos where id not in (select id from action_videos order by id limit 2)`,
    )
  })
  after(() => server.close())

  /** What is being made has a name that begins with a dot. */
  function films(): string[] {
    try {
      const found = readdirSync(filesDirectory(server.app.services.config).films)
      return found.filter(name => !name.startsWith('.')).sort()
    } catch {
      return []
    }
  }

  it('are there once the server has been ready for a while, before anybody plays them', async () => {
    assert.deepEqual(films(), [])
    await server.app.listen({ port: 0, host: '127.0.0.1' })
    const found = await rows<{ video_url: string }>(
      server.app.services.db,
      sql`select video_url from action_videos`,
    )
    const names = found.map(({ video_url }) => video_url.split('/').at(-1)).sort()
    await until(() => films().join() === names.join(), 'both films')
  })

  it('are made where the environment says so alone', () => {
    const env = { SESSION_SECRET: 'for tests only, and long enough for any', DEMO: '1' }
    assert.equal(readConfig(env).demoFilms, false)
    assert.equal(readConfig({ ...env, DEMO_FILMS: '1' }).demoFilms, true)
  })
})

import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { fileUrl } from '../../server/areas/files/file-url.ts'
import { videoUrl } from '../../server/areas/videos/video-url.ts'
import { createActions, named } from '../support/actions.ts'
import { databaseKinds } from '../support/databases.ts'
import { startApp, type TestApp } from '../support/server.ts'
import { sweep } from '../support/sweep.ts'
import { uploaded } from '../support/uploads.ts'

for (const kind of databaseKinds) {
  describe(`files of videos on ${kind}`, () => {
    let server: TestApp
    let stage: ReturnType<typeof createActions>
    let teacher = { id: 0, token: '' }
    before(async () => {
      server = await startApp({ kind })
      teacher = await server.signIn('no-agreement@demo.test')
      stage = createActions(server, teacher)
    })
    after(() => server.close())

    /** Saves a film for a task, and tells what the partner needs to see it. */
    async function saved(content = 'a film') {
      const { mine, theirs, partner } = await stage.partners()
      const item = named(await stage.list(mine), 'Our river')
      const { body } = await server.call<{ video_url: string }>(
        `POST /api/teacher/actions-videos/${item?.id}`,
        {
          token: teacher.token,
          body: { video_url: await uploaded(server.app.services, teacher.id, content) },
        },
      )
      return { url: body.data.video_url, theirs, partner }
    }
    const status = async (url: string | undefined, headers: Record<string, string> = {}) =>
      (await server.call(`GET ${url}`, { headers })).status

    it('are played whole and in ranges by whoever has the address', async () => {
      const { url } = await saved('0123456789')
      const whole = await server.call(`GET ${url}`, { headers: { origin: 'https://any.example' } })
      assert.deepEqual([whole.status, whole.text], [200, '0123456789'])
      assert.equal(whole.headers['content-type'], 'video/webm')
      assert.equal(whole.headers['accept-ranges'], 'bytes')
      assert.match(String(whole.headers['content-security-policy']), /sandbox/)
      assert.equal(whole.headers['cross-origin-resource-policy'], 'cross-origin')
      assert.equal(whole.headers['x-content-type-options'], 'nosniff')
      // nobody passes the address on: it is the key
      assert.equal(whole.headers['referrer-policy'], 'no-referrer')
      assert.match(String(whole.headers['cache-control']), /^private, max-age=\d+$/)
      const part = await server.call(`GET ${url}`, { headers: { range: 'bytes=2-4' } })
      assert.deepEqual([part.status, part.text], [206, '234'])
      assert.equal(part.headers['content-range'], 'bytes 2-4/10')
      assert.equal(await status(url, { range: 'bytes=10-' }), 416)
    })

    it('are not read for whoever asks for the headers alone', async t => {
      const { url } = await saved('0123456789')
      const read = t.mock.method(server.app.services.storage, 'read')
      const whole = await server.app.inject({ method: 'HEAD', url })
      assert.deepEqual([whole.statusCode, whole.headers['content-length'], whole.body], [200, '10', ''])
      const part = await server.app.inject({ method: 'HEAD', url, headers: { range: 'bytes=2-4' } })
      assert.deepEqual([part.statusCode, part.headers['content-length']], [206, '3'])
      assert.equal(read.mock.callCount(), 0)
    })

    it('are nowhere else, and not there any more once the address has ended', async t => {
      const { url } = await saved()
      for (const bad of [
        url.replace(/expires=\d/, 'expires=9'),
        url.replace(/signature=./, 'signature=!'),
        url.replace('/files/videos/', '/files/videos/..%2f'),
        url.split('?')[0],
      ])
        assert.equal(await status(bad), 404, bad)
      const now = Date.now()
      t.mock.timers.enable({ apis: ['Date'], now: now + 59 * 60_000 })
      assert.equal(await status(url), 200)
      t.mock.timers.setTime(now + 2 * 3_600_000)
      assert.equal(await status(url), 404)
    })

    it('have addresses that are good for nothing else, and others are not good for them', async () => {
      const { storage, tokens } = server.app.services
      await storage.put('both.webp', Buffer.from('a picture'))
      const picture = fileUrl(tokens, 'both.webp').url
      const video = videoUrl(tokens, 'both.webp')
      // each of them is good where it belongs
      for (const url of [picture, video]) assert.equal(await status(url), 200, url)
      const at = (path: string, url: string) => `${path}?${url.split('?')[1]}`
      for (const bad of [at('/files/both.webp', video), at('/files/videos/both.webp', picture)])
        assert.equal(await status(bad), 404, bad)
    })

    it('have another address once they are converted, which a poll is told', async () => {
      const { theirs, partner } = await saved()
      const list = `GET /api/teacher/actions?classroom_id=${theirs}&status=all`
      const before = await server.call(list, { token: partner })
      const unchanged = { headers: { 'if-none-match': before.headers.etag ?? '' }, token: partner }
      assert.equal((await server.call(list, unchanged)).status, 304)
      await server.app.services.db.execute(sql`update videos set video_processed = 1, stage = 'ready',
        progress = 100, converted = split_part(name, '.', 1) || '-converted.mp4', poster = 'p.jpg'
        where id = (select max(id) from videos)`)
      assert.equal((await server.call(list, unchanged)).status, 200)
      const seen = named(await stage.list(theirs, 'all', partner), 'Our river')
      assert.match(String(seen?.video_url), /^\/files\/videos\/[\w-]{43}-converted\.mp4\?/)
    })

    it('go after seven days when they were saved for nothing, with all that was made of them', async () => {
      const { db, storage } = server.app.services
      const { url } = await saved()
      const ids = [
        await uploaded(server.app.services, teacher.id),
        await uploaded(server.app.services, teacher.id),
      ]
      const [old = '', young = ''] = ids.map(address => address.split('/').at(-1) ?? '')
      await storage.put(`${old}-converted.mp4`, Buffer.from('film'))
      await storage.put(`${old}-poster.jpg`, Buffer.from('picture'))
      await db.execute(sql`update videos set created_at = now() - interval '8 days'`)
      await db.execute(
        sql`update videos set created_at = now() - interval '6 days' where upload_id = ${young}`,
      )
      await db.execute(sql`update videos set video_processed = 1, stage = 'ready',
        converted = ${`${old}-converted.mp4`}, poster = ${`${old}-poster.jpg`} where upload_id = ${old}`)
      await sweep(server)
      for (const name of [`${old}.webm`, `${old}-converted.mp4`, `${old}-poster.jpg`])
        assert.equal(await storage.size(name), null, name)
      assert.equal(await storage.size(`${young}.webm`), 6)
      assert.equal(await status(url), 200)
    })
  })
}

import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { runCommand } from '../../server/admin/commands.ts'
import type { SitePost } from '../../src/contract/entities/student-site.ts'
import type { Submission } from '../../src/contract/entities/submission.ts'
import { EXCHANGE_EXPIRED } from '../../src/contract/error-codes/classrooms.ts'
import { POST_VIDEO_UNKNOWN } from '../../src/contract/error-codes/student-site.ts'
import { STUDENT_UPLOADS_PER_HOUR } from '../../src/contract/limits/student-site.ts'
import { UNFINISHED_UPLOADS_MAX } from '../../src/contract/limits/videos.ts'
import { databaseKinds } from '../support/databases.ts'
import { type SitePair, sitePair } from '../support/site-pair.ts'
import { aStudent } from '../support/student-site.ts'
import { sweep } from '../support/sweep.ts'
import { mp4, tusCalls } from '../support/uploads.ts'

const PATH = '/api/student/uploads'

for (const kind of databaseKinds) {
  describe(`videos of students on ${kind}`, () => {
    let pair: SitePair
    let origin = ''
    before(async () => {
      pair = await sitePair(kind)
      // nobody converts here: what comes stays as it came
      await pair.server.app.services.jobs.stop()
      origin = await pair.server.app.listen({ port: 0, host: '127.0.0.1' })
    })
    after(() => pair.server.close())

    type Site = SitePair['ada']
    const film = mp4(2_000)
    const calls = (site: Site) => tusCalls(origin, site.token, PATH)
    async function uploaded(site: Site): Promise<string> {
      const begun = await calls(site).begin({ size: film.length })
      assert.equal(begun.status, 201)
      const location = begun.headers.get('location') ?? ''
      assert.equal((await calls(site).send(location, 0, film)).status, 204)
      return location
    }
    const post = (site: Site, url: string, task = pair.task) =>
      site.call<SitePost>(`POST /api/student/tasks/${task}/posts`, { url })

    it('come by an upload, are posted once, and play for their student alone until they are converted', async () => {
      const url = await uploaded(pair.ben)
      const posted = await post(pair.ben, url)
      assert.equal(posted.status, 200, posted.text)
      assert.equal(posted.body.data.video?.state, 'ready')
      assert.match(posted.body.data.video?.url ?? '', /^\/files\/videos\//)
      const other = await pair.giveTask({ name: 'Our houses' })
      assert.equal((await post(pair.ben, url, other)).body.error_code, POST_VIDEO_UNKNOWN)
      await pair.decide(posted.body.data.id, 'approved')
      const video = async () => (await pair.ada.task(pair.task)).body.data.partner_posts[0]?.video
      assert.deepEqual(await video(), { state: 'processing', url: null, poster: null })
      await pair.run(sql`update videos set video_processed = 1, stage = 'ready', converted = 'made.mp4', poster = 'made.webp'
        where student_id = ${pair.ben.id}`)
      const ready = await video()
      assert.equal(ready?.state, 'ready')
      assert.match(ready?.url ?? '', /made\.mp4/)
    })

    it('are nobody else’s: not to be posted, gone on with, or given up', async () => {
      const url = await uploaded(pair.ada)
      assert.equal((await post(pair.cleo, url, pair.thirdTask)).body.error_code, POST_VIDEO_UNKNOWN)
      for (const token of [pair.cleo.token, pair.ben.token]) {
        const { ask, end } = tusCalls(origin, token, PATH)
        assert.equal((await ask(url)).status, 404)
        assert.equal((await end(url)).status, 404)
      }
      const asTeacher = tusCalls(origin, pair.token)
      const id = url.split('/').at(-1)
      assert.equal((await asTeacher.ask(`/api/teacher/uploads/${id}`)).status, 404)
      const saved = await pair.server.call(
        `GET /api/teacher/files/sizeVideo?url=/api/teacher/uploads/${id}`,
        {
          token: pair.token,
        },
      )
      assert.equal(saved.status, 404)
      assert.equal((await calls(pair.ada).end(url)).status, 204)
      assert.equal((await post(pair.ada, url)).body.error_code, POST_VIDEO_UNKNOWN)
    })

    it('are not named by the audit of who sees the site as their student', async () => {
      const view = await pair.viewOf(pair.ada.id)
      const begun = await tusCalls(origin, view.token, PATH).begin({ size: 10 })
      const location = begun.headers.get('location') ?? ''
      assert.equal((await tusCalls(origin, view.token, PATH).end(location)).status, 204)
      const paths = await pair.run<{ path: string }>(sql`select path from audit_log where method = 'DELETE'`)
      assert.deepEqual(paths, [{ path: `${PATH}/[redacted]` }])
    })

    it('are not begun with a teacher’s token, without one, or in an expired exchange', async () => {
      for (const token of [pair.token, 'none'])
        assert.equal((await tusCalls(origin, token, PATH).begin({ size: 10 })).status, 401)
      await pair.expire(pair.mine)
      const begun = await calls(pair.ada).begin({ size: 10 })
      const { error_code } = (await begun.json()) as { error_code: number }
      assert.deepEqual([begun.status, error_code], [422, EXCHANGE_EXPIRED])
      await pair.run(sql`update classrooms set expire_at = null where id = ${pair.mine}`)
    })

    it('are given up and not gone on with once the exchange has expired', async () => {
      const begun = await calls(pair.ada).begin({ size: film.length })
      const location = begun.headers.get('location') ?? ''
      await pair.expire(pair.mine)
      assert.equal((await calls(pair.ada).send(location, 0, film)).status, 422)
      assert.equal((await calls(pair.ada).end(location)).status, 204)
      await pair.run(sql`update classrooms set expire_at = null where id = ${pair.mine}`)
      assert.equal((await calls(pair.ada).ask(location)).status, 404)
    })

    it(`are at most ${UNFINISHED_UPLOADS_MAX} at once, also when all begin at the same moment`, async () => {
      const gil = await aStudent(pair.server, pair.token, pair.mine, 'Gil')
      const answers = await Promise.all(
        Array.from({ length: UNFINISHED_UPLOADS_MAX + 5 }, () => calls(gil).begin({ size: 1_000 })),
      )
      assert.equal(answers.filter(({ status }) => status === 201).length, UNFINISHED_UPLOADS_MAX)
    })

    it('are named by their classroom where they could not be converted', async () => {
      const url = await uploaded(pair.cleo)
      await pair.run(sql`update videos set stage = 'failed', video_processed = 2, failure = 'unreadable'
        where upload_id = ${url.split('/').at(-1)}`)
      const told = await runCommand(pair.server.app.services, ['video', 'failed'])
      assert.match(told, new RegExp(`  a student of classroom ${pair.third}  video/mp4$`, 'm'))
    })

    it('have no address once their file is known to be gone', async () => {
      const posted = await post(pair.cleo, await uploaded(pair.cleo), pair.thirdTask)
      assert.equal(posted.status, 200, posted.text)
      const told = async () => {
        const path = `/api/teacher/classrooms/${pair.third}/submissions`
        const { body } = await pair.server.call<Submission[]>(`GET ${path}`, { token: pair.token })
        const found = body.data.find(({ id }) => id === posted.body.data.id)
        return [typeof found?.url, found?.video_processed]
      }
      assert.deepEqual(await told(), ['string', 0])
      await pair.run(sql`update videos set stage = 'failed', video_processed = 2, failure = 'missing'
        where id = (select video_id from submissions where id = ${posted.body.data.id})`)
      assert.deepEqual(await told(), ['object', 2])
    })

    it('stay as long as their post does, and go when nobody has posted them', async () => {
      const dora = await aStudent(pair.server, pair.token, pair.mine, 'Dora')
      const kept = await post(dora, await uploaded(dora))
      assert.equal(kept.status, 200, kept.text)
      await uploaded(dora)
      await pair.run(
        sql`update videos set created_at = now() - interval '8 days' where student_id = ${dora.id}`,
      )
      const left = async () =>
        (
          await pair.run<{
            left: number
          }>(sql`select count(*)::int as left from videos where label = 'our-river.mp4'
          and (student_id = ${dora.id} or (student_id is null and teacher_id is null))`)
        )[0]?.left
      await sweep(pair.server)
      assert.equal(await left(), 1)
      // removed for good, with what was posted
      await pair.run(sql`update students set removed_at = now() - interval '15 days' where id = ${dora.id}`)
      await sweep(pair.server)
      await sweep(pair.server)
      assert.equal(await left(), 0)
    })

    it('are limited in number', async () => {
      const eva = await aStudent(pair.server, pair.token, pair.mine, 'Eva')
      for (let begun = 0; begun < STUDENT_UPLOADS_PER_HOUR; begun++) {
        const answer = await calls(eva).begin({ size: 10 })
        assert.equal(answer.status, 201)
        assert.equal((await calls(eva).end(answer.headers.get('location') ?? '')).status, 204)
      }
      assert.equal((await calls(eva).begin({ size: 10 })).status, 429)
    })
  })
}

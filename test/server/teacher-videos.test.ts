import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import type { Database } from '../../server/db/database.ts'
import { CLASSROOM_FORBIDDEN, EXCHANGE_EXPIRED } from '../../src/contract/error-codes/classrooms.ts'
import { TASK_CLOSED, VIDEO_SENT, VIDEO_UNKNOWN } from '../../src/contract/error-codes/teacher-videos.ts'
import { createActions, named } from '../support/actions.ts'
import { databaseKinds } from '../support/databases.ts'
import { type Answer, startApp, type TestApp } from '../support/server.ts'
import { uploaded } from '../support/uploads.ts'

interface Saved {
  id: number
  video_url: string
}

for (const kind of databaseKinds) {
  describe(`saved videos of teachers on ${kind}`, () => {
    let server: TestApp
    let db: Database
    let teacher = { id: 0, token: '' }
    let partnerId = 0
    let stage: ReturnType<typeof createActions>
    before(async () => {
      server = await startApp({ kind })
      db = server.app.services.db
      teacher = await server.signIn('no-agreement@demo.test')
      partnerId = (await server.signIn('unvalidated@demo.test')).id
      stage = createActions(server, teacher)
    })
    after(() => server.close())

    const give = (teacherId = teacher.id, content?: string) =>
      uploaded(server.app.services, teacherId, content)

    /** Two classrooms with the task 'Our river', and what to call for it. */
    async function exchange() {
      const { mine, theirs, partner } = await stage.partners()
      const item = named(await stage.list(mine), 'Our river') ?? assert.fail()
      const task = item.class_task?.id ?? 0
      const post = (
        path: string,
        body: object,
        token = teacher.token,
        key?: string,
      ): Promise<Answer<Saved>> =>
        server.call(`POST /api/teacher/${path}`, {
          token,
          body,
          ...(key ? { headers: { 'idempotency-key': key } } : {}),
        })
      return {
        ...{ mine, theirs, partner, item, task, post },
        save: (url: string, key?: string) =>
          post(`classrooms/${mine}/tasks/${task}/videos`, { url }, teacher.token, key),
        respond: (to: number, url: string, token = partner, classroom = theirs) =>
          post(`classrooms/${classroom}/tasks/${task}/responses/${to}`, { url }, token),
        saveForItem: (video_url: string, token = teacher.token) =>
          post(`actions-videos/${item.id}`, { video_url }, token),
        own: async () => named(await stage.list(mine), 'Our river'),
        seen: async () => named(await stage.list(theirs, 'all', partner), 'Our river'),
      }
    }
    function refused({ status, body }: Answer, expected: number, code?: number) {
      assert.deepEqual([status, body.error_code], [expected, code], body.message)
    }

    it('do the task, and the partner sees them at theirs once they are converted', async () => {
      const { save, own, seen } = await exchange()
      const { status, body } = await save(await give())
      assert.equal(status, 200, body.message)
      const item = await own()
      assert.deepEqual([item?.completed, item?.teacher_action], [true, body.data])
      // an original may tell where it was recorded
      assert.deepEqual([(await seen())?.completed, (await seen())?.video_url], [false, null])
      await db.execute(sql`update videos set video_processed = 1, stage = 'ready', progress = 100,
        converted = split_part(name, '.', 1) || '-converted.mp4', poster = 'p.jpg'
        where id = (select video_id from action_videos where id = ${body.data.id})`)
      assert.match(String((await seen())?.video_url), /-converted\.mp4\?/)
      assert.equal((await seen())?.video_url, (await own())?.teacher_action?.video_url)
    })

    it('decide whether their task is done, whatever was ticked before they came', async () => {
      const { save, own, item } = await exchange()
      for (const ticked of [true, false]) assert.equal((await stage.say(item.id, ticked)).status, 200)
      assert.equal((await own())?.completed, false)
      assert.equal((await save(await give())).status, 200)
      assert.equal((await own())?.completed, true)
      // the teacher may still say something else of it
      assert.equal((await stage.say(item.id, false)).status, 200)
      assert.equal((await own())?.completed, false)
    })

    it('are one for each task, also when several are sent at the same moment', async () => {
      const { save, saveForItem } = await exchange()
      const urls = [await give(), await give(), await give()]
      const answers = await Promise.all(urls.map(url => save(url)))
      assert.equal(answers.filter(({ status }) => status === 200).length, 1)
      const late = await saveForItem(await give())
      refused(late, 422, VIDEO_SENT)
      assert.equal(late.body.message, 'You already sent a video for this task.')
    })

    it('are saved once when the call is sent again with its key', async () => {
      const { save } = await exchange()
      const [url, other, key] = [await give(), await give(), 'a-key-of-the-video-save']
      const first = await save(url, key)
      assert.deepEqual((await save(url, key)).body, first.body)
      assert.equal((await save(other, key)).status, 422)
    })

    it('answer the partner’s, by the id of that, once', async () => {
      const { save, respond, seen, own, mine } = await exchange()
      const { id } = (await save(await give())).body.data
      const { status, body } = await respond(id, await give(partnerId))
      assert.equal(status, 200, body.message)
      assert.deepEqual((await seen())?.teacher_action_response, body.data)
      assert.equal((await seen())?.completed, false)
      assert.equal((await own())?.video_url, null)
      const again = await respond(id, await give(partnerId))
      refused(again, 422, VIDEO_SENT)
      assert.equal(again.body.message, 'You already sent a response for this task.')
      // neither one's own nor a response is answered
      for (const to of [id, body.data.id])
        refused(await respond(to, await give(), teacher.token, mine), 403, CLASSROOM_FORBIDDEN)
    })

    it('belong to a task of one’s own classroom that asks for them', async () => {
      const one = await exchange()
      const other = await exchange()
      const { id } = (await other.save(await give())).body.data
      refused(await one.respond(id, await give(partnerId)), 403, CLASSROOM_FORBIDDEN)
      const path = `classrooms/${one.mine}/tasks/${other.task}/videos`
      refused(await one.post(path, { url: await give() }), 403, CLASSROOM_FORBIDDEN)
      refused(await one.saveForItem(await give(partnerId), one.partner), 403, CLASSROOM_FORBIDDEN)
      const hello = named(await stage.list(one.mine), 'Hello')
      const said = await one.post(`actions-videos/${hello?.id}`, { video_url: await give() })
      assert.equal(said.status, 200)
      const answer = `classrooms/${one.theirs}/tasks/${hello?.class_task?.id}/responses/${said.body.data.id}`
      refused(await one.post(answer, { url: await give(partnerId) }, one.partner), 422, TASK_CLOSED)
      const greeting = named(await stage.list(one.mine), 'Choose a course')
      refused(
        await one.post(`actions-videos/${greeting?.id}`, { video_url: await give() }),
        403,
        CLASSROOM_FORBIDDEN,
      )
    })

    it('are no others than those that the teacher has uploaded, each for one thing', async () => {
      const { save, item, post } = await exchange()
      const url = await give()
      for (const unknown of [await give(partnerId), url.replace(/[^/]+$/, 'x'.repeat(43))])
        refused(await save(unknown), 422, VIDEO_UNKNOWN)
      for (const bad of ['', 'https://evil.example/film.mp4', `${url}/..`, '/api/teacher/uploads/x'])
        refused(await save(bad), 422)
      assert.equal((await save(url)).status, 200)
      const hello = named(await stage.list(item.classroom_id), 'Hello')
      refused(await post(`actions-videos/${hello?.id}`, { video_url: url }), 422, VIDEO_UNKNOWN)
    })

    for (const [what, code, change] of [
      [
        'once the exchange has expired',
        EXCHANGE_EXPIRED,
        (id: number, isSo: boolean) =>
          sql`update classrooms set expire_at = now() + make_interval(days => ${isSo ? -1 : 30}) where id = ${id}`,
      ],
      [
        'while the task is hidden',
        TASK_CLOSED,
        (id: number, isSo: boolean) =>
          sql`update tasks set is_hidden = ${isSo}
              where class_pairing_id = (select class_pairing_id from classrooms where id = ${id})`,
      ],
    ] as const) {
      it(`are refused ${what}, and wait for another time`, async () => {
        const { save, saveForItem, respond, mine, theirs } = await exchange()
        const { id } = (await save(await give())).body.data
        const both = async (isSo: boolean) => {
          for (const classroom of [mine, theirs]) await db.execute(change(classroom, isSo))
        }
        await both(true)
        const [url, answer] = [await give(), await give(partnerId)]
        refused(await save(url), 422, code)
        refused(await saveForItem(url), 422, code)
        refused(await respond(id, answer), 422, code)
        await both(false)
        assert.equal((await respond(id, answer)).status, 200)
        // what was refused has used up nothing
        assert.equal((await (await exchange()).save(url)).status, 200)
      })
    }
  })
}

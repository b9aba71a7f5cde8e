import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { videosArea } from '../../server/areas/videos/area.ts'
import { type Database, rows } from '../../server/db/database.ts'
import type { ActionItemDetail, TeacherSubmission } from '../../src/contract/entities/teacher-submission.ts'
import type { VideoMetadata } from '../../src/contract/entities/video.ts'
import { CLASSROOM_FORBIDDEN, EXCHANGE_EXPIRED } from '../../src/contract/error-codes/classrooms.ts'
import { TASK_CLOSED, VIDEO_ANSWERED, VIDEO_UNKNOWN } from '../../src/contract/error-codes/teacher-videos.ts'
import { createActions, named } from '../support/actions.ts'
import { databaseKinds } from '../support/databases.ts'
import { type Answer, startApp, type TestApp } from '../support/server.ts'
import { uploaded } from '../support/uploads.ts'

type Post = TeacherSubmission | null

for (const kind of databaseKinds) {
  describe(`posts and responses of teachers on ${kind}`, () => {
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

    const give = (teacherId = teacher.id) => uploaded(server.app.services, teacherId)

    /** A task of two classrooms, as each of its teachers sees it. */
    async function exchange(name = 'Our river') {
      const { mine, theirs, partner } = await stage.partners()
      async function side(classroom: number, token: string, teacherId: number) {
        const item = named(await stage.list(classroom, 'all', token), name) ?? assert.fail()
        const task = item.class_task?.id ?? 0
        const at = `/api/teacher/classrooms/${classroom}`
        const call = <Data>(line: string, body?: object): Promise<Answer<Data>> =>
          server.call<Data>(line, { token, ...(body ? { body } : {}) })
        async function data<Data>(line: string): Promise<Data> {
          const answer = await call<Data>(line)
          assert.equal(answer.status, 200, answer.text)
          return answer.body.data
        }
        return {
          ...{ classroom, task, item, call },
          own: () => data<Post>(`GET ${at}/teacher-submissions/${task}`),
          partners: () => data<Post>(`GET ${at}/teacher-submissions-partner/${task}`),
          detail: () => data<ActionItemDetail>(`GET /api/teacher/actions/${item.id}`),
          async post() {
            const url = await give(teacherId)
            const saved = await call<{ id: number }>(`POST ${at}/tasks/${task}/videos`, { url })
            assert.equal(saved.status, 200, saved.text)
            return { id: saved.body.data.id, url }
          },
          async respond(to: number) {
            const url = await give(teacherId)
            const saved = await call<{ id: number }>(`POST ${at}/tasks/${task}/responses/${to}`, { url })
            assert.equal(saved.status, 200, saved.text)
            return { id: saved.body.data.id, url }
          },
          remove: (video?: 'post' | 'response') =>
            call(`DELETE ${at}/teacher-submissions/${task}${video ? `?video=${video}` : ''}`),
        }
      }
      return {
        one: await side(mine, teacher.token, teacher.id),
        other: await side(theirs, partner, partnerId),
      }
    }
    function refused({ status, body }: Answer, expected: number, code?: number) {
      assert.deepEqual([status, body.error_code], [expected, code], body.message)
    }
    /** Has a video been converted. */
    const convertedOf = (url: string) =>
      db.execute(sql`update videos set video_processed = 1, stage = 'ready', progress = 100, video_duration = 12.5,
        transcode_video_size = 1234, converted = split_part(name, '.', 1) || '-converted.mp4',
        poster = split_part(name, '.', 1) || '-poster.jpg' where ${url} like '%' || upload_id`)

    it('are there for both with who made them, each beside what the other has answered', async () => {
      const { one, other } = await exchange()
      assert.deepEqual([await one.own(), await other.partners()], [null, null])
      const { id } = await one.post()
      const own = await one.own()
      assert.match(own?.url ?? '', /^\/files\/videos\/[\w-]{43}\.webm\?expires=/)
      assert.deepEqual(
        { ...own, url: '', created_at: '', class_task: own?.class_task.id },
        {
          ...{ id, url: '', poster: null, video_processed: 0, video_duration: null, created_at: '' },
          ...{ status: 'approved', response_type: 'video', is_response: false },
          ...{ is_own: true, is_deletable: true, task_name: 'Our river', course_name: null },
          ...{
            class_task: one.task,
            teacher: { thumbnail: null, full_name: 'Joel Bergeron' },
            responses: [],
            captions_version: null,
            responding_to: null,
            create_prompt: '',
          },
        },
      )
      const seen = await other.partners()
      // an original may tell where it was recorded: the partner has it when it is converted
      assert.deepEqual([seen?.id, seen?.url, seen?.video_processed], [id, null, 0])
      assert.deepEqual([seen?.is_own, seen?.is_deletable], [false, false])
      assert.deepEqual([await other.own(), await one.partners()], [null, null])

      const answer = await other.respond(id)
      const [mine] = (await one.own())?.responses ?? []
      const [theirs] = (await other.partners())?.responses ?? []
      assert.deepEqual([mine?.id, mine?.is_response, mine?.is_own], [answer.id, true, false])
      assert.deepEqual([theirs?.id, theirs?.is_own, theirs?.is_deletable], [answer.id, true, true])
      assert.equal((await one.own())?.is_deletable, false)
      const post = await one.own()
      assert.deepEqual(mine?.responding_to, { full_name: post?.teacher.full_name })
      assert.notEqual(mine?.teacher.full_name, post?.teacher.full_name)
    })

    it('have their converted file and a picture once there are such, which a poll is told', async () => {
      const { one, other } = await exchange()
      const { url } = await one.post()
      const line = `GET /api/teacher/classrooms/${one.classroom}/teacher-submissions/${one.task}`
      const { etag = '' } = (await server.call(line, { token: teacher.token })).headers
      const poll = async () =>
        (await server.call(line, { token: teacher.token, headers: { 'if-none-match': etag } })).status
      assert.equal(await poll(), 304)
      await convertedOf(url)
      assert.equal(await poll(), 200)
      const own = await one.own()
      assert.deepEqual([own?.video_processed, own?.video_duration], [1, 12.5])
      assert.match(own?.url ?? '', /-converted\.mp4\?expires=/)
      assert.equal((await other.partners())?.url, own?.url)
      assert.match(own?.poster ?? '', /^\/files\/videos\/[\w-]{43}-poster\.jpg\?expires=/)
    })

    it('tell a poll when the conversion has failed', async () => {
      const { one, other } = await exchange()
      const { url } = await one.post()
      const line = `GET /api/teacher/actions/${one.item.id}`
      const { etag = '' } = (await server.call(line, { token: teacher.token })).headers
      await db.execute(sql`update videos set video_processed = 2, stage = 'failed', failure = 'unreadable'
        where ${url} like '%' || upload_id`)
      const told = await server.call<ActionItemDetail>(line, {
        token: teacher.token,
        headers: { 'if-none-match': etag },
      })
      const { submission } = told.body.data
      assert.deepEqual([told.status, submission?.video_processed], [200, 2])
      // its own teacher has what they gave, which nobody else is given
      assert.match(submission?.url ?? '', /^\/files\/videos\/[\w-]{43}\.webm\?expires=/)
      const seen = await other.partners()
      assert.deepEqual([seen?.video_processed, seen?.url], [2, null])
    })

    it('are all in the detail of their action item, with what is complete', async () => {
      const { one, other } = await exchange()
      const flags = async (side: typeof one) => {
        const { create_completed, partner_create_completed, response_completed } = await side.detail()
        return [create_completed, partner_create_completed, response_completed]
      }
      assert.deepEqual(await flags(one), [false, false, false])
      const { id } = await one.post()
      assert.deepEqual(await flags(one), [true, false, false])
      await other.respond(id)
      const detail = await one.detail()
      assert.equal(detail.class_task?.task_name, 'Our river')
      assert.notEqual(detail.action.details_create, '')
      assert.notEqual(detail.action.details_response, '')
      assert.deepEqual(detail.submission, await one.own())
      assert.equal(detail.partner_submission, null)
      assert.deepEqual((await other.detail()).partner_submission, await other.partners())
      assert.deepEqual(await flags(one), [true, true, false])
      assert.deepEqual(await flags(other), [false, false, true])
    })

    it('ask for no response at an introduction, and are none where an item is of no task', async () => {
      const { one, other } = await exchange('Hello')
      await one.post()
      const { response_completed, create_completed } = await one.detail()
      assert.deepEqual([create_completed, response_completed], [true, null])
      assert.equal((await other.detail()).partner_create_completed, true)
      const course = named(await stage.list(one.classroom), 'Choose a course')
      const { body } = await one.call<ActionItemDetail>(`GET /api/teacher/actions/${course?.id}`)
      const { submission, partner_submission, create_completed: done } = body.data
      assert.deepEqual([submission, partner_submission, done], [null, null, false])
    })

    it('are deleted with their files by who made them, and the task is to do again', async () => {
      const { one, other } = await exchange()
      const { id, url } = await one.post()
      const code = url.split('/').at(-1)
      await convertedOf(url)
      const { storage } = server.app.services
      for (const made of ['converted.mp4', 'poster.jpg'])
        await storage.put(`${code}-${made}`, Buffer.from('made'))
      await other.call(`PUT /api/teacher/actions-videos/${other.item.id}/played`)
      assert.equal((await one.remove()).status, 200)
      for (const file of [`${code}.webm`, `${code}-converted.mp4`, `${code}-poster.jpg`])
        assert.equal(await storage.size(file), null, file)
      assert.deepEqual([await one.own(), await other.partners()], [null, null])
      const [left] = await rows<{ count: number }>(
        db,
        sql`select count(*)::int as count from videos where upload_id = ${code ?? ''}`,
      )
      assert.equal(left?.count, 0)
      assert.equal((await one.detail()).completed, false)
      // the next one is another, which the partner has not played
      await one.post()
      assert.equal((await other.detail()).video_played, false)
      const late = await other.call(
        `POST ${'/api/teacher'}/classrooms/${other.classroom}/tasks/${other.task}/responses/${id}`,
        { url: await give(partnerId) },
      )
      refused(late, 422, TASK_CLOSED)
      assert.equal(late.body.message, 'Your partner has taken away the video that you answer.')
      // which is said where there is nothing else by now, too
      await one.remove()
      const later = await other.call(
        `POST ${'/api/teacher'}/classrooms/${other.classroom}/tasks/${other.task}/responses/${id}`,
        { url: await give(partnerId) },
      )
      refused(later, 422, TASK_CLOSED)
    })

    it('stay while there is a response to them, which its own teacher may delete', async () => {
      const { one, other } = await exchange()
      const { id } = await one.post()
      await other.respond(id)
      const { body } = await one.remove()
      assert.deepEqual(
        [body.error_code, body.message],
        [VIDEO_ANSWERED, 'Your partner has responded to this video, so it cannot be deleted any more.'],
      )
      refused(await other.remove(), 404)
      refused(await one.remove('response'), 404)
      assert.equal((await other.remove('response')).status, 200)
      assert.deepEqual((await other.partners())?.responses, [])
      assert.equal((await one.remove('post')).status, 200)
      refused(await one.remove(), 404)
    })

    it('stay once the exchange has expired, where they can be seen', async () => {
      const { one } = await exchange()
      const { id } = await one.post()
      await db.execute(
        sql`update classrooms set expire_at = now() - interval '1 day' where id = ${one.classroom}`,
      )
      refused(await one.remove(), 422, EXCHANGE_EXPIRED)
      assert.equal((await one.own())?.id, id)
    })

    it('are of no use any more once they are deleted, also while their files cannot be', async t => {
      const { one } = await exchange()
      const { url } = await one.post()
      const { storage, log } = server.app.services
      const code = url.split('/').at(-1) ?? ''
      const remove = t.mock.method(storage, 'remove', () => Promise.reject(new Error('no answer')))
      const warned = t.mock.method(log, 'warn', () => undefined)
      assert.equal((await one.remove()).status, 200)
      assert.equal(warned.mock.callCount(), 1)
      remove.mock.restore()
      refused(
        await one.call(`POST /api/teacher/actions-videos/${one.item.id}`, { video_url: url }),
        422,
        VIDEO_UNKNOWN,
      )
      refused(await one.call(`GET /api/teacher/files/sizeVideo?url=${url}`), 404)
      assert.equal(await storage.size(`${code}.webm`), 6)
      for (const rule of videosArea.sweep) await rule(db, server.app.services)
      assert.equal(await storage.size(`${code}.webm`), null)
    })

    it('that are deleted leave their task to do, also where it was ticked', async () => {
      const { one } = await exchange()
      await one.post()
      assert.equal((await stage.say(one.item.id, true)).status, 200)
      assert.equal((await one.detail()).completed, true)
      assert.equal((await one.remove()).status, 200)
      assert.equal((await one.detail()).completed, false)
    })

    it('answer what the server has measured, whatever a browser says that it has', async () => {
      const { one, other } = await exchange()
      const { id, url } = await one.post()
      await convertedOf(url)
      const sent = { video_size: 1, transcode_video_size: 2, video_duration: 3 }
      const answer = await one.call<VideoMetadata>(`PUT /api/teacher/submissions-video-update/${id}`, sent)
      const { video_size, transcode_video_size, video_duration } = answer.body.data
      assert.deepEqual([video_size, transcode_video_size, video_duration], [6, 1_234, 12.5])
      refused(
        await other.call(`PUT /api/teacher/submissions-video-update/${id}`, sent),
        403,
        CLASSROOM_FORBIDDEN,
      )
      for (const bad of [{ ...sent, video_size: -1 }, { ...sent, video_duration: 'long' }, {}])
        refused(await one.call(`PUT /api/teacher/submissions-video-update/${id}`, bad), 422)
    })
  })
}

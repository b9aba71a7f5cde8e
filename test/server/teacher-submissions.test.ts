import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import type { ActionItemDetail } from '../../src/contract/entities/teacher-submission.ts'
import type { VideoMetadata } from '../../src/contract/entities/video.ts'
import { CLASSROOM_FORBIDDEN } from '../../src/contract/error-codes/classrooms.ts'
import { named } from '../support/actions.ts'
import { databaseKinds } from '../support/databases.ts'
import { refused, type SubmissionStage, submissionStage } from '../support/submission-stage.ts'

for (const kind of databaseKinds) {
  describe(`posts and responses of teachers on ${kind}`, () => {
    let stage: SubmissionStage
    let exchange: SubmissionStage['exchange']
    before(async () => {
      stage = await submissionStage(kind)
      exchange = stage.exchange
    })
    after(() => stage.server.close())

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
      const { etag = '' } = (await stage.server.call(line, { token: stage.teacher.token })).headers
      const poll = async () =>
        (await stage.server.call(line, { token: stage.teacher.token, headers: { 'if-none-match': etag } }))
          .status
      assert.equal(await poll(), 304)
      await stage.convertedOf(url)
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
      const { etag = '' } = (await stage.server.call(line, { token: stage.teacher.token })).headers
      await stage.db.execute(sql`update videos set video_processed = 2, stage = 'failed', failure = 'unreadable'
        where ${url} like '%' || upload_id`)
      const told = await stage.server.call<ActionItemDetail>(line, {
        token: stage.teacher.token,
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
      const course = named(await stage.stage.list(one.classroom), 'Choose a course')
      const { body } = await one.call<ActionItemDetail>(`GET /api/teacher/actions/${course?.id}`)
      const { submission, partner_submission, create_completed: done } = body.data
      assert.deepEqual([submission, partner_submission, done], [null, null, false])
    })

    it('answer what the server has measured, whatever a browser says that it has', async () => {
      const { one, other } = await exchange()
      const { id, url } = await one.post()
      await stage.convertedOf(url)
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

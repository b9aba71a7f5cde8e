import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { videosArea } from '../../server/areas/videos/area.ts'
import { rows } from '../../server/db/database.ts'
import { EXCHANGE_EXPIRED } from '../../src/contract/error-codes/classrooms.ts'
import { TASK_CLOSED, VIDEO_ANSWERED, VIDEO_UNKNOWN } from '../../src/contract/error-codes/teacher-videos.ts'
import { databaseKinds } from '../support/databases.ts'
import { refused, type SubmissionStage, submissionStage } from '../support/submission-stage.ts'

for (const kind of databaseKinds) {
  describe(`posts and responses that are deleted on ${kind}`, () => {
    let stage: SubmissionStage
    let exchange: SubmissionStage['exchange']
    before(async () => {
      stage = await submissionStage(kind)
      exchange = stage.exchange
    })
    after(() => stage.server.close())

    it('are deleted with their files by who made them, and the task is to do again', async () => {
      const { one, other } = await exchange()
      const { id, url } = await one.post()
      const code = url.split('/').at(-1)
      await stage.convertedOf(url)
      const { storage } = stage.server.app.services
      for (const made of ['converted.mp4', 'poster.jpg'])
        await storage.put(`${code}-${made}`, Buffer.from('made'))
      await other.call(`PUT /api/teacher/actions-videos/${other.item.id}/played`)
      assert.equal((await one.remove()).status, 200)
      for (const file of [`${code}.webm`, `${code}-converted.mp4`, `${code}-poster.jpg`])
        assert.equal(await storage.size(file), null, file)
      assert.deepEqual([await one.own(), await other.partners()], [null, null])
      const [left] = await rows<{ count: number }>(
        stage.db,
        sql`select count(*)::int as count from videos where upload_id = ${code ?? ''}`,
      )
      assert.equal(left?.count, 0)
      assert.equal((await one.detail()).completed, false)
      // the next one is another, which the partner has not played
      await one.post()
      assert.equal((await other.detail()).video_played, false)
      const late = await other.call(
        `POST ${'/api/teacher'}/classrooms/${other.classroom}/tasks/${other.task}/responses/${id}`,
        { url: await stage.give(stage.partnerId) },
      )
      refused(late, 422, TASK_CLOSED)
      assert.equal(late.body.message, 'Your partner has taken away the video that you answer.')
      // which is said where there is nothing else by now, too
      await one.remove()
      const later = await other.call(
        `POST ${'/api/teacher'}/classrooms/${other.classroom}/tasks/${other.task}/responses/${id}`,
        { url: await stage.give(stage.partnerId) },
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
      await stage.db.execute(
        sql`update classrooms set expire_at = now() - interval '1 day' where id = ${one.classroom}`,
      )
      refused(await one.remove(), 422, EXCHANGE_EXPIRED)
      assert.equal((await one.own())?.id, id)
    })

    it('are of no use any more once they are deleted, also while their files cannot be', async t => {
      const { one } = await exchange()
      const { url } = await one.post()
      const { storage, log } = stage.server.app.services
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
      for (const rule of videosArea.sweep) await rule(stage.db, stage.server.app.services)
      assert.equal(await storage.size(`${code}.webm`), null)
    })

    it('that are deleted leave their task to do, also where it was ticked', async () => {
      const { one } = await exchange()
      await one.post()
      assert.equal((await stage.stage.say(one.item.id, true)).status, 200)
      assert.equal((await one.detail()).completed, true)
      assert.equal((await one.remove()).status, 200)
      assert.equal((await one.detail()).completed, false)
    })
  })
}

import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import type { Submission } from '../../src/contract/entities/submission.ts'
import { EXCHANGE_EXPIRED } from '../../src/contract/error-codes/classrooms.ts'
import { SUBMISSION_CHANGED, SUBMISSION_GONE } from '../../src/contract/error-codes/submissions.ts'
import { VIEWING_SIGNS_PER_HOUR } from '../../src/contract/limits/submissions.ts'
import { databaseKinds } from '../support/databases.ts'
import { type ReviewStage, reviewStage } from '../support/review-stage.ts'

for (const kind of databaseKinds) {
  describe(`who looks at a submission on ${kind}`, () => {
    let stage: ReviewStage
    before(async () => {
      stage = await reviewStage(kind)
    })
    after(() => stage.server.close())

    const view = (method: string, id: number, sid: number, who = stage.assistant) =>
      stage.as(who)(method, id, `submissions/${sid}/viewing`)
    const viewers = async (id: number, sid: number, who = stage.teacher) =>
      (await stage.one(id, sid, who)).viewers.map(({ full_name }) => full_name)

    it('is told to the others until they leave, and to nobody as themselves', async () => {
      const { mine, posted } = await stage.exchange()
      const sid = await posted()
      assert.equal((await view('PUT', mine, sid)).status, 200)
      assert.deepEqual(await viewers(mine, sid), [stage.assistant.full_name])
      assert.deepEqual(await viewers(mine, sid, stage.assistant), [])
      assert.deepEqual(
        (await stage.list(mine))[0]?.viewers.map(({ id }) => id),
        [stage.assistant.id],
      )
      for (const _ of ['once', 'again']) assert.equal((await view('DELETE', mine, sid)).status, 200)
      assert.deepEqual(await viewers(mine, sid), [])
    })

    it('counts as gone after 30 seconds without a sign, and as there again with one', async () => {
      const { mine, posted } = await stage.exchange()
      const [sid, other] = [await posted(), await posted()]
      await view('PUT', mine, sid)
      const left = (await stage.run(sql`select extract(epoch from seen_until - now())::int as seconds
        from submission_viewers where submission_id = ${sid}`)) as { rows: { seconds: number }[] }
      const seconds = Number(left.rows[0]?.seconds)
      assert.ok(seconds > 20 && seconds <= 30, `${seconds} s`)
      await stage.run(sql`update submission_viewers set seen_until = now() where submission_id = ${sid}`)
      assert.deepEqual(await viewers(mine, sid), [])
      await view('PUT', mine, other)
      await view('PUT', mine, sid)
      assert.deepEqual(await viewers(mine, sid), [stage.assistant.full_name])
    })

    it('says so a certain number of times an hour', async () => {
      const { mine, posted } = await stage.exchange()
      const sid = await posted()
      await stage.run(sql`delete from attempts`)
      await view('PUT', mine, sid)
      await stage.run(sql`update attempts set count = ${VIEWING_SIGNS_PER_HOUR - 1}`)
      assert.equal((await view('PUT', mine, sid)).status, 200)
      assert.equal((await view('PUT', mine, sid)).status, 429)
      assert.equal((await view('PUT', mine, sid, stage.teacher)).status, 200)
      assert.equal((await view('DELETE', mine, sid)).status, 200)
      await stage.run(sql`delete from attempts`)
    })

    it('looks at what is there, and may leave what is gone; the end of the exchange changes nothing', async () => {
      const { mine, posted, shared } = await stage.exchange()
      const [sid, deleted] = [await posted(), await posted('deleted')]
      await stage.expire(mine)
      assert.equal((await view('PUT', mine, sid)).status, 200)
      for (const other of [deleted, await shared()]) {
        const { status, body } = await view('PUT', mine, other)
        assert.deepEqual([status, body.error_code], [404, SUBMISSION_GONE])
        assert.equal((await view('DELETE', mine, other)).status, 200)
      }
      for (const method of ['PUT', 'DELETE'])
        for (const who of [stage.partner, stage.stranger])
          assert.equal((await view(method, mine, sid, who)).status, 403)
      assert.deepEqual(await viewers(mine, sid), [stage.assistant.full_name])
    })
  })

  describe(`a comment on a submission on ${kind}`, () => {
    let stage: ReviewStage
    before(async () => {
      stage = await reviewStage(kind)
    })
    after(() => stage.server.close())

    const write = (id: number, sid: number, comment: string, who = stage.teacher) =>
      stage.as(who)<{ teacher_comment: string | null; errors?: object }>('PUT', id, `submissions/${sid}`, {
        comment,
      })

    it('is saved, as it is written but for the blanks around it, and taken away by an empty one', async () => {
      const { mine, posted } = await stage.exchange()
      const sid = await posted()
      const hostile = '<img src=x onerror=alert(1)> 👩‍🏫'
      const saved = await write(mine, sid, `  ${hostile}\n`)
      assert.deepEqual(
        [saved.status, saved.body.message, saved.body.data],
        [200, 'Comment saved successfully!', { id: sid, teacher_comment: hostile }],
      )
      assert.equal((await stage.one(mine, sid)).teacher_comment, hostile)
      assert.equal((await stage.one(mine, sid)).version, 1)
      assert.equal((await write(mine, sid, ' ', stage.assistant)).status, 200)
      assert.equal((await stage.one(mine, sid)).teacher_comment, null)
    })

    it('takes the place of the one that was seen, and of none that somebody has written since', async () => {
      const { mine, posted } = await stage.exchange()
      const sid = await posted()
      const over = (comment: string, was: string | null, who = stage.teacher) =>
        stage.as(who)<{ submissions?: Submission[] }>('PUT', mine, `submissions/${sid}`, { comment, was })
      const words = 'Please say no street names'
      assert.equal((await over(words, null, stage.assistant)).status, 200)
      const { status, body } = await over('Nice', null)
      assert.deepEqual([status, body.error_code], [409, SUBMISSION_CHANGED])
      assert.equal(body.message, 'Somebody has written another comment meanwhile. Yours was not saved.')
      const [now] = body.data.submissions ?? []
      assert.deepEqual([now?.id, now?.teacher_comment], [sid, words])
      assert.equal((await stage.one(mine, sid)).teacher_comment, words)
      // the same once more, as where the answer was lost
      assert.equal((await over(words, null)).status, 200)
      for (const [comment, was] of [
        ['Nice', ` ${words}\n`],
        ['', 'Nice'],
        ['Fine', ''],
      ] as const)
        assert.equal((await over(comment, was)).status, 200, comment)
      assert.equal((await stage.one(mine, sid)).teacher_comment, 'Fine')
    })

    it('has 500 letters at most', async () => {
      const { mine, posted } = await stage.exchange()
      const sid = await posted()
      assert.equal((await write(mine, sid, 'x'.repeat(500))).status, 200)
      const { status, body } = await write(mine, sid, 'y'.repeat(501))
      assert.deepEqual(
        [status, body.data.errors],
        [422, { comment: ['Field must have maximum 500 letters.'] }],
      )
      assert.equal((await stage.one(mine, sid)).teacher_comment, 'x'.repeat(500))
    })

    it('is on a post of the classroom that is there, as long as the exchange goes', async () => {
      const { mine, ada, posted, shared } = await stage.exchange()
      const sid = await posted()
      for (const other of [await posted('deleted'), await shared(), 2_147_483_647]) {
        const { status, body } = await write(mine, other, 'Well done')
        assert.deepEqual([status, body.error_code], [404, SUBMISSION_GONE])
      }
      assert.equal((await write(mine, sid, 'Well done', stage.partner)).status, 403)
      const removed = (at: ReturnType<typeof sql>) =>
        stage.run(sql`update students set removed_at = ${at} where id = ${ada}`)
      await removed(sql`now()`)
      assert.equal((await write(mine, sid, 'Well done')).body.error_code, SUBMISSION_GONE)
      const looks = await stage.own('PUT', mine, `submissions/${sid}/viewing`)
      assert.equal(looks.body.error_code, SUBMISSION_GONE)
      await removed(sql`null`)
      await stage.expire(mine)
      assert.equal((await write(mine, sid, 'Well done')).body.error_code, EXCHANGE_EXPIRED)
      assert.equal((await stage.one(mine, sid)).teacher_comment, null)
    })
  })
}

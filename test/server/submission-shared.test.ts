import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { addSubmissions } from '../../server/areas/submissions/repository.ts'
import { SUBMISSION_GONE } from '../../src/contract/error-codes/submissions.ts'
import { databaseKinds } from '../support/databases.ts'
import { type ReviewStage, reviewStage } from '../support/review-stage.ts'

const idsOf = (posts: readonly { id: number }[]) => posts.map(({ id }) => id)

for (const kind of databaseKinds) {
  describe(`what the partner shares on ${kind}`, () => {
    let stage: ReviewStage
    before(async () => {
      stage = await reviewStage(kind)
    })
    after(() => stage.server.close())

    it('is approved, and of children what somebody has looked at: nothing else is told, in no call', async () => {
      const { mine, theirs, task, shared, posted } = await stage.exchange()
      await posted('approved')
      const approved = await shared()
      const hidden = [
        await shared('pending'),
        await shared('unapproved'),
        await shared('blocked'),
        await shared('deleted'),
      ]
      const unseen = await shared()
      await stage.run(sql`update submissions set is_unreviewed = true where id = ${unseen}`)
      await stage.run(
        sql`update submissions set teacher_comment = 'Not for you' where classroom_id = ${theirs}`,
      )
      for (const query of ['', '?filter_by=approved', `?filter_by=task:${task}`])
        assert.deepEqual(idsOf(await stage.partners(mine, query)), [approved], query)
      assert.deepEqual(await stage.partners(mine, '?filter_by=task:2147483647'), [])
      const [found] = await stage.partners(mine)
      assert.deepEqual([found?.teacher_comment, found?.student_username], [null, ''])
      for (const id of [...hidden, unseen]) {
        const { status, body } = await stage.own('GET', mine, `submissions-partner/${id}`)
        assert.deepEqual([status, body.error_code], [404, SUBMISSION_GONE])
      }
      for (const id of [approved, ...hidden])
        assert.equal((await stage.own('GET', mine, `submissions/${id}`)).status, 404)
      await stage.run(
        sql`update classrooms set age_range_id = (select max(id) from age_ranges) where id = ${theirs}`,
      )
      assert.deepEqual(idsOf(await stage.partners(mine)), [unseen, approved])
    })

    it('does not say who of the other school looks at it', async () => {
      const { mine, theirs, shared } = await stage.exchange()
      const sid = await shared()
      await stage.run(sql`insert into teacher_assistants (classroom_id, full_name, email)
        values (${theirs}, 'Tess', ${stage.assistant.email})`)
      for (const who of [stage.partner, stage.assistant])
        assert.equal((await stage.as(who)('PUT', theirs, `submissions/${sid}/viewing`)).status, 200)
      assert.equal((await stage.one(theirs, sid, stage.partner)).viewers.length, 1)
      assert.deepEqual((await stage.partners(mine))[0]?.viewers, [])
    })

    it('is named with what the own students have answered to it, as long as its student is there', async () => {
      const { mine, task, ada, ben, shared } = await stage.exchange()
      const id = await shared()
      await addSubmissions(stage.db, [
        { classroom_id: mine, student_id: ada, task_id: task, is_response: true, responding_to_id: id },
      ])
      const answered = async () => (await stage.list(mine))[0]?.responding_to
      assert.deepEqual(await answered(), { id, full_name: 'Ada B' })
      await stage.run(sql`update students set is_approved_name = false where id = ${ben}`)
      assert.deepEqual(await answered(), { id, full_name: '' })
      await stage.run(sql`update students set removed_at = now() where id = ${ben}`)
      assert.equal(await answered(), null)
    })

    it('has no name of a group that its teacher has not approved', async () => {
      const { mine, ben, shared } = await stage.exchange()
      await shared()
      const name = async () => (await stage.partners(mine))[0]?.student_first_name
      assert.equal(await name(), 'Ada')
      await stage.run(sql`update students set is_approved_name = false where id = ${ben}`)
      assert.equal(await name(), '')
    })
  })
}

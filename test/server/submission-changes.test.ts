import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { CLASSROOM_FORBIDDEN, EXCHANGE_EXPIRED } from '../../src/contract/error-codes/classrooms.ts'
import {
  CHANGE_GONE,
  SUBMISSION_CHANGED,
  SUBMISSION_GONE,
} from '../../src/contract/error-codes/submissions.ts'
import { databaseKinds } from '../support/databases.ts'
import { type ReviewStage, reviewStage } from '../support/review-stage.ts'

for (const kind of databaseKinds) {
  describe(`a change of submissions on ${kind}`, () => {
    let stage: ReviewStage
    before(async () => {
      stage = await reviewStage(kind)
    })
    after(() => stage.server.close())

    const refused = ({ status, body }: { status: number; body: { error_code?: number } }) => [
      status,
      body.error_code,
    ]

    it('is of posts and responses, and tells what they are now, in the order in which they were named', async () => {
      const { mine, posted } = await stage.exchange()
      const [one, two] = [await posted(), await posted('blocked', true)]
      const { status, body } = await stage.change(mine, 'approved', [{ id: two, version: 1 }, one])
      assert.deepEqual([status, body.message], [200, 'Success!'])
      assert.deepEqual(body.data.submissions, [
        { id: two, status: 'approved', version: 2 },
        { id: one, status: 'approved', version: 2 },
      ])
    })

    it('does not go over what somebody else has changed since it was seen: nothing is changed, and what it is now is told', async () => {
      const { mine, posted } = await stage.exchange()
      const [one, two] = [await posted(), await posted()]
      await stage.change(mine, 'blocked', [two], stage.assistant)
      const seen = [one, two].map(id => ({ id, version: 1 }))
      const { status, body } = await stage.change(mine, 'approved', seen)
      assert.deepEqual([status, body.error_code], [409, SUBMISSION_CHANGED])
      assert.deepEqual(
        body.data.submissions.map(post => [post.id, post.status, post.version, post.task_name]),
        [[two, 'blocked', 2, 'Task 1']],
      )
      assert.equal((await stage.stored(one)).status, 'pending')
      const chosen = await stage.change(mine, 'approved', [
        { id: one, version: 1 },
        { id: two, version: 2 },
      ])
      assert.equal(chosen.status, 200, chosen.text)
    })

    it('is no conflict where both have chosen the same, and changes nothing then', async () => {
      const { mine, posted } = await stage.exchange()
      const one = await posted()
      await stage.change(mine, 'approved', [one], stage.assistant)
      const { status, body } = await stage.change(mine, 'approved', [{ id: one, version: 1 }])
      assert.deepEqual(
        [status, body.data],
        [200, { change_id: null, submissions: [{ id: one, status: 'approved', version: 2 }] }],
      )
    })

    it('is of all or of none: not of one that is deleted, the partner’s, a stranger’s or of a student who has left', async () => {
      const { mine, ada, posted, shared } = await stage.exchange()
      const [kept, deleted] = [await posted(), await posted('deleted')]
      for (const other of [deleted, await shared(), 2_147_483_647])
        assert.deepEqual(refused(await stage.change(mine, 'approved', [kept, other])), [404, SUBMISSION_GONE])
      assert.equal((await stage.stored(kept)).status, 'pending')
      await stage.run(sql`update students set removed_at = now() where id = ${ada}`)
      assert.deepEqual(refused(await stage.change(mine, 'approved', [kept])), [404, SUBMISSION_GONE])
    })

    it('has an older post stand beside what the student has posted in its place, where the teacher wants that', async () => {
      const { mine, posted } = await stage.exchange()
      const [older, newer] = [await posted('unapproved'), await posted()]
      assert.equal((await stage.change(mine, 'approved', [older])).status, 200)
      assert.deepEqual(
        (await stage.list(mine)).map(({ id, status }) => [id, status]),
        [
          [newer, 'pending'],
          [older, 'approved'],
        ],
      )
    })

    it('names something, nothing twice, and not more than 500', async () => {
      const { mine, posted } = await stage.exchange()
      const one = await posted()
      const many = Array.from({ length: 501 }, (_, index) => index + 1)
      for (const videos of [[], [one, { id: one, version: 1 }], many, [{ id: one }]])
        assert.equal((await stage.change(mine, 'approved', videos)).status, 422)
      assert.equal((await stage.stored(one)).status, 'pending')
    })

    it('is for who reviews the classroom, as long as the exchange goes', async () => {
      const { mine, posted } = await stage.exchange()
      const one = await posted()
      for (const who of [stage.partner, stage.stranger])
        assert.deepEqual(refused(await stage.change(mine, 'approved', [one], who)), [
          403,
          CLASSROOM_FORBIDDEN,
        ])
      const { body } = await stage.change(mine, 'approved', [one])
      await stage.expire(mine)
      for (const who of [stage.teacher, stage.assistant])
        assert.deepEqual(refused(await stage.change(mine, 'blocked', [one], who)), [422, EXCHANGE_EXPIRED])
      assert.deepEqual(refused(await stage.undo(mine, body.data.change_id)), [422, EXCHANGE_EXPIRED])
      assert.equal((await stage.stored(one)).status, 'approved')
    })

    describe('that is undone', () => {
      it('gives each its own status back, pending and what nobody had looked at too', async () => {
        const { mine, posted } = await stage.exchange()
        const posts = [
          await posted(),
          await posted('approved'),
          await posted('blocked'),
          await posted('unapproved'),
        ]
        await stage.aged(mine, 13)
        await stage.run(sql`update submissions set is_unreviewed = true where id = ${posts[1]}`)
        const { body } = await stage.change(mine, 'deleted', posts)
        assert.deepEqual(await stage.list(mine), [])
        const undone = await stage.undo(mine, body.data.change_id)
        assert.deepEqual(
          [undone.status, undone.body.message, undone.body.data.changed_since],
          [200, 'Success!', []],
        )
        assert.deepEqual(
          await Promise.all(posts.map(stage.stored)),
          ['pending', 'approved', 'blocked', 'unapproved'].map((status, index) => ({
            ...{ status, version: 3, is_unreviewed: index === 1 },
          })),
        )
      })

      it('leaves what somebody has changed since, and says so; again it says the same', async () => {
        const { mine, posted } = await stage.exchange()
        const [one, two] = [await posted(), await posted()]
        const { body } = await stage.change(mine, 'blocked', [one, two])
        await stage.change(mine, 'approved', [two], stage.assistant)
        for (const _ of ['once', 'again'])
          assert.deepEqual((await stage.undo(mine, body.data.change_id)).body.data, {
            undone: [{ id: one, status: 'pending', version: 3 }],
            changed_since: [{ id: two, status: 'approved', version: 3 }],
            gone: [],
          })
      })

      it('is one’s own, of this classroom, of the last minute, and no undoing itself', async () => {
        const { mine, theirs, posted } = await stage.exchange()
        const one = await posted()
        const { change_id } = (await stage.change(mine, 'approved', [one])).body.data
        assert.deepEqual(refused(await stage.undo(mine, change_id, stage.assistant)), [404, CHANGE_GONE])
        assert.deepEqual(refused(await stage.undo(theirs, change_id, stage.partner)), [404, CHANGE_GONE])
        assert.deepEqual(refused(await stage.undo(mine, change_id, stage.stranger)), [
          403,
          CLASSROOM_FORBIDDEN,
        ])
        assert.equal((await stage.undo(mine, change_id)).status, 200)
        const undoing = sql`select id from submission_changes where undoes = ${change_id}`
        const { rows } = (await stage.run(undoing)) as { rows: { id: number }[] }
        assert.deepEqual(refused(await stage.undo(mine, rows[0]?.id ?? 0)), [404, CHANGE_GONE])
        const later = (await stage.change(mine, 'approved', [one])).body.data.change_id
        await stage.run(
          sql`update submission_changes set created_at = now() - interval '61 seconds' where id = ${later}`,
        )
        assert.deepEqual(refused(await stage.undo(mine, later)), [404, CHANGE_GONE])
        assert.equal((await stage.stored(one)).status, 'approved')
      })
    })
  })
}

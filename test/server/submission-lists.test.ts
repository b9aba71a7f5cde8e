import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { addSubmissions } from '../../server/areas/submissions/repository.ts'
import type { Submission } from '../../src/contract/entities/submission.ts'
import { CLASSROOM_FORBIDDEN } from '../../src/contract/error-codes/classrooms.ts'
import { databaseKinds } from '../support/databases.ts'
import { type ReviewStage, reviewStage } from '../support/review-stage.ts'

const idsOf = (posts: readonly { id: number }[]) => posts.map(({ id }) => id)

for (const kind of databaseKinds) {
  describe(`the list of submissions on ${kind}`, () => {
    let stage: ReviewStage
    before(async () => {
      stage = await reviewStage(kind)
    })
    after(() => stage.server.close())

    it('has posts and responses of the own students, the newest first, and nothing that is deleted', async () => {
      const { mine, posted, shared } = await stage.exchange()
      const [post, response] = [await posted(), await posted('approved', true)]
      await posted('deleted')
      await shared()
      const found = await stage.list(mine)
      assert.deepEqual(idsOf(found), [response, post])
      assert.deepEqual(
        found.map(one => [one.is_response, one.version, one.viewers, one.flag]),
        [
          [true, 1, [], null],
          [false, 1, [], null],
        ],
      )
      // the task of these asks for nothing in words
      const whole = found.map(one => ({ ...one, create_prompt: '' }))
      const { body } = await stage.own<Submission[]>('POST', mine, 'submissions', {})
      assert.deepEqual(body.data, whole)
      assert.deepEqual(await stage.one(mine, post), whole[1])
    })

    it('is of one status or of one task where that is asked for, and has the post that is named in any case', async () => {
      const { mine, task, posted, shared } = await stage.exchange()
      const [waiting, approved, blocked] = [await posted(), await posted('approved'), await posted('blocked')]
      const elsewhere = [await shared('pending'), await shared(), await (await stage.exchange()).posted()]
      const asked: [string, number[]][] = [
        ['approved', [approved]],
        ['pending', [waiting]],
        [`task:${task}`, [blocked, approved, waiting]],
        ['task:2147483647', []],
        ['task:9999999999', []],
        [`approved&submission_id=${blocked}`, [blocked, approved]],
        ...[...elsewhere, 2_147_483_647].map((id): [string, number[]] => [
          `approved&submission_id=${id}`,
          [approved],
        ]),
      ]
      for (const [query, ids] of asked)
        assert.deepEqual(idsOf(await stage.list(mine, `?filter_by=${query}`)), ids, query)
      for (const wrong of ['blocked', 'task:0', 'task:1x', 'task:', ''])
        assert.equal((await stage.own('GET', mine, `submissions?filter_by=${wrong}`)).status, 422, wrong)
      for (const [submission_id, ids] of [
        [blocked, [blocked, waiting]],
        ...elsewhere.map(id => [id, [waiting]] as const),
      ] as const) {
        const sent = { filter_by: 'pending', submission_id }
        const found = await stage.data(stage.own<Submission[]>('POST', mine, 'submissions', sent))
        assert.deepEqual(idsOf(found), ids)
      }
    })

    it('shows with a post what was answered to it, also where the answer is listed itself', async () => {
      const { mine, theirs, task, ada, ben, posted } = await stage.exchange()
      const post = await posted('approved')
      const answer = { task_id: task, is_response: true, responding_to_id: post, text: 'So is ours.' }
      const [own, approved] = await addSubmissions(stage.db, [
        { ...answer, classroom_id: mine, student_id: ada },
        { ...answer, classroom_id: theirs, student_id: ben, status: 'approved' },
        { ...answer, classroom_id: theirs, student_id: ben },
      ])
      const found = await stage.list(mine)
      assert.deepEqual(idsOf(found), [own, post])
      assert.deepEqual(idsOf(found.find(({ id }) => id === post)?.responses ?? []), [approved, own])
    })

    it('is for the teacher and for the assistant whose email is verified, and for nobody else', async () => {
      const { mine, posted } = await stage.exchange()
      const post = await posted()
      assert.deepEqual(idsOf(await stage.list(mine, '', stage.assistant)), [post])
      const lines = [
        'submissions',
        `submissions/${post}`,
        'submissions-partner',
        `submissions-partner/${post}`,
      ]
      for (const who of [stage.partner, stage.stranger])
        for (const line of lines) {
          const { status, body } = await stage.as(who)('GET', mine, line)
          assert.deepEqual([status, body.error_code], [403, CLASSROOM_FORBIDDEN], line)
        }
      const verified = (at: ReturnType<typeof sql>) =>
        stage.run(sql`update teachers set email_verified_at = ${at} where id = ${stage.assistant.id}`)
      await verified(sql`null`)
      try {
        assert.equal((await stage.as(stage.assistant)('GET', mine, 'submissions')).status, 403)
      } finally {
        await verified(sql`now()`)
      }
    })

    it('is told again with 304 while nothing changes, and anew after a change, a comment and a visit', async () => {
      const { mine, posted } = await stage.exchange()
      const post = await posted()
      const ask = async (tag = '') => {
        const { status, headers } = await stage.own('GET', mine, 'submissions', undefined, {
          'if-none-match': tag,
        })
        return { status, tag: String(headers.etag) }
      }
      let { tag } = await ask()
      assert.equal((await ask(tag)).status, 304)
      const changes = [
        () => stage.change(mine, 'approved', [post], stage.assistant),
        () => stage.as(stage.assistant)('PUT', mine, `submissions/${post}`, { comment: 'Well done' }),
        () => stage.as(stage.assistant)('PUT', mine, `submissions/${post}/viewing`),
        () => stage.as(stage.assistant)('DELETE', mine, `submissions/${post}/viewing`),
      ]
      for (const change of changes) {
        assert.equal((await change()).status, 200)
        const told = await ask(tag)
        assert.equal(told.status, 200)
        tag = told.tag
      }
      await stage.own('PUT', mine, `submissions/${post}/viewing`)
      assert.equal((await ask(tag)).status, 304, 'one’s own visit')
    })

    it('takes as many statements for 2,000 as for 20, and so does a change of 500', async () => {
      const { mine, task, ada, posted } = await stage.exchange()
      const count = async (work: () => Promise<unknown>) => {
        stage.server.statements.length = 0
        await work()
        return stage.server.statements.length
      }
      const add = (count: number) =>
        addSubmissions(
          stage.db,
          Array.from({ length: count }, () => ({
            classroom_id: mine,
            student_id: ada,
            task_id: task,
            is_response: false,
          })),
        )
      const few = await add(20)
      const listed = await count(() => stage.list(mine))
      const seen = (ids: number[]) => ids.map(id => ({ id, version: 1 }))
      const changed = await count(() => stage.change(mine, 'approved', seen(few)))
      const many = await add(1_980)
      assert.equal(await count(async () => assert.equal((await stage.list(mine)).length, 2_000)), listed)
      const change = async () => {
        const { status, body } = await stage.change(mine, 'approved', seen(many.slice(0, 500)))
        assert.deepEqual([status, body.data.submissions.length], [200, 500])
        return body.data.change_id
      }
      let made: number | null = null
      assert.equal(
        await count(async () => {
          made = await change()
        }),
        changed,
      )
      assert.equal((await stage.undo(mine, made)).body.data.undone.length, 500)
      assert.equal((await stage.one(mine, await posted())).status, 'pending')
    })
  })
}

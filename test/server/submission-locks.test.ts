import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { databaseKinds } from '../support/databases.ts'
import { meetAt } from '../support/meeting.ts'
import { type ReviewStage, reviewStage } from '../support/review-stage.ts'
import { aView } from '../support/student-site.ts'

// The embedded database has one connection: there nobody waits for anybody.
const skip = !databaseKinds.includes('postgres')

/** docs/decisions/order-of-locks.md */
describe('two writes about submissions that meet', { skip }, () => {
  let stage: ReviewStage
  before(async () => {
    stage = await reviewStage('postgres')
  })
  after(() => stage.server.close())

  const done = async (sent: Promise<{ status: number; text: string }>) => {
    const { status, text } = await sent
    assert.equal(status, 200, text)
  }
  const holds = (sid: number) => sql`select 1 from submissions where id = ${sid} for update`

  it('are both done: two reviewers change the same, named in another order', async () => {
    const { mine, posted } = await stage.exchange()
    const [one, two] = [await posted(), await posted()]
    await meetAt(stage.db, holds(one), [
      () => done(stage.change(mine, 'approved', [one, two])),
      () => done(stage.change(mine, 'blocked', [two, one], stage.assistant)),
    ])
    assert.deepEqual(
      (await stage.list(mine)).map(({ status }) => status),
      ['blocked', 'blocked'],
    )
  })

  it('are both done: one undoes a change, and the other changes what it was of', async () => {
    const { mine, posted } = await stage.exchange()
    const [one, two] = [await posted(), await posted()]
    const { change_id } = (await stage.change(mine, 'approved', [one, two])).body.data
    await meetAt(stage.db, holds(two), [
      () => done(stage.undo(mine, change_id)),
      () => done(stage.change(mine, 'blocked', [two], stage.assistant)),
    ])
    assert.deepEqual(
      (await stage.list(mine)).map(({ status }) => status),
      ['blocked', 'pending'],
    )
  })

  for (const [what, isUndoneFirst] of [
    ['one undoes a change, and the student posts anew', true],
    ['the student posts anew, and one undoes a change', false],
  ] as const)
    it(`leave one post standing: ${what}`, async () => {
      const { mine, task, ada, posted } = await stage.exchange()
      const sid = await posted()
      const { change_id } = (await stage.change(mine, 'deleted', [sid])).body.data
      const site = await aView(stage.server, stage.teacher.token, mine, ada)
      const undoes = () => done(stage.undo(mine, change_id))
      const posts = async () => {
        const { status, text } = await site.call(`POST /api/student/tasks/${task}/posts`, { text: 'Again' })
        assert.equal(status, isUndoneFirst ? 422 : 200, text)
      }
      await meetAt(
        stage.db,
        sql`select 1 from students where id = ${ada} for update`,
        isUndoneFirst ? [undoes, posts] : [posts, undoes],
      )
      const [only, ...more] = await stage.list(mine)
      assert.deepEqual([only?.text ?? null, more], [isUndoneFirst ? null : 'Again', []])
    })

  it('are both done: one looks at what the other deletes', async () => {
    const { mine, posted } = await stage.exchange()
    const sid = await posted()
    const looks = () => stage.as(stage.assistant)('PUT', mine, `submissions/${sid}/viewing`)
    await meetAt(stage.db, holds(sid), [
      () => done(stage.change(mine, 'deleted', [sid])),
      async () => assert.ok([200, 404].includes((await looks()).status)),
    ])
    assert.deepEqual(await stage.list(mine), [])
  })

  it('are both done: the partner flags what its teacher unapproves', async () => {
    const { mine, theirs, shared } = await stage.exchange()
    const sid = await shared()
    await meetAt(stage.db, holds(sid), [
      async () => assert.ok([200, 404].includes((await stage.flag(mine, sid, { other: true })).status)),
      () => done(stage.change(theirs, 'unapproved', [sid], stage.partner)),
    ])
    assert.deepEqual(await stage.partners(mine), [])
  })
})

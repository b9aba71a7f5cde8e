import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { databaseKinds } from '../support/databases.ts'
import { type ReviewStage, reviewStage } from '../support/review-stage.ts'

for (const kind of databaseKinds) {
  describe(`undoing a change on ${kind}`, () => {
    let stage: ReviewStage
    before(async () => {
      stage = await reviewStage(kind)
    })
    after(() => stage.server.close())

    const changeOf = async (mine: number, action: string, videos: unknown[], who = stage.teacher) =>
      (await stage.data(stage.change(mine, action, videos, who))).change_id

    it('is offered again to who sends the change again, and not to who has come second', async () => {
      const { mine, posted } = await stage.exchange()
      const [one, two] = [await posted(), await posted()]
      const seen = [one, two].map(id => ({ id, version: 1 }))
      const first = await changeOf(mine, 'approved', seen)
      assert.equal(await changeOf(mine, 'approved', seen), first)
      assert.equal(await changeOf(mine, 'approved', [{ id: one, version: 1 }]), null)
      assert.equal(await changeOf(mine, 'approved', seen, stage.assistant), null)
      await changeOf(mine, 'blocked', [two])
      await changeOf(mine, 'approved', [two])
      assert.equal(await changeOf(mine, 'approved', seen), null)
    })
  })
}

import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import type { Classroom } from '../../src/contract/entities/classroom.ts'
import { TOKENS_MISSING } from '../../src/contract/error-codes/classrooms.ts'
import {
  PARTNER_TOKENS_SHORT,
  TOKENS_NOT_AGREED,
  TOKENS_SHORT,
} from '../../src/contract/error-codes/connections.ts'
import { type ConnectionStage, connectionStage, type Person } from '../support/connection-stage.ts'
import { databaseKinds } from '../support/databases.ts'

for (const kind of databaseKinds) {
  describe(`the tokens of two who become partners on ${kind}`, () => {
    let stage: ConnectionStage
    before(async () => {
      stage = await connectionStage(kind)
    })
    after(() => stage.server.close())
    beforeEach(async () => {
      await stage.forgetAttempts()
      await stage.spendAll(stage.maya)
      await stage.spendAll(stage.lucia)
    })

    const accept = (id: number, theirs: number) => stage.accept(stage.lucia, id, theirs)
    const costOf = async (id: number, { token }: Person) =>
      (await stage.server.call<Classroom>(`GET /api/teacher/classrooms/${id}`, { token })).body.data

    it('are settled: each pays what the other needs', async () => {
      const { id, mine, theirs } = await stage.waiting({ costs: [3, 1] })
      await stage.pay(stage.maya, mine, 3)
      await stage.give(stage.lucia, 5)
      assert.equal((await accept(id, theirs)).status, 200)
      assert.deepEqual([await stage.left(stage.maya), await stage.left(stage.lucia)], [2, 3])
      const costs = [await costOf(mine, stage.maya), await costOf(theirs, stage.lucia)]
      assert.deepEqual(
        costs.map(({ number_of_tokens }) => number_of_tokens),
        [1, 3],
      )
      const entries = await stage.run<{ kind: string; amount: number; classroom_id: number }>(
        sql`select kind, amount, classroom_id from token_entries where classroom_id in (${mine}, ${theirs}) order by amount`,
      )
      assert.deepEqual(entries, [
        { kind: 'spent', amount: -3, classroom_id: mine },
        { kind: 'spent', amount: -2, classroom_id: theirs },
        { kind: 'returned', amount: 2, classroom_id: mine },
      ])
    })

    it('are given back also where nobody knows that they were paid', async () => {
      const { id, mine, theirs } = await stage.waiting({ costs: [3, 1] })
      await stage.give(stage.lucia, 2)
      assert.equal((await accept(id, theirs)).status, 200)
      assert.deepEqual([await stage.left(stage.maya), await stage.left(stage.lucia)], [2, 0])
      const entries = await stage.run<{ kind: string; amount: number }>(
        sql`select kind, amount from token_entries where classroom_id = ${mine}`,
      )
      assert.deepEqual(entries, [{ kind: 'replaced', amount: 2 }])
    })

    it('stay where both cost the same', async () => {
      const { id, mine, theirs } = await stage.waiting({ costs: [2, 2] })
      assert.equal((await accept(id, theirs)).status, 200)
      const entries = await stage.run(
        sql`select 1 from token_entries where classroom_id in (${mine}, ${theirs})`,
      )
      assert.deepEqual(entries, [])
    })

    it('are asked of both: without them nothing happens', async () => {
      const { id, mine, theirs } = await stage.waiting({ costs: [4, 1] })
      const none = await accept(id, theirs)
      assert.deepEqual([none.status, none.body.error_code], [422, TOKENS_MISSING])
      await stage.give(stage.lucia, 1)
      const short = await accept(id, theirs)
      assert.deepEqual([short.status, short.body.error_code], [422, TOKENS_SHORT])
      assert.match(short.body.message ?? '', /at least 2 additional tokens/)

      await stage.give(stage.maya, 3)
      const dear = await stage.waiting({ costs: [1, 4] })
      await stage.spendAll(stage.maya)
      const refused = await accept(dear.id, dear.theirs)
      assert.deepEqual([refused.status, refused.body.error_code], [422, PARTNER_TOKENS_SHORT])
      for (const classroom of [mine, theirs, dear.mine, dear.theirs])
        assert.equal((await stage.pairingOf(classroom)).status, 'alone')
      assert.deepEqual([await stage.left(stage.maya), await stage.left(stage.lucia)], [0, 1])
      assert.equal(await stage.statusOf(dear.id), 'pending')
    })

    it('are paid by nobody who has not agreed to it: no dearer classroom is chosen', async () => {
      await stage.give(stage.maya, 5)
      const { id, theirs } = await stage.waiting()
      const dear = await stage.classroom(stage.lucia, 3)
      const refused = await accept(id, dear)
      assert.deepEqual([refused.status, refused.body.error_code], [422, TOKENS_NOT_AGREED])
      const offered = (await stage.one(stage.lucia, id)).body.data.classrooms_matched.map(match => match.id)
      assert.equal(offered[0], theirs)
      assert.ok(!offered.includes(dear))
      assert.deepEqual([await stage.left(stage.maya), await stage.statusOf(id)], [5, 'pending'])

      // one that leaves it open has agreed to what the own classroom costs
      const open = await stage.ask(stage.maya, {
        ...{ classroom_id: await stage.classroom(stage.maya, 2), partner_teacher_id: stage.camille.id },
      })
      const choose = async (costs: number) =>
        stage.accept(stage.camille, open.body.data.id, await stage.classroom(stage.camille, costs))
      assert.equal((await choose(3)).body.error_code, TOKENS_NOT_AGREED)
      assert.equal(await stage.left(stage.maya), 5)
      await stage.give(stage.camille, 1)
      assert.equal((await choose(1)).status, 200)
      assert.equal(await stage.left(stage.maya), 6)
    })

    it('stay where a dearer classroom was asked for, and the other teacher chooses one that needs fewer', async () => {
      await stage.give(stage.maya, 2)
      const { id } = await stage.waiting({ costs: [1, 3] })
      assert.equal((await accept(id, await stage.classroom(stage.lucia, 1))).status, 200)
      assert.equal(await stage.left(stage.maya), 2)
    })
  })
}

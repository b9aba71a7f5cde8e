import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { TASK_ORDER_CHANGED } from '../../src/contract/error-codes/tasks.ts'
import { TASKS_PER_EXCHANGE_MAX } from '../../src/contract/limits/tasks.ts'
import { orderedIds, type TaskPlace } from '../../src/contract/rules/task-order.ts'
import { databaseKinds } from '../support/databases.ts'
import { giveTasks } from '../support/pairing.ts'
import { type TaskStage, taskStage } from '../support/task-stage.ts'

/** Numbers that look drawn and are the same each time. */
function drawn(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state % below
  }
}

for (const kind of databaseKinds) {
  describe(`tasks that are put into another order, on ${kind}`, () => {
    let stage: TaskStage
    before(async () => {
      stage = await taskStage(kind)
    })
    after(() => stage.server.close())

    type Who = TaskStage['teacher']
    const order = (who: Who, id: number, tasks: readonly TaskPlace[], order_version: string) =>
      stage.as(who)<{ order_version: string; errors: object }>('PUT', id, 'tasks-order', {
        tasks,
        order_version,
      })
    async function seen(id: number, who: Who = stage.teacher) {
      const list = await stage.list(id, who)
      assert.deepEqual(
        list.map(task => task.order),
        list.map((_, index) => index + 1),
      )
      return { ids: list.map(task => task.id), version: list[0]?.order_version ?? '' }
    }

    it('are so for both, whether one moves or each is told its place, and the answer says the mark of it', async () => {
      const { mine, theirs, ids } = await stage.exchange(4)
      const [a = 0, b = 0, c = 0, d = 0] = ids
      const first = await seen(mine)
      assert.deepEqual(first.ids, ids)
      const one = await order(stage.teacher, mine, [{ id: a, order: 4 }], first.version)
      assert.equal(one.status, 200, one.text)
      const second = await seen(theirs, stage.partner)
      assert.deepEqual(second, { ids: [b, c, d, a], version: one.body.data.order_version })
      const whole = [d, c, b, a].map((id, index) => ({ id, order: index + 1 }))
      assert.equal((await order(stage.partner, theirs, whole, second.version)).status, 200)
      assert.deepEqual((await seen(mine)).ids, [d, c, b, a])
    })

    it('are moved in as many statements, four of them or two hundred', async () => {
      const counts: number[] = []
      for (const number of [4, 200]) {
        const { mine, ids } = await stage.exchange(number)
        const { version } = await seen(mine)
        stage.server.statements.length = 0
        const { status } = await order(stage.teacher, mine, [{ id: ids[0] ?? 0, order: number }], version)
        assert.equal(status, 200)
        counts.push(stage.server.statements.length)
        assert.equal((await seen(mine)).ids.at(-1), ids[0])
      }
      assert.equal(counts[0], counts[1])
    })

    it('are each told a place when there are more than one may write, of courses', async () => {
      const { id, pairing } = await stage.classroom()
      const names = Array.from({ length: TASKS_PER_EXCHANGE_MAX + 1 }, (_, index) => ({ name: `${index}` }))
      const ids = await giveTasks(stage.db, pairing, names)
      const { version } = await seen(id)
      const whole = ids.toReversed().map((each, index) => ({ id: each, order: index + 1 }))
      const { status, text } = await order(stage.teacher, id, whole, version)
      assert.equal(status, 200, text)
      assert.deepEqual((await seen(id)).ids, ids.toReversed())
    })

    it('close the gaps that the order had', async () => {
      const { mine, ids } = await stage.exchange(3)
      await stage.db.execute(
        sql`update tasks set "order" = "order" * 10 where id in (${ids[0]}, ${ids[1]}, ${ids[2]})`,
      )
      const { version } = await seen(mine)
      assert.equal((await order(stage.teacher, mine, [{ id: ids[2] ?? 0, order: 2 }], version)).status, 200)
      assert.deepEqual((await seen(mine)).ids, [ids[0], ids[2], ids[1]])
    })

    it('refuse a place that is none with its sentence, and two tasks for one place', async () => {
      const { mine, ids } = await stage.exchange(3)
      const other = await stage.exchange(1)
      const { version } = await seen(mine)
      const [a = 0, b = 0, c = 0] = ids
      const cases: [TaskPlace[], string][] = [
        [[{ id: a, order: 0 }], 'Invalid value must be greater than or equal to 1'],
        [[{ id: a, order: -3 }], 'Invalid value must be greater than or equal to 1'],
        [[{ id: a, order: 4 }], 'Invalid value must be less than or equal to 3'],
        [
          [
            { id: a, order: 1 },
            { id: b, order: 1 },
            { id: c, order: 2 },
          ],
          'Each task needs a place of its own.',
        ],
        [[{ id: other.ids[0] ?? 0, order: 1 }], 'Each task needs a place of its own.'],
      ]
      for (const [tasks, message] of cases) {
        const { status, body } = await order(stage.teacher, mine, tasks, version)
        assert.deepEqual([status, body.message], [422, message])
      }
      assert.deepEqual((await seen(mine)).ids, ids)
    })

    it('refuse a move that was made on another order, whatever has changed since', async () => {
      const { mine, theirs, ids } = await stage.exchange(3)
      const move = [{ id: ids[0] ?? 0, order: 3 }]
      const before = await seen(mine)
      assert.equal((await order(stage.partner, theirs, move, before.version)).status, 200)
      const late = await order(stage.teacher, mine, move, before.version)
      assert.deepEqual([late.status, late.body.error_code], [409, TASK_ORDER_CHANGED])
      const then = await seen(mine)
      await stage.create(mine)
      assert.equal((await order(stage.teacher, mine, move, then.version)).status, 409)
      assert.equal((await order(stage.teacher, mine, move, (await seen(mine)).version)).status, 200)
    })

    it('stand as whoever was first has said, however both move them at once', async () => {
      const { mine, theirs, ids } = await stage.exchange(6)
      const next = drawn(7)
      const sides = [
        [stage.teacher, mine],
        [stage.partner, theirs],
      ] as const
      let model = { ids, version: (await seen(mine)).version }
      for (let round = 0; round < 15; round += 1) {
        const moves = Array.from({ length: 4 }, () => [{ id: ids[next(6)] ?? 0, order: next(6) + 1 }])
        const answers = await Promise.all(
          moves.map((tasks, index) => {
            const [who, id] = sides[index % 2] ?? sides[0]
            return order(who, id, tasks, model.version)
          }),
        )
        // one that leaves all where they are changes no mark, so that the next one is good as well
        const good = moves.filter((_, index) => answers[index]?.status === 200)
        assert.ok(good.length > 0)
        const now = await seen(theirs, stage.partner)
        const possible = good.map(move => orderedIds(model.ids, move)?.join())
        assert.ok(possible.includes(now.ids.join()), `${now.ids} of ${possible.join(' or ')}`)
        const moving = new Set(possible.filter(list => list !== model.ids.join()))
        assert.ok(moving.size <= 1, 'no two that move something were both taken')
        for (const { status, body } of answers.filter(({ status: of }) => of !== 200))
          assert.deepEqual([status, body.error_code], [409, TASK_ORDER_CHANGED])
        model = { ids: now.ids, version: now.version }
      }
    })
  })
}

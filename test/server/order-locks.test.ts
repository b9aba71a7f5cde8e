import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { takeOrdersToAsk } from '../../server/areas/purchases/repository/list.ts'
import { settle } from '../../server/areas/purchases/settle.ts'
import { spendTokens } from '../../server/areas/tokens/area.ts'
import { bothDatabases } from '../support/databases.ts'
import { meetAt } from '../support/meeting.ts'
import { byCard, CARDS, onInvoice, type PurchaseStage, purchaseStage } from '../support/purchase-stage.ts'

// The embedded database has one connection: there nobody waits for anybody.
const skip = !bothDatabases.includes('postgres')

/** docs/decisions/order-of-locks.md */
describe('writes of orders that meet others', { skip }, () => {
  let stage: PurchaseStage
  let teacher_id = 0
  let classroom_id = 0
  before(async () => {
    stage = await purchaseStage('postgres')
    await stage.server.app.ready()
    const [found] = await stage.run<{ teacher_id: number; classroom_id: number }>(
      sql`select t.id as teacher_id, min(c.id) as classroom_id from teachers t join classrooms c on c.teacher_id = t.id
          where t.email = 'teacher@demo.test' group by t.id`,
    )
    ;({ teacher_id = 0, classroom_id = 0 } = found ?? {})
  })
  after(() => stage.server.close())
  beforeEach(() => stage.clear())

  const meet = (held: ReturnType<typeof sql>, ...writes: (() => Promise<unknown>)[]) =>
    meetAt(stage.services.db, held, writes)
  const ofTeacher = () => sql`select 1 from teachers where id = ${teacher_id} for update`
  const ofOrder = (id: number) => sql`select 1 from token_orders where id = ${id} for update`
  const ofLots = () => sql`select 1 from token_lots where teacher_id = ${teacher_id} for update`
  const statuses = async () => (await stage.orders()).map(({ status }) => status)

  /** An order that is charged, of which nobody has heard. */
  async function charged(amount = 2) {
    const { body } = await stage.buy(byCard(CARDS.answerLost), { amount })
    const [order] = await stage.orders()
    const id = body.data.id ?? 0
    const payment = { at: 'paid', charge_id: `sandbox-${order?.reference}` } as const
    return { id, settle: () => settle(stage.services, id, payment) }
  }
  const bought = async (amount = 2) => (await stage.buy(byCard(), { amount })).body.data.order.id
  const spend = (amount: number) => () =>
    stage.services.db.transaction(transaction =>
      spendTokens(transaction, { teacher_id, subject_id: 1, classroom_id, amount }),
    )
  const cleared = (how: Promise<{ status: number }>) => how.then(({ status }) => assert.equal(status, 200))

  it('are done once: an order is settled by two who have heard of it', async () => {
    const order = await charged()
    await meet(ofOrder(order.id), order.settle, order.settle)
    assert.deepEqual([await statuses(), await stage.booked()], [['paid'], [2]])
  })

  for (const turn of ['first', 'second'] as const) {
    it(`are both done: tokens are booked, and spent ${turn}`, async () => {
      const order = await charged()
      const writes = [order.settle, spend(1)]
      await meet(ofTeacher(), ...(turn === 'second' ? writes : writes.toReversed()))
      assert.deepEqual([await statuses(), await stage.booked()], [['paid'], [2]])
    })

    it(`are both done: tokens are refunded, and spent ${turn}`, async () => {
      const id = await bought(3)
      const refund = () => stage.admin('orders', 'refund', String(id))
      const writes = [refund, spend(1)]
      await meet(ofLots(), ...(turn === 'second' ? writes : writes.toReversed()))
      assert.deepEqual(await statuses(), ['refunded'])
    })

    it(`are both done: an order is opened, and another one settled ${turn}`, async () => {
      const order = await charged()
      const writes = [() => cleared(stage.buy(onInvoice(), { amount: 7 })), order.settle]
      await meet(ofTeacher(), ...(turn === 'second' ? writes : writes.toReversed()))
      assert.deepEqual([await statuses(), await stage.booked()], [['invoiced', 'paid'], [2]])
    })
  }

  it('are both done: an invoice is paid, and another one ended', async () => {
    const [one, other] = [await stage.buy(onInvoice()), await stage.buy(onInvoice(), { amount: 3 })]
    const [paid, ended] = [one, other].map(({ body }) => String(body.data.order.id))
    await meet(
      ofTeacher(),
      () => stage.admin('orders', 'paid', paid ?? ''),
      () => stage.admin('orders', 'cancel', ended ?? ''),
    )
    assert.deepEqual([await statuses(), await stage.booked()], [['failed', 'paid'], [2]])
  })

  it('do not wait: orders to ask about are taken while one of them is settled', async () => {
    const [one, other] = [await charged(), await charged(3)]
    await stage.age(61)
    await stage.services.db.transaction(async holder => {
      await holder.execute(ofOrder(one.id))
      const taken = await stage.services.db.transaction(async transaction => {
        // whoever waits here would wait for ever
        await transaction.execute(sql`set local lock_timeout = '1s'`)
        return takeOrdersToAsk(transaction, 'sandbox')
      })
      assert.deepEqual(taken, [{ order_id: other.id }])
    })
    assert.deepEqual(await takeOrdersToAsk(stage.services.db, 'sandbox'), [{ order_id: one.id }])
  })
})

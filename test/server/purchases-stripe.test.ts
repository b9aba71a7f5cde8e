import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { runCommand } from '../../server/admin/commands.ts'
import { settleWaiting } from '../../server/areas/purchases/settle-waiting.ts'
import type { Gateway } from '../../server/payments/gateway.ts'
import { STRIPE_WAYS } from '../../src/contract/card-frame.ts'
import type { PaymentMethod } from '../../src/contract/entities/reference.ts'
import type { AStripe } from '../support/a-stripe.ts'
import { databaseKinds } from '../support/databases.ts'
import { byCard, HOLDER, onInvoice } from '../support/purchase-stage.ts'
import { type StripeStage, stripeStage, WITHOUT_CARD } from '../support/stripe-stage.ts'
import { until } from '../support/until.ts'

for (const kind of databaseKinds) {
  describe(`a purchase with Stripe on ${kind}`, () => {
    let stage: StripeStage
    let stripe: AStripe
    before(async () => {
      stage = await stripeStage(kind)
      stripe = stage.stripe
    })
    after(() => stage.close())
    beforeEach(() => stage.clear())

    it('is offered with the key that opens the frame', async () => {
      const { body } = await stage.server.call<PaymentMethod[]>('GET /api/teacher/payment-methods', {
        token: stage.token,
      })
      assert.deepEqual(body.data[1], {
        ...{ id: 2, name: 'credit-card', gateway: 'stripe', publishable_key: stripe.keys.publishableKey },
      })
    })

    it('takes no card that is sent to it, and asks Stripe nothing then', async () => {
      const before = stripe.calls.length
      const { status, body, text } = await stage.buy(byCard())
      assert.deepEqual([status, body.error_code], [422, 145])
      assert.deepEqual(
        [text.includes(HOLDER), stripe.calls.length, await stage.orders()],
        [false, before, []],
      )
    })

    it('is open until it is paid in the frame, and the same one however often it is sent', async () => {
      const { id, secret } = await stage.begun('key-of-a-frame')
      assert.deepEqual(await stage.begun('key-of-a-frame'), { id, secret })
      const { price } = await stage.priceOf(1)
      const intent = stripe.payIn(secret)
      assert.deepEqual([intent.amount, intent.currency], [price * 200, 'usd'])
      assert.deepEqual(intent.payment_method_types, STRIPE_WAYS)
      const line = `GET /api/teacher/exchange-tokens-purchases/${id}`
      const { body } = await stage.server.call<{ order: object }>(line, { token: stage.token })
      assert.deepEqual(body.data.order, { id, status: 'paid', client_secret: null })
      assert.deepEqual(await stage.booked(), [2])
    })

    it('tells the form that waits what opens the frame once more', async () => {
      const { id, secret } = await stage.begun()
      const line = `GET /api/teacher/exchange-tokens-purchases/${id}`
      const { body } = await stage.server.call<{ order: object }>(line, { token: stage.token })
      assert.deepEqual(body.data.order, { id, status: 'created', client_secret: secret })
    })

    it('is booked once by Stripe’s message, also when that comes ten times at once', async () => {
      const { secret } = await stage.begun()
      const message = stripe.message('payment_intent.succeeded', stripe.payIn(secret))
      const all = await Promise.all(Array.from({ length: 10 }, () => stage.deliver(message)))
      assert.deepEqual([new Set(all), await stage.booked()], [new Set([200]), [2]])
    })

    it('is not booked because a message says so: Stripe is asked', async () => {
      const { secret } = await stage.begun()
      const intent = [...stripe.intents.values()].find(({ client_secret }) => client_secret === secret)
      const told = { ...intent, status: 'succeeded' }
      assert.equal(await stage.deliver(stripe.message('payment_intent.succeeded', told)), 200)
      assert.deepEqual([await stage.statusNow(), await stage.booked()], ['created', []])
    })

    it('hears no message that is not signed, is too old, was changed, or is about something else', async () => {
      const { secret } = await stage.begun()
      const intent = stripe.payIn(secret)
      const type = 'payment_intent.succeeded'
      const good = stripe.message(type, intent)
      assert.equal(await stage.deliver(stripe.message(type, intent, { secret: 'whsec_ofsomebodyelse' })), 400)
      assert.equal(await stage.deliver(stripe.message(type, intent, { secondsAgo: 301 })), 400)
      assert.equal(await stage.deliver({ ...good, payload: `${good.payload} ` }), 400)
      assert.equal(await stage.deliver({ ...good, signature: '' }), 400)
      assert.equal(await stage.deliver(stripe.message('customer.created', intent)), 200)
      for (const order_reference of ['x', 'x\0'])
        assert.equal(await stage.deliver(stripe.message(type, { metadata: { order_reference } })), 200)
      const dispute = stripe.message('charge.dispute.created', { payment_intent: 'pi_\0' })
      assert.equal(await stage.deliver(dispute), 200)
      assert.deepEqual([await stage.statusNow(), await stage.booked()], ['created', []])
      assert.equal(await stage.deliver(stripe.message(type, intent, { secondsAgo: 290 })), 200)
      assert.deepEqual(await stage.booked(), [2])
    })

    it('is found by the server itself where no message comes', async () => {
      const { secret } = await stage.begun()
      stripe.payIn(secret)
      await stage.age(61)
      await settleWaiting(stage.services)
      await until(async () => (await stage.statusNow()) === 'paid', 'an order that is paid')
      assert.deepEqual(await stage.booked(), [2])
    })

    it('stays open for a day, and is then ended at Stripe before it fails', async () => {
      const { secret } = await stage.begun()
      const intent = [...stripe.intents.values()].find(({ client_secret }) => client_secret === secret)
      await stage.age(3_600 * 24 - 60)
      await settleWaiting(stage.services)
      await until(async () => {
        const [busy] = await stage.run(
          sql`select 1 from jobs.job where name = 'settle-order' and state < 'completed'`,
        )
        return !busy
      }, 'a look at what waits')
      assert.deepEqual([await stage.statusNow(), intent?.status], ['created', 'requires_payment_method'])
      await stage.age(120)
      await settleWaiting(stage.services)
      await until(async () => (await stage.statusNow()) === 'failed', 'an order that has failed')
      assert.equal(intent?.status, 'canceled')
    })

    it('waits while Stripe does not answer, and its messages are sent again', async () => {
      stripe.goAway('unheard')
      const { status, body } = await stage.buy(WITHOUT_CARD, { key: 'key-while-away' })
      const [order] = await stage.orders()
      const metadata = { order_reference: order?.reference }
      const told = await stage.deliver(stripe.message('payment_intent.succeeded', { metadata }))
      const again = await stage.buy(WITHOUT_CARD, { key: 'key-while-away' })
      const invoice = await stage.buy(onInvoice())
      // it begins to be paid, and nobody hears of that
      stripe.goAway('unanswered')
      await stage.buy(WITHOUT_CARD, { key: 'key-while-away' })
      stripe.goAway('no')
      assert.deepEqual([status, body.error_code, body.data.id, told], [504, 148, order?.id, 503])
      assert.deepEqual([again.status, invoice.status, invoice.body.data.id], [504, 409, order?.id])
      assert.equal((await stage.begun('key-while-away')).id, order?.id)
      const ofOrder = [...stripe.intents.values()].filter(
        intent => intent.metadata.order_reference === order?.reference,
      )
      assert.equal(ofOrder.length, 1)
    })

    it('is given back by an operator once, and by whoever does it at Stripe', async () => {
      const first = await stage.begun()
      const intent = stripe.payIn(first.secret)
      await stage.deliver(stripe.message('payment_intent.succeeded', intent))
      assert.match(await stage.admin('orders', 'refund', String(first.id)), /2 of its 2 exchanges/)
      assert.equal(intent.latest_charge?.refunded, true)
      const second = await stage.begun()
      const other = stripe.payIn(second.secret)
      await stage.deliver(stripe.message('payment_intent.succeeded', other))
      if (other.latest_charge) other.latest_charge.refunded = true
      // Stripe's message is on its way yet
      const command = ['orders', 'refund', String(second.id)]
      const { gateway } = stage.services
      assert.ok(gateway)
      const heardFirst: Gateway = {
        ...gateway,
        async refund(order) {
          await gateway.refund(order)
          await stage.deliver(stripe.message('charge.refunded', { metadata: other.metadata }))
        },
      }
      const told = await runCommand({ ...stage.services, gateway: heardFirst }, command)
      assert.match(told, /is refunded; 2 of its 2 exchanges/)
      const settledAt = async () =>
        (
          await stage.run<{ at: string }>(sql`select settled_at::text as at from token_orders order by id`)
        ).at(-1)?.at
      const at = await settledAt()
      await stage.deliver(stripe.message('charge.refunded', { metadata: other.metadata }))
      assert.deepEqual([await stage.statusNow(), await settledAt()], ['refunded', at])
    })

    it('is taken back when whoever does it at Stripe gives the money back, booked or not', async () => {
      const first = await stage.begun()
      const intent = stripe.payIn(first.secret)
      await stage.deliver(stripe.message('payment_intent.succeeded', intent))
      if (intent.latest_charge) intent.latest_charge.refunded = true
      await stage.deliver(stripe.message('charge.refunded', { metadata: intent.metadata }))
      assert.deepEqual([await stage.statusNow(), await stage.booked()], ['refunded', [2]])
      const [left] = await stage.run<{ available: number }>(
        sql`select available from token_lots order by id desc limit 1`,
      )
      assert.equal(left?.available, 0)
      const told = await stage.admin('orders', 'refund', String(first.id))
      assert.match(told, /was refunded before; 2 of its 2 exchanges were left/)
      const second = await stage.begun()
      const other = stripe.payIn(second.secret)
      // another amount, which somebody has seen
      other.amount_received += 1
      if (other.latest_charge) other.latest_charge.refunded = true
      await stage.deliver(stripe.message('charge.refunded', { metadata: other.metadata }))
      assert.deepEqual([await stage.statusNow(), await stage.booked()], ['failed', [2]])
    })
  })
}

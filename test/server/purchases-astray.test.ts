import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { UsageError } from '../../server/admin/command.ts'
import { invoiceMail } from '../../server/areas/purchases/mails.ts'
import { takeOrdersToAsk } from '../../server/areas/purchases/repository/list.ts'
import type { AStripe } from '../support/a-stripe.ts'
import { databaseKinds } from '../support/databases.ts'
import { mailsSettled, mailsTo, mailTo } from '../support/mails.ts'
import { onInvoice } from '../support/purchase-stage.ts'
import { type StripeStage, stripeStage, WITHOUT_CARD } from '../support/stripe-stage.ts'

for (const kind of databaseKinds) {
  describe(`a purchase with Stripe that goes another way on ${kind}`, () => {
    let stage: StripeStage
    let stripe: AStripe
    before(async () => {
      stage = await stripeStage(kind)
      stripe = stage.stripe
    })
    after(() => stage.close())
    beforeEach(() => stage.clear())

    it('waits for somebody of ours where the keys are good no more, who can end it', async () => {
      stage.server.expectErrors(/somebody who looks/)
      const { id, secret } = await stage.begun()
      const line = `GET /api/teacher/exchange-tokens-purchases/${id}`
      stripe.goAway('locked')
      const { status, body } = await stage.server.call<{ order: object }>(line, { token: stage.token })
      const other = await stage.buy(WITHOUT_CARD, { amount: 5 })
      await assert.rejects(stage.admin('orders', 'cancel', String(id)), /401.*--charge none/)
      await assert.rejects(stage.admin('orders', 'cancel', String(id), '--charge', 'paid'), UsageError)
      assert.deepEqual([status, body.data.order], [200, { id, status: 'created', client_secret: null }])
      assert.deepEqual([other.status, other.body.error_code], [504, 148])
      const cancel = () => stage.admin('orders', 'cancel', String(id), '--charge', 'none')
      assert.match(await cancel(), /has ended, but not at its gateway: .*401.*once more/)
      stripe.goAway('no')
      const [, order] = await stage.orders()
      assert.deepEqual([order?.id, order?.status], [id, 'failed'])
      assert.equal(await cancel(), `Order ${id} has ended.`)
      assert.equal(stripe.intentOf(secret).status, 'canceled', 'once its gateway answers, nobody can pay it')
    })

    it('that is paid after it has failed is told to our team once, and given back without exchanges', async () => {
      stage.server.expectErrors(/somebody who looks/)
      const { id, secret } = await stage.begun('key-of-late')
      stripe.goAway('locked')
      await stage.admin('orders', 'cancel', String(id), '--charge', 'none')
      stripe.goAway('no')
      const intent = stripe.payIn(secret)
      const told = () => stage.deliver(stripe.message('payment_intent.succeeded', intent))
      assert.deepEqual([await told(), await told()], [200, 200])
      await assert.rejects(stage.admin('orders', 'cancel', String(id)), /is paid; ‘orders refund/)
      const mail = await mailTo(stage.server, 'orders@our.test')
      assert.equal(mail.subject, `Order ${id} has failed, and is paid`)
      assert.match(mail.body, /teacher@demo\.test has paid \$.* for 2 exchanges/)
      await mailsSettled(stage.server)
      assert.equal((await mailsTo(stage.server, 'orders@our.test')).length, 1)
      assert.match(await stage.admin('orders', 'show', String(id)), /^paid after it had failed: \d{4}-/m)
      assert.match(await stage.admin('orders', 'refund', String(id)), /is refunded; 0 of its 2/)
      assert.match(await stage.admin('orders', 'refund', String(id)), /was refunded before; 0 of its 2/)
      assert.equal(intent.latest_charge?.refunded, true)
      assert.deepEqual([await stage.statusNow(), await stage.booked()], ['refunded', []])
    })

    it('is ended by an operator at Stripe first, and booked instead where that was paid', async () => {
      const first = await stage.begun('key-of-ended')
      assert.match(
        await stage.admin('orders', 'cancel', String(first.id), '--charge', 'none'),
        /has ended\.$/,
      )
      assert.equal(stripe.intentOf(first.secret).status, 'canceled')
      const late = await stage.buy(WITHOUT_CARD, { key: 'key-of-ended' })
      assert.deepEqual([late.status, late.body.error_code, late.body.data.id], [422, 13, first.id])
      assert.equal(late.body.message, 'What was sent before has ended. Please try again.')
      const second = await stage.begun()
      stripe.payBeforeItEnds(second.secret)
      await assert.rejects(stage.admin('orders', 'cancel', String(second.id)), /is paid/)
      assert.deepEqual([await stage.statusNow(), await stage.booked()], ['paid', [2]])
      await assert.rejects(stage.admin('orders', 'cancel', String(second.id), '--charge', 'none'), /is paid/)
    })

    it('fails, and keeps nobody from another, where Stripe takes no such payment', async () => {
      stage.server.expectErrors(/takes no such payment/)
      stripe.refuseNext('amount_too_large')
      const { status, body } = await stage.buy(WITHOUT_CARD, { key: 'key-of-refused' })
      assert.deepEqual([status, body.error_code, await stage.statusNow()], [422, 142, 'failed'])
      await stage.begun('key-of-refused')
    })

    it('ends when an invoice is asked for instead, unless it is paid', async () => {
      const first = await stage.begun('key-of-card')
      const unknownFile = { po: { url: `${'x'.repeat(43)}.pdf`, number: '' } }
      const lost = await stage.buy(onInvoice(unknownFile))
      assert.deepEqual([lost.status, lost.body.error_code], [422, 146])
      assert.equal(await stage.statusNow(), 'created', 'an invoice that is refused ends nothing')
      assert.equal((await stage.buy(onInvoice())).body.data.order.status, 'invoiced')
      const [, order] = await stage.orders()
      assert.deepEqual([order?.status, stripe.intentOf(first.secret).status], ['failed', 'canceled'])
      const comesLate = async () => {
        const { body } = await stage.buy(WITHOUT_CARD, { key: 'key-of-card' })
        assert.deepEqual([body.error_code, body.data.id], [13, first.id])
      }
      await comesLate()
      // the form that had it goes on with an invoice, under its key, once that is taken
      const refused = await stage.buy(onInvoice(unknownFile), { key: 'key-of-card' })
      assert.equal(refused.body.error_code, 146)
      await comesLate()
      const other = await stage.buy(onInvoice(), { key: 'key-of-card' })
      assert.deepEqual([other.status, other.body.data.order.status], [200, 'invoiced'])
      const second = await stage.begun()
      stripe.payBeforeItEnds(second.secret)
      const { status, body } = await stage.buy(onInvoice())
      assert.deepEqual([status, body.error_code, body.data.id], [409, 147, second.id])
      assert.deepEqual([await stage.statusNow(), await stage.booked()], ['paid', [2]])
    })

    it('on invoice that nobody pays is ended by an operator, and not paid after that', async () => {
      const id = String((await stage.buy(onInvoice())).body.data.order.id)
      const list = 'GET /api/teacher/exchange-tokens-purchases'
      const { headers } = await stage.server.call(list, { token: stage.token })
      await stage.admin('orders', 'cancel', id)
      const seen = { token: stage.token, headers: { 'if-none-match': headers.etag ?? '' } }
      assert.equal((await stage.server.call(list, seen)).status, 200, 'it stands otherwise in the list')
      const about = { db: stage.services.db, about: Number(id), ordersEmail: null }
      assert.equal(await invoiceMail.to?.(about), null, 'an invoice that has not left does not leave')
      await assert.rejects(stage.admin('orders', 'paid', id), UsageError)
      await assert.rejects(stage.admin('orders', 'refund', id), UsageError)
      assert.deepEqual(await stage.booked(), [])
    })

    it('that is refunded has nothing left to spend before Stripe has given the money back', async () => {
      const { id, secret } = await stage.begun()
      await stage.deliver(stripe.message('payment_intent.succeeded', stripe.payIn(secret)))
      const refund = () => stage.admin('orders', 'refund', String(id), '--left', '2')
      stripe.goAway('unheard')
      await assert.rejects(refund(), /taken back already; refund it once more/)
      stripe.goAway('no')
      const shown = await stage.admin('orders', 'show', String(id))
      assert.match(shown, /^status: paid$/m)
      assert.match(shown, /^left: 0$/m)
      assert.equal(
        await refund(),
        `Order ${id} is refunded; 2 of its 2 exchanges were left and are taken back.`,
      )
    })

    it('is told to our team once, and to whoever asks, when its charge is disputed', async () => {
      const { id, secret } = await stage.begun()
      const intent = stripe.payIn(secret)
      await stage.deliver(stripe.message('payment_intent.succeeded', intent))
      const dispute = { id: 'dp_1', object: 'dispute', payment_intent: intent.id, metadata: {} }
      const told = () => stage.deliver(stripe.message('charge.dispute.created', dispute))
      assert.equal(await told(), 200)
      assert.doesNotMatch(
        await stage.admin('orders', 'show', String(id)),
        /disputed/,
        'Stripe says nothing of it',
      )
      if (intent.latest_charge) intent.latest_charge.disputed = true
      assert.deepEqual([await told(), await told()], [200, 200])
      assert.match(await stage.admin('orders', 'show', String(id)), /disputed: \d{4}-/)
      const mail = await mailTo(stage.server, 'orders@our.test')
      assert.match(mail.subject, /^Order R-\d{6} is disputed$/)
      assert.match(mail.body, /\$.* for 2 exchanges of .*teacher@demo\.test/)
      await mailsSettled(stage.server)
      assert.equal((await mailsTo(stage.server, 'orders@our.test')).length, 1)
      assert.equal(stage.server.logs.filter(line => line.includes('is disputed')).length, 1)
      assert.match(await stage.admin('orders', 'refund', String(id)), /2 of its 2 exchanges/)
      const unknown = { ...dispute, payment_intent: 'pi_ofnobody' }
      for (const object of [unknown, { ...dispute, payment_intent: null }])
        assert.equal(await stage.deliver(stripe.message('charge.dispute.closed', object)), 200)
    })

    it('is asked about in growing pauses, and those that are late before those that wait for long', async () => {
      const { id } = await stage.begun()
      const ages = sql`extract(epoch from ask_at - now())::float8 as seconds`
      const takenAt = async (seconds: number) => {
        await stage.run(
          sql`update token_orders set created_at = now() - make_interval(secs => ${seconds}), ask_at = now()
              where id = ${id}`,
        )
        const taken = await takeOrdersToAsk(stage.services.db, 'stripe')
        const again = await takeOrdersToAsk(stage.services.db, 'stripe')
        assert.deepEqual([taken, again], [[{ order_id: id }], []])
        const [row] = await stage.run<{ seconds: number }>(
          sql`select ${ages} from token_orders where id = ${id}`,
        )
        // to ten seconds, for what the two statements take
        return Math.round((row?.seconds ?? 0) / 10) * 10
      }
      const hour = 3_600
      const pauses = []
      for (const age of [61, 400, 2 * hour, 10 * hour, 24 * hour - 600, 30 * hour])
        pauses.push(await takenAt(age))
      assert.deepEqual(pauses, [60, 100, hour / 2, hour, 600, hour])
      // many that nobody fills in, and one that has just come to wait
      await stage.run(
        sql`insert into token_orders (teacher_id, reference, request, status, payment_method, gateway, amount_tokens,
              total_cents, created_at, ask_at)
            select teacher_id, 'left-' || n, '', 'created', payment_method, gateway, 1, 100, now() - interval '5 hours',
              now() - interval '1 hour' from token_orders, generate_series(1, 201) n where id = ${id}`,
      )
      await stage.run(sql`update token_orders set gateway = 'sandbox' where reference = 'left-201'`)
      await stage.run(sql`update token_orders set ask_at = now() where id = ${id}`)
      assert.equal((await takeOrdersToAsk(stage.services.db, 'stripe')).length, 200)
      assert.deepEqual(await takeOrdersToAsk(stage.services.db, 'stripe'), [{ order_id: id }])
    })

    it('of another amount or currency than was asked for is booked by nobody, and breaks nothing', async () => {
      stage.server.expectErrors(/another amount/)
      const { id, secret } = await stage.begun('key-of-another')
      const intent = stripe.payIn(secret)
      const line = `GET /api/teacher/exchange-tokens-purchases/${id}`
      for (const change of [{ amount_received: intent.amount - 1 }, { currency: 'eur' }]) {
        Object.assign(intent, { amount_received: intent.amount, currency: 'usd' }, change)
        assert.equal(await stage.deliver(stripe.message('payment_intent.succeeded', intent)), 503)
        assert.equal((await stage.server.call(line, { token: stage.token })).status, 200)
        assert.equal((await stage.buy(WITHOUT_CARD, { key: 'key-of-another' })).body.error_code, 148)
      }
      assert.deepEqual([await stage.statusNow(), await stage.booked()], ['created', []])
    })
  })
}

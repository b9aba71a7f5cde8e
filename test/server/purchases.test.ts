import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { settle } from '../../server/areas/purchases/settle.ts'
import { settleWaiting } from '../../server/areas/purchases/settle-waiting.ts'
import { shortDay } from '../../src/contract/rules/short-day.ts'
import { SCIENCES } from '../support/classroom-form.ts'
import { databaseKinds } from '../support/databases.ts'
import { mailTo } from '../support/mails.ts'
import { byCard, CARDS, onInvoice, type PurchaseStage, purchaseStage } from '../support/purchase-stage.ts'
import { until } from '../support/until.ts'

const KEY = 'a-key-of-one-purchase'

for (const kind of databaseKinds) {
  describe(`a purchase by card on ${kind}`, () => {
    let stage: PurchaseStage
    before(async () => {
      stage = await purchaseStage(kind)
      await stage.server.app.ready()
    })
    after(() => stage.server.close())
    beforeEach(() => stage.clear())

    const statuses = async () => (await stage.orders()).map(({ status }) => status)

    /** Has the orders that wait asked about, and waits until they do not any more. */
    async function settled() {
      await settleWaiting(stage.services)
      await until(async () => !(await statuses()).includes('created'), 'orders that are settled')
    }

    it('is paid and booked, with a receipt of the amount and nothing of the card', async () => {
      const { status, body } = await stage.buy(byCard())
      assert.deepEqual(
        [status, body.message, body.data.order.status, body.data.order.client_secret],
        [...[200, 'Thank you for your purchase. A receipt has been sent to your email.', 'paid', null]],
      )
      assert.deepEqual(await stage.booked(), [2])
      const { price } = await stage.priceOf(1)
      const mail = await mailTo(stage.server, 'teacher@demo.test')
      assert.match(mail.subject, /^Receipt R-\d{6}$/)
      assert.ok(mail.body.includes(`Total: $${(price * 2).toFixed(2)}, paid by credit card.`), mail.body)
      const [order] = await stage.run<{ created_at: string }>(sql`select created_at from token_orders`)
      const day = shortDay(new Date(order?.created_at ?? 0).toISOString())
      assert.ok(mail.body.includes(`purchase of ${day}: 2 exchanges of Languages and Cultures.`), mail.body)
    })

    it('is refused when the card is declined, books nothing, and can be sent again with the same key', async () => {
      const { status, body } = await stage.buy(byCard(CARDS.declined), { key: KEY })
      assert.deepEqual([status, body.error_code], [422, 142])
      assert.deepEqual([await stage.booked(), await statuses()], [[], ['failed']])
      assert.match((await stage.orders())[0]?.charge_id ?? '', /^sandbox-/)
      assert.equal((await stage.buy(byCard(), { key: KEY })).status, 200)
      assert.deepEqual([await stage.booked(), await statuses()], [[2], ['paid', 'failed']])
    })

    it('takes no card that nobody has made a test number of', async () => {
      assert.equal((await stage.buy(byCard('4111111111111111'))).body.error_code, 142)
    })

    it('waits when the answer is lost, and is found and booked once', async () => {
      const { status, body } = await stage.buy(byCard(CARDS.answerLost), { key: KEY })
      const [order] = await stage.orders()
      assert.deepEqual([status, body.error_code, body.data.id], [504, 148, order?.id])
      assert.deepEqual([order?.status, await stage.booked()], ['created', []])
      await settleWaiting(stage.services)
      assert.deepEqual(await statuses(), ['created'], 'a young order is left to its caller')
      await stage.age(61)
      await settled()
      assert.deepEqual([await statuses(), await stage.booked()], [['paid'], [2]])
      // also with another card: one order is one charge
      const again = await stage.buy(byCard(), { key: KEY })
      assert.deepEqual([again.status, again.body.data.order.id], [200, order?.id])
      assert.deepEqual(await stage.booked(), [2])
    })

    it('fails when nothing came of it, and is not charged by a call that comes later', async () => {
      const { status, body } = await stage.buy(byCard(CARDS.unreachable))
      assert.equal(status, 504)
      const line = `GET /api/teacher/exchange-tokens-purchases/${body.data.id}`
      const read = await stage.server.call<{ order: { status: string } }>(line, { token: stage.token })
      assert.equal(read.body.data.order.status, 'created', 'a charge may be on its way')
      await stage.age(61)
      await settled()
      const [order] = await stage.orders()
      assert.equal(order?.status, 'failed')
      const payable = { reference: order?.reference ?? '', amount_cents: 1, charge_id: null }
      const late = await stage.services.gateway?.charge(payable, byCard().credit_card)
      assert.deepEqual([late, await stage.booked()], [{ at: 'none' }, []])
      const paid = { at: 'paid', charge_id: 'a charge all the same' } as const
      const known = await settle(stage.services, order?.id ?? 0, paid)
      assert.deepEqual([known?.status, await stage.booked()], ['failed', []])
    })

    it('is booked once when the gateway tells of it twice', async () => {
      const { status, body } = await stage.buy(byCard(CARDS.toldTwice))
      assert.equal(status, 200)
      const id = String(body.data.order.id)
      await until(async () => {
        const [job] = await stage.run(
          sql`select 1 from jobs.job
              where name = 'settle-order' and data ->> 'order_id' = ${id} and state = 'completed'`,
        )
        return job
      }, 'what the gateway says the second time')
      assert.deepEqual([await statuses(), await stage.booked()], [['paid'], [2]])
    })

    it('says which purchase of the same is being paid, and takes another one', async () => {
      const lost = await stage.buy(byCard(CARDS.answerLost))
      const same = await stage.buy(byCard())
      assert.deepEqual([same.status, same.body.error_code, same.body.data.id], [409, 147, lost.body.data.id])
      assert.equal((await stage.buy(byCard(), { amount: 3 })).status, 200)
      assert.deepEqual(await stage.booked(), [3])
    })

    it('on invoice is none yet', async () => {
      const { body } = await stage.buy(onInvoice())
      assert.equal(
        body.message,
        'Thank you for your order. An invoice will be sent to the contact information provided.',
      )
      assert.deepEqual(await stage.booked(), [])
    })

    it('has a key of its own, whatever keys others send', async () => {
      const { token: as } = await stage.server.signIn('librarian@demo.test')
      const first = await stage.buy(byCard(), { key: KEY })
      const other = await stage.buy(byCard(), { key: KEY, subject: 3, as })
      assert.equal(other.status, 200, other.text)
      assert.notEqual(other.body.data.order.id, first.body.data.order.id)
    })

    it('of other content with the same key is refused, and names what was bought', async () => {
      const first = await stage.buy(byCard(), { key: KEY })
      const other = await stage.buy(byCard(), { key: KEY, amount: 3 })
      assert.deepEqual(
        [other.status, other.body.error_code, other.body.data.id],
        [...[422, 13, first.body.data.order.id]],
      )
      assert.deepEqual(await stage.booked(), [2])
    })

    it('sent again after the price has changed gets its first answer', async () => {
      const seen = await stage.priceOf(1)
      const first = await stage.buy(byCard(), { key: KEY, exchange_token: seen })
      await stage.run(sql`update token_prices set cents = cents + 100 where id = ${seen.id}`)
      const again = await stage.buy(byCard(), { key: KEY, exchange_token: seen })
      const changed = await stage.buy(byCard(), { exchange_token: seen })
      await stage.run(sql`update token_prices set cents = cents - 100 where id = ${seen.id}`)
      assert.deepEqual([again.status, again.body.data.order.id], [200, first.body.data.order.id])
      assert.deepEqual([changed.status, changed.body.error_code], [422, 141])
      assert.deepEqual(changed.body.data.exchange_token, { ...seen, price: seen.price + 1 })
      assert.deepEqual(await stage.booked(), [2])
    })

    it('holds the price of another country or another line for changed', async () => {
      const { id, country_id } = await stage.priceOf(SCIENCES)
      for (const exchange_token of [{ id }, { country_id: country_id + 1 }, { price: 0 }])
        assert.equal((await stage.buy(byCard(), { exchange_token })).body.error_code, 141)
    })

    for (const [what, payment, sent, code, field, sentence] of [
      [
        'a wrong check digit',
        byCard('4242424242424241'),
        {},
        143,
        'credit_card.number',
        'The credit card information entered is not valid',
      ],
      [
        'an expired card',
        byCard(undefined, {
          credit_card: { ...byCard().credit_card, expiration: { month: '01', year: '26' } },
        }),
        {},
        143,
        'credit_card.expiration.year',
        'The credit card information entered is not valid',
      ],
      ['no card', { payment_method_id: 2 }, {}, undefined, 'credit_card.number', 'Field required.'],
      [
        'a NUL in the number of a purchase order',
        onInvoice({ po: { url: '', number: '7\0' } }),
        {},
        undefined,
        'po.number',
        'This value is not valid.',
      ],
      ['0 exchanges', byCard(), { amount: 0 }, undefined, 'amount_tokens', 'Min value 1.'],
      ['101 exchanges', byCard(), { amount: 101 }, undefined, 'amount_tokens', 'Max value 100.'],
      [
        'half an exchange',
        byCard(),
        { amount: 1.5 },
        undefined,
        'amount_tokens',
        'Only numeric characters are allowed',
      ],
      ['no contact', { payment_method_id: 1 }, {}, undefined, 'billing_contact_name', 'Field required.'],
      [
        'another method',
        { ...byCard(), payment_method_id: 3 },
        {},
        undefined,
        'payment_method_id',
        'This value is not valid.',
      ],
    ] as const) {
      it(`with ${what} is refused at its field`, async () => {
        const { status, body } = await stage.buy(payment, sent)
        assert.deepEqual([status, body.error_code, body.data.errors?.[field]], [422, code, [sentence]])
        if (code === 143) assert.equal(body.message, 'The cradict card number is not valid')
        assert.deepEqual(await stage.orders(), [])
      })
    }

    it('of a subject that the account does not pay for is refused', async () => {
      const seen = await stage.priceOf(1)
      for (const subject_id of [3, 5, 2_147_483_647]) {
        const { status, body } = await stage.buy(byCard(), { exchange_token: { ...seen, subject_id } })
        assert.deepEqual([status, body.error_code], [422, 144], String(subject_id))
      }
    })

    it('of a country without a price is refused in the words of the catalogue', async () => {
      const seen = await stage.priceOf(1)
      await stage.run(sql`update teachers set country_id = null where email = 'teacher@demo.test'`)
      const { status, body } = await stage.buy(byCard(), { exchange_token: seen })
      await stage.run(
        sql`update teachers set country_id = ${seen.country_id} where email = 'teacher@demo.test'`,
      )
      assert.deepEqual(
        [status, body.error_code, body.message],
        [...[422, 140, 'No token exchange price for this country.']],
      )
    })

    it('of a bundle books what it holds, at its price', async () => {
      const { server, token } = stage
      const { body } = await server.call<{ id: number; price: number; items: object[] }[]>(
        'GET /api/teacher/bundles',
        { token },
      )
      const bundle = body.data.find(({ items }) => items.length === 2)
      const post = (id: number, price: number) =>
        server.call(`POST /api/teacher/bundles/${id}`, { token, body: { ...byCard(), price } })
      assert.equal((await post(bundle?.id ?? 0, 1)).body.error_code, 141)
      // for librarians
      assert.equal((await post(11, 1)).status, 404)
      assert.equal((await post(bundle?.id ?? 0, bundle?.price ?? 0)).status, 200)
      assert.deepEqual(await stage.booked(), [10, 10])
      const { country_id } = await stage.priceOf(1)
      const [order] = await stage.run(
        sql`select total_cents, price_cents, bundle_id, amount_tokens, country_id, price_id from token_orders`,
      )
      assert.deepEqual(order, {
        ...{ total_cents: Math.round((bundle?.price ?? 0) * 100), price_cents: null, amount_tokens: 20 },
        ...{ bundle_id: bundle?.id, country_id, price_id: null },
      })
    })

    it('is tried 20 times in an hour, also by who is declined', async () => {
      for (let time = 0; time < 20; time += 1)
        assert.equal((await stage.buy(byCard(CARDS.declined))).status, 422)
      assert.equal((await stage.buy(byCard())).status, 429)
      assert.equal((await stage.orders()).length, 20)
    })

    it('can be asked about by its teacher alone, who is told what the gateway says by now', async () => {
      const { server, token } = stage
      const { body } = await stage.buy(byCard(CARDS.answerLost))
      const line = `GET /api/teacher/exchange-tokens-purchases/${body.data.id}`
      const { token: foreign } = await server.signIn('partner@demo.test')
      assert.equal((await server.call(line, { token: foreign })).body.error_code, 149)
      const read = await server.call<{ order: { status: string } }>(line, { token })
      assert.deepEqual([read.body.data.order.status, await stage.booked()], ['paid', [2]])
    })

    it('of 50 that are sent at once with one key is one charge and one entry', async () => {
      const all = await Promise.all(Array.from({ length: 50 }, () => stage.buy(byCard(), { key: KEY })))
      const ids = new Set(all.map(({ body }) => body.data.order?.id))
      assert.deepEqual([ids.size, new Set(all.map(({ status }) => status))], [1, new Set([200])])
      assert.deepEqual([await stage.booked(), await statuses()], [[2], ['paid']])
    })

    it('of 50 at once whose answers are lost, and that are sent again, is one charge and one entry', async () => {
      const send = () => stage.buy(byCard(CARDS.answerLost), { key: KEY })
      const lost = await Promise.all(Array.from({ length: 50 }, send))
      assert.ok(lost.every(({ status }) => status === 504))
      await Promise.all([...Array.from({ length: 25 }, send), stage.age(61).then(settled)])
      await settled()
      assert.deepEqual([await stage.booked(), await statuses()], [[2], ['paid']])
    })
  })
}

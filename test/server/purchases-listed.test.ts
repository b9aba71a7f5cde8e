import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { readSheet } from 'read-excel-file/node'
import type { Purchase } from '../../src/contract/entities/purchase.ts'
import { databaseKinds } from '../support/databases.ts'
import { byCard, CARDS, onInvoice, type PurchaseStage, purchaseStage } from '../support/purchase-stage.ts'

const LIST = 'GET /api/teacher/exchange-tokens-purchases'

type Page = { purchases: Purchase[]; total: number }

for (const kind of databaseKinds) {
  describe(`the list of purchases on ${kind}`, () => {
    let stage: PurchaseStage
    before(async () => {
      stage = await purchaseStage(kind)
      await stage.buy(byCard(CARDS.declined), { amount: 5 })
      await stage.buy(byCard(CARDS.answerLost), { amount: 6 })
      await stage.buy(onInvoice(), { amount: 4 })
      await stage.buy(byCard(), { amount: 3 })
    })
    after(() => stage.server.close())

    const page = async (query = '', token = stage.token) =>
      (await stage.server.call<Page>(`${LIST}${query}`, { token })).body.data

    it('has the latest first, with what each cost, how it was paid and what its paper is called', async () => {
      const { price } = await stage.priceOf(1)
      const { purchases, total } = await page('?type=teacher')
      const shown = purchases.map(({ id: _, created_at: __, ...rest }) => rest)
      const subject = 'Languages and Cultures'
      const of = (amount_tokens: number) => ({ subject, amount_tokens, price, total: price * amount_tokens })
      const number = (letter: string, index: number) =>
        `${letter}-${String(purchases[index]?.id).padStart(6, '0')}`
      assert.deepEqual(
        [total, shown],
        [
          4,
          [
            { ...of(3), payment_method: 'credit-card', status: 'paid', receipt_number: number('R', 0) },
            { ...of(4), payment_method: 'invoice-me', status: 'invoiced', receipt_number: number('I', 1) },
            { ...of(6), payment_method: 'credit-card', status: 'created', receipt_number: null },
            { ...of(5), payment_method: 'credit-card', status: 'failed', receipt_number: null },
          ],
        ],
      )
    })

    it('has those that are open, by pages, and nobody else’s', async () => {
      const open = await page('?scope=open')
      assert.deepEqual(
        open.purchases.map(({ status }) => status),
        ['invoiced', 'created'],
      )
      assert.deepEqual([open.total, (await page('?page=2')).purchases], [2, []])
      const { token } = await stage.server.signIn('partner@demo.test')
      assert.deepEqual(await page('', token), { purchases: [], total: 0 })
    })

    it('is sent once, and again when something was bought', async () => {
      const { headers } = await stage.server.call(LIST, { token: stage.token })
      const again = () =>
        stage.server.call(LIST, { token: stage.token, headers: { 'if-none-match': headers.etag ?? '' } })
      assert.equal((await again()).status, 304)
      await stage.buy(onInvoice())
      assert.equal((await again()).status, 200)
    })

    it('is a spreadsheet in which no name starts a formula', async () => {
      const { body } = await stage.server.call<{ id: number; price: number }[]>('GET /api/teacher/bundles', {
        token: stage.token,
      })
      const bundle = body.data.find(({ id }) => id === 4)
      await stage.server.call('POST /api/teacher/bundles/4', {
        token: stage.token,
        body: { ...byCard(), price: bundle?.price },
      })
      await stage.run(sql`update subjects set name = '=1+1' where id = 1`)
      const { rawPayload } = await stage.server.app.inject({
        method: 'GET',
        url: '/api/teacher/exchange-tokens-purchases/export?type=teacher',
        headers: { authorization: `Bearer ${stage.token}` },
      })
      await stage.run(sql`update subjects set name = 'Languages and Cultures' where id = 1`)
      const [heading, ...rows] = await readSheet(rawPayload)
      assert.deepEqual(heading?.slice(0, 3), ['DATE', 'SUBJECT', 'NUMBER OF EXCHANGES'])
      for (const row of rows) for (const cell of row) assert.doesNotMatch(String(cell ?? ''), /^[=+\-@]/)
      const { price } = await stage.priceOf(1)
      const of = (amount: number) => ["'=1+1", amount, price, price * amount]
      const inBundle = price * 9.5
      assert.deepEqual(
        rows.map(row => row.slice(1, 5)),
        [["'=1+1", 10, null, inBundle], of(2), of(3), of(4), of(6), of(5)],
      )
    })
  })
}

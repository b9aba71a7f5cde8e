import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { readSheet } from 'read-excel-file/node'
import { unpack } from '../../server/spreadsheets/unpack.ts'
import { zipParts } from '../../server/spreadsheets/zip-parts.ts'
import type { Purchase } from '../../src/contract/entities/purchase.ts'
import { PURCHASES_EXPORTED_MAX } from '../../src/contract/limits/purchases.ts'
import { dayOf, startOfDay } from '../../src/contract/rules/days.ts'
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

    const download = async () => {
      const { rawPayload } = await stage.server.app.inject({
        method: 'GET',
        url: '/api/teacher/exchange-tokens-purchases/export?type=teacher',
        headers: { authorization: `Bearer ${stage.token}` },
      })
      return rawPayload
    }

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
      const file = await download()
      await stage.run(sql`update subjects set name = 'Languages and Cultures' where id = 1`)
      const [heading, ...rows] = await readSheet(file)
      const sheet = zipParts(file).find(({ name }) => name === 'xl/worksheets/sheet1.xml')
      const widths = [...String(sheet && unpack(sheet)).matchAll(/ width="(\d+)"/g)].map(([, width]) =>
        Number(width),
      )
      // each column shows its heading, and what is longer
      assert.ok(widths.length === heading?.length && widths.every(width => width >= 8 && width <= 60))
      assert.ok(Number(widths[2]) > 'NUMBER OF EXCHANGES'.length && Number(widths[5]) > 'Credit card'.length)
      assert.deepEqual(heading, [
        ...['DATE', 'SUBJECT', 'NUMBER OF EXCHANGES', 'PRICE', 'TOTAL'],
        ...['PAYMENT', 'STATUS', 'RECEIPT OR INVOICE'],
      ])
      // a day, without its time, in the words of the page
      const [order] = await stage.run<{ created_at: string }>(
        sql`select max(created_at) as created_at from token_orders where status = 'paid'`,
      )
      const day = new Date(startOfDay(dayOf(Date.parse(order?.created_at ?? ''))))
      const paid = rows.find(row => row[6] === 'Paid')
      assert.deepEqual([paid?.[0], paid?.[2], paid?.[5]], [day, 10, 'Credit card'])
      for (const row of rows) for (const cell of row) assert.doesNotMatch(String(cell ?? ''), /^[=+\-@]/)
      const { price } = await stage.priceOf(1)
      const of = (amount: number) => ["'=1+1", amount, price, price * amount]
      const inBundle = price * 9.5
      assert.deepEqual(
        rows.map(row => row.slice(1, 5)),
        [["'=1+1", 10, null, inBundle], of(2), of(3), of(4), of(6), of(5)],
      )
    })

    it('says in its last row where it has not all', async () => {
      const [{ count = 0 } = {}] = await stage.run<{ count: number }>(
        sql`with more as (
              insert into token_orders (teacher_id, reference, request, status, payment_method, gateway, amount_tokens,
                total_cents)
              select teacher_id, 'more-' || n, '', 'created', 'credit-card', 'sandbox', 1, 100
              from token_orders, generate_series(1, ${PURCHASES_EXPORTED_MAX}::int) n
              where id = (select min(id) from token_orders) returning 1
            ) select count(*)::int as count from token_orders`,
      )
      const rows = await readSheet(await download())
      assert.equal(rows.length, PURCHASES_EXPORTED_MAX + 2)
      const all = count + PURCHASES_EXPORTED_MAX
      assert.equal(rows.at(-1)?.[0], `The file has the newest ${PURCHASES_EXPORTED_MAX} of ${all} rows.`)
      const [heading, first] = rows
      assert.deepEqual([heading?.[6], first?.[6]], ['STATUS', 'Waiting for payment'])
    })
  })
}

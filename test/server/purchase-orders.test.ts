import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, beforeEach, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { UsageError } from '../../server/admin/command.ts'
import { runCommand } from '../../server/admin/commands.ts'
import { filesSweep } from '../../server/areas/files/repository/files.ts'
import { returnTokens, spendTokens, tokensLeft } from '../../server/areas/tokens/area.ts'
import { dollarText } from '../../src/contract/rules/dollars.ts'
import { databaseKinds } from '../support/databases.ts'
import { mailsSettled, mailsTo, mailTo } from '../support/mails.ts'
import { flat, formOf } from '../support/pictures.ts'
import { byCard, CARDS, onInvoice, type PurchaseStage, purchaseStage } from '../support/purchase-stage.ts'

const PDF = Buffer.from('%PDF-1.7\nA purchase order\n%%EOF')

for (const kind of databaseKinds) {
  describe(`an order on invoice on ${kind}`, () => {
    let stage: PurchaseStage
    let place = ''
    before(async () => {
      place = mkdtempSync(join(tmpdir(), 'cx-orders-'))
      stage = await purchaseStage(kind)
      await stage.server.app.ready()
    })
    after(async () => {
      await stage.server.close()
      rmSync(place, { recursive: true, force: true })
    })
    beforeEach(() => stage.clear())

    const upload = async (file: Buffer, token = stage.token) =>
      stage.server.call<{ name: string }>('POST /api/teacher/files', {
        token,
        ...(await formOf(file, { type: 'payment_order' })),
      })
    const nameOf = async (file: Buffer, token = stage.token) => (await upload(file, token)).body.data.name
    const order = async (changes: object = {}) => (await stage.buy(onInvoice(changes))).body.data.order.id

    it('is written of to the contact and to our team, and books nothing', async () => {
      const payment = onInvoice({
        billing_contact_name: 'http://evil.test/pay',
        billing_contact_organization: 'evil.test/school',
        po: { url: '', number: '2026.07/A-118_b#4 evil.test/po' },
      })
      const ask = (key?: string) => stage.buy(payment, { amount: 3, ...(key ? { key } : {}) })
      // who asks twice in a moment, whatever keys it has, means one invoice
      const keys = ['', '', '', '', 'equal-key-1', 'equal-key-2', 'equal-key-3', 'equal-key-4']
      const all = await Promise.all(keys.map(ask))
      const [first, ...others] = all.toSorted((one, other) => one.status - other.status)
      const { body } = first ?? assert.fail('no answer')
      assert.deepEqual([body.data.order.status, await stage.booked()], ['invoiced', []])
      const refused = others.map(({ status, body: { error_code, data } }) => [status, error_code, data.id])
      assert.deepEqual(
        refused,
        refused.map(() => [409, 147, body.data.order.id]),
      )
      const mail = await mailTo(stage.server, payment.billing_contact_email_address)
      assert.match(mail.subject, /^Invoice I-\d{6}$/)
      const { price } = await stage.priceOf(1)
      const total = dollarText(price * 3)
      assert.ok(mail.body.includes(`3 exchanges of Languages and Cultures.\n`), mail.body)
      assert.ok(mail.body.includes(`Total: ${total}.`), mail.body)
      assert.ok(mail.body.includes('Purchase order: 2026.07/A-118_b#4 evil. test/po\n'), mail.body)
      assert.match(mail.body, /Pay to LUV within 30 days\.\n+Questions: billing@our\.test/)
      assert.doesNotMatch(mail.body, /evil\.test/)
      const notice = await mailTo(stage.server, 'orders@our.test')
      const told = `teacher@demo.test has ordered 3 exchanges of Languages and Cultures, for ${total}.`
      assert.ok(notice.body.includes(told), notice.body)
      assert.ok(notice.body.includes(`‘orders show ${body.data.order.id}’`), notice.body)
      assert.deepEqual(await mailsTo(stage.server, 'teacher@demo.test'), [])
      await mailsSettled(stage.server)
      assert.equal((await mailsTo(stage.server, payment.billing_contact_email_address)).length, 1)
      await stage.age(61)
      assert.equal((await ask()).status, 200)
    })

    it('is written of to nobody of ours where nobody is named', async () => {
      const { config } = stage.services
      const { ordersEmail } = config
      config.ordersEmail = null
      await order()
      await mailsSettled(stage.server)
      config.ordersEmail = ordersEmail
      assert.deepEqual(await mailsTo(stage.server, 'orders@our.test'), [])
    })

    it('is made once with one key, and one contact is written to five times an hour', async () => {
      const payment = onInvoice()
      const key = 'key-of-an-invoice'
      const [one, two] = [await stage.buy(payment, { key }), await stage.buy(payment, { key })]
      assert.equal(one.body.data.order.id, two.body.data.order.id)
      const { billing_contact_email_address: email } = payment
      let number = 0
      const sent = async (billing_contact_email_address = email) => {
        number += 1
        const po = { url: '', number: String(number) }
        return (await stage.buy({ ...payment, po, billing_contact_email_address })).status
      }
      const five = (times: number) => Array.from({ length: times }, () => 200)
      const send = async (times: number, to?: string) => {
        const all = []
        for (let time = 0; time < times; time += 1) all.push(await sent(to))
        return all
      }
      assert.deepEqual(await send(4), five(4))
      // also where it is written in another way
      for (const other of [
        email,
        email.toUpperCase(),
        email.replace('@', '+a@'),
        email.replace('@', '+b+c@'),
        email.replace('school', 'ｓｃｈｏｏｌ'),
      ])
        assert.equal(await sent(other), 429, other)
      const anHourLater = () =>
        stage.run(sql`delete from attempts where resets_at <= now() + interval '1 hour'`)
      await anHourLater()
      assert.deepEqual([await send(5), await sent()], [five(5), 429])
      await anHourLater()
      assert.equal(await sent(), 429, 'ten times a day')
      // one teacher asks for twenty a day, whoever they go to
      for (const name of ['one', 'two']) assert.deepEqual(await send(5, `${name}@contact.test`), five(5))
      await anHourLater()
      assert.equal(await sent('three@contact.test'), 429)
      assert.equal((await stage.buy(byCard(CARDS.declined))).body.error_code, 142)
    })

    it('is the way to pay what no card can', async () => {
      const seen = await stage.priceOf(1)
      await stage.run(sql`update token_prices set cents = 49 where id = ${seen.id}`)
      const little = await stage.buy(byCard(), { amount: 1 })
      const enough = await stage.buy(byCard())
      await stage.run(sql`update token_prices set cents = 100000000 where id = ${seen.id}`)
      const much = await stage.buy(byCard(), { amount: 1 })
      const invoice = await stage.buy(onInvoice(), { amount: 1 })
      await stage.run(sql`update token_prices set cents = ${seen.price * 100}::int where id = ${seen.id}`)
      for (const { status, body } of [little, much]) assert.deepEqual([status, body.error_code], [422, 151])
      assert.deepEqual([enough.status, invoice.status], [200, 200])
    })

    it('is for teachers whom an operator has validated; others pay by card', async () => {
      const { token } = await stage.server.signIn('unvalidated@demo.test')
      const { status, body } = await stage.buy(onInvoice(), { as: token })
      assert.deepEqual(
        [status, body.error_code, body.message],
        [
          ...[422, 150],
          'Your account is being verified. You can ask for an invoice as soon as that is done.',
        ],
      )
      assert.deepEqual(await stage.orders(), [])
      assert.equal((await stage.buy(byCard(), { as: token })).status, 200)
    })

    it('takes the place of the same that is being paid by card, unless that was charged', async () => {
      const lost = await stage.buy(byCard(CARDS.answerLost))
      const same = await stage.buy(onInvoice())
      assert.deepEqual([same.status, same.body.error_code, same.body.data.id], [409, 147, lost.body.data.id])
      assert.deepEqual(await stage.booked(), [2])
      await stage.buy(byCard(CARDS.unreachable), { amount: 3 })
      await stage.buy(byCard(CARDS.unreachable), { amount: 4 })
      assert.equal((await stage.buy(onInvoice(), { amount: 3 })).status, 200)
      const statuses = (await stage.orders()).map(({ status }) => status)
      assert.deepEqual(statuses, ['invoiced', 'created', 'failed', 'paid'])
    })

    it('is shown to an operator with its country, its link and its contact, as they were meant', async () => {
      const id = await order({
        billing_contact_name: '  Sam Hill ',
        po: { url: ' https://school.test/order 7.pdf ', number: ' 7 ' },
      })
      const shown = await stage.admin('orders', 'show', String(id))
      for (const line of [
        'at the prices of: United States',
        'school in: United States',
        'purchase order link: https://school.test/order%207.pdf',
        'purchase order number: 7',
        'billing_contact_name: Sam Hill',
      ])
        assert.ok(shown.split('\n').includes(line), shown)
      const { country_id, id: price_id } = await stage.priceOf(1)
      assert.deepEqual(await stage.run(sql`select country_id, price_id from token_orders`), [
        { country_id, price_id },
      ])
    })

    it('is paid by an operator, once, and then has its exchanges and a receipt', async () => {
      const id = await order()
      assert.match(
        await stage.admin('orders', 'list', '--status', 'invoiced'),
        new RegExp(`^order ${id}  I-`),
      )
      assert.equal(await stage.admin('orders', 'list', '--status', 'paid'), 'There are no orders.')
      await assert.rejects(stage.admin('orders', 'list', '--status', 'open'), UsageError)
      assert.equal(await stage.admin('orders', 'paid', String(id)), `Order ${id} is paid.`)
      assert.equal(await stage.admin('orders', 'paid', String(id)), `Order ${id} was paid before.`)
      assert.deepEqual(await stage.booked(), [2])
      assert.match((await mailTo(stage.server, 'teacher@demo.test')).body, /paid by invoice/)
      await assert.rejects(stage.admin('orders', 'cancel', String(id)), UsageError)
      assert.match(await stage.admin('orders', 'refund', String(id)), /2 of its 2 exchanges/)
      assert.match(await stage.admin('orders', 'refund', String(id)), /refunded before; 2 of its 2/)
    })

    it('of a card is given back at its gateway, with what is left of its exchanges', async () => {
      const { body } = await stage.buy(byCard(), { amount: 3 })
      const id = String(body.data.order.id)
      const [{ teacher_id = 0, classroom_id = 0 } = {}] = await stage.run<{
        teacher_id: number
        classroom_id: number
      }>(
        sql`select t.id as teacher_id, min(c.id) as classroom_id from teachers t join classrooms c on c.teacher_id = t.id
            where t.email = 'teacher@demo.test' group by t.id`,
      )
      // those of the older lots go first
      const left = await tokensLeft(stage.services.db, { teacher_id, subject_id: 1 })
      const spent = { teacher_id, subject_id: 1, classroom_id, amount: left - 2 }
      assert.equal(await stage.services.db.transaction(tx => spendTokens(tx, spent)), true)
      await assert.rejects(stage.admin('orders', 'paid', id), UsageError)
      const elsewhere = { ...stage.services, gateway: null }
      await assert.rejects(runCommand(elsewhere, ['orders', 'refund', id]), /was paid by sandbox/)
      assert.match(await stage.admin('orders', 'show', id), /^left: 2$/m)
      // it was looked at before they were spent
      await assert.rejects(stage.admin('orders', 'refund', id, '--left', '3'), /^UsageError: 2 of /)
      const [{ reference = '', charge_id = '' } = {}] = await stage.orders()
      const atGateway = () => stage.services.gateway?.find({ reference, charge_id, amount_cents: 0 })
      assert.equal((await atGateway())?.at, 'paid')
      const refund = ['orders', 'refund', id, '--left', '2']
      assert.match(await stage.admin(...refund), /2 of its 3 exchanges were left/)
      assert.equal((await atGateway())?.at, 'refunded')
      // what comes back later was paid back as well
      const back = { ...spent, amount: 2 }
      await stage.services.db.transaction(tx => returnTokens(tx, back))
      assert.equal(await tokensLeft(stage.services.db, spent), 1)
      assert.match(await stage.admin(...refund), /was refunded before; 3 of its 3/)
    })

    it('keeps its file for our team alone, which has it as it came', async () => {
      const name = await nameOf(PDF)
      assert.match(name, /\.pdf$/)
      const url = await stage.server.call(`GET /api/teacher/files/${name}/url`, { token: stage.token })
      assert.equal(url.status, 404)
      const id = String(await order({ po: { url: name, number: '' } }))
      const to = join(place, 'order.pdf')
      assert.match(await stage.admin('orders', 'file', id, '--to', to), /PDF/)
      assert.deepEqual(readFileSync(to), PDF)
      await assert.rejects(stage.admin('orders', 'file', id, '--to', to), { code: 'EEXIST' })
      assert.match(await stage.admin('orders', 'show', id), /purchase order file: orders file/)
      await stage.run(sql`update files set used_at = now() - interval '40 days' where name = ${name}`)
      await filesSweep(stage.services.db, stage.services)
      assert.notEqual(await stage.services.storage.size(name), null)
    })

    it('takes a picture, made anew, and nothing else', async () => {
      assert.match(await nameOf(await flat(8, 8).png().toBuffer()), /\.webp$/)
      for (const file of [
        Buffer.from('Pay nothing'),
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      ]) {
        const { status, body } = await upload(file)
        assert.deepEqual([status, body.message], [422, 'File must be a PDF or a picture.'])
      }
    })

    it('refuses a file of somebody else, one that is not there, and one of another kind', async () => {
      const { token } = await stage.server.signIn('partner@demo.test')
      const material = await stage.server.call<{ name: string }>('POST /api/teacher/files', {
        token: stage.token,
        ...(await formOf(PDF, { type: 'material' })),
      })
      for (const url of [await nameOf(PDF, token), `${'x'.repeat(43)}.pdf`, material.body.data.name]) {
        const { status, body } = await stage.buy(onInvoice({ po: { url, number: '' } }))
        assert.deepEqual([status, body.error_code], [422, 146])
      }
      assert.deepEqual(await stage.orders(), [])
      await mailsSettled(stage.server)
      assert.deepEqual(await mailsTo(stage.server, 'orders@our.test'), [])
    })

    it('has a file that no chat and no task can show', async () => {
      const name = await nameOf(PDF)
      const [{ id = 0 } = {}] = await stage.run<{ id: number }>(
        sql`select c.id from classrooms c join teachers t on t.id = c.teacher_id
            where t.email = 'teacher@demo.test' and c.class_pairing_id is not null order by c.id limit 1`,
      )
      const { status } = await stage.server.call(`POST /api/teacher/classrooms/${id}/partner/messages`, {
        token: stage.token,
        body: { message: 'Look', attachment: { file: name, label: 'Order' } },
      })
      assert.ok(status >= 400, String(status))
    })

    it('takes ten files an hour', async () => {
      for (let time = 0; time < 10; time += 1) assert.equal((await upload(PDF)).status, 200)
      assert.equal((await upload(PDF)).status, 429)
    })
  })
}

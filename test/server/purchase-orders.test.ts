import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, beforeEach, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { UsageError } from '../../server/admin/command.ts'
import { filesSweep } from '../../server/areas/files/repository/files.ts'
import { spendTokens } from '../../server/areas/tokens/area.ts'
import { databaseKinds } from '../support/databases.ts'
import { mailsSettled, mailsTo, mailTo } from '../support/mails.ts'
import { flat, formOf } from '../support/pictures.ts'
import { byCard, onInvoice, type PurchaseStage, purchaseStage } from '../support/purchase-stage.ts'

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
        po: { url: '', number: 'PO-77' },
      })
      const { status, body } = await stage.buy(payment, { amount: 3 })
      assert.deepEqual([status, body.data.order.status, await stage.booked()], [200, 'invoiced', []])
      const mail = await mailTo(stage.server, payment.billing_contact_email_address)
      assert.match(mail.subject, /^Invoice I-\d{6}$/)
      assert.match(mail.body, /3 exchanges of Languages and Cultures/)
      assert.match(mail.body, /Purchase order: PO-77/)
      assert.doesNotMatch(mail.body, /evil\.test/)
      const notice = await mailTo(stage.server, 'orders@our.test')
      assert.match(notice.body, /teacher@demo\.test/)
      assert.deepEqual(await mailsTo(stage.server, 'teacher@demo.test'), [])
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
      for (let time = 1; time < 5; time += 1) assert.equal((await stage.buy(payment)).status, 200)
      assert.equal((await stage.buy(payment)).status, 429)
    })

    it('is paid by an operator, once, and then has its exchanges and a receipt', async () => {
      const id = await order()
      assert.match(
        await stage.admin('orders', 'list', '--status', 'invoiced'),
        new RegExp(`^order ${id}  I-`),
      )
      assert.equal(await stage.admin('orders', 'paid', String(id)), `Order ${id} is paid.`)
      assert.equal(await stage.admin('orders', 'paid', String(id)), `Order ${id} was paid before.`)
      assert.deepEqual(await stage.booked(), [2])
      assert.match((await mailTo(stage.server, 'teacher@demo.test')).body, /paid by invoice/)
      await assert.rejects(stage.admin('orders', 'cancel', String(id)), UsageError)
      assert.match(await stage.admin('orders', 'refund', String(id)), /2 of its 2 exchanges/)
      assert.match(await stage.admin('orders', 'refund', String(id)), /refunded before/)
    })

    it('that nobody pays is ended by an operator, and not paid after that', async () => {
      const id = String(await order())
      await stage.admin('orders', 'cancel', id)
      await assert.rejects(stage.admin('orders', 'paid', id), UsageError)
      await assert.rejects(stage.admin('orders', 'refund', id), UsageError)
      assert.deepEqual(await stage.booked(), [])
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
      // of the older lots there are six, which go first
      const spent = { teacher_id, subject_id: 1, classroom_id, amount: 7 }
      assert.equal(await stage.services.db.transaction(tx => spendTokens(tx, spent)), true)
      await assert.rejects(stage.admin('orders', 'paid', id), UsageError)
      assert.match(await stage.admin('orders', 'refund', id), /2 of its 3 exchanges were left/)
      const [{ reference = '', charge_id = '' } = {}] = await stage.orders()
      const payment = await stage.services.gateway?.find({ reference, charge_id, amount_cents: 0 })
      assert.equal(payment?.at, 'refunded')
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

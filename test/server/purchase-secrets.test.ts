import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { rows } from '../../server/db/database.ts'
import { databaseKinds } from '../support/databases.ts'
import { mailsSettled } from '../support/mails.ts'
import {
  byCard,
  CARDS,
  HOLDER,
  onInvoice,
  type PurchaseStage,
  purchaseStage,
} from '../support/purchase-stage.ts'

/** What nobody but the gateway may have seen. */
const canaries = [...Object.values(CARDS), '4242424242424241', '987654', HOLDER]

/** As text, in a column of bytes, in base64 wherever in it, and as the hash by which one could be looked up. */
function formsOf(canary: string): string[] {
  const bytes = Buffer.from(canary)
  const coded = [0, 1, 2].map(before => {
    const text = Buffer.concat([Buffer.alloc(before), bytes]).toString('base64')
    return text.slice(Math.ceil((before * 8) / 6), Math.floor(((before + bytes.length) * 8) / 6))
  })
  return [canary, bytes.toString('hex'), ...coded, createHash('sha256').update(canary).digest('hex')]
}

const forms = canaries.map(canary => ({ canary, forms: formsOf(canary) }))

const found = (text: string) =>
  forms.filter(({ forms }) => forms.some(form => text.includes(form))).map(({ canary }) => canary)

function filesBelow(directory: string): string[] {
  return readdirSync(directory, { withFileTypes: true, recursive: true })
    .filter(entry => entry.isFile())
    .map(entry => readFileSync(join(entry.parentPath, entry.name), 'latin1'))
}

for (const kind of databaseKinds) {
  describe(`what stands on a card, on ${kind}`, () => {
    let stage: PurchaseStage
    const answers: string[] = []
    before(async () => {
      stage = await purchaseStage(kind, { logLevel: 'trace' })
      await stage.server.app.ready()
      const keep = async (sent: ReturnType<PurchaseStage['buy']>) => answers.push((await sent).text)
      const sent = [...Object.values(CARDS), '4242424242424241']
      for (const [index, number] of sent.entries())
        await keep(stage.buy(byCard(number), { key: `key-of-card-${index}`, amount: index + 1 }))
      // what is paid on invoice has no card
      await keep(stage.buy(onInvoice(byCard(undefined, { payment_method_id: 1 }))))
      // sent again, with other content, against the rules, and as no JSON at all
      await keep(stage.buy(byCard(), { key: 'key-of-card-0', amount: 9 }))
      const card = byCard().credit_card
      await keep(stage.buy(byCard(undefined, { credit_card: { ...card, cvv: '987654' } })))
      await keep(stage.buy(byCard(undefined, { credit_card: { ...card, expiration: 5 } })))
      await keep(stage.buy(byCard(undefined, { credit_card: { ...card, number: Number(CARDS.passes) } })))
      const broken = await stage.server.app.inject({
        method: 'POST',
        url: '/api/teacher/exchange-tokens',
        headers: { authorization: `Bearer ${stage.token}`, 'content-type': 'application/json' },
        payload: `{ "credit_card": { "number": "${CARDS.passes}", "holder": "${HOLDER}" `,
      })
      answers.push(broken.body)
      await mailsSettled(stage.server)
    })
    after(() => stage.server.close())

    it('is in no row of the database, jobs and mails included', async () => {
      const { db } = stage.services
      const tables = await rows<{ name: string }>(
        db,
        sql`select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
            where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`,
      )
      assert.ok(tables.some(({ name }) => name === 'public.token_orders'))
      assert.ok(tables.some(({ name }) => name.startsWith('jobs.')))
      assert.ok((await stage.orders()).length > 4)
      for (const { name } of tables) {
        const [content] = await rows<{ text: string | null }>(
          db,
          sql`select string_agg(t::text, ' ') as text from ${sql.raw(name)} t`,
        )
        assert.deepEqual(found(content?.text ?? ''), [], name)
      }
    })

    it('is in no line of the log', () => {
      assert.ok(stage.server.logs.length > 10)
      assert.deepEqual(found(stage.server.logs.join('\n')), [])
    })

    it('is in no answer', () => assert.deepEqual(found(answers.join('\n')), []))

    it('is in nothing that the gateway of a demo keeps', () => {
      const kept = filesBelow(stage.services.config.dataDir)
      assert.ok(kept.length > 3)
      assert.deepEqual(found(kept.join('\n')), [])
    })
  })
}

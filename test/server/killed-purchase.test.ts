import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { openDatabase, rows } from '../../server/db/database.ts'
import { DEMO_PASSWORD } from '../../server/db/seed/seed.ts'
import { databaseKinds } from '../support/databases.ts'
import { createPostgresDatabase } from '../support/postgres-databases.ts'
import { byCard } from '../support/purchase-stage.ts'
import { startProcess } from '../support/server-process.ts'
import { until } from '../support/until.ts'

const killAt = fileURLToPath(new URL('../support/kill-at.ts', import.meta.url))

/** The card is charged and the tokens are in the ledger, and the transaction that says so is not over. */
const MOMENT = 'update "token_orders" set "status"'

const HEADERS = { 'content-type': 'application/json' }

/** Signs in and buys one exchange. */
async function buyAt(url: string): Promise<Response> {
  const credentials = { email: 'teacher@demo.test', password: DEMO_PASSWORD }
  const post = (path: string, body: object, more = {}) =>
    fetch(`${url}/api/teacher/${path}`, {
      method: 'POST',
      headers: { ...HEADERS, ...more },
      body: JSON.stringify(body),
    })
  const { data } = (await (await post('login', credentials)).json()) as { data: { token: string } }
  const authorization = { authorization: `Bearer ${data.token}` }
  const seen = await fetch(`${url}/api/teacher/exchange-tokens/price?subject_id=1`, {
    headers: authorization,
  })
  const { data: exchange_token } = (await seen.json()) as { data: object }
  return post('exchange-tokens', { ...byCard(), amount_tokens: 1, exchange_token }, authorization)
}

for (const kind of databaseKinds) {
  describe(`a server that is killed between a charge and its booking, on ${kind}`, () => {
    it('books it once, whenever it is there again', async () => {
      const dataDir = mkdtempSync(join(tmpdir(), 'cx-killed-purchase-'))
      const postgres = kind === 'postgres' ? await createPostgresDatabase('demo') : null
      const environment = {
        ...{ DATA_DIR: dataDir, DEMO: '1' },
        ...(postgres ? { DATABASE_URL: postgres.url, DEMO_WITH_DATABASE_URL: '1' } : {}),
      }
      const look = async <Row>(statement: ReturnType<typeof sql>) => {
        const database = await openDatabase({ url: postgres?.url ?? null, dataDir })
        try {
          return await rows<Row>(database.db, statement)
        } finally {
          await database.close()
        }
      }
      const state = () =>
        look<{ status: string; booked: number }>(
          sql`select status, (select count(*)::int from token_entries where kind = 'purchased') as booked
              from token_orders`,
        )
      try {
        const NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --import ${killAt}`
        const killed = await startProcess({ ...environment, NODE_OPTIONS, KILL_AT: MOMENT })
        await assert.rejects(buyAt(killed.url ?? ''), killed.output())
        await killed.stop()
        assert.deepEqual(await state(), [{ status: 'created', booked: 0 }])
        await look(
          sql`update token_orders set created_at = created_at - interval '61 seconds', ask_at = now()`,
        )

        const server = await startProcess(environment)
        const { url } = server
        assert.ok(url, server.output())
        if (postgres) await until(async () => (await state())[0]?.status === 'paid', 'an order that is paid')
        else await paidAt(url)
        await server.stop()
        assert.deepEqual(await state(), [{ status: 'paid', booked: 1 }])
      } finally {
        await postgres?.drop()
        rmSync(dataDir, { recursive: true, force: true })
      }
    })
  })
}

/** The embedded database is the server's alone, so that it is asked. */
async function paidAt(url: string): Promise<void> {
  const credentials = { email: 'teacher@demo.test', password: DEMO_PASSWORD }
  const login = await fetch(`${url}/api/teacher/login`, {
    method: 'POST',
    headers: HEADERS,
    body: JSON.stringify(credentials),
  })
  const { data } = (await login.json()) as { data: { token: string } }
  await until(async () => {
    const answer = await fetch(`${url}/api/teacher/exchange-tokens-purchases`, {
      headers: { authorization: `Bearer ${data.token}` },
    })
    const page = (await answer.json()) as { data: { purchases: { status: string }[] } }
    return page.data.purchases[0]?.status === 'paid'
  }, 'a purchase that is paid')
}

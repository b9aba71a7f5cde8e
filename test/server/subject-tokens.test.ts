import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { grantTokens } from '../../server/areas/tokens/repository/ledger.ts'
import { addLot } from '../../server/areas/tokens/repository/lots.ts'
import { rows } from '../../server/db/database.ts'
import type { TokenTables } from '../../src/contract/entities/token.ts'
import { DAY_MS } from '../../src/contract/rules/days.ts'
import { LANGUAGES, SCIENCES } from '../support/classroom-form.ts'
import { databaseKinds } from '../support/databases.ts'
import { startApp, type TestApp } from '../support/server.ts'

const EMAIL = 'new@demo.test'

for (const kind of databaseKinds) {
  describe(`what is left of a subject, on ${kind}`, () => {
    let server: TestApp
    let token = ''
    let teacher_id = 0
    before(async () => {
      server = await startApp({ kind })
      token = (await server.signIn(EMAIL)).token
      const [found] = await rows<{ id: number }>(
        server.app.services.db,
        sql`select id from teachers where email = ${EMAIL}`,
      )
      teacher_id = found?.id ?? 0
    })
    after(() => server.close())

    const ask = () => server.call<TokenTables>('GET /api/teacher/exchange-tokens', { token })
    const told = async () =>
      Object.fromEntries((await ask()).body.data.balances.map(({ id, next_expiry }) => [id, next_expiry]))
    const lot = (amount: number, expire_at: Date, subject_id = LANGUAGES) =>
      addLot(server.app.services.db, {
        ...{ teacher_id, subject_id, amount, expire_at },
        kind: 'replaced',
        created_at: new Date(expire_at.getTime() - 2 * DAY_MS),
      })

    it('has nothing that expires where nothing is left', async () => {
      assert.deepEqual(await told(), { [LANGUAGES]: null, [SCIENCES]: null })
    })

    it('is told with all that expires on its next day, and with nothing of another subject', async () => {
      const noon = new Date(`${new Date(Date.now() + 5 * DAY_MS).toISOString().slice(0, 10)}T12:00:00.000Z`)
      await lot(2, new Date(noon.getTime() + DAY_MS))
      await lot(3, new Date(noon.getTime() + 3_600_000))
      await lot(4, noon)
      await grantTokens(server.app.services.db, { teacher_id, subject_id: SCIENCES, amount: 5 })
      // what is over is nothing that expires next
      await lot(7, new Date(Date.now() - DAY_MS))
      const { [LANGUAGES]: next, [SCIENCES]: other } = await told()
      assert.deepEqual(next, { expire_at: noon.toISOString(), number_of_exchanges: 7 })
      assert.equal(other?.number_of_exchanges, 5)
    })

    it('stays right until the first of it expires, which nobody else has to tell', async () => {
      const soon = new Date(Date.now() + 2 * 3_600_000)
      await lot(1, soon)
      const { body, headers } = await ask()
      const [first] = body.data.balances
      assert.deepEqual(first?.next_expiry, { expire_at: soon.toISOString(), number_of_exchanges: 1 })
      const freshMs = Number(/max-age=(\d+)/.exec(headers['cache-control'] ?? '')?.[1]) * 1000
      assert.ok(freshMs <= soon.getTime() - Date.now() && freshMs > 3_600_000, `${freshMs} ms`)
    })
  })
}

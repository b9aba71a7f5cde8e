import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { givenUp } from '../../server/areas/uploads/repository/uploads.ts'
import { type Database, rows } from '../../server/db/database.ts'
import { databaseKinds } from '../support/databases.ts'
import { startApp, type TestApp } from '../support/server.ts'

for (const kind of databaseKinds) {
  describe(`the search for uploads that were given up, on ${kind}`, () => {
    let server: TestApp
    before(async () => {
      server = await startApp({ kind, contents: 'empty' })
    })
    after(() => server.close())

    it('reads those alone, oldest first, however many go on', async () => {
      const { db } = server.app.services
      await db.execute(sql`insert into uploads (id, label, bytes, removed_at)
        select 'u' || n, 'film', 1, case when n % 1000 = 0 then now() - make_interval(secs => n) end
        from generate_series(1, 5000) n`)
      await db.execute(sql`analyze uploads`)
      server.statements.length = 0
      const found = await givenUp(db as Database)
      assert.deepEqual(
        found.map(({ id }) => id),
        ['u5000', 'u4000', 'u3000', 'u2000', 'u1000'],
      )
      const [statement = ''] = server.statements
      const [plan] = await rows<{ 'QUERY PLAN': unknown }>(
        db,
        sql.raw(`explain (format json) ${statement.replace('$1', '500')}`),
      )
      const read = JSON.stringify(plan?.['QUERY PLAN'])
      assert.match(read, /uploads_removed/)
      assert.doesNotMatch(read, /"Seq Scan"/)
    })
  })
}

import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { type Database, openDatabase } from '../../server/db/database.ts'
import { prepared } from '../../server/db/prepared.ts'
import { bothDatabases } from '../support/databases.ts'
import { createPostgresDatabase } from '../support/postgres-databases.ts'

const product = prepared<{ product: number }>(
  sql`select ${sql.placeholder('one')}::int * ${sql.placeholder('other')}::int as product`,
  'product',
)

const sum = prepared<{ sum: number }>(
  sql`select ${sql.placeholder('one')}::int + ${sql.placeholder('other')}::int as sum`,
)

for (const kind of bothDatabases) {
  describe(`a prepared statement on ${kind}`, () => {
    it('finds Drizzle’s inside as it expects it, outside and inside a transaction', async () => {
      const postgres = kind === 'postgres' ? await createPostgresDatabase() : null
      const statements: string[] = []
      const { db, close } = await openDatabase({
        url: postgres?.url ?? 'memory',
        dataDir: '',
        onStatement: statement => statements.push(statement),
      })
      try {
        assert.deepEqual(await sum(db, { one: 1, other: 2 }), [{ sum: 3 }])
        assert.deepEqual(statements, ['select $1::int + $2::int as sum'])
        await db.transaction(async transaction => {
          await transaction.execute(sql`create temporary table seen on commit drop as select 7 as number`)
          const inside = prepared<{ number: number }>(sql`select number from seen`)
          assert.deepEqual(await inside(transaction as unknown as Database, {}), [{ number: 7 }])
          for (const one of [2, 3])
            assert.deepEqual(await product(transaction as unknown as Database, { one, other: 5 }), [
              { product: one * 5 },
            ])
          const { rows: kept } = (await transaction.execute(
            sql`select 1 from pg_prepared_statements where name = 'product'`,
          )) as unknown as { rows: unknown[] }
          assert.equal(kept.length, kind === 'postgres' ? 1 : 0)
        })
      } finally {
        await close()
        await postgres?.drop()
      }
    })
  })
}

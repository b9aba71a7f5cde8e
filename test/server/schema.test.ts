import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { type OpenDatabase, openDatabase } from '../../server/db/database.ts'
import { migrate } from '../../server/db/migrate.ts'
import { describeTables, statementsOfSchema } from '../support/catalog.ts'
import { bothDatabases } from '../support/databases.ts'
import { createPostgresDatabase } from '../support/postgres-databases.ts'

/** Lines that only one of two lists has. */
const difference = (some: string[], others: string[]) => ({
  missing: others.filter(line => !some.includes(line)),
  unexpected: some.filter(line => !others.includes(line)),
})

const SAME = { missing: [], unexpected: [] }

for (const kind of bothDatabases) {
  describe(`the migrations on ${kind}`, () => {
    const closing: (() => Promise<unknown>)[] = []
    let migrated: OpenDatabase
    let described: string[]

    async function open(): Promise<OpenDatabase> {
      const postgres = kind === 'postgres' ? await createPostgresDatabase() : null
      const database = await openDatabase({ url: postgres?.url ?? 'memory', dataDir: '' })
      closing.push(() => database.close().then(() => postgres?.drop()))
      return database
    }

    before(async () => {
      migrated = await open()
      await migrate(migrated)
      const made = await open()
      for (const statement of await statementsOfSchema()) await made.db.execute(statement)
      described = await describeTables(made.db)
    })
    after(() => Promise.all(closing.map(close => close())))

    it('make the tables that the schemas describe, to the last index', async () => {
      assert.ok(described.length > 150, `${described.length} lines`)
      assert.deepEqual(difference(await describeTables(migrated.db), described), SAME)
    })

    for (const [what, statement] of [
      ['an index that is gone', 'drop index sessions_teacher'],
      ['a NOT NULL that is gone', 'alter table teachers alter column password_hash drop not null'],
      ['a default that is gone', 'alter table tasks alter column number_responses drop default'],
      ['a check that is gone', 'alter table classrooms drop constraint classrooms_pairing_side'],
      ['a foreign key that is gone', 'alter table submissions drop constraint submissions_responding_to'],
      ['a column too many', 'alter table alerts add column author text'],
    ] as const) {
      it(`are caught with ${what}`, async () => {
        await migrated.db
          .transaction(async transaction => {
            await transaction.execute(statement)
            assert.notDeepEqual(difference(await describeTables(transaction), described), SAME)
            transaction.rollback()
          })
          .catch(error => assert.match(String(error), /rollback/i))
      })
    }
  })
}

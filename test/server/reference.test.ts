import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { americanStateIds } from '../../server/areas/reference/data/american-states.ts'
import { countryIds } from '../../server/areas/reference/data/countries.ts'
import { languageIds } from '../../server/areas/reference/data/languages.ts'
import { rows } from '../../server/db/database.ts'
import { startApp, type TestApp } from '../support/server.ts'

describe('the reference lists', () => {
  let server: TestApp
  before(async () => {
    server = await startApp({ contents: 'empty', config: { demo: false } })
  })
  after(() => server.close())

  for (const [table, id, name] of [
    ['countries', 1, 'Andorra'],
    ['countries', 233, 'United States'],
    ['countries', 249, 'Zimbabwe'],
    ['states', 5, 'California'],
    ['states', 51, 'Wyoming'],
    ['languages', 2, 'Spanish'],
    ['languages', 28, 'Latin'],
    ['levels', 3, 'Advanced'],
    ['subjects', 7, 'Independent Players Trust'],
  ] as const) {
    it(`know ${name} as ${table} ${id}, for ever`, async () => {
      const found = await rows<{ name: string }>(
        server.app.services.db,
        sql`select name from ${sql.identifier(table)} where id = ${id}`,
      )
      assert.deepEqual(found, [{ name }])
    })
  }

  it('give no id twice', () => {
    for (const list of [countryIds, americanStateIds, languageIds]) {
      assert.equal(new Set(Object.values(list)).size, Object.keys(list).length)
    }
  })
})

import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { americanStateIds } from '../../server/areas/reference/data/american-states.ts'
import { countryIds } from '../../server/areas/reference/data/countries.ts'
import { languageIds } from '../../server/areas/reference/data/languages.ts'
import { fillReferenceData } from '../../server/areas/reference/repository/fill.ts'
import { rows } from '../../server/db/database.ts'
import { startApp, type TestApp } from '../support/server.ts'

describe('the reference lists', () => {
  let server: TestApp
  let token = ''
  before(async () => {
    server = await startApp()
    token = (await server.signIn('teacher@demo.test')).token
  })
  after(() => server.close())

  for (const [table, id, name] of [
    ['countries', 1, 'Andorra'],
    ['countries', 233, 'United States'],
    ['countries', 249, 'Zimbabwe'],
    ['countries', 250, 'Kosovo'],
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

  const told = async <Data>(path: string, headers = {}) =>
    server.call<Data>(`GET /api/teacher/${path}`, { token, headers })

  for (const [path, first] of [
    ['countries', { id: 3, iso: 'AF', name: 'Afghanistan' }],
    ['countries/233/states', { id: 1, name: 'Alabama' }],
    ['number-students-ranges', { id: 1, name: '1-10', min: 1, max: 10 }],
    ['payment-methods', { id: 1, name: 'invoice-me', gateway: null, publishable_key: null }],
    ['languages', { id: 10, name: 'Arabic' }],
    ['age-ranges', { id: 1, name: '4-6 years old', min_age: 4 }],
  ] as const) {
    it(`are told in their order: ${path}`, async () => {
      const { status, body } = await told<unknown[]>(path)
      assert.deepEqual([status, body.data[0]], [200, first])
    })
  }

  it('have accented names in their place', async () => {
    const names = (await told<{ name: string }[]>('countries')).body.data.map(({ name }) => name)
    assert.equal(names.length, Object.keys(countryIds).length)
    assert.deepEqual(names, names.toSorted(new Intl.Collator('en').compare))
  })

  it('have accented names in their place also where an operator has written one', async () => {
    const { db } = server.app.services
    await db.execute(sql`update languages set name = 'Élan' where id = 28`)
    const names = (await told<{ name: string }[]>('languages')).body.data.map(({ name }) => name)
    await db.execute(sql`update languages set name = 'Latin' where id = 28`)
    assert.ok(names.includes('Élan'))
    assert.deepEqual(names, names.toSorted(new Intl.Collator('en').compare))
  })

  it('have no states where a country has none in its addresses', async () => {
    assert.deepEqual((await told('countries/68/states')).body.data, [])
  })

  it('have each subject by itself', async () => {
    assert.deepEqual((await told('subjects/6')).body.data, {
      id: 6,
      name: 'Independent Language',
      type: 'world_languages',
      number_of_tokens: 0,
    })
    assert.equal((await told('subjects/77')).status, 404)
  })

  it('are sent once, and again when an operator has renamed an entry', async () => {
    const { etag } = (await told('countries')).headers
    const again = () => told('countries', { 'if-none-match': etag })
    assert.equal((await again()).status, 304)
    // as at each start
    await fillReferenceData(server.app.services.db)
    assert.equal((await again()).status, 304)
    await server.app.services.db.execute(sql`update countries set name = 'Spain!' where iso = 'ES'`)
    assert.equal((await again()).status, 200)
  })

  it('give no id twice', () => {
    for (const list of [countryIds, americanStateIds, languageIds]) {
      assert.equal(new Set(Object.values(list)).size, Object.keys(list).length)
    }
  })
})

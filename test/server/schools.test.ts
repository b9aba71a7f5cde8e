import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { type SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { runCommand } from '../../server/admin/commands.ts'
import { addListedSchools } from '../../server/areas/teachers/seed/listed-schools.ts'
import { statesWithoutSchools } from '../../server/areas/teachers/seed/school-names.ts'
import { rows } from '../../server/db/database.ts'
import type { SchoolMatch } from '../../src/contract/entities/reference.ts'
import { SCHOOL_MATCHES_MAX } from '../../src/contract/limits/schools.ts'
import { databaseKinds } from '../support/databases.ts'
import { places } from '../support/profile.ts'
import { startApp, type TestApp } from '../support/server.ts'

const MANY = 100_000

/** Schools with names as people give them, in every state and in the first fifty countries. */
const manySchools = sql`insert into schools (name, city_name, country_id, state_id)
  select (array['Lincoln', 'Washington', 'Jefferson', 'Riverside', 'Oak Hill', 'St. Mary'])[1 + n / 102 % 6] || ' '
      || (array['Elementary', 'Middle', 'High', 'Charter'])[1 + n / 612 % 4] || ' School ' || n,
    'Town ' || n / 7 % 1000,
    case when n % 2 = 0 then ${places.unitedStates} else 1 + n / 2 % 51 end,
    case when n % 2 = 0 then 1 + n / 2 % 51 end
  from generate_series(1, ${MANY}::int) n`

interface Plan {
  'Node Type': string
  'Index Name'?: string
  Plans?: Plan[]
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

for (const kind of databaseKinds) {
  describe(`schools on ${kind}`, () => {
    let server: TestApp
    let token = ''
    before(async () => {
      server = await startApp({ kind })
      token = (await server.signIn('new@demo.test')).token
    })
    after(() => server.close())

    const find = async (place: string, search = '') => {
      const line = `GET /api/teacher/${place}/schools?search=${encodeURIComponent(search)}`
      return (await server.call<SchoolMatch[]>(line, { token })).body.data
    }
    const inOregon = (search?: string) => find(`states/${places.oregon}`, search)
    const inSpain = (search?: string) => find(`countries/${places.spain}`, search)
    const add = async (name: string, city_name: string | null = null) => {
      const [school] = await rows<{ id: number }>(
        server.app.services.db,
        sql`insert into schools (name, city_name, country_id) values (${name}, ${city_name}, ${places.spain}) returning id`,
      )
      return school?.id ?? 0
    }

    it('are found by the beginnings of their words, in any order, whatever the case', async () => {
      const lincoln = (await inOregon('Lincoln Middle School'))[0]
      assert.equal(lincoln?.name, 'Lincoln Middle School')
      for (const search of [
        'linc mid',
        'MIDDLE lincoln',
        '  lincoln   middle ',
        'middle, lincoln!',
        'lincoln portland',
      ])
        assert.ok(
          (await inOregon(search)).some(({ id }) => id === lincoln.id),
          search,
        )
      assert.deepEqual(await inOregon('incoln middle'), [])
      assert.deepEqual(await inOregon('lincoln nowhere'), [])
    })

    it('show their name, city and address, how they are reached, and nothing else', async () => {
      const [lincoln] = await inOregon('Lincoln Middle School')
      assert.deepEqual(Object.keys(lincoln ?? {}).toSorted(), [
        'address',
        'city_name',
        'id',
        'name',
        'phone_number',
        'website',
      ])
      assert.equal(lincoln?.city_name, 'Portland')
    })

    const spellings: [name: string, searches: string[]][] = [
      ['Colegio Ñandú Ávila', ['nandu', 'ÑANDÚ', 'N\u0303andu\u0301', 'avila']],
      ['Straßenschule 12b', ['straßen', '12']],
      ['東京第一小学校', ['東京']],
      ['مدرسة النور', ['النور']],
      ['Школа № 57', ['школа 57']],
      ["O'Brien & Söhne", ["o'brien", 'sohne brien']],
      ['가'.repeat(250), ['가'.repeat(20), '가'.repeat(150)]],
      ['株'.repeat(125).concat('㍿'.repeat(125)), ['株株']],
    ]
    for (const [name, searches] of spellings) {
      it(`are found in any script: ${name.slice(0, 30)}`, async () => {
        const id = await add(name)
        for (const search of searches)
          assert.deepEqual(
            (await inSpain(search)).map(found => found.id),
            [id],
            search,
          )
      })
    }

    for (const search of [
      "'",
      '\\',
      '%',
      '_',
      ':*',
      '!',
      "'; drop table schools; --",
      '🎓',
      '#c68',
      '&|!<->',
      '\u202e',
    ]) {
      it(`are searched for ${JSON.stringify(search)} without harm`, async () => {
        const line = `GET /api/teacher/countries/${places.spain}/schools?search=${encodeURIComponent(search)}`
        const { status, body } = await server.call<SchoolMatch[]>(line, { token })
        assert.deepEqual([status, body.data], [200, []])
      })
    }

    it('are refused a search that is too long', async () => {
      const line = `GET /api/teacher/countries/${places.spain}/schools?search=`
      assert.equal((await server.call(line + 'x'.repeat(150), { token })).status, 200)
      assert.equal((await server.call(line + 'x'.repeat(151), { token })).status, 422)
    })

    it('that begin with the search come first, then by name', async () => {
      await add('Academia Quetzal')
      await add('Quetzal Norte')
      await add('Quetzal Ávila')
      assert.deepEqual(
        (await inSpain('quetzal')).map(({ name }) => name),
        ['Quetzal Ávila', 'Quetzal Norte', 'Academia Quetzal'],
      )
    })

    it('without a search are the first by name; a place without schools has none', async () => {
      const names = (await inSpain()).map(({ name }) => name)
      assert.equal(names.length, SCHOOL_MATCHES_MAX)
      assert.deepEqual(names, names.toSorted(new Intl.Collator('en').compare))
      assert.deepEqual(await find('states/51'), [])
      assert.deepEqual(await find('countries/9'), [])
      assert.deepEqual(await inSpain('   '), await inSpain(''))
    })

    it('have their agreement signed or not', async () => {
      const school = (await server.signIn('no-agreement@demo.test')).school?.id ?? 0
      const isSigned = async (id: number) =>
        (
          await server.call(`GET /api/teacher/parent-organizations/check-dpa-signed?school_id=${id}`, {
            token,
          })
        ).body.data
      assert.deepEqual([await isSigned(school), await isSigned(999_999)], [false, false])
      await runCommand(server.app.services, ['agreement', 'sign', String(school)])
      assert.equal(await isSigned(school), true)
    })

    it('of the demo are several thousand, the same ones each time, in all states but a few', async () => {
      const { db } = server.app.services
      const same = await db.transaction(async transaction => {
        await transaction.execute(sql`delete from schools where website is null`)
        await addListedSchools(transaction as never)
        return rows<{ made: number; state_id: number | null }>(
          transaction as never,
          sql`select count(*)::int as made, state_id from schools
              where id not in (select school_id from teachers where school_id is not null)
              group by name, city_name, address, website, phone_number, country_id, state_id`,
        )
      })
      assert.ok(same.length > 4_000, `${same.length} schools`)
      assert.deepEqual(
        same.filter(({ made }) => made !== 2),
        [],
      )
      assert.equal(new Set(same.map(school => school.state_id)).size, 51 - statesWithoutSchools.length + 1)
    })

    describe(`${MANY.toLocaleString('en')} of them`, () => {
      before(async () => {
        await server.app.services.db.execute(manySchools)
        await server.app.services.db.execute('analyze schools')
      })

      /** The statements of a call, and how the database goes about the one about schools. */
      async function planOf(line: string, values: SQL[]) {
        server.statements.length = 0
        const { status, body } = await server.call<SchoolMatch[]>(line, { token })
        assert.equal(status, 200)
        const statements = [...server.statements]
        const [search = ''] = statements.filter(statement => statement.includes('"schools"'))
        const parts = search.split(/\$\d+/)
        assert.equal(parts.length, values.length + 1, search)
        const filled = parts.map((part, index) => sql`${sql.raw(part)}${values[index] ?? sql``}`)
        const text = new PgDialect().sqlToQuery(sql.join(filled)).sql
        const [plan] = await rows<{ 'QUERY PLAN': { Plan: Plan }[] }>(
          server.app.services.db,
          sql.raw(`explain (format json) ${text}`),
        )
        return { statements, found: body.data, nodes: nodesOf(plan?.['QUERY PLAN'][0]?.Plan as Plan) }
      }

      const text = (value: string) => sql.raw(`'${value}'`)
      const cases: [what: string, line: string, values: SQL[]][] = [
        [
          'a search in a state',
          'states/38/schools?search=linc%20mid',
          [text('#s38'), text('linc mid'), text('linc mid'), sql.raw('5')],
        ],
        [
          'a search in a country',
          'countries/2/schools?search=oak',
          [text('#c2'), text('oak'), text('oak'), sql.raw('5')],
        ],
        [
          'a letter in the largest country',
          'countries/233/schools?search=s',
          [text('#c233'), text('s'), text('s'), sql.raw('5')],
        ],
        ['the first of a state', 'states/38/schools', [sql.raw('38'), sql.raw('5')]],
        ['the first of the largest country', 'countries/233/schools', [sql.raw('233'), sql.raw('5')]],
      ]
      for (const [what, line, values] of cases) {
        it(`are not read through for ${what}: an index leads there, in two statements`, async () => {
          const { statements, found, nodes } = await planOf(`GET /api/teacher/${line}`, values)
          assert.ok(statements.length <= 2, statements.join('\n'))
          assert.equal(found.length, SCHOOL_MATCHES_MAX)
          assert.deepEqual(
            nodes.filter(node => node['Node Type'] === 'Seq Scan'),
            [],
          )
          assert.ok(
            nodes.some(node => node['Index Name']?.startsWith('schools_')),
            JSON.stringify(nodes),
          )
        })
      }
    })
  })
}

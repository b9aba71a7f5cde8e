import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { UsageError } from '../../server/admin/command.ts'
import { runCommand } from '../../server/admin/commands.ts'
import { findBundle, findPrice } from '../../server/areas/tokens/area.ts'
import { pricedBundle } from '../../server/areas/tokens/bundles.ts'
import { bundleOffers } from '../../server/areas/tokens/data/bundles.ts'
import { rows } from '../../server/db/database.ts'
import type { Bundle, TokenPrice } from '../../src/contract/entities/token.ts'
import { NO_TOKEN_PRICE } from '../../src/contract/error-codes/tokens.ts'
import { LANGUAGES, SCIENCES } from '../support/classroom-form.ts'
import { databaseKinds } from '../support/databases.ts'
import { startApp, type TestApp } from '../support/server.ts'

const [LIBRARY, PLAYERS] = [3, 4]

for (const kind of databaseKinds) {
  describe(`prices of exchanges on ${kind}`, () => {
    let server: TestApp
    before(async () => {
      server = await startApp({ kind })
    })
    after(() => server.close())

    const admin = (line: string) => runCommand(server.app.services, line.split(' '))
    const signIn = (account: string) => server.signIn(`${account}@demo.test`)
    const price = async (account: string, subject: number) =>
      server.call<TokenPrice>(`GET /api/teacher/exchange-tokens/price?subject_id=${subject}`, {
        token: (await signIn(account)).token,
      })
    const bundles = async (account: string) =>
      (await server.call<Bundle[]>('GET /api/teacher/bundles', { token: (await signIn(account)).token })).body
        .data
    /** Moves a teacher to another country, or to none. */
    const move = (account: string, iso: string | null) =>
      server.app.services.db.execute(
        sql`update teachers set country_id = (select id from countries where iso = ${iso}) where email = ${`${account}@demo.test`}`,
      )

    it('are those of the country of the teacher, in US dollars', async () => {
      await move('teacher', 'US')
      await move('partner', 'ES')
      for (const [account, expected] of [
        ['teacher', 150],
        ['partner', 120],
      ] as const) {
        const { status, body } = await price(account, SCIENCES)
        assert.deepEqual([status, body.data.price, body.data.subject_id], [200, expected, SCIENCES])
        const { id: teacher_id } = await signIn(account)
        const purse = { teacher_id, subject_id: SCIENCES }
        assert.deepEqual(await findPrice(server.app.services.db, purse), body.data)
      }
    })

    it('are none without a country, or where the subject is not for sale', async () => {
      await move('new', null)
      await move('librarian', 'ES')
      for (const [account, subject] of [
        ['new', SCIENCES],
        ['librarian', PLAYERS],
        ['teacher', 99],
      ] as const) {
        const { status, body } = await price(account, subject)
        assert.deepEqual(
          [status, body.error_code, body.message],
          [422, NO_TOKEN_PRICE, 'No token exchange price for this country.'],
        )
      }
    })

    for (const [account, subject] of [
      ['teacher', LIBRARY],
      ['independent', LANGUAGES],
      ['independent', 5],
      ['players', 7],
    ] as const)
      it(`are not told to ${account} of subject ${subject}, for which they pay no tokens`, async () => {
        assert.equal((await price(account, subject)).status, 404)
      })

    it('are set by an operator, with cents, in one country or in all', async () => {
      await move('teacher', 'US')
      const { body } = await price('teacher', LANGUAGES)
      assert.equal(
        await admin('prices set us --subject 1 --price 99.95'),
        'An exchange of Languages and Cultures costs 99.95 US dollars in US now.',
      )
      assert.deepEqual((await price('teacher', LANGUAGES)).body.data, { ...body.data, price: 99.95 })
      assert.equal((await price('partner', LANGUAGES)).body.data.price, 120)
      assert.match(await admin('prices set all --subject 1 --price 80'), /80\.00 US dollars in \d+ countries/)
      for (const account of ['teacher', 'partner'])
        assert.equal((await price(account, LANGUAGES)).body.data.price, 80)
      assert.equal(
        await admin('prices list us'),
        '1  Languages and Cultures  80.00\n2  Arts and Sciences  150.00\n3  Library  95.00\n4  Players Trust  75.50',
      )
      // what a card can pay at Stripe: one at the least, and a hundred at the most
      assert.match(await admin('prices set US --subject 4 --price 0.50'), /costs 0\.50 US dollars/)
      assert.match(await admin('prices set US --subject 4 --price 9999.99'), /costs 9999\.99 US dollars/)
      await server.app.services.db.execute(sql`delete from token_prices where country_id = 1`)
      assert.equal(await admin('prices list AD'), 'No exchange has a price in AD.')
    })

    for (const line of [
      'prices set XX --subject 1 --price 10',
      'prices set US --subject 99 --price 10',
      'prices set US --subject 5 --price 10',
      'prices set US --price 10',
      'prices set US --subject 1',
      ...['0', '0.49', '-1', '1.5', '10000', '1e3', 'ten'].map(
        given => `prices set US --subject 1 --price ${given}`,
      ),
      'prices list Spain',
    ])
      it(`are not touched by '${line}'`, async () => {
        const all = () => rows(server.app.services.db, sql`select * from token_prices order by id`)
        const before = await all()
        await assert.rejects(admin(line), UsageError)
        assert.deepEqual(await all(), before)
      })

    it('are lower in bundles, which say what they hold and what they save', async () => {
      await move('teacher', 'US')
      await admin('prices set US --subject 1 --price 150')
      const told = await bundles('teacher')
      assert.deepEqual(told[0], {
        id: 4,
        name: '10 exchanges of Languages and Cultures',
        number_of_exchanges: 10,
        items: [{ subject: { id: 1, name: 'Languages and Cultures' }, number_of_exchanges: 10 }],
        price: 1_425,
        saving: 75,
      })
      assert.deepEqual(
        told.find(({ items }) => items.length > 1),
        {
          id: 10,
          name: '10 exchanges of Languages and Cultures + 10 exchanges of Arts and Sciences',
          number_of_exchanges: 20,
          items: [
            { subject: { id: 1, name: 'Languages and Cultures' }, number_of_exchanges: 10 },
            { subject: { id: 2, name: 'Arts and Sciences' }, number_of_exchanges: 10 },
          ],
          price: 2_700,
          saving: 300,
        },
      )
      assert.deepEqual(
        told.map(({ number_of_exchanges }) => number_of_exchanges),
        [10, 10, 20, 20, 20, 50, 50],
      )
    })

    it('are rounded to whole cents in bundles', () => {
      const prices = new Map([[1, { id: 1, name: 'X', cents: 333 }]])
      const offer = { id: 1, items: [{ subject_id: 1, number_of_exchanges: 10 }], discount_percent: 5 }
      const { price, saving } = pricedBundle(offer, prices) ?? assert.fail('it has a price')
      assert.deepEqual([price, saving], [31.63, 1.67])
    })

    it('are all known of a bundle, or it is not for sale', () => {
      const prices = new Map([[1, { id: 1, name: 'X', cents: 100 }]])
      const items = [1, 2].map(subject_id => ({ subject_id, number_of_exchanges: 10 }))
      assert.equal(pricedBundle({ id: 1, items, discount_percent: 5 }, prices), null)
    })

    it('are told of bundles that somebody pays for, and that have a price', async () => {
      await move('librarian', 'ES')
      const subjectsOf = async (account: string) => [
        ...new Set((await bundles(account)).flatMap(({ items }) => items.map(({ subject }) => subject.id))),
      ]
      assert.deepEqual((await subjectsOf('teacher')).toSorted(), [1, 2])
      assert.deepEqual((await subjectsOf('librarian')).toSorted(), [1, 2, 3])
      assert.deepEqual(await subjectsOf('independent'), [])
      await move('new', null)
      assert.deepEqual(await subjectsOf('new'), [])
    })

    it('change in the bundles of a page that is open', async () => {
      const { token } = await signIn('teacher')
      const ask = (etag = '') =>
        server.call<Bundle[]>('GET /api/teacher/bundles', {
          token,
          ...(etag ? { headers: { 'if-none-match': etag } } : {}),
        })
      const { etag } = (await ask()).headers
      assert.equal((await ask(etag)).status, 304)
      await admin('prices set US --subject 1 --price 151')
      assert.equal((await ask(etag)).status, 200)
    })

    it('belong to bundles by their ids, where the teacher can buy them', async () => {
      const { db } = server.app.services
      const [teacher, librarian] = [await signIn('teacher'), await signIn('librarian')]
      assert.equal((await findBundle(db, teacher, 5))?.number_of_exchanges, 20)
      assert.equal(await findBundle(db, teacher, 11), null)
      assert.equal((await findBundle(db, librarian, 11))?.number_of_exchanges, 10)
      assert.equal(await findBundle(db, teacher, 1), null)
    })

    it('are lower by so many percent from ten exchanges on, as discounts begin there', () => {
      const percents = new Map([
        [10, 5],
        [20, 10],
        [50, 15],
      ])
      for (const { id, items, discount_percent } of bundleOffers) {
        const all = items.reduce((sum, { number_of_exchanges }) => sum + number_of_exchanges, 0)
        assert.equal(discount_percent, percents.get(all), String(id))
      }
      assert.equal(new Set(bundleOffers.map(({ id }) => id)).size, bundleOffers.length)
    })
  })
}

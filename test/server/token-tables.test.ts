import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { readSheet } from 'read-excel-file/node'
import { returnTokens } from '../../server/areas/tokens/area.ts'
import type { User } from '../../src/contract/entities/user.ts'
import { TOKENS_PAGE_ROWS } from '../../src/contract/limits/tokens.ts'
import { dayAfter, dayOf } from '../../src/contract/rules/days.ts'
import { tokensExpireAt } from '../../src/contract/rules/token-expiry.ts'
import { tokenFilters, type tokenStatuses } from '../../src/contract/rules/token-filters.ts'
import { databaseKinds } from '../support/databases.ts'
import { boughtToExpireIn, type TokenStage, tokenStage } from '../support/token-stage.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const HOSTILE = ['=1+1', '+1', '-1', '@SUM(A1)', "=cmd|' /C calc'!A0"]

for (const kind of databaseKinds) {
  describe(`the tables of tokens on ${kind}`, () => {
    let stage: TokenStage
    before(async () => {
      stage = await tokenStage(kind)
    })
    after(() => stage.server.close())
    beforeEach(() => stage.forget())

    const countsOf = async (filter: (typeof tokenStatuses)[number]) =>
      (await stage.table(filter)).tokens.map(lot => [
        ...[lot.amount_tokens, lot.available_count, lot.active_count, lot.concluded_count, lot.expired_count],
      ])

    it('tell without a filter what is left, as the user does', async () => {
      await stage.grant(4)
      const { body } = await stage.ask()
      const { token } = stage.teacher
      const user = (await stage.server.call<User>('GET /api/teacher/user', { token })).body.data
      const { balances, ...rest } = body.data
      assert.deepEqual(rest, { tokens: [], usage_history: [], total: 0 })
      assert.deepEqual(
        balances.map(({ next_expiry: _, ...balance }) => balance),
        user.exchange_tokens_balance,
      )
      assert.deepEqual(
        balances.map(({ id, balance_tokens }) => [id, balance_tokens]),
        [
          [1, 0],
          [2, 4],
        ],
      )
    })

    it('know where the tokens of a lot are', async () => {
      const bought = new Date(Date.now() - MINUTE_MS)
      await stage.grant(7, bought)
      await stage.spend(1, await stage.classroom('Runs'))
      await stage.spend(2, await stage.classroom('Is over', { isOver: true }))
      await stage.spend(1, await stage.classroom('Has expired', { hasExpired: true }))
      for (const status of ['available', 'active', 'concluded'] as const)
        assert.deepEqual(await countsOf(status), [[7, 3, 1, 3, 0]], status)
      assert.deepEqual(await countsOf('expired'), [])
      const [lot] = (await stage.table('active')).tokens
      assert.deepEqual(
        [lot?.created_at, lot?.expire_at, lot?.subject],
        [
          ...[bought.toISOString(), tokensExpireAt(bought).toISOString()],
          { id: 2, name: 'Arts and Sciences' },
        ],
      )
    })

    it('have what a classroom has cost as active from before its first day through its last', async t => {
      t.mock.timers.enable({ apis: ['Date'], now: Date.now() })
      const today = dayOf(Date.now())
      await stage.grant(6, new Date(Date.now() - MINUTE_MS))
      for (const [name, start, end, amount] of [
        ['Begins tomorrow', dayAfter(today, 1), dayAfter(today, 9), 1],
        ['Ends today', dayAfter(today, -9), today, 3],
        ['Ended yesterday', dayAfter(today, -9), dayAfter(today, -1), 1],
      ] as const) {
        const id = await stage.classroom(name)
        await stage.run(sql`update classrooms set start_date = ${start}, end_date = ${end} where id = ${id}`)
        await stage.spend(amount, id)
        if (amount === 3) await returnTokens(stage.db, { ...stage.purse, amount: 1, classroom_id: id })
      }
      for (const status of ['active', 'concluded'] as const)
        assert.deepEqual(await countsOf(status), [[6, 2, 3, 1, 0]], status)
    })

    it('spend those first that expire first', async () => {
      await stage.grant(2, new Date(Date.now() - 2 * MINUTE_MS))
      await stage.grant(2, boughtToExpireIn(60 * MINUTE_MS))
      await stage.spend(3, await stage.classroom('Runs'))
      assert.deepEqual(await countsOf('active'), [
        [2, 1, 1, 0, 0],
        [2, 0, 2, 0, 0],
      ])
      assert.equal(await stage.balance(), 1)
    })

    it('show a lot under what it has, and nothing of other teachers', async () => {
      const other = await stage.server.signIn('teacher@demo.test')
      await stage.grant(1)
      for (const filter of tokenFilters) {
        const own = await stage.ask(`?filter=${filter}`, { token: other.token })
        const ids = own.body.data.tokens.map(({ id }) => id)
        const found = await stage.run<{ teacher_id: number }>(
          sql`select distinct teacher_id from token_lots where id = any(${`{${ids.join(',')}}`}::int[])`,
        )
        assert.deepEqual(
          found.filter(({ teacher_id }) => teacher_id !== other.id),
          [],
        )
        assert.equal(
          (await stage.table(filter)).total,
          filter === 'available' ? 1 : filter === 'usage-history' ? 1 : 0,
        )
      }
    })

    it(`have pages of ${TOKENS_PAGE_ROWS} rows, the newest first`, async () => {
      for (let index = 0; index < 21; index++)
        await stage.grant(index + 1, new Date(Date.now() - index * MINUTE_MS))
      const amounts = async (page: number) =>
        (await stage.table('available', page)).tokens.map(lot => lot.amount_tokens)
      assert.deepEqual(
        [await amounts(1), await amounts(2), await amounts(3), await amounts(4)],
        [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10], [11, 12, 13, 14, 15, 16, 17, 18, 19, 20], ...[[21], []]],
      )
      const uses = async (page: number) =>
        (await stage.table('usage-history', page)).usage_history.map(use => use.number_of_exchanges)
      assert.deepEqual([await uses(2), await uses(3)], [[11, 12, 13, 14, 15, 16, 17, 18, 19, 20], [21]])
      assert.deepEqual(
        [(await stage.table('available', 4)).total, (await stage.table('usage-history', 2)).total],
        [21, 21],
      )
    })

    it('say what tokens were used for', async () => {
      await stage.grant(5, new Date(Date.now() - 2 * MINUTE_MS))
      await stage.spend(2, await stage.classroom('Rivers of two countries'), new Date(Date.now() - MINUTE_MS))
      assert.deepEqual(
        (await stage.table('usage-history')).usage_history.map(({ id: _, date: __, ...use }) => use),
        [
          {
            subject: { id: 2, name: 'Arts and Sciences' },
            description: 'Classroom exchange: Rivers of two countries',
            number_of_exchanges: -2,
          },
          {
            subject: { id: 2, name: 'Arts and Sciences' },
            description: 'Given by our team',
            number_of_exchanges: 5,
          },
        ],
      )
    })

    it('count nothing past its time, also before anybody has written that down', async t => {
      // all of it is spent, so that nothing of it expires
      await stage.grant(1, boughtToExpireIn(5 * MINUTE_MS))
      await stage.spend(1, await stage.classroom('Began in time'))
      await stage.grant(3, boughtToExpireIn(10 * MINUTE_MS))
      await stage.grant(1)
      const { headers } = await stage.ask('?filter=available')
      const etag = String(headers.etag)
      const maxAge = Number(/max-age=(\d+)/.exec(String(headers['cache-control']))?.[1])
      assert.ok(maxAge > 540 && maxAge <= 600, String(maxAge))
      assert.equal((await stage.ask('?filter=available', { etag })).status, 304)
      const { token } = stage.teacher
      const user = () => stage.server.call<User>('GET /api/teacher/user', { token })
      assert.match(String((await user()).headers['cache-control']), /max-age=5\d\d|max-age=600/)

      t.mock.timers.enable({ apis: ['Date'], now: Date.now() + 11 * MINUTE_MS })
      const later = await stage.ask('?filter=available', { etag })
      assert.equal(later.status, 200)
      assert.deepEqual(
        later.body.data.tokens.map(({ amount_tokens }) => amount_tokens),
        [1],
      )
      assert.deepEqual([await stage.balance(), (await user()).body.data.available_tokens_count], [1, 1])
      assert.deepEqual(await countsOf('expired'), [[3, 0, 0, 0, 3]])
      assert.equal(await stage.spend(2, await stage.classroom('Runs')), false)
    })

    it('tell a page that is open when a classroom is over', async t => {
      await stage.grant(1)
      const id = await stage.classroom('Ends soon')
      await stage.run(sql`update classrooms set expire_at = now() + interval '10 minutes' where id = ${id}`)
      await stage.spend(1, id)
      const etag = String((await stage.ask('?filter=active')).headers.etag)
      assert.deepEqual(await countsOf('active'), [[1, 0, 1, 0, 0]])
      t.mock.timers.enable({ apis: ['Date'], now: Date.now() + 11 * MINUTE_MS })
      const later = await stage.ask('?filter=active', { etag })
      assert.deepEqual([later.status, later.body.data.tokens], [200, []])
      assert.deepEqual(await countsOf('concluded'), [[1, 0, 0, 1, 0]])
    })

    it('are files, in which no cell begins a formula', async () => {
      await stage.grant(HOSTILE.length + 1, new Date(Date.now() - MINUTE_MS))
      await stage.run(sql`update subjects set name = '=HYPERLINK("x")' where id = 2`)
      try {
        for (const name of HOSTILE) await stage.spend(1, await stage.classroom(name))
        for (const filter of tokenFilters) {
          const { status, headers, bytes } = await stage.download(filter)
          assert.equal(status, 200)
          assert.equal(headers['content-disposition'], 'attachment; filename="exchange-tokens.xlsx"')
          const cells = (await readSheet(bytes)).flat().filter(cell => typeof cell === 'string')
          assert.deepEqual(
            cells.filter(cell => /^[=+\-@\t\r\n]/.test(cell)),
            [],
          )
        }
        const [heading, row] = await readSheet((await stage.download('active')).bytes)
        assert.deepEqual(heading, [
          ...['DATE', 'SUBJECT', 'NUMBER OF EXCHANGES', 'NUMBER ACTIVE', 'EXPIRATION DATE'],
        ])
        assert.deepEqual(row?.slice(1, 4), ['\'=HYPERLINK("x")', 6, 5])
        const [lot] = (await stage.table('active')).tokens
        const daysOf = (hours: number) =>
          [lot?.created_at, lot?.expire_at].map(
            at => new Date(dayOf(Date.parse(String(at)) + hours * HOUR_MS)),
          )
        assert.deepEqual([row?.[0], row?.[4]], daysOf(0))
        // wherever its reader is
        for (const [zone, hours] of [
          ['Pacific/Kiritimati', 14],
          ['Pacific/Pago_Pago', -11],
          ['Nowhere/Atlantis', 0],
        ] as const) {
          const [, there] = await readSheet((await stage.download('active', zone)).bytes)
          assert.deepEqual([there?.[0], there?.[4]], daysOf(hours), zone)
        }
        const uses = await readSheet((await stage.download('usage-history')).bytes)
        assert.deepEqual(uses[0], ['DATE', 'SUBJECT', 'DESCRIPTION', 'NUMBER OF EXCHANGES'])
        assert.deepEqual(uses[1]?.slice(2), [`Classroom exchange: ${HOSTILE.at(-1)}`, -1])
      } finally {
        await stage.run(sql`update subjects set name = 'Arts and Sciences' where id = 2`)
      }
    })

    it('have a heading of their own each, also where they are empty', async () => {
      for (const [status, heading] of [
        ['available', 'NUMBER AVAILABLE'],
        ['active', 'NUMBER ACTIVE'],
        ['concluded', 'NUMBER CONCLUDED'],
        ['expired', 'NUMBER EXPIRED'],
      ] as const) {
        const rows = await readSheet((await stage.download(status)).bytes)
        assert.deepEqual([rows.length, rows[0]?.[3]], [1, heading])
      }
    })

    it('are none but those of the specification', async () => {
      assert.equal((await stage.ask('?filter=lost')).status, 422)
      assert.equal((await stage.ask('?filter=active&page=0')).status, 422)
      const { token } = stage.teacher
      const path = 'GET /api/teacher/exchange-tokens/export'
      assert.equal((await stage.server.call(path, { token })).status, 422)
    })
  })
}

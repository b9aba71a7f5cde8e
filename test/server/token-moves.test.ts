import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { runCommand } from '../../server/admin/commands.ts'
import { sweepRules } from '../../server/areas/areas.ts'
import { bookPurchase, returnTokens, takeBackPurchase, tokensArea } from '../../server/areas/tokens/area.ts'
import { expireTokens } from '../../server/areas/tokens/repository/expire.ts'
import { TOKENS_REPLACED_DAYS } from '../../src/contract/limits/tokens.ts'
import { DAY_MS } from '../../src/contract/rules/days.ts'
import { replacedTokensExpireAt, tokensExpireAt } from '../../src/contract/rules/token-expiry.ts'
import { databaseKinds } from '../support/databases.ts'
import { boughtToExpireIn, type TokenStage, tokenStage } from '../support/token-stage.ts'

const MINUTE_MS = 60_000

describe('the time of tokens', () => {
  for (const [bought, until] of [
    ['2026-01-31T10:20:30.400Z', '2028-01-31T10:20:30.400Z'],
    ['2026-12-31T23:59:59.999Z', '2028-12-31T23:59:59.999Z'],
    // there is no such day two years later
    ['2024-02-29T00:00:00.000Z', '2026-03-01T00:00:00.000Z'],
  ] as const)
    it(`is two years: ${bought}`, () => assert.equal(tokensExpireAt(new Date(bought)).toISOString(), until))

  it('is some days where they take the place of others', () =>
    assert.equal(replacedTokensExpireAt(new Date(0)).getTime(), TOKENS_REPLACED_DAYS * DAY_MS))
})

for (const kind of databaseKinds) {
  describe(`tokens that move on ${kind}`, () => {
    let stage: TokenStage
    before(async () => {
      stage = await tokenStage(kind)
    })
    after(() => stage.server.close())
    beforeEach(() => stage.forget())

    /** The lots with what is left, spent and expired, in the order in which they came. */
    const lots = async () =>
      (
        await stage.run<{ amount: number; available: number; spent: number; expired: number }>(
          sql`select amount, available, spent, expired from token_lots where teacher_id = ${stage.teacher.id} order by id`,
        )
      ).map(({ amount, available, spent, expired }) => [amount, available, spent, expired])
    const entries = async () =>
      (
        await stage.run<{ kind: string; amount: number }>(
          sql`select kind, amount from token_entries where teacher_id = ${stage.teacher.id} order by id`,
        )
      ).map(({ kind, amount }) => `${kind} ${amount}`)
    const giveBack = (amount: number, classroom_id: number) =>
      stage.db.transaction(transaction => returnTokens(transaction, { ...stage.purse, amount, classroom_id }))

    describe('expire', () => {
      it('once, however many nodes write it down, and how often', async () => {
        await stage.grant(3, boughtToExpireIn(-MINUTE_MS))
        await stage.grant(2, boughtToExpireIn(MINUTE_MS))
        assert.equal(await stage.balance(), 2)
        await Promise.all(Array.from({ length: 5 }, () => expireTokens(stage.db)))
        await expireTokens(stage.db)
        assert.deepEqual(await entries(), ['granted 3', 'granted 2', 'expired -3'])
        assert.deepEqual(await lots(), [
          [3, 0, 0, 3],
          [2, 2, 0, 0],
        ])
        const [use] = (await stage.table('usage-history')).usage_history
        assert.deepEqual([use?.description, use?.number_of_exchanges], ['Expired', -3])
        assert.equal((await stage.table('expired')).tokens[0]?.expired_count, 3)
        assert.equal(await stage.balance(), 2)
      })

      it('by the clock: the sweep of each hour writes it down', async t => {
        await stage.grant(3, boughtToExpireIn(MINUTE_MS))
        const [rule] = tokensArea.sweep
        assert.ok(rule && sweepRules.includes(rule))
        await rule(stage.db)
        assert.deepEqual(await entries(), ['granted 3'])
        t.mock.timers.enable({ apis: ['Date'], now: Date.now() + 2 * MINUTE_MS })
        await rule(stage.db)
        assert.deepEqual(await entries(), ['granted 3', 'expired -3'])
      })

      it('without those that are spent', async () => {
        const bought = boughtToExpireIn(-MINUTE_MS)
        await stage.grant(3, bought)
        await stage.spend(2, await stage.classroom('Runs'), bought)
        await expireTokens(stage.db)
        assert.deepEqual(await lots(), [[3, 0, 2, 1]])
        assert.deepEqual(
          (await stage.table('active')).tokens.map(lot => lot.active_count),
          [2],
        )
      })
    })

    describe('come back', () => {
      it('to the lots that they came from, the last one first', async () => {
        await stage.grant(2, boughtToExpireIn(9 * MINUTE_MS))
        await stage.grant(2)
        const id = await stage.classroom('Costs less now')
        await stage.spend(4, id)
        await giveBack(3, id)
        assert.deepEqual(await lots(), [
          [2, 1, 1, 0],
          [2, 2, 0, 0],
        ])
        await giveBack(1, id)
        assert.equal(await stage.balance(), 4)
        assert.deepEqual((await entries()).slice(4), ['returned 2', 'returned 1', 'returned 1'])
      })

      it('from the classroom that costs less, and from no other', async () => {
        await stage.grant(1, boughtToExpireIn(9 * MINUTE_MS))
        const [one, other] = [await stage.classroom('One'), await stage.classroom('Other')]
        await stage.spend(1, one)
        await stage.grant(1)
        await stage.spend(1, other)
        await giveBack(1, one)
        assert.deepEqual(await lots(), [
          [1, 1, 0, 0],
          [1, 0, 1, 0],
        ])
      })

      it('anew where the time of their lot is over, and are good for a while', async () => {
        const bought = boughtToExpireIn(-MINUTE_MS)
        await stage.grant(2, bought)
        const id = await stage.classroom('Costs less now')
        await stage.spend(2, id, bought)
        await giveBack(1, id)
        assert.deepEqual(await lots(), [
          [2, 0, 1, 1],
          [1, 1, 0, 0],
        ])
        assert.deepEqual((await entries()).slice(2), ['returned 1', 'expired -1', 'replaced 1'])
        assert.equal(await stage.balance(), 1)
        const [lot] = (await stage.table('available')).tokens
        const days = (Date.parse(lot?.expire_at ?? '') - Date.parse(lot?.created_at ?? '')) / DAY_MS
        assert.equal(days, TOKENS_REPLACED_DAYS)
        const [use] = (await stage.table('usage-history')).usage_history
        assert.equal(use?.description, 'Returned in place of expired tokens')
      })

      it('for a classroom that never paid, as if they were given', async () => {
        const id = await stage.classroom('Never paid')
        await giveBack(2, id)
        await giveBack(0, id)
        assert.deepEqual([await entries(), await stage.balance()], [['replaced 2'], 2])
        const [lot] = (await stage.table('available')).tokens
        assert.equal(lot?.expire_at, tokensExpireAt(new Date(lot?.created_at ?? 0)).toISOString())
        assert.deepEqual((await stage.table('active')).tokens, [])
      })
    })

    describe('are taken back by a refund', () => {
      const buy = (amount: number, created_at = new Date()) =>
        bookPurchase(stage.db, { ...stage.purse, amount, created_at })
      const refund = (lot: { lot_id: number }) =>
        stage.db.transaction(transaction => takeBackPurchase(transaction, lot))

      it('as far as they are left, and once', async () => {
        const lot = await buy(5)
        await stage.spend(2, await stage.classroom('Runs'))
        const taken = await Promise.all([refund(lot), refund(lot), refund(lot)])
        assert.deepEqual(taken.toSorted(), [0, 0, 3])
        assert.deepEqual(await entries(), ['purchased 5', 'spent -2', 'refunded -3'])
        assert.equal(await stage.balance(), 0)
        const [use] = (await stage.table('usage-history')).usage_history
        assert.deepEqual([use?.description, use?.number_of_exchanges], ['Refunded', -3])
        assert.deepEqual((await stage.table('available')).tokens, [])
      })

      it('not where their time is over, or where there is no such lot', async () => {
        assert.equal(await refund(await buy(5, boughtToExpireIn(-MINUTE_MS))), 0)
        assert.equal(await refund({ lot_id: 2_147_483_647 }), 0)
        assert.deepEqual(await entries(), ['purchased 5'])
      })

      it('out of their own lot', async () => {
        await buy(2)
        const lot = await buy(3)
        assert.equal(await refund(lot), 3)
        assert.equal(await stage.balance(), 2)
      })
    })

    it('are all in the statement of an operator, with what was left after each', async () => {
      const bought = boughtToExpireIn(-MINUTE_MS)
      const { lot_id: old } = await stage.grant(3, bought)
      await stage.spend(1, await stage.classroom('Rivers'), bought)
      const { lot_id } = await bookPurchase(stage.db, { ...stage.purse, amount: 5 })
      const statement = await runCommand(stage.server.app.services, ['tokens', 'statement', 'new@demo.test'])
      assert.deepEqual(
        statement.split('\n').map(line => line.replace(/^\d{4}-\d\d-\d\d \d\d:\d\d {2}/, '')),
        [
          `Arts and Sciences  +3 = 3  lot ${old}: 3  Given by our team`,
          `Arts and Sciences  -1 = 2  lot ${old}: 2  Classroom exchange: Rivers`,
          `Arts and Sciences  +5 = 7  lot ${lot_id}: 5  Purchased`,
          `of which 2 of Arts and Sciences in lot ${old} are past their time`,
        ],
      )
      await stage.forget()
      assert.equal(
        await runCommand(stage.server.app.services, ['tokens', 'statement', 'new@demo.test']),
        'new@demo.test never had a token.',
      )
    })
  })
}

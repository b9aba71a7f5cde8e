import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { returnTokens, takeBackPurchase } from '../../server/areas/tokens/area.ts'
import { expireTokens } from '../../server/areas/tokens/repository/expire.ts'
import { bookPurchase, grantTokens, spendTokens } from '../../server/areas/tokens/repository/ledger.ts'
import { type Database, rows } from '../../server/db/database.ts'
import { createRandom } from '../../server/db/seed/random.ts'
import { DAY_MS } from '../../src/contract/rules/days.ts'
import { bothDatabases } from '../support/databases.ts'
import { startApp, type TestApp } from '../support/server.ts'

const OPERATIONS = 10_000
/** Each way in which something can end comes about so often; how often more is a matter of who comes first. */
const TRIED_MIN = 5
/** Transactions that run at the same time, and how many operations one of them has at most. */
const AT_ONCE = 10
const TOGETHER = 10
const SEED = 47
/** Tokens of before are past their time today, and were not when they were spent. */
const LONG_AGO = () => new Date(Date.now() - 3 * 365 * DAY_MS)

/** What goes wrong after the tokens were moved, so that everything has to be as before. */
class Mishap extends Error {}

interface Owner {
  teacher_id: number
  classroom_id: number
}
/** How many tokens came and went that are still good, by subject. */
type Moved = Map<number, number>

const random = createRandom(SEED)
const happened = {
  ...{ granted: 0, purchased: 0, spent: 0, spentLongAgo: 0, returned: 0, refunded: 0, expired: 0 },
  ...{ refused: 0, guarded: 0, undone: 0, killed: 0 },
}
type Deed = (db: Database, owner: Owner, subject_id: number, amount: number) => Promise<number>

/** What may happen, how often in a hundred times, and by how many good tokens more a purse then has. */
const deeds: readonly [often: number, deed: Deed][] = [
  [
    26,
    async (db, { teacher_id }, subject_id, amount) => {
      await grantTokens(db, { teacher_id, subject_id, amount })
      happened.granted += 1
      return amount
    },
  ],
  [
    12,
    async (db, { teacher_id }, subject_id, amount) => {
      const { lot_id } = await bookPurchase(db, { teacher_id, subject_id, amount })
      happened.purchased += 1
      if (random.next() < 0.7) return amount
      // somebody wants their money back at once, or after some of it was spent
      const taken = await takeBackPurchase(db, { lot_id })
      happened.refunded += 1
      return amount - taken
    },
  ],
  [
    8,
    async (db, { teacher_id, classroom_id }, subject_id, amount) => {
      const created_at = LONG_AGO()
      await grantTokens(db, { teacher_id, subject_id, amount, created_at })
      const spent = { teacher_id, subject_id, amount: 1, classroom_id, created_at }
      if (amount > 1 && (await spendTokens(db, spent))) happened.spentLongAgo += 1
      return 0
    },
  ],
  [
    12,
    async (db, owner, subject_id, amount) => {
      await returnTokens(db, { ...owner, subject_id, amount })
      happened.returned += 1
      return amount
    },
  ],
  [
    2,
    // as somebody would who forgot to look first
    async (db, { teacher_id, classroom_id }, subject_id, amount) => {
      const taken = await rows(
        db,
        sql`insert into token_entries (teacher_id, subject_id, lot_id, amount, kind, classroom_id)
            select teacher_id, subject_id, id, ${-amount}::int, 'spent', ${classroom_id}::int from token_lots
            where teacher_id = ${teacher_id} and subject_id = ${subject_id} and expire_at > now()
            order by id desc limit 1 returning 1`,
      )
      return taken.length * -amount
    },
  ],
  [
    40,
    async (db, owner, subject_id, amount) => {
      const isSpent = await spendTokens(db, { ...owner, subject_id, amount })
      happened[isSpent ? 'spent' : 'refused'] += 1
      return isSpent ? -amount : 0
    },
  ],
]

function drawn(): Deed {
  let chance = random.next() * 100
  for (const [often, deed] of deeds) {
    if (chance < often) return deed
    chance -= often
  }
  return assert.fail('the chances are a hundred in all')
}

type End = 'good' | 'mishap' | 'kill'
const endOf = (chance: number): End => (chance < 0.1 ? 'mishap' : chance < 0.13 ? 'kill' : 'good')

// the embedded database takes one transaction after the other, so PostgreSQL tells more where it is
for (const kind of bothDatabases.slice(-1)) {
  describe(`the ledger of tokens on ${kind}`, () => {
    let server: TestApp
    let db: Database
    before(async () => {
      server = await startApp({ kind })
      db = server.app.services.db
    })
    after(() => server.close())

    /** Some operations in one transaction, of which nothing is left when one goes wrong or its connection dies. */
    async function operateTogether(owner: Owner, operations: number): Promise<Moved> {
      const moved: Moved = new Map()
      const end = endOf(random.next())
      // only PostgreSQL has a connection that can die alone
      const dies = end === 'kill' && kind === 'postgres'
      const last = end === 'good' ? operations : 1 + random.below(operations)
      try {
        await db.transaction(async given => {
          const transaction = given as unknown as Database
          for (let done = 0; done < last; done++) {
            const [subject_id, amount] = [1 + random.below(2), 1 + random.below(3)]
            const change = await drawn()(transaction, owner, subject_id, amount)
            moved.set(subject_id, (moved.get(subject_id) ?? 0) + change)
          }
          // it ends within this statement, not in that of whoever has the connection next
          if (dies)
            await transaction.execute(sql`select pg_terminate_backend(pg_backend_pid()), pg_sleep(60)`)
          if (end !== 'good') throw new Mishap()
        })
        return moved
      } catch (error) {
        const { cause } = error as { cause?: { constraint?: string; code?: string } }
        if (cause?.constraint === 'token_entries_left') happened.guarded += 1
        else if (error instanceof Mishap) happened.undone += 1
        else if (dies) happened.killed += 1
        else throw error
        return new Map()
      }
    }

    /** What is good of each purse. */
    const balances = () =>
      rows<{ purse: string; balance: number }>(
        db,
        sql`select teacher_id || ' ' || subject_id as purse,
              coalesce(sum(available) filter (where expire_at > now()), 0)::int as balance
            from token_lots group by teacher_id, subject_id order by teacher_id, subject_id`,
      )

    /** Lots whose columns are not what their entries say, or that say what cannot be. */
    const unexplained = () =>
      rows(
        db,
        sql`select l.*, e.* from token_lots l join lateral (
              select sum(amount) as sum,
                -sum(amount) filter (where kind in ('spent', 'returned')) as used,
                -sum(amount) filter (where kind = 'expired') as gone,
                sum(amount) filter (where kind in ('purchased', 'granted', 'replaced')) as came
              from token_entries where lot_id = l.id
            ) e on true
            where l.available <> e.sum or l.spent <> coalesce(e.used, 0) or l.expired <> coalesce(e.gone, 0)
              or l.amount <> e.came or least(l.available, l.spent, l.expired) < 0`,
      )

    it(`keeps every token, and never owes one, through ${OPERATIONS} random operations, failures and kills`, async () => {
      const owners = await rows<Owner>(
        db,
        sql`select teacher_id, id as classroom_id from classrooms where teacher_id in (
              select teacher_id from classrooms group by 1 order by count(*) desc, 1 limit 4) order by 1, 2`,
      )
      const expected = new Map((await balances()).map(({ purse, balance }) => [purse, balance]))
      let left = OPERATIONS
      while (left > 0) {
        const transactions = Array.from({ length: AT_ONCE }, async () => {
          const operations = Math.min(left, 1 + random.below(TOGETHER))
          left -= operations
          const owner = random.pick(owners)
          return { owner, moved: await operateTogether(owner, operations) }
        })
        // what is past its time is written down meanwhile, by two nodes at once
        const sweeps = random.next() < 0.3 ? [expireTokens(db), expireTokens(db)] : []
        happened.expired += sweeps.length
        await Promise.all(sweeps)
        for (const { owner, moved } of await Promise.all(transactions))
          for (const [subject_id, change] of moved) {
            const purse = `${owner.teacher_id} ${subject_id}`
            expected.set(purse, (expected.get(purse) ?? 0) + change)
          }
        for (const { purse, balance } of await balances()) {
          assert.ok(balance >= 0, `${purse} has ${balance} with ${left} operations to come`)
          assert.equal(balance, expected.get(purse) ?? 0, `${purse} with ${left} operations to come`)
        }
      }
      assert.deepEqual(await unexplained(), [])
      // all of it has to have been tried
      const { killed, ...everywhere } = happened
      for (const [what, times] of Object.entries(kind === 'postgres' ? happened : everywhere))
        assert.ok(times >= TRIED_MIN, `${what}: ${times}, killed: ${killed}`)
    })

    it('lets all who move the tokens of one teacher at once wait for one another', async () => {
      const [owner] = await rows<Owner>(
        db,
        sql`select teacher_id, id as classroom_id from classrooms limit 1`,
      )
      assert.ok(owner)
      const purse = { teacher_id: owner.teacher_id, subject_id: 1, amount: 1 }
      await grantTokens(db, { ...purse, amount: 5 * AT_ONCE })
      const before = await balances()
      await Promise.all(
        Array.from({ length: 5 * AT_ONCE }, (_, index) =>
          db.transaction(async transaction => {
            const spend = () => spendTokens(transaction, { ...purse, classroom_id: owner.classroom_id })
            if (index % 2 === 0) await grantTokens(transaction, purse)
            assert.ok(await spend())
            if (index % 2 === 1) await grantTokens(transaction, purse)
          }),
        ),
      )
      assert.deepEqual(await balances(), before)
    })
  })
}

import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { grantTokens, spendTokens } from '../../server/areas/tokens/repository/ledger.ts'
import { type Database, rows } from '../../server/db/database.ts'
import { createRandom } from '../../server/db/seed/random.ts'
import { bothDatabases } from '../support/databases.ts'
import { startApp, type TestApp } from '../support/server.ts'

const OPERATIONS = 10_000
/** Transactions that run at the same time, and how many operations one of them has at most. */
const AT_ONCE = 10
const TOGETHER = 10
const SEED = 47

/** What goes wrong after the tokens were moved, so that everything has to be as before. */
class Mishap extends Error {}

interface Owner {
  teacher_id: number
  classroom_id: number
}
/** How many tokens came and went, by subject. */
type Moved = Map<number, number>

const random = createRandom(SEED)
const happened = { granted: 0, spent: 0, refused: 0, guarded: 0, undone: 0 }

/** One operation of an owner: tokens of a subject that come, go, or are not there. */
async function operate(db: Database, { teacher_id, classroom_id }: Owner, moved: Moved): Promise<void> {
  const [subject_id, amount] = [1 + random.below(2), 1 + random.below(3)]
  const note = (change: number) => moved.set(subject_id, (moved.get(subject_id) ?? 0) + change)
  const chance = random.next()
  if (chance < 0.45) {
    await grantTokens(db, { teacher_id, subject_id, amount })
    note(amount)
  } else if (chance < 0.47) {
    // as somebody would who forgot to look first
    await db.execute(
      sql`insert into token_entries (teacher_id, subject_id, amount, kind, classroom_id)
          values (${teacher_id}, ${subject_id}, ${-amount}, 'spent', ${classroom_id})`,
    )
    note(-amount)
  } else if (await spendTokens(db, { teacher_id, subject_id, amount, classroom_id })) note(-amount)
  else happened.refused += 1
}

/** Some operations in one transaction, which is undone as a whole when one of them goes wrong. */
async function operateTogether(db: Database, owner: Owner, operations: number): Promise<Moved> {
  const moved: Moved = new Map()
  const goesWrong = random.next() < 0.1
  try {
    await db.transaction(async transaction => {
      for (let done = 0; done < operations; done++) await operate(transaction, owner, moved)
      if (goesWrong) throw new Mishap()
    })
    for (const change of moved.values()) happened[change > 0 ? 'granted' : 'spent'] += 1
    return moved
  } catch (error) {
    const { cause } = error as { cause?: { constraint?: string } }
    if (error instanceof Mishap) happened.undone += 1
    else if (cause?.constraint === 'token_entries_left') happened.guarded += 1
    else throw error
    return new Map()
  }
}

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

    const balances = () =>
      rows<{ purse: string; balance: number }>(
        db,
        sql`select teacher_id || ' ' || subject_id as purse, sum(amount)::int as balance from token_entries
            group by teacher_id, subject_id order by teacher_id, subject_id`,
      )

    it(`keeps every token, and never owes one, through ${OPERATIONS} random operations and failures`, async () => {
      const owners = await rows<Owner>(
        db,
        sql`select teacher_id, min(id) as classroom_id from classrooms group by teacher_id order by 1 limit 4`,
      )
      const expected = new Map((await balances()).map(({ purse, balance }) => [purse, balance]))
      let left = OPERATIONS
      while (left > 0) {
        const transactions = Array.from({ length: AT_ONCE }, async () => {
          const operations = Math.min(left, 1 + random.below(TOGETHER))
          left -= operations
          const owner = random.pick(owners)
          return { owner, moved: await operateTogether(db, owner, operations) }
        })
        for (const { owner, moved } of await Promise.all(transactions))
          for (const [subject_id, change] of moved) {
            const purse = `${owner.teacher_id} ${subject_id}`
            expected.set(purse, (expected.get(purse) ?? 0) + change)
          }
        for (const { purse, balance } of await balances()) {
          assert.ok(balance >= 0, `${purse} has ${balance} with ${left} operations to come`)
          assert.equal(balance, expected.get(purse), `${purse} with ${left} operations to come`)
        }
      }
      // all of it has to have been tried
      for (const [what, times] of Object.entries(happened)) assert.ok(times > 20, `${what}: ${times}`)
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

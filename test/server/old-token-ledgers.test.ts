import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { expireTokens } from '../../server/areas/tokens/repository/expire.ts'
import { spendTokens, tokensLeft } from '../../server/areas/tokens/repository/ledger.ts'
import { type OpenDatabase, openDatabase, rows } from '../../server/db/database.ts'
import { migrate } from '../../server/db/migrate.ts'
import { databaseKinds } from '../support/databases.ts'
import { migrateUntil } from '../support/old-database.ts'
import { createPostgresDatabase } from '../support/postgres-databases.ts'

const SUBJECT = 2
/** Classrooms of each teacher: one that the entries call 1, and another. */
const CLASSROOMS = 2

/** An old entry: how many days ago, its kind, how many, and which of the teacher's classrooms. */
type Old = [days: number, kind: 'granted' | 'spent' | 'returned', amount: number, classroom?: 1 | 2]
/** A lot of now, the oldest first: its tokens, how many of them are left, and how many are spent. */
type Lot = [amount: number, available: number, spent: number]

const ledgers: [what: string, entries: Old[], lots: Lot[], kinds: string][] = [
  ['nothing', [], [], ''],
  ['one grant', [[10, 'granted', 5]], [[5, 5, 0]], '+5 granted'],
  [
    'a grant that was spent',
    [
      [10, 'granted', 2],
      [9, 'spent', -2, 1],
    ],
    [[2, 0, 2]],
    '+2 granted, -2 spent',
  ],
  [
    'several grants: the oldest is spent first, in parts',
    [
      [30, 'granted', 2],
      [20, 'granted', 2],
      [10, 'granted', 2],
      [5, 'spent', -3, 1],
    ],
    [
      [2, 0, 2],
      [2, 1, 1],
      [2, 2, 0],
    ],
    '+2 granted, +2 granted, +2 granted, -2 spent, -1 spent',
  ],
  [
    'a grant that was written later than one of a later day',
    [
      [10, 'granted', 1],
      [30, 'granted', 1],
      [5, 'spent', -1, 1],
    ],
    [
      [1, 0, 1],
      [1, 1, 0],
    ],
    '+1 granted, +1 granted, -1 spent',
  ],
  [
    'what came back to where it was spent',
    [
      [10, 'granted', 3],
      [9, 'spent', -3, 1],
      [8, 'returned', 2, 1],
    ],
    [[3, 2, 1]],
    '+3 granted, -3 spent, +2 returned',
  ],
  [
    'what came back to two lots: the later one first',
    [
      [30, 'granted', 2],
      [20, 'granted', 2],
      [9, 'spent', -4, 1],
      [8, 'returned', 3, 1],
    ],
    [
      [2, 1, 1],
      [2, 2, 0],
    ],
    '+2 granted, +2 granted, -2 spent, -2 spent, +2 returned, +1 returned',
  ],
  [
    'what came back and was spent again on another',
    [
      [10, 'granted', 2],
      [9, 'spent', -2, 1],
      [8, 'returned', 1, 1],
      [7, 'spent', -1, 2],
    ],
    [[2, 0, 2]],
    '+2 granted, -2 spent, +1 returned, -1 spent',
  ],
  ['what came back though nobody had paid it', [[8, 'returned', 2, 1]], [[2, 2, 0]], '+2 replaced'],
  [
    'more that came back than was paid',
    [
      [10, 'granted', 1],
      [9, 'spent', -1, 1],
      [8, 'returned', 3, 1],
    ],
    [
      [1, 1, 0],
      [2, 2, 0],
    ],
    '+1 granted, -1 spent, +1 returned, +2 replaced',
  ],
  [
    'tokens of three years ago, some of them spent',
    [
      [1_100, 'granted', 3],
      [400, 'granted', 1],
      [300, 'spent', -2, 1],
    ],
    [
      [3, 1, 2],
      [1, 1, 0],
    ],
    '+3 granted, +1 granted, -2 spent',
  ],
]

for (const kind of databaseKinds) {
  describe(`ledgers of tokens from before there were lots, on ${kind}`, () => {
    let database: OpenDatabase
    let drop: () => Promise<unknown> = async () => undefined
    const teachers: number[] = []
    const classrooms: number[][] = []
    const run = <Row>(statement: ReturnType<typeof sql>) => rows<Row>(database.db, statement)
    const only = async (statement: ReturnType<typeof sql>) =>
      (await run<{ id: number }>(statement))[0]?.id ?? 0

    async function write(entries: readonly Old[], number: number): Promise<void> {
      const teacher = await only(
        sql`insert into teachers (user_type, email, password_hash) values ('teacher', ${`t${number}@old.test`}, '') returning id`,
      )
      const own: number[] = []
      for (let made = 0; made < CLASSROOMS; made++)
        own.push(
          await only(
            sql`with p as (insert into class_pairings (status) values ('alone') returning id)
                insert into classrooms (teacher_id, name, code, subject_id, start_date, end_date, number_of_tokens, class_pairing_id)
                select ${teacher}, 'Old', ${`OLD${number}${made}`}, ${SUBJECT}, current_date, current_date, 1, id from p returning id`,
          ),
        )
      for (const [days, entry, amount, classroom] of entries)
        await run(
          sql`insert into token_entries (teacher_id, subject_id, amount, kind, classroom_id, created_at)
              values (${teacher}, ${SUBJECT}, ${amount}, ${entry}, ${classroom ? own[classroom - 1] : null},
                now() - make_interval(days => ${days}::int))`,
        )
      teachers.push(teacher)
      classrooms.push(own)
    }

    before(async () => {
      const postgres = kind === 'postgres' ? await createPostgresDatabase() : null
      database = await openDatabase({ url: postgres?.url ?? 'memory', dataDir: '' })
      drop = () => database.close().then(() => postgres?.drop())
      await migrateUntil(database, '0020_token-lots')
      await run(sql`insert into languages (id, name) values (1, 'English')`)
      await run(
        sql`insert into subjects (id, name, type, number_of_tokens) values (${SUBJECT}, 'Old', 'other', 1)`,
      )
      for (const [number, [, entries]] of ledgers.entries()) await write(entries, number)
      await migrate(database)
    })
    after(() => drop())

    for (const [number, [what, , lots, kinds]] of ledgers.entries()) {
      it(`are carried into lots: ${what}`, async () => {
        const teacher_id = teachers[number] ?? 0
        const found = await run<{ amount: number; available: number; spent: number }>(
          sql`select amount, available, spent from token_lots where teacher_id = ${teacher_id} order by expire_at, id`,
        )
        assert.deepEqual(
          found.map(({ amount, available, spent }) => [amount, available, spent]),
          lots,
        )
        const entries = await run<{ kind: string; amount: number; created_at: Date }>(
          sql`select kind, amount from token_entries where teacher_id = ${teacher_id} order by created_at, id`,
        )
        const told = entries.map(({ kind, amount }) => `${amount > 0 ? '+' : ''}${amount} ${kind}`)
        assert.deepEqual(told.toSorted(), kinds.split(', ').filter(Boolean).toSorted())
      })
    }

    it('are explained by their entries to the last lot', async () => {
      const odd = await run(
        sql`select l.id from token_lots l left join token_entries e on e.lot_id = l.id group by l.id
            having l.available <> sum(e.amount) or l.expire_at <> l.created_at + interval '2 years'
              or l.spent <> coalesce(-sum(e.amount) filter (where e.kind in ('spent', 'returned')), 0)
              or l.amount <> sum(e.amount) filter (where e.kind in ('granted', 'replaced'))`,
      )
      assert.deepEqual(odd, [])
    })

    it('go on: what is past its time is not spent, and expires', async () => {
      const last = ledgers.length - 1
      const purse = { teacher_id: teachers[last] ?? 0, subject_id: SUBJECT }
      assert.equal(await tokensLeft(database.db, purse), 1)
      const spend = (amount: number) =>
        spendTokens(database.db, { ...purse, amount, classroom_id: classrooms[last]?.[1] ?? 0 })
      assert.deepEqual([await spend(2), await spend(1)], [false, true])
      await expireTokens(database.db)
      const lots = await run<{ expired: number; available: number }>(
        sql`select expired, available from token_lots where teacher_id = ${purse.teacher_id} order by expire_at`,
      )
      assert.deepEqual(
        lots.map(({ expired, available }) => [expired, available]),
        [
          [1, 0],
          [0, 0],
        ],
      )
    })
  })
}

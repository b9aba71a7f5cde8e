import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { UsageError } from '../../server/admin/command.ts'
import { runCommand } from '../../server/admin/commands.ts'
import { grantTokens, spendTokens } from '../../server/areas/tokens/repository/ledger.ts'
import { rows } from '../../server/db/database.ts'
import type { User } from '../../src/contract/entities/user.ts'
import { DAY_MS } from '../../src/contract/rules/days.ts'
import { tokensExpireAt } from '../../src/contract/rules/token-expiry.ts'
import { LANGUAGES, SCIENCES } from '../support/classroom-form.ts'
import { databaseKinds } from '../support/databases.ts'
import { startApp, type TestApp } from '../support/server.ts'
import { boughtToExpireIn } from '../support/token-stage.ts'

const nameOf = (error: unknown): string => {
  const { cause, constraint, code } = error as { cause?: unknown; constraint?: string; code?: string }
  return constraint ?? (cause ? nameOf(cause) : (code ?? ''))
}

for (const kind of databaseKinds) {
  describe(`exchange tokens on ${kind}`, () => {
    let server: TestApp
    before(async () => {
      server = await startApp({ kind })
    })
    after(() => server.close())

    const run = <Row>(statement: ReturnType<typeof sql>) => rows<Row>(server.app.services.db, statement)
    const admin = (line: string) => runCommand(server.app.services, line.split(' '))
    const user = async (token: string) =>
      (await server.call<User>('GET /api/teacher/user', { token })).body.data
    const idOf = async (email: string) =>
      (await run<{ id: number }>(sql`select id from teachers where email = ${email}`))[0]?.id ?? 0
    const balances = ({ exchange_tokens_balance }: User) =>
      Object.fromEntries(exchange_tokens_balance.map(({ id, balance_tokens }) => [id, balance_tokens]))

    const seeded: [account: string, balances: Record<number, number>, count: number][] = [
      ['teacher', { 1: 6, 2: 0 }, 6],
      ['partner', { 1: 2, 2: 3 }, 5],
      ['demo', { 1: 3, 2: 3 }, 6],
      ['no-agreement', { 1: 0, 2: 2 }, 2],
      ['librarian', { 1: 1, 2: 0, 3: 4, 4: 2 }, 7],
      ['independent', {}, 0],
      ['players', {}, 0],
      ['new', { 1: 0, 2: 0 }, 0],
    ]
    for (const [account, expected, count] of seeded) {
      it(`of ${account} are told for each subject that they may use`, async () => {
        const told = await server.signIn(`${account}@demo.test`)
        assert.deepEqual([balances(told), told.available_tokens_count], [expected, count])
        for (const { id, name } of told.exchange_tokens_balance) {
          const [subject] = await run<{ name: string }>(sql`select name from subjects where id = ${id}`)
          assert.equal(name, subject?.name)
        }
      })
    }

    it('paid for every classroom of the demo, once', async () => {
      const odd = await run(
        sql`select c.id from classrooms c left join token_entries e on e.classroom_id = c.id
            group by c.id, c.number_of_tokens having coalesce(-sum(e.amount), 0) <> c.number_of_tokens`,
      )
      assert.deepEqual(odd, [])
      // one whose partner pays the difference
      assert.equal((await run(sql`select id from classrooms where number_of_tokens = 2`)).length, 1)
    })

    it('are granted by an operator, and a page that is open notices', async () => {
      const { token, id: teacher_id } = await server.signIn('no-agreement@demo.test')
      // no answer waits for what has expired already
      const over = { teacher_id, subject_id: LANGUAGES, amount: 1, created_at: boughtToExpireIn(-DAY_MS) }
      await grantTokens(server.app.services.db, over)
      const ask = (etag?: string) =>
        server.call<User>('GET /api/teacher/user', {
          token,
          ...(etag ? { headers: { 'if-none-match': etag } } : {}),
        })
      const { etag } = (await ask()).headers
      assert.equal((await ask(etag)).status, 304)
      const said = await admin(`tokens grant No-Agreement@demo.test --subject ${LANGUAGES} --amount 1000`)
      assert.equal(said, 'No-Agreement@demo.test has 1000 tokens of Languages and Cultures now.')
      const changed = await ask(etag)
      assert.equal(changed.status, 200)
      assert.deepEqual(
        [balances(changed.body.data), changed.body.data.available_tokens_count],
        [{ 1: 1000, 2: 2 }, 1002],
      )
    })

    it('are told of any subject that a teacher has some of, also one that is not for them', async () => {
      const purse = { teacher_id: await idOf('players@demo.test'), subject_id: 3 }
      await grantTokens(server.app.services.db, { ...purse, amount: 4 })
      const told = await server.signIn('players@demo.test')
      assert.deepEqual([balances(told), told.available_tokens_count], [{ 3: 4 }, 4])
    })

    const unusable: [account: string, subjects: number[]][] = [
      ['demo', [3, 4, 5, 6, 7]],
      ['librarian', [5, 6, 7]],
      ['independent', [1, 2, 3, 4, 5, 6, 7]],
      ['players', [1, 2, 3, 4, 5, 6, 7]],
    ]
    for (const [account, subjects] of unusable) {
      it(`are not granted to ${account} where they could never be spent`, async () => {
        const entries = () => run(sql`select id from token_entries`)
        const before = await entries()
        for (const subject of subjects) {
          const grant = admin(`tokens grant ${account}@demo.test --subject ${subject} --amount 1`)
          await assert.rejects(grant, /has no use for tokens of/, String(subject))
        }
        assert.deepEqual(await entries(), before)
      })
    }

    it('are listed for an operator', async () => {
      const lines = (await admin('tokens balance demo@demo.test')).split('\n')
      const [given] = await run<{ created_at: string }>(
        sql`select max(created_at) as created_at from token_lots where teacher_id = ${await idOf('demo@demo.test')}`,
      )
      const until = tokensExpireAt(new Date(given?.created_at ?? 0))
        .toISOString()
        .slice(0, 10)
      assert.deepEqual(
        lines.map(line => line.replace(/lot \d+/, 'lot')),
        [
          '1  Languages and Cultures  3',
          `   lot  3 until ${until}`,
          '2  Arts and Sciences  3',
          `   lot  3 until ${until}`,
        ],
      )
      assert.equal(await admin('tokens balance new@demo.test'), 'new@demo.test never had a token.')
    })

    it('are listed by lots in the order in which they go, without those that are spent or past their time', async () => {
      const { db } = server.app.services
      const teacher_id = await idOf('unverified@demo.test')
      const [classroom] = await run<{ id: number }>(sql`select min(id) as id from classrooms`)
      const [now, soon, sooner] = [new Date(), boughtToExpireIn(9 * DAY_MS), boughtToExpireIn(DAY_MS)]
      const over = boughtToExpireIn(-DAY_MS)
      const grant = (subject_id: number, amount: number, created_at: Date) =>
        grantTokens(db, { teacher_id, subject_id, amount, created_at })
      const last = await grant(LANGUAGES, 3, now)
      const first = await grant(LANGUAGES, 2, soon)
      await grant(LANGUAGES, 1, sooner)
      const spent = { teacher_id, subject_id: LANGUAGES, amount: 1, classroom_id: classroom?.id ?? 0 }
      assert.ok(await spendTokens(db, spent))
      await grant(LANGUAGES, 4, over)
      // all of them are spent
      await grant(SCIENCES, 1, now)
      assert.ok(await spendTokens(db, { ...spent, subject_id: SCIENCES }))
      const until = (bought: Date) => tokensExpireAt(bought).toISOString().slice(0, 10)
      assert.deepEqual((await admin('tokens balance unverified@demo.test')).split('\n'), [
        '1  Languages and Cultures  5',
        `   lot ${first.lot_id}  2 until ${until(soon)}`,
        `   lot ${last.lot_id}  3 until ${until(now)}`,
        '2  Arts and Sciences  0',
      ])
    })

    for (const line of [
      'tokens grant nobody@demo.test --subject 1 --amount 1',
      'tokens grant demo@demo.test --subject 99 --amount 1',
      'tokens grant demo@demo.test --subject x --amount 1',
      'tokens grant demo@demo.test --amount 1',
      'tokens grant demo@demo.test --subject 1',
      ...['0', '-1', '1001', '1.5', '1e2', '99999999999', 'two'].map(
        amount => `tokens grant demo@demo.test --subject 1 --amount ${amount}`,
      ),
      'tokens balance nobody@demo.test',
    ]) {
      it(`are not touched by '${line}'`, async () => {
        await assert.rejects(admin(line), UsageError)
        const told = await user((await server.signIn('demo@demo.test')).token)
        assert.deepEqual(balances(told), { 1: 3, 2: 3 })
      })
    }

    /** An entry for the lot with the most left of a subject of teacher 1, whatever its time. */
    const entry = (amount: string, kind: string, classroom: string, subject = LANGUAGES, at = 'now()') =>
      `insert into token_entries (teacher_id, subject_id, lot_id, amount, kind, classroom_id, created_at)
        select teacher_id, subject_id, id, ${amount}, '${kind}', ${classroom}, ${at} from token_lots
        where teacher_id = 1 and subject_id = ${subject} order by available desc, id limit 1`
    const CLASSROOM = '(select min(id) from classrooms where teacher_id = 1)'

    const tampered: [what: string, statement: string, refusal: string][] = [
      ['changed', 'update token_entries set amount = amount + 1 where amount > 0', '23001'],
      ['given to somebody else', 'update token_entries set teacher_id = 1', '23001'],
      ['deleted', 'delete from token_entries', '23001'],
      ['truncated', 'truncate token_entries', '23001'],
      ['made more in their lots', 'update token_lots set available = available + 1', '23001'],
      ['made good for longer', "update token_lots set expire_at = expire_at + interval '1 day'", '23001'],
      ['deleted with their lots', 'delete from token_lots', '23001'],
      ['truncated with their lots', 'truncate token_lots cascade', '23001'],
      [
        'brought by a lot without an entry',
        `insert into token_lots (teacher_id, subject_id, amount, available, expire_at)
          values (1, 1, 5, 5, now() + interval '1 day')`,
        '23001',
      ],
      ['spent that are not there', entry('-available - 1', 'spent', CLASSROOM), 'token_entries_left'],
      [
        'spent in one statement, of which each could be paid',
        `insert into token_entries (teacher_id, subject_id, lot_id, amount, kind, classroom_id)
          select l.teacher_id, l.subject_id, l.id, -l.available, 'spent', ${CLASSROOM}
          from token_lots l, generate_series(1, 2) where l.teacher_id = 1 and l.available > 0`,
        'token_entries_left',
      ],
      [
        'spent once their time is over',
        entry('-1', 'spent', CLASSROOM, LANGUAGES, 'expire_at'),
        'token_entries_in_time',
      ],
      ['expired before that', entry('-1', 'expired', 'null'), 'token_entries_expiry'],
      ['returned though nobody paid', entry('1', 'returned', CLASSROOM), 'token_entries_paid'],
      ['granted into a lot that is there', entry('amount', 'granted', 'null'), 'token_lots_sums'],
      ['granted in part', entry('amount + 1', 'granted', 'null'), 'token_entries_whole_lot'],
      [
        'taken from a lot of another',
        `insert into token_entries (teacher_id, subject_id, lot_id, amount, kind, classroom_id)
          select 1, subject_id, id, -1, 'spent', ${CLASSROOM} from token_lots where teacher_id <> 1 and available > 0 limit 1`,
        'token_entries_own_lot',
      ],
      [
        'taken from a lot of another subject',
        `insert into token_entries (teacher_id, subject_id, lot_id, amount, kind, classroom_id)
          select 1, ${SCIENCES}, id, -1, 'spent', ${CLASSROOM} from token_lots
          where teacher_id = 1 and subject_id = ${LANGUAGES} and available > 0 limit 1`,
        'token_entries_own_lot',
      ],
      ['spent for nothing', entry('-1', 'spent', 'null'), 'token_entries_kind'],
      ['of another kind', entry('-1', 'lost', 'null'), 'token_entries_kind'],
    ]
    for (const [what, statement, refusal] of tampered) {
      it(`cannot be ${what}, whoever writes to the database`, async () => {
        const all = async () => [
          await run(sql`select * from token_entries order by id`),
          await run(sql`select * from token_lots order by id`),
        ]
        const before = await all()
        await assert.rejects(server.app.services.db.execute(sql.raw(statement)), error => {
          assert.equal(nameOf(error), refusal)
          return true
        })
        assert.deepEqual(await all(), before)
      })
    }

    it('go with the account that they belong to, and with nothing else', async () => {
      const id = await idOf('unverified@demo.test')
      await admin('tokens grant unverified@demo.test --subject 1 --amount 2')
      await run(sql`delete from teachers where id = ${id}`)
      for (const table of ['token_entries', 'token_lots'])
        assert.deepEqual(await run(sql`select 1 from ${sql.identifier(table)} where teacher_id = ${id}`), [])
    })
  })
}

import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { type SQL, sql } from 'drizzle-orm'
import { listPurchases } from '../../server/areas/purchases/read.ts'
import { tokenTable } from '../../server/areas/tokens/tables.ts'
import type { Database } from '../../server/db/database.ts'
import type { SignedInTeacher } from '../../server/signed-in-teacher.ts'
import { PURCHASES_PAGE_ROWS } from '../../src/contract/limits/purchases.ts'
import { TOKENS_PAGE_ROWS } from '../../src/contract/limits/tokens.ts'
import { tokenFilters } from '../../src/contract/rules/token-filters.ts'
import { databaseKinds } from '../support/databases.ts'
import { type TokenStage, tokenStage } from '../support/token-stage.ts'

const FEW = 50
const MANY = 50_000
/** Entries of a lot: it comes, and is spent on a classroom. */
const OF_A_LOT = 2
const CLASSROOMS = 500

interface Plan {
  'Node Type': string
  'Relation Name'?: string
  Plans?: Plan[]
}
const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

// the embedded database takes long to fill
describe('tables of tokens and purchases, of 50 entries and of 50,000', {
  skip: !databaseKinds.includes('postgres'),
}, () => {
  let stage: TokenStage
  let few: { id: number; token: string }
  before(async () => {
    stage = await tokenStage('postgres')
    few = await stage.server.signIn('unvalidated@demo.test')
    await stage.run(sql`insert into teachers (user_type, email, password_hash) 
      select 'teacher', 'bulk' || n || '@demo.test', '' from generate_series(1, 4) n`)
    await stage.db.transaction(async bulk => {
      // nobody is told of each of them
      await bulk.execute(sql`set local session_replication_role = replica`)
      await bulk.execute(sql`create temporary table owners on commit drop as
        select id, case id when ${few.id} then ${FEW / OF_A_LOT}::int else ${MANY / OF_A_LOT}::int end as lots from teachers
        where id in (${few.id}, ${stage.teacher.id}) or email like 'bulk%'`)
      await bulk.execute(sql`with pairings as (
          insert into class_pairings (status) select 'alone' from owners, generate_series(1, ${CLASSROOMS}) returning id
        ), numbered as (select id, row_number() over (order by id) - 1 as n from pairings),
        numbers as (select id, row_number() over (order by id) - 1 as n from owners)
        insert into classrooms (teacher_id, name, code, subject_id, start_date, end_date, number_of_tokens, class_pairing_id)
        select o.id, 'Bulk', 'BULK' || p.id, 2, current_date - 900, current_date - 890 + (p.n % ${CLASSROOMS})::int * 2, 1, p.id
        from numbered p join numbers o on o.n = p.n / ${CLASSROOMS}`)
      await bulk.execute(sql`insert into token_lots (teacher_id, subject_id, amount, created_at, expire_at, available, spent)
        select id, 2, 2, now() - make_interval(hours => n), now() - make_interval(hours => n) + interval '2 years', 1, 1
        from owners, generate_series(1, lots) n`)
      await bulk.execute(sql`insert into token_entries (teacher_id, subject_id, lot_id, amount, kind, classroom_id, created_at)
        select l.teacher_id, 2, l.id, e.amount, e.kind, case e.kind when 'spent' then c.first + l.id % ${CLASSROOMS} end, l.created_at
        from token_lots l join owners o on o.id = l.teacher_id
        join (select teacher_id, min(id) as first from classrooms where code like 'BULK%' group by 1) c on c.teacher_id = o.id,
        (values (2, 'granted'), (-1, 'spent')) e (amount, kind)`)
      await bulk.execute(sql`insert into token_orders (teacher_id, reference, request, status, payment_method, gateway, charge_id,
          amount_tokens, price_cents, total_cents)
        select id, id || '-' || n, '', case when n % 10 = 0 then 'created' else 'paid' end, 'credit-card', 'sandbox', id || '-' || n, 1, 100, 100
        from owners, generate_series(1, lots * ${OF_A_LOT}) n`)
      await bulk.execute(sql`insert into token_order_items (order_id, subject_id, amount_tokens)
        select id, 2, 1 from token_orders where charge_id = reference`)
    })
    // as the database itself does after a while
    await stage.db.execute('vacuum analyze')
  })
  after(() => stage.server.close())

  for (const filter of tokenFilters) {
    it(`take as many statements, and read lots and entries by an index: ${filter}`, async () => {
      const statements: number[] = []
      for (const { token } of [few, stage.teacher]) {
        stage.server.statements.length = 0
        const { status, body } = await stage.ask(`?filter=${filter}&page=2`, { token })
        assert.equal(status, 200, body.message)
        if (token === stage.teacher.token)
          assert.equal(body.data.tokens.length + body.data.usage_history.length, TOKENS_PAGE_ROWS)
        statements.push(stage.server.statements.length)
      }
      assert.equal(statements[0], statements[1])
      const teacher = {
        ...stage.teacher,
        school: null,
        independent_subscription: null,
      } as unknown as SignedInTeacher
      await byIndex(db =>
        tokenTable(db, teacher, filter, { limit: TOKENS_PAGE_ROWS, offset: TOKENS_PAGE_ROWS }),
      )
    })
  }

  for (const [scope, of] of [
    ['all', 1],
    ['open', 10],
  ] as const) {
    it(`take as many statements, and read orders by an index: purchases, ${scope}`, async () => {
      const statements: number[] = []
      for (const [{ token }, total] of [
        [few, FEW],
        [stage.teacher, MANY],
      ] as const) {
        stage.server.statements.length = 0
        const line = `GET /api/teacher/exchange-tokens-purchases?scope=${scope}&page=1`
        const { body } = await stage.server.call<{ total: number; purchases: object[] }>(line, { token })
        assert.equal(body.data.total, total / of)
        assert.equal(body.data.purchases.length, Math.min(PURCHASES_PAGE_ROWS, total / of))
        statements.push(stage.server.statements.length)
      }
      assert.equal(statements[0], statements[1])
      await byIndex(db => listPurchases(db, stage.teacher, { scope, page: 2 }))
    })
  }

  /** Whether the database reads nothing whole that has many rows. */
  async function byIndex(work: (db: Database) => Promise<unknown>): Promise<void> {
    const nodes = (await plansOf(work)).flatMap(nodesOf)
    assert.ok(nodes.some(node => /^token_/.test(node['Relation Name'] ?? '')))
    const whole = nodes.filter(
      node => node['Node Type'] === 'Seq Scan' && /^token_|^classrooms/.test(node['Relation Name'] ?? ''),
    )
    assert.deepEqual(whole, [])
  }

  /** How the database goes about statements. */
  async function plansOf(work: (db: Database) => Promise<unknown>): Promise<Plan[]> {
    const plans: Plan[] = []
    const explaining = {
      async execute(statement: SQL) {
        const [found] = await stage.run<{ 'QUERY PLAN': { Plan: Plan }[] }>(
          sql`explain (format json) ${statement}`,
        )
        plans.push(...(found?.['QUERY PLAN'] ?? []).map(({ Plan }) => Plan))
        return stage.db.execute(statement)
      },
    } as unknown as Database
    await work(explaining)
    return plans
  }
})

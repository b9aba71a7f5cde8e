import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { type SQL, sql } from 'drizzle-orm'
import { findPartners } from '../../server/areas/partners/search-partners.ts'
import type { Database } from '../../server/db/database.ts'
import type { SignedInTeacher } from '../../server/signed-in-teacher.ts'
import type { Data, Query } from '../../src/contract/endpoints/all.ts'
import { PARTNERS_PAGE_ROWS } from '../../src/contract/limits/partners.ts'
import { type ConnectionStage, connectionStage } from '../support/connection-stage.ts'
import { databaseKinds } from '../support/databases.ts'

const CLASSROOMS = 100_000
const TEACHERS = 5_000
/** Exchanges of four years, of which those of the last half have not expired; half of all have a partner. */
const WAITING_ONE_IN = 2
/** Of these four of ten were answered, and two wait. */
const REQUESTS = 200_000

interface Plan {
  'Node Type': string
  'Relation Name'?: string
  Plans?: Plan[]
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

// the embedded database takes minutes to fill
describe('the search for a partner among 100,000 classrooms', {
  skip: !databaseKinds.includes('postgres'),
}, () => {
  let stage: ConnectionStage
  let mine: number
  before(async () => {
    stage = await connectionStage('postgres')
    mine = await stage.classroom(stage.maya)
    await stage.run(sql`update classrooms set age_range_id = 3 where id = ${mine}`)
    await stage.run(sql`insert into teachers (user_type, email, password_hash, email_verified_at, is_teacher_validated,
          first_name, last_name, country_id)
        select 'teacher', 'bulk' || n || '@demo.test', '', now(), true, 'Many', 'Teachers', 1 + n % 200
        from generate_series(1, ${TEACHERS}) n`)
    await stage.db.transaction(async bulk => {
      // nobody is told of each of them
      await bulk.execute(sql`set local session_replication_role = replica`)
      await bulk.execute(sql`create temporary table made on commit drop as
        select n, nextval(pg_get_serial_sequence('class_pairings', 'id'))::int as pairing
        from generate_series(1, ${CLASSROOMS}) n`)
      await bulk.execute(sql`insert into class_pairings (id, status) overriding system value
        select pairing, case when n % ${WAITING_ONE_IN} = 0 then 'alone' else 'paired' end from made`)
      await bulk.execute(sql`insert into classrooms (teacher_id, name, code, subject_id, age_range_id, lang_native_id,
            lang_instruction_id, start_date, end_date, expire_at, number_of_tokens, class_pairing_id)
          select t.first + n % ${TEACHERS}, 'Classroom ' || n, 'B' || n, 1 + (n / 40) % 2, 1 + (n / 10) % 4, 1 + n % 14, 1 + n % 14,
            current_date - (n / 7) % 1400, current_date - (n / 7) % 1400 + 90,
            current_date - (n / 7) % 1400 + 180, 1, pairing
          from made, (select min(id) as first from teachers where email like 'bulk%') t`)
    })
    await stage.db.transaction(async bulk => {
      await bulk.execute(sql`set local session_replication_role = replica`)
      await bulk.execute(sql`insert into connection_requests (teacher_id, classroom_id, invited_teacher_id,
            invited_classroom_id, status, sent_at, settled_at)
          select t.first + n % ${TEACHERS}, c.first + n % ${CLASSROOMS}, t.first + (n * 7 + 1) % ${TEACHERS},
            c.first + (n * 7 + 1) % ${CLASSROOMS}, s.status, now() - interval '90 days',
            case when s.status <> 'pending' then now() - interval '90 days' + make_interval(hours => n % 200) end
          from generate_series(1, ${REQUESTS}) n
          cross join (select min(id) as first from teachers where email like 'bulk%') t
          cross join (select min(id) as first from classrooms where code like 'B%' and name like 'Classroom %') c
          cross join lateral (select (array['pending', 'accepted', 'declined', 'accepted', 'declined', 'cancelled',
            'cancelled', 'cancelled', 'cancelled', 'pending'])[1 + n % 10] as status) s
          on conflict do nothing`)
    })
    // as the database itself does after a while
    await stage.db.execute('vacuum analyze')
  })
  after(() => stage.server.close())

  const search = (query: string) =>
    stage.server.call<Data<'GET /api/teacher/classrooms/{id}/partners'>>(
      `GET /api/teacher/classrooms/${mine}/partners${query}`,
      { token: stage.maya.token },
    )

  const searches: [what: string, query: Query<'GET /api/teacher/classrooms/{id}/partners'>][] = [
    ['one age range', { 'age_range_id[]': [3] }],
    ['one age range and subject', { 'age_range_id[]': [3], 'subject_id[]': [2] }],
    ['all', {}],
  ]
  for (const [what, query] of searches)
    it(`takes three statements, and reads classrooms, pairings and requests by an index: ${what}`, async () => {
      const text = Object.entries(query).flatMap(([name, ids]) => [ids].flat().map(id => `${name}=${id}`))
      stage.server.statements.length = 0
      const { status, body } = await search(`?${text.join('&')}`)
      assert.equal(status, 200, body.message)
      assert.equal(body.data.partners.length, PARTNERS_PAGE_ROWS)
      assert.ok(stage.server.statements.length <= 3, stage.server.statements.join('\n'))

      const nodes = (await plansOf(query)).flatMap(nodesOf)
      assert.ok(nodes.some(node => node['Relation Name'] === 'classrooms'))
      const whole = nodes.filter(
        node =>
          node['Node Type'] === 'Seq Scan' &&
          ['classrooms', 'class_pairings', 'connection_requests'].includes(node['Relation Name'] ?? ''),
      )
      assert.deepEqual(whole, [])
    })

  /** How the database goes about the statements of a search. */
  async function plansOf(query: (typeof searches)[number][1]): Promise<Plan[]> {
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
    const services = { ...stage.server.app.services, db: explaining }
    const maya = { ...stage.maya, school: null, independent_subscription: null } as unknown as SignedInTeacher
    await findPartners(services, maya, mine, query)
    return plans
  }
})

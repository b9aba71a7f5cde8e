import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { type SQL, sql } from 'drizzle-orm'
import { findOthers } from '../../server/areas/library-connections/repository/list.ts'
import type { Database } from '../../server/db/database.ts'
import type { Data } from '../../src/contract/endpoints/all.ts'
import { LIBRARY_REQUESTS_PAGE_ROWS } from '../../src/contract/limits/library-connections.ts'
import { databaseKinds } from '../support/databases.ts'
import { LIBRARY_PATH, type LibraryStage, libraryStage } from '../support/library-stage.ts'

const WAITING = 10_000
/** That have expired, or were connected to, since there are libraries. */
const OVER = 40_000
const LIBRARIANS = 2_000

type List = Data<'GET /api/teacher/librarian-connection-request/not-hidden'>

interface Plan {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  Plans?: Plan[]
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

for (const kind of databaseKinds) {
  describe(`10,000 requests that wait, on ${kind}`, () => {
    let stage: LibraryStage
    let few = 0
    const ask = async (query = '') => {
      stage.server.statements.length = 0
      const answer = await stage.server.call<List>(`GET ${LIBRARY_PATH}/not-hidden${query}`, {
        token: stage.harriet.token,
      })
      assert.equal(answer.status, 200, answer.text)
      // those of the call: the caller's, and the list's
      const own = stage.server.statements.filter(text => /library_requests|teacher_revisions/.test(text))
      return { ...answer.body.data, statements: own.length }
    }
    before(async () => {
      stage = await libraryStage(kind)
      few = (await ask()).statements
      await stage.empty()
      await stage.run(sql`insert into teachers (user_type, email, password_hash, email_verified_at, is_teacher_validated,
            first_name, last_name, school_id, country_id, native_language_id)
          select user_type, 'bulk' || n || '@demo.test', '', now(), true, 'Many', 'Libraries', school_id, country_id, 1 + n % 5
          from teachers, generate_series(1, ${LIBRARIANS}::int) n where email = 'librarian2@demo.test'`)
      await stage.run(sql`insert into library_requests (teacher_id, text_request, topics_id, age_range_id,
            number_students_range_id, course_id, classroom_name, posted_at, expire_at)
          select t.first + n % ${LIBRARIANS}::int, 'Request ' || n, case n % 4 when 0 then '{}'::int[] else array[1 + n % 8] end,
            case when n % 5 > 0 then n % 5 end, 1 + n % 3, c.id, 'Readers ' || n,
            now() - make_interval(mins => n * 4), now() + interval '30 days' - make_interval(mins => n * 4)
          from generate_series(1, ${WAITING + OVER}::int) n,
            (select min(id) as first from teachers where email like 'bulk%') t,
            (select id from courses where name = 'Books Across Borders') c`)
      // those of the last 28 days wait, as one a quarter of an hour would
      await stage.run(sql`update library_requests set expire_at = now() - interval '1 day' - make_interval(mins => id)
          where posted_at < now() - make_interval(mins => ${WAITING * 4}::int)`)
      await stage.db.execute('vacuum analyze')
    })
    after(() => stage.server.close())

    for (const [what, query] of [
      ['the first page', ''],
      ['a page amid them', '?page=250'],
      ['those that expire first', '?order_by=expiring'],
      ['those that fit best', '?order_by=fitting'],
      ['those that fit alone', '?filter_by=fitting'],
      ['one topic and age', '?topics_id[]=2&age_range_id[]=2'],
    ])
      it(`take as many statements as a few do, three at most: ${what}`, async () => {
        const { requests, total, statements } = await ask(query)
        assert.equal(requests.length, LIBRARY_REQUESTS_PAGE_ROWS)
        assert.ok(total > LIBRARY_REQUESTS_PAGE_ROWS)
        assert.equal(statements, few)
        assert.ok(statements <= 3, `${statements}`)
      })

    it('are all there, and none that is over', async () => {
      const { total } = await ask()
      assert.ok(total > WAITING - 10 && total <= WAITING, `${total}`)
    })

    it('are read by the index, and no more of them than the page shows', async () => {
      for (const order of ['newest', 'expiring'] as const) {
        const [page] = await plansOf(order)
        const nodes = nodesOf(page ?? assert.fail('there is no plan'))
        const reading = nodes.filter(node => node['Index Name'] === 'library_requests_open')
        assert.equal(reading.length, 1)
        const read = (reading[0]?.['Actual Rows'] ?? 0) * (reading[0]?.['Actual Loops'] ?? 0)
        assert.ok(read <= LIBRARY_REQUESTS_PAGE_ROWS + 1, `${order} reads ${read}`)
        const whole = nodes.filter(
          node => node['Node Type'] === 'Seq Scan' && node['Relation Name'] === 'library_requests',
        )
        assert.deepEqual(whole, [])
      }
    })

    /** How the database goes about the statements of a list. */
    async function plansOf(order: 'newest' | 'expiring'): Promise<Plan[]> {
      const plans: Plan[] = []
      const explaining = {
        async execute(statement: SQL) {
          const [found] = await stage.run<{ 'QUERY PLAN': { Plan: Plan }[] }>(
            sql`explain (analyze, format json) ${statement}`,
          )
          plans.push(...(found?.['QUERY PLAN'] ?? []).map(({ Plan }) => Plan))
          return stage.db.execute(statement)
        },
      } as unknown as Database
      const asked = {
        ...{ isHidden: false, topics: [], ages: [], courseId: undefined },
        ...{ fittingOnly: false, order, page: 1 },
      }
      await findOthers(explaining, stage.harriet.id, asked, Date.now())
      return plans
    }
  })
}

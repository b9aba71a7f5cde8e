import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { type SQL, sql } from 'drizzle-orm'
import { forgetStudents } from '../../server/areas/notifications/repository/forget.ts'
import { listNotifications } from '../../server/areas/notifications/repository/list.ts'
import { hasUnread } from '../../server/areas/notifications/repository/notify.ts'
import { type Database, rows } from '../../server/db/database.ts'
import type { Data, Query } from '../../src/contract/endpoints/all.ts'
import { NOTIFICATIONS_PAGE_ROWS } from '../../src/contract/limits/notifications.ts'
import { notificationOrders } from '../../src/contract/rules/notification-orders.ts'
import { databaseKinds } from '../support/databases.ts'
import { startApp, type TestApp } from '../support/server.ts'

const FEW = 50
const MANY = 100_000
/** Who has as many. */
const OTHERS = 3

interface Plan {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  Plans?: Plan[]
}
const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]
const isOfNotifications = (node: Plan) => node['Relation Name'] === 'notifications'

const KEY = 'GET /api/teacher/notifications'
const queries: (Query<typeof KEY> & { order_by: keyof typeof indexes })[] = notificationOrders.flatMap(
  order_by => [
    { order_by },
    { order_by, page: MANY / NOTIFICATIONS_PAGE_ROWS },
    { order_by, search_string: 'somebody' },
    { order_by, search_string: 'nobody' },
  ],
)
/** By what the rows of a page are found. */
const indexes = {
  newest: 'notifications_newest',
  oldest: 'notifications_newest',
  unread: 'notifications_unread',
}

// the embedded database takes long to fill
describe('notifications of a teacher, 50 and 100,000', { skip: !databaseKinds.includes('postgres') }, () => {
  let server: TestApp
  let few: { id: number; token: string }
  let many: { id: number; token: string }
  before(async () => {
    server = await startApp({ kind: 'postgres' })
    few = await server.signIn('unvalidated@demo.test')
    many = await server.signIn('players@demo.test')
    await server.app.services.db.transaction(async bulk => {
      // nobody is told of each of them
      await bulk.execute(sql`set local session_replication_role = replica`)
      await bulk.execute(sql`insert into notifications (teacher_id, type, subject, "from", status, created_at)
        select t.id, 'partner_message', 'Many', 'Somebody', case n % 3 when 0 then 'read' else 'unread' end,
          now() - make_interval(secs => n)
        from (
          (select id, ${MANY}::int as count from teachers where id not in (${few.id}::int, ${many.id}::int) order by id limit ${OTHERS})
          union all values (${many.id}::int, ${MANY}::int), (${few.id}::int, ${FEW}::int)
        ) t, generate_series(1, t.count) n`)
    })
    // as the database itself does after a while
    await server.app.services.db.execute('vacuum analyze')
  })
  after(() => server.close())

  for (const query of queries)
    it(`take two statements, and are read by an index: ${JSON.stringify(query)}`, async () => {
      const line = `${KEY}?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`
      const asked: number[] = []
      for (const { id, token } of [few, many]) {
        server.statements.length = 0
        const { status, body } = await server.call<Data<typeof KEY>>(line, { token })
        assert.equal(status, 200, body.message)
        asked.push(server.statements.length)
        assert.equal(server.statements.filter(one => one.includes('from notifications')).length, 2)
        if (id === few.id) continue
        const total = query.search_string === 'nobody' ? 0 : MANY
        const { notifications, ...counts } = body.data
        assert.deepEqual(counts, { total, unread_count: MANY - Math.floor(MANY / 3) })
        assert.equal(notifications.length, Math.min(total, NOTIFICATIONS_PAGE_ROWS))
      }
      assert.equal(asked[0], asked[1])

      const list = (on: Database) => listNotifications(on, many.id, query)
      const [page = [], counts = []] = (await plansOf(list)).map(nodesOf)
      const [limit] = page.filter(node => node['Node Type'] === 'Limit')
      const found = limit ? nodesOf(limit).slice(1) : []
      assert.deepEqual(
        found.map(node => [node['Node Type'], node['Index Name']]),
        [['Index Scan', indexes[query.order_by]]],
      )
      assert.ok(counts.some(isOfNotifications))
      assert.deepEqual(
        counts.filter(node => isOfNotifications(node) && node['Node Type'] === 'Seq Scan'),
        [],
      )
    })

  for (const [what, work] of Object.entries({
    'whether one of somebody is unread': (on: Database) =>
      hasUnread(on, {
        teacher_id: many.id,
        type: 'partner_message',
        classroom_id: 1,
        trigger_user_id: few.id,
      }),
    'what goes with a student': (on: Database) => forgetStudents(on, [1, 2, 3]),
  }))
    it(`are read by an index: ${what}`, async () => {
      const nodes = (await plansOf(work)).flatMap(nodesOf)
      assert.ok(nodes.some(node => node['Index Name'] === 'notifications_of'))
      assert.deepEqual(
        nodes.filter(node => isOfNotifications(node) && node['Node Type'] === 'Seq Scan'),
        [],
      )
    })

  /** How the database goes about the statements of some work. */
  async function plansOf(work: (on: Database) => Promise<unknown>): Promise<Plan[]> {
    const { db } = server.app.services
    const plans: Plan[] = []
    const explaining = {
      async execute(statement: SQL) {
        const [found] = await rows<{ 'QUERY PLAN': { Plan: Plan }[] }>(
          db,
          sql`explain (format json) ${statement}`,
        )
        plans.push(...(found?.['QUERY PLAN'] ?? []).map(({ Plan }) => Plan))
        return db.execute(statement)
      },
    } as unknown as Database
    await work(explaining)
    return plans
  }
})

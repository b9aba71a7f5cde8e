import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { runCommand } from '../../server/admin/commands.ts'
import { rows } from '../../server/db/database.ts'
import type { EndpointKey } from '../../src/contract/endpoints/all.ts'
import { ACTIVITIES_PER_DAY, ACTIVITIES_PER_HOUR } from '../../src/contract/limits/activity.ts'
import {
  INDEPENDENT_CLASSROOMS_PER_DAY,
  INDEPENDENT_CLASSROOMS_PER_HOUR,
} from '../../src/contract/limits/classrooms.ts'
import { commonSentences } from '../../src/contract/server-messages/common.ts'
import { classroomForm, sendForm } from '../support/classroom-form.ts'
import { databaseKinds } from '../support/databases.ts'
import { startApp, type TestApp } from '../support/server.ts'

interface Quota {
  call: EndpointKey
  /** Whose quota is used up, and another one, each with what they send. */
  of: readonly [own: Sender, other: Sender]
  table: string
  /** So many in so many hours, the shorter time first. */
  limits: readonly [count: number, hours: number][]
}

interface Sender {
  email: string
  body: object
}

const note = { message: 'opened a classroom', device_name: 'Laptop', device_time: '2026-11-21T08:00:00Z' }

/** Calls that add a row each time, and how many of one teacher's are taken. */
const quotas: readonly Quota[] = [
  {
    call: 'POST /api/teacher/activity',
    of: [
      { email: 'teacher@demo.test', body: note },
      { email: 'partner@demo.test', body: note },
    ],
    table: 'activities',
    limits: [
      [ACTIVITIES_PER_HOUR, 1],
      [ACTIVITIES_PER_DAY, 24],
    ],
  },
  {
    call: 'POST /api/teacher/classrooms',
    of: [
      { email: 'independent@demo.test', body: classroomForm({ subject_id: 5 }) },
      { email: 'players@demo.test', body: classroomForm({ subject_id: 7 }) },
    ],
    table: 'classrooms',
    limits: [
      [INDEPENDENT_CLASSROOMS_PER_HOUR, 1],
      [INDEPENDENT_CLASSROOMS_PER_DAY, 24],
    ],
  },
]

for (const kind of databaseKinds) {
  describe(`the quota of one teacher on ${kind}`, () => {
    let server: TestApp
    before(async () => {
      server = await startApp({ kind, config: { logLevel: 'error' } })
    })
    after(() => server.close())

    for (const { call, of, table, limits } of quotas) {
      const [own, other] = of
      const kept = async () =>
        (
          await rows<{ count: number }>(
            server.app.services.db,
            sql`select count(*)::int as count from ${sql.identifier(table)}`,
          )
        )[0]?.count ?? 0
      const ask = (token: string, { body }: Sender, headers = {}) =>
        server.call(call, { token, body, headers })
      /** So many more, of which `goodUntil` are taken. */
      async function fill(token: string, times: number) {
        const statuses: number[] = []
        for (let time = 0; time < times; time += 1) statuses.push((await ask(token, own)).status)
        return statuses.filter(status => status === 200).length
      }

      it(`ends ${call} with 429 and the time to wait, and keeps no further row`, async () => {
        const { db } = server.app.services
        const { token } = await server.signIn(own.email)
        const before = await kept()
        let taken = 0
        for (const [count, hours] of limits) {
          while (taken < count) {
            taken += await fill(token, Math.min(count - taken, limits[0]?.[0] ?? 0) + 3)
            const over = await ask(token, own)
            assert.equal(over.status, 429)
            assert.equal(over.body.message, commonSentences.tooManyAttempts)
            const wait = Number(over.headers['retry-after'])
            assert.ok(wait > 0 && wait <= hours * 3_600, `${wait} seconds`)
            // an hour later
            await db.execute(sql`update attempts set resets_at = resets_at - interval '1 hour'`)
          }
          assert.equal(taken, count)
        }
        assert.equal((await ask(token, own)).status, 429)
        assert.equal(await kept(), before + taken)
      })

      it(`is each teacher's own at ${call}, and an operator's`, async () => {
        const { token } = await server.signIn(other.email)
        assert.equal((await ask(token, other)).status, 200)
        const link = new URL(
          await runCommand(server.app.services, [
            'masquerade',
            'link',
            own.email,
            '--operator',
            'olga@op.test',
          ]),
        )
        const { admin_token, teacher_token } = Object.fromEntries(link.searchParams)
        const entered = await server.call<{ token: string; token_admin: string }>(
          'POST /api/teacher/login-as-teacher',
          {
            body: { admin_token, teacher_token },
          },
        )
        const headers = { 'x-admin-token': entered.body.data.token_admin }
        assert.equal((await ask(entered.body.data.token, own, headers)).status, 200)
      })
    }

    it('is not used up by classrooms that are refused', async () => {
      const { token } = await server.signIn('players@demo.test')
      const ask = async (name: string) =>
        (await sendForm(server, token, classroomForm({ subject_id: 7, name }))).status
      for (let time = 0; time <= INDEPENDENT_CLASSROOMS_PER_HOUR; time += 1)
        assert.equal(await ask('a-b'), 422)
      assert.equal(await ask('Our Field'), 200)
    })
  })
}

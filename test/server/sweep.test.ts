import assert from 'node:assert/strict'
import { after, before, describe, it, mock } from 'node:test'
import { bothDatabases } from '../support/databases.ts'
import { startApp, type TestApp } from '../support/server.ts'

const SWEEP_MS = 3_600_000

/** What runs out, by its table: columns of a row, and when it is too old. The row beside it is a little younger. */
const kept: [table: string, columns: string, values: string, gone: string, stays: string][] = [
  ['attempts', 'scope, count, resets_at', 'gen_random_uuid(), 1, $', '1 second', '-1 hour'],
  ['sessions', 'family_id, teacher_id, expires_at', 'gen_random_uuid(), 1, $', '25 hours', '23 hours'],
  [
    'email_verifications',
    'teacher_id, token_hash, expires_at',
    '1, gen_random_uuid(), $',
    '721 hours',
    '719 hours',
  ],
  [
    'password_recoveries',
    'teacher_id, token_hash, expires_at',
    '1, gen_random_uuid(), $',
    '721 hours',
    '719 hours',
  ],
  [
    'masquerade_links',
    'teacher_id, operator, admin_code_hash, teacher_code_hash, expires_at',
    `1, 'o@op.test', gen_random_uuid(), 'x', $`,
    '721 hours',
    '719 hours',
  ],
  [
    'student_view_codes',
    'teacher_id, student_id, operator, code_hash, expires_at',
    `1, 1, 'o@op.test', gen_random_uuid(), $`,
    '721 hours',
    '719 hours',
  ],
  [
    'student_sessions',
    'student_id, password_mark, token_hash, expires_at',
    `1, 'm', gen_random_uuid(), $`,
    '25 hours',
    '23 hours',
  ],
  [
    'registrations',
    'teacher_id, password_hash, user_type, address, created_at',
    `1, 'h', 'teacher', 'a', $`,
    '49 hours',
    '47 hours',
  ],
  ['outbox', 'recipient, subject, body, created_at', `'a@b.test', 's', 'b', $`, '169 hours', '167 hours'],
  [
    'activities',
    'teacher_id, message, device_name, device_time, created_at',
    `1, 'm', 'd', 't', $`,
    '366 days',
    '364 days',
  ],
  [
    'submission_viewers',
    'submission_id, teacher_id, classroom_id, seen_until',
    `(select min(p.id) from submissions p where not exists (
      select 1 from submission_viewers v where v.submission_id = p.id)), 1, 1, $`,
    '61 minutes',
    '59 minutes',
  ],
  ['known_places', 'teacher_id, place, last_used_at', '1, gen_random_uuid(), $', '181 days', '179 days'],
]

for (const kind of bothDatabases) {
  describe(`the sweep on ${kind}`, () => {
    let server: TestApp
    let sweep: () => unknown = assert.fail
    before(async () => {
      const { setInterval: real } = globalThis
      const held = mock.method(globalThis, 'setInterval', (job: () => unknown, ms?: number) => {
        if (ms === SWEEP_MS) sweep = job
        return real(job, ms)
      })
      server = await startApp({ kind })
      await server.app.ready()
      held.mock.restore()
    })
    after(() => server.close())

    const run = async <Row>(statement: string) =>
      ((await server.app.services.db.execute(statement)) as { rows: Row[] }).rows
    const count = async (table: string) =>
      Number((await run<{ count: unknown }>(`select count(*) as count from ${table}`))[0]?.count)

    it('goes on after a rule that failed, with a warning', async () => {
      await run('alter table attempts rename to attempts_away')
      const [, columns, values, gone] = kept.find(([table]) => table === 'outbox') ?? assert.fail()
      const old = values.replace('$', `now() - interval '${gone}'`)
      await run(`insert into outbox (${columns}) values (${old})`)
      try {
        await sweep()
      } finally {
        await run('alter table attempts_away rename to attempts')
      }
      assert.equal(await count('outbox'), 0)
      assert.ok(server.logs.some(line => line.includes('a rule of the sweep failed')))
    })

    it('clears away what is too old, and nothing that is a little younger', async () => {
      for (const [table, columns, values, gone, stays] of kept) {
        await run(`delete from ${table}`)
        for (const age of [gone, stays]) {
          await run(
            `insert into ${table} (${columns}) values (${values.replace('$', `now() - interval '${age}'`)})`,
          )
        }
      }
      await sweep()
      for (const [table] of kept) assert.equal(await count(table), 1, table)
    })
  })
}

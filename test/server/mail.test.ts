import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, afterEach, before, beforeEach, describe, it } from 'node:test'
import { promisify } from 'node:util'
import { sql } from 'drizzle-orm'
import { PgBoss } from 'pg-boss'
import { runCommand } from '../../server/admin/commands.ts'
import { recoveryMail, verificationMail } from '../../server/areas/accounts/mails.ts'
import { rows } from '../../server/db/database.ts'
import { installJobs } from '../../server/jobs/pg-boss.ts'
import { startServer } from '../../server/start.ts'
import { databaseKinds } from '../support/databases.ts'
import { startApp, type TestApp, testConfig } from '../support/server.ts'
import { collectLogs } from '../support/server-logs.ts'
import { startSmtp, type TestSmtp } from '../support/smtp.ts'
import { PATIENCE_MS } from '../support/until.ts'

const FORGOT = 'POST /api/teacher/password/forgot'
const execute = promisify(execFile)

async function until(condition: () => boolean | Promise<boolean>, what: string): Promise<void> {
  const end = Date.now() + PATIENCE_MS
  while (Date.now() < end) {
    if (await condition()) return
    await new Promise(resolve => setTimeout(resolve, 50))
  }
  throw new Error(`it never came to this: ${what}`)
}

/** A message's parts as text; quoted-printable undone. */
const decoded = (raw: string) =>
  Buffer.from(
    raw
      .replaceAll(/=\r?\n/g, '')
      .replaceAll(/=([0-9A-F]{2})/g, (_match, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8')

for (const kind of databaseKinds) {
  describe(`mails by SMTP on ${kind}`, () => {
    let smtp: TestSmtp
    let server: TestApp
    before(async () => {
      smtp = await startSmtp()
      server = await startApp({
        kind,
        config: { smtpUrl: smtp.url, mailFrom: 'hello@exchange.test', mailRetrySeconds: 1 },
      })
      await server.app.ready()
    })
    after(async () => {
      await server.close()
      await smtp.close()
    })
    beforeEach(() => server.app.services.db.execute('delete from attempts'))
    afterEach(() => {
      smtp.refuse(0)
      smtp.taken.length = 0
      server.logs.length = 0
    })

    const forgot = (email: string) => server.call(FORGOT, { body: { email } })
    const takenFor = (email: string) => smtp.taken.filter(({ to }) => to.includes(email))

    it('go out with text and page, in the brand of the account, without a secret in the subject', async () => {
      await forgot('teacher@demo.test')
      await forgot('players@demo.test')
      await until(() => smtp.taken.length === 2, 'two mails')
      const [mail] = takenFor('teacher@demo.test')
      const raw = decoded(mail?.raw ?? '')
      assert.match(raw, /^From: LUV <hello@exchange\.test>$/m)
      assert.match(raw, /^Subject: Set a new password$/m)
      assert.match(raw, /^Auto-Submitted: auto-generated$/m)
      assert.match(raw, /Content-Type: text\/plain/)
      assert.match(raw, /Content-Type: text\/html/)
      assert.equal(raw.match(/your password stays as it is/g)?.length, 2, 'the end, in both')
      assert.equal(
        raw.match(/\/security\/recover-password\/[\w-]{43}\?email=teacher%40demo\.test/g)?.length,
        4,
      )
      const players = decoded(takenFor('players@demo.test')[0]?.raw ?? '')
      assert.match(players, /^From: Players Exchange <hello@exchange\.test>$/m)
      assert.match(players, /players-trust=1/)
    })

    it('are tried again when the server refuses them at first, and come once', async () => {
      smtp.refuse(2)
      const before = smtp.offered()
      await forgot('partner@demo.test')
      await until(() => takenFor('partner@demo.test').length === 1, 'the mail after two refusals')
      assert.equal(smtp.offered() - before, 3)
      // by which a mailbox knows one that comes twice: the same with each try
      const [, id] =
        /^Message-ID: <([\da-f-]{36})@exchange\.test>\r?$/m.exec(
          takenFor('partner@demo.test')[0]?.raw ?? '',
        ) ?? []
      const jobs = await rows(
        server.app.services.db,
        sql`select 1 from jobs.job where name = 'mail' and id::text = ${id}`,
      )
      assert.equal(jobs.length, 1, id)
      assert.ok(server.logs.some(line => line.includes('a job failed and will be tried again')))
      assert.equal(
        server.logs.some(line => line.includes('a job failed for good')),
        false,
      )
    })

    it('that fail for good are logged as errors, listed, and sent again with a fresh link', async () => {
      const { db } = server.app.services
      server.expectErrors(/a job failed for good/)
      smtp.refuse(Number.POSITIVE_INFINITY)
      await forgot('librarian@demo.test')
      // The last of its tries, without waiting for all the pauses before it.
      const lastTry = sql`update jobs.job set retry_count = retry_limit - 1, start_after = now()
        where name = 'mail' and state = 'retry' returning id`
      await until(async () => (await rows(db, lastTry)).length > 0, 'a first refusal')
      await until(() => server.logs.some(line => line.includes('a job failed for good')), 'the last refusal')
      const line = server.logs.find(text => text.includes('a job failed for good')) ?? '{}'
      assert.equal((JSON.parse(line) as { level: number }).level, 50)
      let listed = ''
      await until(async () => {
        listed = await runCommand(server.app.services, ['mail', 'failed'])
        return listed.includes('Greylisted')
      }, 'the mail in the list')
      const [id = ''] = listed.split(' ')
      assert.match(listed, /^[\w-]{36} {2}\S+Z {2}recovery {2}teacher \d+ {2}.*451/)

      smtp.refuse(0)
      assert.equal(
        await runCommand(server.app.services, ['mail', 'retry', id]),
        'The mail is on its way again.',
      )
      await until(() => takenFor('librarian@demo.test').length === 1, 'the mail')
      assert.equal(await runCommand(server.app.services, ['mail', 'failed']), 'Every mail has been sent.')
      await assert.rejects(runCommand(server.app.services, ['mail', 'retry', id]), /no failed mail/)
      await assert.rejects(runCommand(server.app.services, ['mail', 'retry', 'x']), /no failed mail/)
    })

    it('say nothing of a statement that failed, nor of its values, in the queue, the list or the log', async () => {
      const { db, mails } = server.app.services
      server.expectErrors(/a job failed for good/)
      const { rows: found } = (await db.execute(
        `select id from teachers where email = 'demo@demo.test'`,
      )) as {
        rows: { id: number }[]
      }
      await db.execute('alter table teachers rename column user_type to user_type_away')
      try {
        await mails.add(recoveryMail, found[0]?.id ?? 0, db)
        mails.wake()
        const lastTry = sql`update jobs.job set retry_count = retry_limit - 1, start_after = now()
          where name = 'mail' and state = 'retry' returning id`
        await until(async () => (await rows(db, lastTry)).length > 0, 'a first failure')
        await until(
          () => server.logs.some(line => line.includes('a job failed for good')),
          'the last failure',
        )
      } finally {
        await db.execute('alter table teachers rename column user_type_away to user_type')
      }
      let listed = ''
      await until(async () => {
        listed = await runCommand(server.app.services, ['mail', 'failed'])
        return listed.includes('recovery')
      }, 'the mail in the list')
      assert.match(listed, /teacher \d+ {2}a statement failed \(42703\)$/)
      const kept = await rows<{ text: string }>(db, sql`select j::text as text from jobs.job j`)
      for (const text of [listed, ...server.logs, ...kept.map(row => row.text)])
        assert.doesNotMatch(text, /select "|params|Failed query/i)
      const retried = listed.split(' ')[0] ?? ''
      assert.ok(await mails.retry(retried))
      await until(() => takenFor('demo@demo.test').length === 1, 'the mail')
    })

    it('that a dead node had in hand are sent by another, also from a queue of an earlier release', async () => {
      const { db, database } = server.app.services
      await db.execute(
        `update jobs.queue set expire_seconds = 900, heartbeat_seconds = null where name = 'mail'`,
      )
      await installJobs(database, [{ name: 'mail' }])
      smtp.refuse(Number.POSITIVE_INFINITY)
      await forgot('teacher@demo.test')
      // As after a kill -9 a minute ago.
      const inHand = sql`update jobs.job set state = 'active', started_on = now() - interval '1 minute',
        heartbeat_on = now() - interval '1 minute' where name = 'mail' and state = 'retry' returning id`
      await until(async () => (await rows(db, inHand)).length > 0, 'a first refusal')
      smtp.refuse(0)
      await db.execute('update jobs.queue set monitor_on = null, monitor_claim_on = null')
      const supervisor = new PgBoss({
        ...database.jobStore,
        schema: 'jobs',
        supervise: false,
        schedule: false,
      })
      await supervisor.start()
      await supervisor.supervise('mail')
      await supervisor.stop({ graceful: false })
      await until(() => takenFor('teacher@demo.test').length === 1, 'the mail from another node')
    })

    it('leave no secret in the log or the queue, and nothing in the outbox', async () => {
      smtp.refuse(1)
      await forgot('independent@demo.test')
      await until(() => takenFor('independent@demo.test').length === 1, 'the mail')
      const [, token = ''] =
        /recover-password\/([\w-]{43})/.exec(decoded(takenFor('independent@demo.test')[0]?.raw ?? '')) ?? []
      assert.equal(token.length, 43)
      assert.equal(server.logs.join('').includes(token), false)
      const kept = (await server.app.services.db.execute('select j::text from jobs.job j')) as {
        rows: unknown[]
      }
      assert.equal(JSON.stringify(kept.rows).includes(token), false)
      assert.deepEqual((await server.call('GET /outbox.json')).body, [])
    })

    it('say nothing when there is nothing to say any more', async () => {
      const { db, mails } = server.app.services
      const [row] = (
        (await db.execute(`select id from teachers where email = 'teacher@demo.test'`)) as {
          rows: { id: number }[]
        }
      ).rows
      await mails.add(verificationMail, row?.id ?? 0, db)
      await mails.add(recoveryMail, 2_000_000, db)
      mails.wake()
      await forgot('demo@demo.test')
      await until(() => takenFor('demo@demo.test').length === 1, 'the mail after them')
      assert.equal(smtp.taken.length, 1)
    })
  })

  describe(`a stopping server on ${kind}`, () => {
    it('finishes the mail that it is sending', async () => {
      const smtp = await startSmtp()
      const server = await startApp({ kind, config: { smtpUrl: smtp.url } })
      try {
        await server.app.ready()
        await server.call(FORGOT, { body: { email: 'teacher@demo.test' } })
        await until(async () => {
          const { rows } = (await server.app.services.db.execute(
            `select 1 from jobs.job where name = 'mail' and state in ('active', 'completed')`,
          )) as { rows: unknown[] }
          return rows.length === 1
        }, 'a mail that is being sent')
      } finally {
        await server.close()
      }
      assert.equal(smtp.taken.length, 1)
      await smtp.close()
    })
  })
}

describe('the operator of a server with the embedded database', () => {
  it('reaches it while it runs', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'cx-operator-'))
    const config = testConfig({ port: 0, host: '127.0.0.1', dataDir, databaseUrl: null, logLevel: 'error' })
    const logs = collectLogs()
    const server = await startServer(config, { logStream: logs.stream })
    const run = async (...args: string[]) => {
      const command = ['server/admin/main.ts', ...args]
      const env = { PATH: process.env.PATH, DATA_DIR: dataDir }
      return (await execute(process.execPath, command, { env, timeout: 60_000 })).stdout
    }
    try {
      assert.equal(await run('mail', 'failed'), 'Every mail has been sent.\n')
      const link = new URL(await run('masquerade', 'link', 'teacher@demo.test', '--operator', 'olga@op.test'))
      assert.equal(link.origin, server.url)
      const codes = Object.fromEntries(link.searchParams)
      const body = { admin_token: codes.admin_token, teacher_token: codes.teacher_token }
      const entered = await server.app.inject({
        method: 'POST',
        url: '/api/teacher/login-as-teacher',
        payload: body,
      })
      assert.equal(entered.statusCode, 200)
      await assert.rejects(run('mail', 'retry', 'x'), { code: 2, stderr: 'There is no failed mail x.\n' })
    } finally {
      await server.close()
      rmSync(dataDir, { recursive: true, force: true })
    }
    logs.check()
  })
})

import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { runCommand } from '../../server/admin/commands.ts'
import { loginPolicy } from '../../server/areas/session/login-attempts.ts'
import { rows } from '../../server/db/database.ts'
import { REFRESH_GRACE_SECONDS } from '../../src/contract/limits/session.ts'
import { databaseKinds } from '../support/databases.ts'
import { mailTo, recoveryParts, verificationParts } from '../support/mails.ts'
import { DEMO_PASSWORD, startApp, type TestApp } from '../support/server.ts'

const LIST = 'GET /api/teacher/classrooms'
const LOGIN = 'POST /api/teacher/login'
const REFRESH = 'POST /api/teacher/token/refresh'
const email = 'teacher@demo.test'

const TABS = 4
const ELEMENTS = 5
const EXPIRIES = 40

interface Pair {
  token: string
  refreshToken: string
}

for (const kind of databaseKinds) {
  describe(`sessions under races on ${kind}`, () => {
    let server: TestApp
    before(async () => {
      server = await startApp({ kind, config: { logLevel: 'error' } })
    })
    after(() => server.close())

    const refresh = (refreshToken: string) => server.call<Pair>(REFRESH, { body: { refreshToken } })
    const generationOf = async (refreshToken: string) => {
      const [row] = await rows<{ generation: number }>(
        server.app.services.db,
        sql`select generation from sessions where family_id = ${refreshToken.split('.')[0]}::uuid`,
      )
      return row?.generation
    }

    it(`rotate once for each of ${EXPIRIES} expiries, in ${TABS} tabs of ${ELEMENTS} elements, and sign nobody out`, async () => {
      let pair: Pair = await server.signIn(email)
      for (let expiry = 1; expiry <= EXPIRIES; expiry += 1) {
        const { refreshToken } = pair
        const answers = await Promise.all(
          Array.from({ length: TABS * ELEMENTS }, () => refresh(refreshToken)),
        )
        const given = new Set(answers.map(({ status, body }) => `${status} ${body.data?.refreshToken}`))
        assert.equal(given.size, 1, `expiry ${expiry}: ${[...given]}`)
        assert.equal(answers[0]?.status, 200)
        assert.equal(await generationOf(refreshToken), expiry + 1)
        pair = answers[0]?.body.data ?? assert.fail()
      }
      assert.equal((await server.call(LIST, { token: pair.token })).status, 200)
    })

    it('end as a family when the first of many tokens comes back after its grace', async () => {
      const first = await server.signIn(email)
      const second = (await refresh(first.refreshToken)).body.data
      const third = (await refresh(second.refreshToken)).body.data
      await rows(
        server.app.services.db,
        sql`update sessions set replaced_at = replaced_at - make_interval(secs => ${REFRESH_GRACE_SECONDS + 1})`,
      )
      const answers = await Promise.all([refresh(second.refreshToken), refresh(second.refreshToken)])
      assert.deepEqual(
        answers.map(({ status }) => status),
        [401, 401],
      )
      assert.equal((await refresh(third.refreshToken)).status, 401)
      for (const { token } of [first, second, third])
        assert.equal((await server.call(LIST, { token })).status, 401)
    })
  })

  describe(`guesses of one password on ${kind}`, () => {
    let server: TestApp
    before(async () => {
      server = await startApp({ kind, config: { logLevel: 'error' } })
    })
    after(() => server.close())
    beforeEach(async () => {
      await server.app.services.db.execute('delete from attempts')
      await server.app.services.db.execute('delete from known_places')
    })

    const login = async (password: string, ip: string) =>
      (await server.call(LOGIN, { body: { email, password }, ip })).status
    const SCHOOL = '198.51.100.20'

    it('are bounded from the address where the teacher signs in, too', async () => {
      assert.equal(await login(DEMO_PASSWORD, SCHOOL), 200)
      const statuses: number[] = []
      for (let index = 0; index < 100; index += 1) statuses.push(await login(`Guess.${index}`, SCHOOL))
      assert.equal(await login(DEMO_PASSWORD, SCHOOL), 429)
      const { attempts } = loginPolicy.knownAddress
      // Past the tighter limit a wrong password is answered 429 though it was looked at.
      const [row] = await rows<{ count: number }>(
        server.app.services.db,
        sql`select count from attempts where scope = ${server.app.services.tokens.blind('login-known', email, SCHOOL)}`,
      )
      assert.equal(row?.count, attempts)
      assert.equal(statuses.includes(200), false)
      assert.equal(statuses.filter(status => status === 401).length, loginPolicy.emailAndAddress.attempts)
    })

    it('follow the operator’s own number', async () => {
      const strict = await startApp({ kind, config: { loginAttemptsPerHour: 3 } })
      try {
        const guess = async (index: number) =>
          (await strict.call(LOGIN, { body: { email, password: 'x' }, ip: `10.2.0.${index}` })).status
        assert.deepEqual(
          [await guess(1), await guess(2), await guess(3), await guess(4)],
          [401, 401, 401, 429],
        )
      } finally {
        await strict.close()
      }
    })
  })
}

describe('secrets', () => {
  it('of every flow stay out of logs, the audit, the queue and what is stored', async () => {
    const server = await startApp({ config: { publicOrigin: 'https://app.example.org' } })
    try {
      const { db } = server.app.services
      const PASSWORD = 'Canary-1a'
      const NEXT = 'Canary-2b'
      const secrets = [PASSWORD, NEXT, 'Canary-3c']
      const body = {
        email: 'canary@school.test',
        password: PASSWORD,
        privacy_policy_agree: true,
        terms_of_use_agree: true,
        is_players: false,
      }
      await server.call('POST /api/teacher/accounts', { body })
      const verification = verificationParts(await mailTo(server, body.email))
      await server.call(`GET ${verification.page.pathname}${verification.page.search}`)
      await server.call(`POST /api/teacher/accounts/verify/${verification.a}/${verification.b}x`)
      await server.call(`POST /api/teacher/accounts/verify/${verification.a}/${verification.b}`)
      await server.call(`POST /api/demo/accounts/verify/${verification.a}/${verification.b}/`)
      const first = await server.signIn(body.email, PASSWORD)
      await server.call(LOGIN, { body: { email: body.email, password: 'Canary-3c' } })
      const renewed = await server.call<Pair>(REFRESH, { body: { refreshToken: first.refreshToken } })
      await server.call('POST /api/teacher/accounts/password', {
        token: renewed.body.data.token,
        body: { passwordOld: PASSWORD, password: NEXT },
      })
      await server.call('POST /api/teacher/password/forgot', { body: { email: body.email } })
      const recovery = recoveryParts(await mailTo(server, body.email, 3))
      await server.call(`GET ${recovery.page.pathname}${recovery.page.search}`)
      await server.call('POST /api/teacher/password/recover', {
        body: { email: body.email, token: recovery.token, password: PASSWORD },
      })
      const link = new URL(
        await runCommand(server.app.services, [
          'masquerade',
          'link',
          body.email,
          '--operator',
          'olga@op.test',
        ]),
      )
      const { admin_token = '', teacher_token = '' } = Object.fromEntries(link.searchParams)
      await server.call(`GET ${link.pathname}${link.search}`)
      const entered = await server.call<Pair & { token_admin: string }>(
        'POST /api/teacher/login-as-teacher',
        {
          body: { admin_token, teacher_token },
        },
      )
      await server.call('POST /api/teacher/activity', {
        token: entered.body.data.token,
        headers: { 'x-admin-token': entered.body.data.token_admin },
        body: { message: 'noted', device_name: 'x', device_time: 'now' },
      })
      await server.call(LIST, { token: entered.body.data.token, headers: { 'x-admin-token': 'Canary-3c' } })

      secrets.push(
        ...[verification.b, recovery.token, admin_token, teacher_token],
        ...[first, renewed.body.data, entered.body.data].flatMap(({ token, refreshToken }) => [
          token,
          refreshToken,
        ]),
        entered.body.data.token_admin,
      )
      assert.ok(secrets.every(secret => secret.length >= 9))
      const log = server.logs.join('')
      assert.match(log, /request completed/)
      assert.match(log, /\/accounts\/verify\/\d+\/\[redacted\]/)
      assert.match(log, /\/recover-password\/\[redacted\]/)
      const { rows: tables } = (await db.execute(
        `select table_schema || '.' || table_name as name from information_schema.tables
         where table_schema in ('public', 'jobs') and table_type = 'BASE TABLE' and table_name <> 'outbox'`,
      )) as { rows: { name: string }[] }
      assert.ok(tables.length > 20)
      const stored = await Promise.all(
        tables.map(async ({ name }) => {
          const [schema, table] = name.split('.')
          const found = (await db.execute(`select t::text as row from "${schema}"."${table}" t`)) as {
            rows: unknown[]
          }
          return { name, text: JSON.stringify(found.rows) }
        }),
      )
      for (const secret of secrets) {
        assert.equal(log.includes(secret), false, `${secret} is in the log`)
        for (const { name, text } of stored)
          assert.equal(text.includes(secret), false, `${secret} is in ${name}`)
      }
    } finally {
      await server.close()
    }
  })

  it('of links are not carried on by the pages that they open', async () => {
    const server = await startApp()
    try {
      for (const path of [
        'recover-password/abc?email=a',
        'verification-account?url=x',
        'login-as-teacher?admin_token=x',
      ]) {
        const { headers } = await server.call(`GET /security/${path}`)
        assert.equal(headers['referrer-policy'], 'no-referrer', path)
      }
    } finally {
      await server.close()
    }
  })
})

describe('the texts that accounts agree to', () => {
  it('are PDFs that may be kept, and shown in a frame of any page', async () => {
    const server = await startApp({ contents: 'empty' })
    try {
      const { body } = await server.call<Record<string, { url: string; version: string }>>(
        'GET /api/teacher/privacy-policy-and-terms-of-use',
      )
      for (const name of ['privacy_policy', 'terms_of_use']) {
        const { url = '', version = '' } = body.data[name] ?? {}
        assert.ok(url.includes(version))
        const file = await server.call(`GET ${url}`)
        assert.equal(file.status, 200)
        assert.equal(file.headers['content-type'], 'application/pdf')
        assert.match(file.headers['cache-control'] ?? '', /immutable/)
        assert.equal(file.headers['x-frame-options'], undefined)
        assert.ok(file.text.startsWith('%PDF-'))
      }
      for (const url of [
        '/policies/none.pdf',
        '/policies/style.css',
        '/policies/..%2f..%2fpackage.json',
        '/policies/',
      ]) {
        assert.equal((await server.call(`GET ${url}`)).status, 404, url)
      }
    } finally {
      await server.close()
    }
  })
})

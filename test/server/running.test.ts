import assert from 'node:assert/strict'
import { lookup } from 'node:dns/promises'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { buildApp } from '../../server/app.ts'
import { rows } from '../../server/db/database.ts'
import { markDemo, refuseDemo } from '../../server/db/demo-mark.ts'
import { startServer } from '../../server/start.ts'
import { ORIGIN_FORBIDDEN } from '../../src/contract/error-codes/common.ts'
import { bothDatabases, databaseTemplate } from '../support/databases.ts'
import { mailsSettled, mailTo } from '../support/mails.ts'
import { DEMO_PASSWORD, startApp, startDemoServer, type TestApp, testConfig } from '../support/server.ts'
import { collectLogs } from '../support/server-logs.ts'

describe('what a server tells', () => {
  let server: TestApp
  before(async () => {
    server = await startApp({ config: { publicOrigin: 'https://app.example.org' } })
  })
  after(() => server.close())

  it('keeps secrets out of the log, whatever happens with them', async () => {
    const canaries = ['canary-password', 'canary-bearer', 'canary-admin', 'canary-query', 'canary-refresh']
    await server.call('POST /api/teacher/login', {
      body: { email: 'teacher@demo.test', password: canaries[0] },
    })
    await server.call('POST /api/teacher/login?token=canary-query', { body: { password: canaries[0] } })
    await server.call('GET /api/teacher/classrooms', {
      token: canaries[1] ?? '',
      headers: { 'x-admin-token': canaries[2] ?? '' },
    })
    await server.call('GET /classroom/3?token=canary-query')
    await server.call('GET /%zz?token=canary-query')
    await server.call('POST /api/teacher/token/refresh', { body: { refreshToken: canaries[4] } })
    const { token, refreshToken } = await server.signIn('teacher@demo.test')
    await server.call('GET /api/teacher/classrooms', { token })
    server.expectErrors(/request failed/)
    await server.app.services.db.execute('alter table attempts rename to attempts_away')
    await server.call('POST /api/teacher/login', {
      body: { email: 'canary@mail.test', password: canaries[0] },
    })
    await server.app.services.db.execute('alter table attempts_away rename to attempts')
    server.app.log.info(
      { password: canaries[0], body: { refreshToken: canaries[4] }, a: { b: { token } } },
      'logged',
    )
    const log = server.logs.join('')
    assert.match(log, /request completed/)
    assert.match(log, /request failed/)
    assert.match(log, /\[redacted\]/)
    for (const secret of [...canaries, token, refreshToken, DEMO_PASSWORD, 'canary@mail.test']) {
      assert.equal(log.includes(secret), false, secret)
    }
    assert.equal(log.includes('?'), false)
  })

  it('names each request in the log by the id that the answer carries', async () => {
    const { headers } = await server.call('GET /api/teacher/subjects')
    assert.ok(server.logs.some(line => line.includes(headers['x-request-id'] ?? 'none')))
  })

  it('sends a verification link to who needs one, and answers everybody alike', async () => {
    const ask = (email: string) =>
      server.call('POST /api/teacher/accounts/verify-request', { body: { email } })
    const mails = async () =>
      (await server.call('GET /outbox.json')).body as unknown as { recipient: string; body: string }[]
    const answers = [
      await ask('unverified@demo.test'),
      await ask('nobody@demo.test'),
      await ask('teacher@demo.test'),
    ]
    assert.equal(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size, 1)
    await mailTo(server, 'unverified@demo.test')
    await mailsSettled(server)
    const [mail, ...others] = await mails()
    assert.equal(others.length, 0)
    assert.equal(mail?.recipient, 'unverified@demo.test')
    const link = new URL(/https:\S+/.exec(mail?.body ?? '')?.[0] ?? '')
    assert.equal(link.origin + link.pathname, 'https://app.example.org/security/verification-account')
    assert.match(link.searchParams.get('url') ?? '', /\/accounts\/verify\/\d+\/[\w-]{43}$/)
    const secret = link.searchParams.get('url')?.split('/').at(-1) ?? ''
    const stored = await rows(server.app.services.db, sql`select token_hash from email_verifications`)
    assert.equal(JSON.stringify(stored).includes(secret), false)

    assert.match((await server.call('GET /outbox')).text, /Please verify your email/)
  })

  it('shows the outbox on a demo server only', async () => {
    const real = await startApp({ contents: 'empty' })
    for (const url of ['/outbox', '/outbox.json', '/demo/lms.html', '/docs/api/', '/docs/api/openapi.json']) {
      assert.equal((await real.call(`GET ${url}`)).status, 404)
    }
    await real.close()
  })

  it('answers health checks, and is not ready while it stops', async () => {
    const other = await startApp({ contents: 'empty' })
    assert.equal((await other.call('GET /health/live')).status, 200)
    assert.equal((await other.call('GET /health/ready')).status, 200)
    other.app.beginStopping()
    assert.equal((await other.call('GET /health/ready')).status, 503)
    assert.match(other.logs.at(-1) ?? '', /"level":40.*not available right now/)
    assert.equal((await other.call('GET /health/live')).status, 200)
    await other.close()
  })
})

describe('a server that cannot start', () => {
  const timers = () => process.getActiveResourcesInfo().filter(name => name === 'Timeout').length

  for (const kind of bothDatabases)
    it(`leaves nothing behind that keeps the process alive, on ${kind}`, async () => {
      const before = timers()
      const wrongFolder = { kind, dist: 'not/a/whole/path' }
      await assert.rejects(startApp(wrongFolder), /absolute path/)
      assert.equal(timers(), before)
    })
})

describe('a demo server', () => {
  const listens = (host: string, port: string) =>
    new Promise<boolean>(done => {
      const socket = connect({ host, port: Number(port) })
      socket.once('connect', () => done(true)).once('error', () => done(false))
      socket.once('connect', () => socket.destroy())
    })

  it('listens to this machine alone, under each of its names', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'cx-loopback-'))
    const template = await databaseTemplate('demo')
    const logs = collectLogs()
    const config = testConfig({ port: 0, dataDir, logLevel: 'warn' })
    const server = await startServer(config, { template, logStream: logs.stream })
    try {
      const names = await lookup('localhost', { all: true })
      const others = Object.values(networkInterfaces()).flatMap(list =>
        list?.filter(({ internal }) => !internal),
      )
      for (const { port } of [new URL(server.url), new URL(server.secondOrigin ?? '')]) {
        for (const address of ['127.0.0.1', ...names.map(name => name.address)])
          assert.equal(await listens(address, port), true, address)
        for (const other of others)
          if (other && other.scopeid === undefined)
            assert.equal(await listens(other.address, port), false, other.address)
      }
    } finally {
      await server.close()
      rmSync(dataDir, { recursive: true })
    }
    logs.check()
  })

  it('leaves a database that is refused without DEMO, since everybody knows its passwords', async () => {
    const template = await databaseTemplate('demo')
    await assert.rejects(buildApp(testConfig({ demo: false }), { template }), {
      name: 'CannotStart',
      message: /filled by a demo/,
    })
  })

  it('marks its database for good, whatever becomes of its accounts', async () => {
    const server = await startApp()
    const { db } = server.app.services
    await db.execute(`update teachers set email = id || '@school.test'`)
    await assert.rejects(refuseDemo(db), { name: 'CannotStart' })
    await markDemo(db)
    await server.close()
  })

  it('does not start on a database with real people, whose mails it would show to everybody', async () => {
    const real = await startApp({ contents: 'empty' })
    const { db } = real.app.services
    await refuseDemo(db)
    const account = {
      email: 'teacher@school.test',
      password: DEMO_PASSWORD,
      privacy_policy_agree: true,
      terms_of_use_agree: true,
      is_players: false,
    }
    const { status, text } = await real.call('POST /api/teacher/accounts', { body: account })
    assert.equal(status, 200, text)
    await assert.rejects(markDemo(db), { name: 'CannotStart', message: /people in it/ })
    await refuseDemo(db)
    await real.close()
  })

  it('is told from a real one by its mark alone: anybody can register with an email that looks like the demo’s', async () => {
    const real = await startApp({ contents: 'empty' })
    const { db } = real.app.services
    const account = {
      email: 'x@demo.test',
      password: DEMO_PASSWORD,
      privacy_policy_agree: true,
      terms_of_use_agree: true,
      is_players: false,
    }
    try {
      assert.equal((await real.call('POST /api/teacher/accounts', { body: account })).status, 200)
      await refuseDemo(db)
      await assert.rejects(markDemo(db), { name: 'CannotStart', message: /people in it/ })
    } finally {
      await real.close()
    }
  })

  it('serves the demo pages on a second origin, whose pages may call the API', async () => {
    const server = await startDemoServer()
    try {
      const second = server.secondOrigin ?? assert.fail()
      const page = await fetch(`${second}/demo/lms.html`)
      assert.equal(page.status, 200)
      assert.equal(page.headers.get('content-security-policy'), null)
      assert.ok((await page.text()).includes(`${server.url}/widgets/cx.js`))
      assert.equal((await fetch(`${second}/api/teacher/subjects`)).status, 404)

      const call = (origin: string) => fetch(`${server.url}/api/teacher/subjects`, { headers: { origin } })
      const allowed = await call(second)
      assert.equal(allowed.status, 401)
      assert.equal(allowed.headers.get('access-control-allow-origin'), second)
      const refused = await call('http://localhost:1')
      assert.equal(((await refused.json()) as { error_code: number }).error_code, ORIGIN_FORBIDDEN)
    } finally {
      await server.close()
    }
  })
})

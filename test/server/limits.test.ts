import assert from 'node:assert/strict'
import { after, beforeEach, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { loginPolicy } from '../../server/areas/session/login-attempts.ts'
import { rows } from '../../server/db/database.ts'
import { commonSentences } from '../../src/contract/server-messages/common.ts'
import { databaseKinds } from '../support/databases.ts'
import { type CallOptions, DEMO_PASSWORD, startApp, type TestApp } from '../support/server.ts'

const LOGIN = 'POST /api/teacher/login'
const email = 'teacher@demo.test'

for (const kind of databaseKinds) {
  describe(`limits of login attempts on ${kind}`, () => {
    let server: TestApp | undefined
    beforeEach(async () => {
      server ??= await startApp({ kind })
      await server.app.services.db.execute('delete from attempts')
      await server.app.services.db.execute('delete from known_places')
    })
    after(() => server?.close())

    const login = async (password: string, ip = '203.0.113.7', as = email, device?: string) => {
      const body = { email: as, password, ...(device ? { device } : {}) }
      const answer = await server?.call(LOGIN, { body, ip })
      return { status: answer?.status, headers: answer?.headers, message: answer?.body.message }
    }
    const fail = async (times: number, ip?: string, as?: string) => {
      for (let time = 0; time < times; time += 1) await login('wrong', ip, as)
    }
    const perPair = loginPolicy.emailAndAddress.attempts

    it('stop an address that guesses, and say when to try again', async () => {
      await fail(perPair)
      const answer = await login(DEMO_PASSWORD)
      assert.equal(answer.status, 429)
      assert.equal(answer.message, commonSentences.tooManyAttempts)
      const seconds = Number(answer.headers?.['retry-after'])
      assert.ok(seconds > 0 && seconds <= loginPolicy.emailAndAddress.windowMinutes * 60)
    })

    it('do not lock the teacher out at another address', async () => {
      await fail(perPair + 1)
      assert.equal((await login(DEMO_PASSWORD, '198.51.100.2')).status, 200)
    })

    it('let the right password pass from an address that has signed in before, past the limit of others', async () => {
      assert.equal((await login(DEMO_PASSWORD)).status, 200)
      await fail(perPair + 3)
      assert.equal((await login('wrong')).status, 429)
      assert.equal((await login(DEMO_PASSWORD)).status, 200)
    })

    it('slow down guesses from many addresses, but not a known one', async () => {
      assert.equal((await login(DEMO_PASSWORD, '198.51.100.9')).status, 200)
      await server?.app.services.db.execute('delete from attempts')
      for (let index = 0; index < loginPolicy.email.attempts; index += 1)
        await login('wrong', `10.0.0.${index}`)
      assert.equal((await login(DEMO_PASSWORD, '192.0.2.1')).status, 429)
      assert.equal((await login(DEMO_PASSWORD, '198.51.100.9')).status, 200)
    })

    it('are not used up by what is refused: one far place locks nobody out of a new one', async () => {
      await fail(perPair + loginPolicy.email.attempts + 1)
      assert.equal((await login(DEMO_PASSWORD, '192.0.2.77')).status, 200)
    })

    it('do not lock a school out whose people guess, for long', async () => {
      const school = '198.51.100.9'
      assert.equal((await login(DEMO_PASSWORD, school)).status, 200)
      const { email: everywhere, knownAddress } = loginPolicy
      await fail(perPair + knownAddress.attempts * 2, school)
      assert.equal((await login(DEMO_PASSWORD, school)).status, 429)
      const counted = perPair + knownAddress.attempts
      assert.ok(counted < everywhere.attempts)
      assert.equal((await login(DEMO_PASSWORD, '192.0.2.77')).status, 200)
    })

    it('let a device pass that has signed in before, also at the place of the guesses', async () => {
      const [device, other] = ['a word of this browser alone', 'a word of another browser']
      const school = '198.51.100.9'
      assert.equal((await login(DEMO_PASSWORD, school, email, device)).status, 200)
      await fail(perPair + loginPolicy.knownAddress.attempts, school)
      assert.equal((await login(DEMO_PASSWORD, school, email, other)).status, 429)
      assert.equal((await login(DEMO_PASSWORD, school)).status, 429)
      assert.equal((await login(DEMO_PASSWORD, school, email, device)).status, 200)
    })

    it('are for a device, too, and for the teacher who has signed in with it alone', async () => {
      const device = 'a word of this browser alone'
      const school = '198.51.100.9'
      assert.equal((await login(DEMO_PASSWORD, school, 'partner@demo.test', device)).status, 200)
      await fail(perPair, school)
      assert.equal((await login(DEMO_PASSWORD, school, email, device)).status, 429)
      assert.equal((await login(DEMO_PASSWORD, '192.0.2.1', email, device)).status, 200)
    })

    it('bound the guesses from a known device', async () => {
      const device = 'a word of this browser alone'
      assert.equal((await login(DEMO_PASSWORD, '192.0.2.1', email, device)).status, 200)
      const guesses = perPair + loginPolicy.knownAddress.attempts + loginPolicy.knownDevice.attempts
      for (let time = 0; time < guesses; time += 1) await login('wrong', '192.0.2.1', email, device)
      assert.equal((await login(DEMO_PASSWORD, '192.0.2.1', email, device)).status, 429)
    })

    it('count no right password, and take none back that was not counted', async () => {
      const { tokens, db } = server?.app.services ?? assert.fail()
      const ip = '203.0.113.7'
      const scopes = [tokens.blind('login-email', email), tokens.blind('login-address', ip)]
      const counted = async () => {
        const found = await rows<{ scope: string; count: number }>(db, sql`select scope, count from attempts`)
        return scopes.map(scope => found.find(counter => counter.scope === scope)?.count)
      }
      assert.equal((await login(DEMO_PASSWORD, ip)).status, 200)
      assert.deepEqual(await counted(), [0, 0])
      await fail(perPair, ip)
      assert.equal((await login(DEMO_PASSWORD, ip)).status, 200)
      assert.deepEqual(await counted(), [perPair, perPair])
    })

    it('stop an address that tries many emails', async () => {
      const { tokens, db } = server?.app.services ?? assert.fail()
      const scope = tokens.blind('login-address', '203.0.113.7')
      await db.execute(
        `insert into attempts values ('${scope}', ${loginPolicy.address.attempts}, now() + interval '1 minute')`,
      )
      assert.equal((await login('wrong', '203.0.113.7', 'somebody@else.test')).status, 429)
    })

    it('hold for a burst of attempts at once', async () => {
      const burst = await Promise.all(Array.from({ length: perPair * 4 }, () => login('wrong')))
      assert.equal(burst.filter(({ status }) => status === 401).length, perPair)
    })

    it('treat an unknown email alike', async () => {
      await fail(perPair, '203.0.113.7', 'nobody@demo.test')
      assert.equal((await login('wrong', '203.0.113.7', 'nobody@demo.test')).status, 429)
    })

    it('forget the failures from an address after a sign-in there, and after their time', async () => {
      await fail(perPair - 1)
      assert.equal((await login(DEMO_PASSWORD)).status, 200)
      for (let time = 0; time < perPair; time += 1) assert.equal((await login('wrong')).status, 401)
      assert.equal((await login('wrong')).status, 429)
      assert.equal((await login(DEMO_PASSWORD)).status, 200)
      await fail(perPair + 1, '192.0.2.8')
      await server?.app.services.db.execute(`update attempts set resets_at = now() - interval '1 second'`)
      assert.equal((await login(DEMO_PASSWORD, '192.0.2.8')).status, 200)
    })
  })
}

describe('the general limit', () => {
  it('is counted for each teacher, and for each address without a session', async () => {
    const server = await startApp({ config: { requestsPerMinute: 5 } })
    try {
      const [one, other] = [await server.signIn(email), await server.signIn('partner@demo.test')]
      const list = (token: string) => server.call('GET /api/teacher/classrooms', { token })
      for (let time = 0; time < 5; time += 1) assert.equal((await list(one.token)).status, 200)
      const over = await list(one.token)
      assert.equal(over.status, 429)
      assert.deepEqual(over.body, { success: false, message: commonSentences.tooManyAttempts })
      assert.ok(Number(over.headers['retry-after']) > 0)
      assert.equal((await list(other.token)).status, 200)
      assert.equal((await server.call('GET /health/live')).status, 200)
    } finally {
      await server.close()
    }
  })

  it('does not care how an address is written, nor whether the call was any good', async () => {
    const server = await startApp({ contents: 'empty', config: { requestsPerMinute: 5 } })
    const login = (ip: string) => server.call('POST /%61pi/teacher/log%69n', { body: {}, ip })
    try {
      for (let time = 0; time < 5; time += 1) assert.equal((await login('192.0.2.1')).status, 422)
      assert.equal((await login('192.0.2.1')).status, 429)
      assert.equal((await server.call(LOGIN, { body: {}, ip: '192.0.2.1' })).status, 429)
      assert.equal((await login('192.0.2.2')).status, 422)
    } finally {
      await server.close()
    }
  })

  it('counts everything that an address asks for, before it is looked at', async () => {
    const origin = 'https://lms.example.org'
    const server = await startApp({
      contents: 'empty',
      config: { requestsPerMinute: 1, allowedOrigins: [origin] },
    })
    const asked: [string, CallOptions, number][] = [
      ['GET /api/teacher/classrooms', { token: 'a.b.c' }, 401],
      ['GET /api/teacher/classrooms', {}, 401],
      ['GET /api/teacher/nothing', {}, 404],
      ['GET /nothing.txt', {}, 404],
      ['POST /api/teacher/login', { headers: { 'content-type': 'text/plain' }, body: 'x' }, 422],
      ['GET /api/teacher/classrooms', { headers: { origin: 'https://evil.example' } }, 403],
      ['GET /build.json', {}, 200],
      ['GET /api/teacher/classrooms', { token: 'a.b.c' }, 401],
      [
        'OPTIONS /api/teacher/classrooms',
        { headers: { origin, 'access-control-request-method': 'GET' } },
        204,
      ],
      ['GET /api/teacher/subjects', {}, 401],
    ]
    try {
      for (const [line, options, status] of asked)
        assert.equal((await server.call(line, { ...options, ip: '2001:db8::1' })).status, status, line)
      for (const line of ['GET /build.json', 'GET /api/nothing', 'GET /api/teacher/classrooms']) {
        const { status, headers, body } = await server.call(line, { ip: '2001:db8::2', headers: { origin } })
        assert.equal(status, 429, line)
        assert.match(headers['retry-after'] ?? '', /^[1-9]\d?$/)
        assert.equal(headers['access-control-allow-origin'], origin)
        assert.equal(body.message, commonSentences.tooManyAttempts)
      }
      assert.equal((await server.call('GET /health/live', { ip: '2001:db8::1' })).status, 200)
      assert.equal((await server.call('GET /build.json', { ip: '2001:db8:0:1::1' })).status, 200)
    } finally {
      await server.close()
    }
  })

  it('counts what has no route to count it: paths that cannot be read, ids without end', async () => {
    const config = { requestsPerMinute: 1, trustProxy: (_address: string, hop: number) => hop < 1 }
    const server = await startApp({ contents: 'empty', config })
    const ask = (line: string, from: string) => server.call(line, { headers: { 'x-forwarded-for': from } })
    const lines = ['GET /%zz', `GET /api/teacher/classrooms/${'1'.repeat(200)}`]
    try {
      for (const [index, line] of lines.entries()) {
        const from = `192.0.2.${index}`
        assert.equal((await ask(line, from)).status, index === 0 ? 404 : 401, line)
        for (let time = 1; time < 10; time += 1) await ask(line, from)
        assert.equal((await ask(line, from)).status, 429, line)
        assert.equal((await ask('GET /build.json', from)).status, 429)
        assert.notEqual((await ask(line, `198.51.100.${index}`)).status, 429)
      }
    } finally {
      await server.close()
    }
  })

  it('comes before the refusal of an origin, and before every preflight', async () => {
    const origin = 'https://lms.example.org'
    const server = await startApp({
      contents: 'empty',
      config: { requestsPerMinute: 1, allowedOrigins: [origin] },
    })
    const preflight = { 'access-control-request-method': 'GET' }
    const asked: [string, Record<string, string>, number][] = [
      ['GET /api/teacher/classrooms', { origin: 'https://evil.example' }, 403],
      ['OPTIONS /api/teacher/classrooms', { origin: 'https://evil.example', ...preflight }, 403],
      ['OPTIONS /api/teacher/classrooms', { origin, ...preflight }, 204],
      ['OPTIONS /api/teacher/classrooms', {}, 400],
    ]
    try {
      for (const [index, [line, headers, status]] of asked.entries()) {
        const options = { headers, ip: `192.0.2.${index}` }
        for (let time = 0; time < 10; time += 1)
          assert.equal((await server.call(line, options)).status, status, line)
        const over = await server.call(line, options)
        assert.equal(over.status, 429, `${line} ${JSON.stringify(headers)}`)
        assert.match(over.headers['retry-after'] ?? '', /^[1-9]\d?$/)
      }
      const health = { headers: { origin: 'https://evil.example' }, ip: '192.0.2.0' }
      assert.equal((await server.call('GET /health/live', health)).status, 403)
    } finally {
      await server.close()
    }
  })
})

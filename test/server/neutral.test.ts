import assert from 'node:assert/strict'
import { AsyncLocalStorage } from 'node:async_hooks'
import { after, before, beforeEach, describe, it } from 'node:test'
import { loginPolicy } from '../../server/areas/session/login-attempts.ts'
import { account } from '../support/account.ts'
import { hashes } from '../support/counted-hashes.ts'
import { databaseKinds } from '../support/databases.ts'
import { DEMO_PASSWORD, startApp, type TestApp } from '../support/server.ts'

const LOGIN = 'POST /api/teacher/login'
const CREATE = 'POST /api/teacher/accounts'
const FORGOT = 'POST /api/teacher/password/forgot'
const RECOVER = 'POST /api/teacher/password/recover'
const RESEND = 'POST /api/teacher/accounts/verify-request'
const STRANGERS = 'Stranger.2025'
const DEVICE = 'the word of a browser'
const SCHOOL = '198.51.100.20'
const known = ['teacher@demo.test', 'unverified@demo.test', 'disabled@demo.test', 'new@demo.test'] as const
const MORE_THAN_ANY_LIMIT = loginPolicy.emailAndAddress.attempts + loginPolicy.knownAddress.attempts + 5

for (const kind of databaseKinds) {
  describe(`under the neutral policy on ${kind}, a known and an unknown email`, () => {
    let server: TestApp
    const statements = new AsyncLocalStorage<string[]>()
    before(async () => {
      server = await startApp({ kind, config: { enumerationPolicy: 'neutral', logLevel: 'error' } })
      await server.app.ready()
      // what mails do at the same time belongs to no call
      server.statements.push = (...more) => statements.getStore()?.push(...more) ?? 0
    })
    after(() => server.close())
    beforeEach(async () => {
      await server.app.services.db.execute('delete from attempts')
      await server.app.services.db.execute('delete from known_places')
    })

    /** What somebody outside can see of a call, and all work that takes time. */
    async function look(line: string, body: object, ip = '203.0.113.9') {
      const made: string[] = []
      const hashedBefore = hashes.count
      const answer = await statements.run(made, () => server.call(line, { body, ip }))
      const { 'x-request-id': _, date: __, ...headers } = answer.headers
      // a window that began a moment earlier ends a moment earlier
      if (headers['retry-after'])
        headers['retry-after'] = String(Math.ceil(Number(headers['retry-after']) / 60))
      const work = made.map(statement => statement.replaceAll(/\s+/g, ' '))
      return { status: answer.status, body: answer.body, headers, hashed: hashes.count - hashedBefore, work }
    }

    /** The same calls for both, one after the other; each looks the same. */
    async function expectAlike(one: string, other: string, ask: (email: string) => ReturnType<typeof look>) {
      const [first, second] = [await ask(one), await ask(other)]
      assert.deepEqual(first, second, `${one} and ${other}`)
      assert.ok(first.work.length > 0)
      return first
    }

    let fresh = 0
    const unknown = () => {
      fresh += 1
      return `nobody${fresh}@demo.test`
    }

    for (const email of known) {
      it(`look alike at the login: ${email}`, async () => {
        for (const password of ['x', 'Wrong.2025']) {
          const seen = await expectAlike(email, unknown(), login =>
            look(LOGIN, { email: login, password, device: DEVICE }),
          )
          assert.equal(seen.status, 401)
          assert.equal(seen.hashed, 2)
        }
      })

      it(`look alike when a new password is asked for: ${email}`, async () => {
        const seen = await expectAlike(email, unknown(), to => look(FORGOT, { email: to }))
        assert.equal(seen.status, 200)
      })

      it(`look alike when a new password is set with a link that is made up: ${email}`, async () => {
        const recovery = { token: 'made-up-'.repeat(4), password: 'Autumn.2025' }
        const seen = await expectAlike(email, unknown(), to => look(RECOVER, { email: to, ...recovery }))
        assert.equal(seen.status, 404)
        assert.equal(seen.hashed, 0)
      })

      it(`look alike when the verification mail is asked for again: ${email}`, async () => {
        const seen = await expectAlike(email, unknown(), to => look(RESEND, { email: to }))
        assert.equal(seen.status, 200)
      })

      it(`look alike when an account is created, and whenever one logs in to it: ${email}`, async () => {
        const free = unknown()
        const created = await expectAlike(email, free, to =>
          look(CREATE, account(to, { password: STRANGERS })),
        )
        assert.equal(created.status, 200)
        for (let time = 0; time <= loginPolicy.emailAndAddress.attempts; time += 1) {
          const seen = await expectAlike(email, free, login =>
            look(LOGIN, { email: login, password: STRANGERS }),
          )
          assert.equal(seen.status, time < loginPolicy.emailAndAddress.attempts ? 403 : 429)
        }
        await expectAlike(email, free, to => look(CREATE, account(to, { password: STRANGERS })))
      })
    }

    for (const [line, password] of [
      [FORGOT, undefined],
      [RESEND, undefined],
      [CREATE, STRANGERS],
    ] as const) {
      it(`look alike past the limit of mails: ${line}`, async () => {
        const free = unknown()
        const statuses: number[] = []
        for (let time = 0; time <= server.app.services.config.mailsPerHour; time += 1) {
          const ask = (email: string) => look(line, password ? account(email, { password }) : { email })
          statuses.push((await expectAlike('partner@demo.test', free, ask)).status)
        }
        assert.deepEqual([statuses.at(-2), statuses.at(-1)], [200, 429])
      })
    }

    it('look alike past the limits, also where the teacher has signed in, at every attempt', async () => {
      const email = 'librarian@demo.test'
      const free = unknown()
      await server.call(LOGIN, { body: { email, password: DEMO_PASSWORD, device: DEVICE }, ip: SCHOOL })
      for (const to of [email, free])
        await server.call(CREATE, { body: account(to, { password: STRANGERS }) })
      for (let time = 0; time < MORE_THAN_ANY_LIMIT; time += 1) {
        const password = time % 3 === 0 ? STRANGERS : 'Wrong.2025'
        const device = time % 2 === 0 ? { device: DEVICE } : {}
        await expectAlike(email, free, login => look(LOGIN, { email: login, password, ...device }, SCHOOL))
      }
    })

    it('differ for who knows the password, past the limits too', async () => {
      const email = 'librarian@demo.test'
      const login = (password: string, ip: string) => look(LOGIN, { email, password, device: DEVICE }, ip)
      assert.equal((await login(DEMO_PASSWORD, SCHOOL)).status, 200)
      for (let time = 0; time < 8; time += 1) await login('Wrong.2025', SCHOOL)
      for (let time = 0; time < 8; time += 1) await login('Wrong.2025', '203.0.113.77')
      assert.equal((await login(DEMO_PASSWORD, SCHOOL)).status, 200)
      assert.equal((await login(DEMO_PASSWORD, '203.0.113.77')).status, 200)
    })
  })
}

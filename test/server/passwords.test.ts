import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { RECOVERIES_PER_HOUR } from '../../server/areas/accounts/recovery.ts'
import {
  findRecovery,
  issueRecovery,
  takeRecovery,
} from '../../server/areas/accounts/repository/recoveries.ts'
import { loginPolicy } from '../../server/areas/session/login-attempts.ts'
import { findTeacherByEmail } from '../../server/areas/teachers/area.ts'
import { rows } from '../../server/db/database.ts'
import { accountSentences } from '../../src/contract/server-messages/accounts.ts'
import { databaseKinds } from '../support/databases.ts'
import { mailsSettled, mailsTo, mailTo, recoveryParts } from '../support/mails.ts'
import { DEMO_PASSWORD, startApp, type TestApp } from '../support/server.ts'

const LIST = 'GET /api/teacher/classrooms'
const LOGIN = 'POST /api/teacher/login'
const FORGOT = 'POST /api/teacher/password/forgot'
const RECOVER = 'POST /api/teacher/password/recover'
const NEW = 'Autumn.2025'

for (const kind of databaseKinds) {
  describe(`passwords on ${kind}`, () => {
    let server: TestApp
    before(async () => {
      server = await startApp({ kind })
    })
    after(() => server.close())
    beforeEach(async () => {
      const { db } = server.app.services
      await db.execute('delete from attempts')
      await db.execute('delete from known_places')
      await db.execute('delete from outbox')
    })

    const login = (email: string, password: string, ip?: string) =>
      server.call(LOGIN, { body: { email, password }, ...(ip ? { ip } : {}) })
    const forgot = (email: string) => server.call(FORGOT, { body: { email } })
    const recover = (body: object, ip?: string) =>
      server.call<{ errors: Record<string, string[]> }>(RECOVER, { body, ...(ip ? { ip } : {}) })
    const newLink = async (email: string, count = 1) => {
      assert.equal((await forgot(email)).status, 200)
      return recoveryParts(await mailTo(server, email, count))
    }

    describe('that are forgotten', () => {
      it('are set anew with the link of a mail, once, which ends every session', async () => {
        const email = 'partner@demo.test'
        const before = await server.signIn(email)
        const link = await newLink(email.toUpperCase().toLowerCase())
        assert.equal(link.email, email)
        const answer = await recover({ email: ' Partner@Demo.test', token: link.token, password: NEW })
        assert.deepEqual(answer.body, { success: true, message: accountSentences.passwordRecovered })
        assert.equal((await server.call(LIST, { token: before.token })).status, 401)
        const refresh = { refreshToken: before.refreshToken }
        assert.equal((await server.call('POST /api/teacher/token/refresh', { body: refresh })).status, 401)
        assert.equal((await login(email, DEMO_PASSWORD)).status, 401)
        assert.equal((await login(email, NEW)).status, 200)
        const again = await recover({ email, token: link.token, password: 'Another.2025' })
        assert.equal(again.status, 410)
        assert.equal(again.body.message, accountSentences.recoveryUsed)
        assert.equal((await mailTo(server, email, 2)).subject, 'Your password was changed')
      })

      it('are set once by five who use the link at the same moment', async () => {
        const email = 'librarian@demo.test'
        const { token } = await newLink(email)
        const tries = ['A', 'B', 'C', 'D', 'E'].map(letter => `Autumn.${letter}2025`)
        const answers = await Promise.all(tries.map(password => recover({ email, token, password })))
        assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 410, 410, 410, 410])
        const winner = tries[answers.findIndex(({ status }) => status === 200)] ?? ''
        assert.equal((await login(email, winner)).status, 200)
      })

      it('are set once, also when two have looked at the link before one of them takes it', async () => {
        const { db } = server.app.services
        const { id = 0 } = (await findTeacherByEmail(db, 'partner@demo.test')) ?? {}
        const secret = await issueRecovery(db, id)
        const looked = await Promise.all([1, 2].map(() => findRecovery(db, 'partner@demo.test', secret)))
        const taken: boolean[] = []
        for (const link of looked) taken.push(await takeRecovery(db, link?.id ?? assert.fail()))
        assert.deepEqual(taken, [true, false])
      })

      it('are set once by two links used at the same moment', async () => {
        const email = 'librarian2@demo.test'
        const one = await newLink(email)
        const other = await newLink(email, 2)
        const answers = await Promise.all(
          [one, other].map(({ token }, index) => recover({ email, token, password: `Autumn.${index}025` })),
        )
        assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 410])
      })

      it('keep their rules, and a refused password leaves the link good', async () => {
        const email = 'independent@demo.test'
        const { token } = await newLink(email)
        const weak = await recover({ email, token, password: 'autumn' })
        assert.equal(weak.status, 422)
        assert.ok(weak.body.data.errors.password?.includes('Require Uppercase characters.'))
        assert.equal((await recover({ email, token, password: NEW })).status, 200)
      })

      it('are not set by a link that has expired, was cut, forged or is of somebody else', async () => {
        const email = 'demo@demo.test'
        const { token } = await newLink(email)
        const bad = [
          { email, token: token.slice(1) },
          { email, token: `${token}x` },
          { email, token: 'nonsense' },
          { email: 'teacher@demo.test', token },
          { email: 'nobody@demo.test', token },
          { email: 'not an email', token },
        ]
        for (const body of bad) {
          const answer = await recover({ ...body, password: NEW })
          assert.equal(answer.status, 404)
          assert.equal(answer.body.message, accountSentences.recoveryUnknown)
        }
        await rows(
          server.app.services.db,
          sql`update password_recoveries set expires_at = now() where used_at is null`,
        )
        const late = await recover({ email, token, password: NEW })
        assert.equal(late.status, 410)
        assert.equal(late.body.message, accountSentences.recoveryExpired)
        assert.equal((await login(email, DEMO_PASSWORD)).status, 200)
      })

      it('are set by a good link from an address that has sent junk, which is refused past its limit', async () => {
        const email = 'independent@demo.test'
        const ip = '203.0.113.40'
        const { token } = await newLink(email)
        const junk = () => recover({ email, token: 'junk', password: NEW }, ip)
        const statuses: number[] = []
        for (let index = 0; index < RECOVERIES_PER_HOUR + 2; index += 1) statuses.push((await junk()).status)
        assert.equal(statuses.filter(status => status === 404).length, RECOVERIES_PER_HOUR)
        assert.deepEqual(statuses.slice(-2), [429, 429])
        assert.equal((await recover({ email, token, password: 'Winter.2025' }, ip)).status, 200)
        // used up, it is junk as any other
        const again = await recover({ email, token, password: 'Winter.2026' }, ip)
        assert.equal(again.status, 429)
        assert.ok(Number(again.headers['retry-after']) > 0)
      })

      it('verify the email of who has shown that it is theirs', async () => {
        const email = 'unverified@demo.test'
        const { token } = await newLink(email)
        await recover({ email, token, password: NEW })
        assert.equal((await login(email, NEW)).status, 200)
      })

      it("answer 'The email is not in the system.' for an unknown one", async () => {
        const answer = await forgot('nobody@school.test')
        assert.equal(answer.status, 404)
        assert.deepEqual(answer.body, { success: false, message: 'The email is not in the system.' })
      })

      it('are mailed a few times an hour and no more', async () => {
        const { mailsPerHour } = server.app.services.config
        for (let time = 0; time < mailsPerHour; time += 1) {
          assert.equal((await forgot('teacher@demo.test')).status, 200)
        }
        const over = await forgot('teacher@demo.test')
        assert.equal(over.status, 429)
        assert.equal(over.body.message, accountSentences.tooManyMails)
        await mailTo(server, 'teacher@demo.test', mailsPerHour)
        await mailsSettled(server)
        assert.equal((await mailsTo(server, 'teacher@demo.test')).length, mailsPerHour)
      })

      it('are the same in one piece or two, as keyboards type letters with marks', async () => {
        const email = 'librarian@demo.test'
        const forms = (['NFD', 'NFC'] as const).map(form => 'Zürich.2025'.normalize(form))
        assert.notEqual(forms[0], forms[1])
        for (const [index, password] of forms.entries()) {
          await server.app.services.db.execute('delete from outbox')
          const { token } = await newLink(email)
          assert.equal((await recover({ email, token, password })).status, 200)
          assert.equal((await login(email, forms[1 - index] ?? '')).status, 200)
        }
      })

      it('end what others have guessed: the teacher signs in from any address', async () => {
        const email = 'no-agreement@demo.test'
        for (let index = 0; index < loginPolicy.email.attempts; index += 1)
          await login(email, 'wrong', `10.3.0.${index}`)
        assert.equal((await login(email, DEMO_PASSWORD, '203.0.113.6')).status, 429)
        const { token } = await newLink(email)
        assert.equal((await recover({ email, token, password: NEW }, '203.0.113.5')).status, 200)
        assert.equal((await login(email, NEW, '203.0.113.6')).status, 200)
      })

      it('let the teacher in while somebody guesses, from an address never seen before', async () => {
        const email = 'no-agreement@demo.test'
        const { tokens, db } = server.app.services
        const attack = () =>
          rows(
            db,
            sql`insert into attempts values (${tokens.blind('login-email', email)}, ${loginPolicy.email.attempts}, now() + interval '1 hour')
                on conflict (scope) do update set count = excluded.count`,
          )
        await attack()
        assert.equal((await login(email, DEMO_PASSWORD, '203.0.113.5')).status, 429)
        const { token } = await newLink(email)
        assert.equal((await recover({ email, token, password: 'Winter.2025' }, '203.0.113.5')).status, 200)
        await attack()
        assert.equal((await login(email, 'Winter.2025', '203.0.113.5')).status, 200)
      })
    })
  })

  describe(`forgotten passwords under the neutral policy on ${kind}`, () => {
    it('answer alike for known and unknown emails', async () => {
      const server = await startApp({ kind, config: { enumerationPolicy: 'neutral' } })
      try {
        const ask = (email: string) => server.call(FORGOT, { body: { email } })
        const [known, unknown] = [await ask('teacher@demo.test'), await ask('nobody@school.test')]
        assert.deepEqual([unknown.status, unknown.body], [known.status, known.body])
        await mailTo(server, 'teacher@demo.test')
        await mailsSettled(server)
        assert.equal((await mailsTo(server, 'nobody@school.test')).length, 0)
      } finally {
        await server.close()
      }
    })
  })
}

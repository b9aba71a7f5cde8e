import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { SignJWT } from 'jose'
import { EMAIL_NOT_VERIFIED } from '../../src/contract/error-codes/accounts.ts'
import { TEACHER_DISABLED } from '../../src/contract/error-codes/session.ts'
import { ACCESS_TOKEN_VALID_SECONDS, REFRESH_GRACE_SECONDS } from '../../src/contract/limits/session.ts'
import { sessionSentences } from '../../src/contract/server-messages/session.ts'
import { bothDatabases } from '../support/databases.ts'
import { DEMO_PASSWORD, startApp, type TestApp } from '../support/server.ts'

const LOGIN = 'POST /api/teacher/login'
const REFRESH = 'POST /api/teacher/token/refresh'
const LIST = 'GET /api/teacher/classrooms'

interface Pair {
  token: string
  refreshToken: string
}

for (const kind of bothDatabases) {
  describe(`signing in on ${kind}`, () => {
    let server: TestApp
    before(async () => {
      server = await startApp({ kind })
    })
    after(() => server.close())

    const refresh = (refreshToken: string) => server.call<Pair>(REFRESH, { body: { refreshToken } })
    const age = (seconds: number) =>
      server.app.services.db.execute(
        `update sessions set replaced_at = replaced_at - interval '${seconds} seconds'`,
      )

    it('gives the teacher and both tokens', async () => {
      const teacher = await server.signIn('teacher@demo.test')
      assert.equal(teacher.full_name, 'Maya Thornton')
      assert.equal(teacher.school_name, 'Lincoln Middle School')
      assert.equal((await server.call(LIST, { token: teacher.token })).status, 200)
    })

    it('takes an email in any case and with blanks around it', async () => {
      assert.equal((await server.signIn('  Teacher@DEMO.test ')).email, 'teacher@demo.test')
    })

    it('tells when the sign-in before was, which a first one shows by null', async () => {
      const first = await server.signIn('new@demo.test')
      assert.equal(first.last_time_login, null)
      assert.equal(first.first_name, null)
      const second = await server.signIn('new@demo.test')
      assert.ok(Date.now() - Date.parse(second.last_time_login ?? '') < 60_000)
    })

    it('tells exactly when that was', async () => {
      const { db } = server.app.services
      const email = 'independent@demo.test'
      const at = '2026-02-03T04:05:06.789Z'
      await db.execute(`update teachers set last_time_login = '${at}' where email = '${email}'`)
      assert.equal((await server.signIn(email)).last_time_login, at)
      const { rows } = (await db.execute(
        `select last_time_login as at from teachers where email = '${email}'`,
      )) as { rows: { at: string | Date }[] }
      const noted = new Date(rows[0]?.at ?? '').toISOString()
      assert.notEqual(noted, at)
      assert.equal((await server.signIn(email)).last_time_login, noted)
    })

    it('gives access for fifteen minutes', async () => {
      const { token } = await server.signIn('teacher@demo.test')
      const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
      assert.equal(claims.exp - claims.iat, 900)
    })

    it('answers a wrong password and an unknown email alike', async () => {
      const wrong = await server.call(LOGIN, { body: { email: 'partner@demo.test', password: 'no' } })
      const unknown = await server.call(LOGIN, { body: { email: 'nobody@demo.test', password: 'no' } })
      for (const answer of [wrong, unknown]) {
        assert.equal(answer.status, 401)
        assert.deepEqual(answer.body, { success: false, message: sessionSentences.wrongEmailOrPassword })
      }
    })

    const standings = [
      { email: 'unverified@demo.test', status: 403, code: EMAIL_NOT_VERIFIED },
      { email: 'disabled@demo.test', status: 401, code: TEACHER_DISABLED },
    ]
    for (const { email, status, code } of standings) {
      it(`tells ${email} why not, and only with the right password`, async () => {
        const right = await server.call(LOGIN, { body: { email, password: DEMO_PASSWORD } })
        assert.equal(right.status, status)
        assert.equal(right.body.error_code, code)
        const wrong = await server.call(LOGIN, { body: { email, password: 'no' } })
        assert.equal(wrong.status, 401)
        assert.equal(wrong.body.error_code, undefined)
      })
    }

    it('refreshes both tokens, and the new ones work', async () => {
      const { refreshToken } = await server.signIn('teacher@demo.test')
      const { body } = await refresh(refreshToken)
      assert.notEqual(body.data.refreshToken, refreshToken)
      assert.equal((await server.call(LIST, { token: body.data.token })).status, 200)
      assert.equal((await refresh(body.data.refreshToken)).status, 200)
    })

    it('gives twenty tabs that refresh at once the same successor, and signs nobody out', async () => {
      const { refreshToken } = await server.signIn('teacher@demo.test')
      const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(refreshToken)))
      assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]))
      assert.equal(new Set(answers.map(({ body }) => body.data.refreshToken)).size, 1)
      for (const { body } of answers) {
        assert.equal((await server.call(LIST, { token: body.data.token })).status, 200)
      }
      const [last] = answers
      assert.equal((await refresh(last?.body.data.refreshToken ?? '')).status, 200)
    })

    it('revokes the whole family when a replaced token comes back after the grace', async () => {
      const { refreshToken } = await server.signIn('teacher@demo.test')
      const next = await refresh(refreshToken)
      await age(REFRESH_GRACE_SECONDS + 1)
      assert.equal((await refresh(refreshToken)).status, 401)
      assert.equal((await refresh(next.body.data.refreshToken)).status, 401)
      assert.equal((await server.call(LIST, { token: next.body.data.token })).status, 401)
    })

    it('revokes the family when a token older than the replaced one comes back, even within the grace', async () => {
      const { refreshToken } = await server.signIn('teacher@demo.test')
      const second = await refresh(refreshToken)
      const third = await refresh(second.body.data.refreshToken)
      assert.equal((await refresh(refreshToken)).status, 401)
      assert.equal((await refresh(third.body.data.refreshToken)).status, 401)
    })

    it('refuses a refresh token that was made up, and leaves the session alone', async () => {
      const { refreshToken, token } = await server.signIn('teacher@demo.test')
      const [family, generation, mac = ''] = refreshToken.split('.')
      const forged = [
        `${family}.${Number(generation) + 1}.${mac}`,
        `${family}.0.${mac}`,
        'nonsense',
        `${refreshToken}x`,
      ]
      for (const one of forged) assert.equal((await refresh(one)).status, 401, one)
      assert.equal((await server.call(LIST, { token })).status, 200)
    })

    it('ends the session at the logout, and takes an unknown token too', async () => {
      const { refreshToken, token } = await server.signIn('teacher@demo.test')
      const logout = (given: string) =>
        server.call('POST /api/teacher/logout', { body: { refreshToken: given } })
      assert.deepEqual((await logout(refreshToken)).body, { success: true })
      assert.equal((await server.call(LIST, { token })).status, 401)
      assert.equal((await refresh(refreshToken)).status, 401)
      assert.equal((await logout('unknown')).status, 200)
    })

    for (const [how, end] of [
      ['ended by its owner', 'revoked_at = now()'],
      ['run out', 'expires_at = now()'],
    ] as const) {
      it(`gives nothing for a token just replaced whose session has ${how}, though its grace goes on`, async () => {
        const { refreshToken } = await server.signIn('teacher@demo.test')
        const next = (await refresh(refreshToken)).body.data
        assert.equal((await refresh(refreshToken)).status, 200)
        const family = refreshToken.split('.')[0]
        await server.app.services.db.execute(`update sessions set ${end} where family_id = '${family}'`)
        for (const token of [refreshToken, next.refreshToken]) {
          const { status, body } = await refresh(token)
          assert.equal(status, 401)
          assert.deepEqual(body, { success: false, message: sessionSentences.signInAgain })
        }
      })
    }

    it('lets one session end and the other go on', async () => {
      const one = await server.signIn('teacher@demo.test')
      const other = await server.signIn('teacher@demo.test')
      await server.call('POST /api/teacher/logout', { body: { refreshToken: one.refreshToken } })
      assert.equal((await server.call(LIST, { token: other.token })).status, 200)
    })

    it('locks a teacher out at once who is disabled, with code 20, also when refreshing', async () => {
      const { token, refreshToken } = await server.signIn('librarian2@demo.test')
      await server.app.services.db.execute(
        `update teachers set disabled_at = now() where email = 'librarian2@demo.test'`,
      )
      for (const answer of [await server.call(LIST, { token }), await refresh(refreshToken)]) {
        assert.equal(answer.status, 401)
        assert.equal(answer.body.error_code, TEACHER_DISABLED)
      }
    })

    describe('access tokens', () => {
      const sign = (secret: Uint8Array, claims: { exp: number; sub?: string; aud?: string; fam?: string }) =>
        new SignJWT({ fam: claims.fam ?? crypto.randomUUID() })
          .setProtectedHeader({ alg: 'HS256' })
          .setIssuer('classroom-exchange')
          .setAudience(claims.aud ?? 'teacher')
          .setSubject(claims.sub ?? '1')
          .setIssuedAt()
          .setExpirationTime(claims.exp)
          .sign(secret)
      const later = Math.floor(Date.now() / 1000) + 600

      it('answers 403 without a code when it has expired, so that the client renews it', async t => {
        t.mock.timers.enable({ apis: ['Date'], now: Date.now() })
        const { token } = await server.signIn('teacher@demo.test')
        t.mock.timers.tick((ACCESS_TOKEN_VALID_SECONDS + 1) * 1_000)
        const answer = await server.call(LIST, { token })
        assert.equal(answer.status, 403)
        assert.equal(answer.body.error_code, undefined)
        assert.equal(answer.body.message, sessionSentences.accessExpired)
      })

      it('answers 401 when it is missing, of another scheme, or no token at all', async () => {
        const headers = [
          {},
          { authorization: 'Basic abc' },
          { authorization: 'Bearer' },
          { authorization: 'Bearer x' },
        ]
        for (const given of headers) {
          const answer = await server.call(LIST, { headers: given as Record<string, string> })
          assert.equal(answer.status, 401)
          assert.equal(answer.body.message, sessionSentences.signInAgain)
        }
      })

      it('answers 401 when it is forged', async () => {
        const { token } = await server.signIn('teacher@demo.test')
        const [header, payload, signature] = token.split('.')
        const claims = JSON.parse(Buffer.from(payload ?? '', 'base64url').toString()) as Record<
          string,
          unknown
        >
        const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
        const forged = [
          await sign(new TextEncoder().encode('another secret that is long enough'), { exp: later }),
          await sign(new TextEncoder().encode('another secret that is long enough'), { exp: 1 }),
          `${header}.${encoded({ ...claims, sub: '2' })}.${signature}`,
          `${encoded({ alg: 'none' })}.${payload}.`,
          `${encoded({ alg: 'none' })}.${payload}.${signature}`,
          `${header}.${payload}.`,
        ]
        for (const one of forged) assert.equal((await server.call(LIST, { token: one })).status, 401, one)
      })

      it('answers 401 to one of ours that names the session of another teacher', async () => {
        const [one, other] = [
          await server.signIn('teacher@demo.test'),
          await server.signIn('partner@demo.test'),
        ]
        const familyId = other.refreshToken.split('.')[0] ?? ''
        const token = await server.app.services.tokens.signAccess({ teacherId: one.id, familyId })
        assert.equal((await server.call(LIST, { token })).status, 401)
        assert.equal((await server.call(LIST, { token: other.token })).status, 200)
      })

      it('answers 401 to a refresh token in its place', async () => {
        const { refreshToken } = await server.signIn('teacher@demo.test')
        assert.equal((await server.call(LIST, { token: refreshToken })).status, 401)
      })
    })
  })
}

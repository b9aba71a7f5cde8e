import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { runCommand } from '../../server/admin/commands.ts'
import { changePassword } from '../../server/areas/accounts/change-password.ts'
import { authenticate } from '../../server/areas/session/area.ts'
import {
  changePasswordHash,
  findPasswordHash,
  findTeacherByEmail,
  findUser,
  noteSignIn,
} from '../../server/areas/teachers/area.ts'
import { rows } from '../../server/db/database.ts'
import { accountSentences } from '../../src/contract/server-messages/accounts.ts'
import { passwordSentences } from '../../src/contract/server-messages/password.ts'
import { databaseKinds } from '../support/databases.ts'
import { mailTo, recoveryParts } from '../support/mails.ts'
import { DEMO_PASSWORD, startApp, type TestApp } from '../support/server.ts'

const LIST = 'GET /api/teacher/classrooms'
const LOGIN = 'POST /api/teacher/login'
const FORGOT = 'POST /api/teacher/password/forgot'
const RECOVER = 'POST /api/teacher/password/recover'
const CHANGE = 'POST /api/teacher/accounts/password'
const REFRESH = 'POST /api/teacher/token/refresh'
const NEW = 'Autumn.2025'

const OPERATOR = 'olga@operator.test'

interface Pair {
  token: string
  refreshToken: string
}

type Entered = Pair & { token_admin: string }

for (const kind of databaseKinds) {
  describe(`passwords that are changed on ${kind}`, () => {
    let server: TestApp
    before(async () => {
      server = await startApp({ kind, config: { publicOrigin: 'https://app.example.org' } })
    })
    after(() => server.close())
    beforeEach(async () => {
      const { db } = server.app.services
      await db.execute('delete from attempts')
      await db.execute('delete from outbox')
    })

    const login = (email: string, password: string) => server.call(LOGIN, { body: { email, password } })
    const newLink = async (email: string) => {
      await server.call(FORGOT, { body: { email } })
      return recoveryParts(await mailTo(server, email))
    }

    const email = 'teacher@demo.test'
    const change = (token: string, passwordOld: string, password: string) =>
      server.call<Pair & { errors: Record<string, string[]> }>(CHANGE, {
        token,
        body: { passwordOld, password },
      })
    const refresh = (refreshToken: string) => server.call<Pair>(REFRESH, { body: { refreshToken } })
    const isGood = async ({ token, refreshToken }: Pair) => {
      const statuses = [(await server.call(LIST, { token })).status, (await refresh(refreshToken)).status]
      assert.equal(new Set(statuses).size, 1, `${statuses}`)
      assert.ok([200, 401].includes(statuses[0] ?? 0), `${statuses}`)
      return statuses[0] === 200
    }

    it('are no others when only their marks are typed in another way, and sign in typed in either', async () => {
      const other = 'librarian2@demo.test'
      const [composed, apart] = ['Zürich.2025'.normalize('NFC'), 'Zürich.2025'.normalize('NFD')]
      const first = await change((await server.signIn(other)).token, DEMO_PASSWORD, apart)
      assert.equal(first.status, 200)
      for (const password of [composed, apart]) assert.equal((await login(other, password)).status, 200)
      const again = await change(first.body.data.token, apart, composed)
      assert.equal(again.status, 422)
      assert.ok(again.body.data.errors.password?.includes(passwordSentences.unchanged('specification')))
    })

    it('end every session and recovery link, a mail tells it, and who asks goes on with new tokens', async () => {
      const [here, there] = [await server.signIn(email), await server.signIn(email)]
      const renewed = (await refresh(here.refreshToken)).body.data
      const { token: link } = await newLink(email)
      const answer = await change(renewed.token, DEMO_PASSWORD, NEW)
      assert.equal(answer.body.message, 'the password was updated successfully.')
      assert.deepEqual(Object.keys(answer.body.data), ['token', 'refreshToken'])
      for (const [name, pair] of Object.entries({ here, renewed, there }))
        assert.equal(await isGood(pair), false, name)
      assert.equal(await isGood(answer.body.data), true)
      assert.equal(
        (await server.call(RECOVER, { body: { email, token: link, password: 'Other.2025' } })).status,
        410,
      )
      assert.equal((await login(email, DEMO_PASSWORD)).status, 401)
      assert.equal((await mailTo(server, email, 2)).subject, 'Your password was changed')
      assert.equal((await change(answer.body.data.token, NEW, DEMO_PASSWORD)).status, 200)
    })

    for (const end of ['revoked_at = now()', 'expires_at = now()']) {
      it(`are not changed by a session that ends at the same moment (${end})`, async () => {
        const { token } = await server.signIn(email)
        const { db, tokens } = server.app.services
        const { teacherId, familyId } = await tokens.readAccess(token)
        const asks = await authenticate(db, { teacherId, familyId })
        await db.execute(`update sessions set ${end} where family_id = '${familyId}'`)
        await assert.rejects(
          changePassword(server.app.services, asks, { passwordOld: DEMO_PASSWORD, password: NEW }),
          { statusCode: 401 },
        )
        assert.equal((await login(email, DEMO_PASSWORD)).status, 200)
      })
    }

    it('let nobody sign in with the password before, who was found right a moment earlier', async () => {
      const { db } = server.app.services
      const { id = 0 } = (await findTeacherByEmail(db, email)) ?? {}
      const hash = (await findPasswordHash(db, id)) ?? assert.fail()
      const lastLogin = async () => (await findUser(server.app.services, id))?.last_time_login
      await noteSignIn(db, id, hash)
      const before = await lastLogin()
      assert.equal(await noteSignIn(db, id, `${hash}x`), null)
      assert.equal(await lastLogin(), before)
    })

    it('are not changed by who knew the one before, and was found right a moment earlier', async () => {
      const { db } = server.app.services
      const { id = 0 } = (await findTeacherByEmail(db, email)) ?? {}
      const hash = (await findPasswordHash(db, id)) ?? assert.fail()
      assert.equal(await changePasswordHash(db, id, { before: `${hash}x`, after: 'another' }), false)
      assert.equal(await findPasswordHash(db, id), hash)
    })

    it('need the old one, at the field, without ending the session', async () => {
      const { token } = await server.signIn(email)
      const answer = await change(token, 'Wrong.2025', NEW)
      assert.equal(answer.status, 422)
      assert.deepEqual(answer.body.data.errors, { passwordOld: [accountSentences.oldPasswordWrong] })
      assert.equal(answer.body.message, accountSentences.oldPasswordWrong)
      assert.equal((await server.call(LIST, { token })).status, 200)
    })

    it('stop who guesses the old one, in a burst too', async () => {
      const { token } = await server.signIn(email)
      const answers = await Promise.all(Array.from({ length: 12 }, () => change(token, 'Wrong.2025', NEW)))
      assert.equal(answers.filter(({ status }) => status === 422).length, 5)
      const over = await change(token, DEMO_PASSWORD, NEW)
      assert.equal(over.status, 429)
      assert.ok(Number(over.headers['retry-after']) > 0)
      const another = await server.signIn(email)
      assert.equal((await change(another.token, DEMO_PASSWORD, NEW)).status, 429)
      const colleague = await server.signIn('partner@demo.test')
      assert.equal((await change(colleague.token, 'Wrong.2025', NEW)).status, 422)
    })

    it('have their wrong tries forgotten by a right one', async () => {
      const { token } = await server.signIn(email)
      for (const password of ['too weak', NEW]) {
        for (let time = 0; time < 4; time += 1)
          assert.equal((await change(token, 'Wrong.2025', NEW)).status, 422)
        const { status, body } = await change(token, DEMO_PASSWORD, password)
        if (password !== NEW) assert.deepEqual(Object.keys(body.data.errors), ['password'])
        else {
          assert.equal(status, 200)
          assert.equal((await change(body.data.token, NEW, DEMO_PASSWORD)).status, 200)
        }
      }
    })

    it('keep their rules', async () => {
      const { token } = await server.signIn(email)
      const answer = await change(token, DEMO_PASSWORD, 'autumn2025')
      assert.equal(answer.status, 422)
      assert.deepEqual(Object.keys(answer.body.data.errors), ['password'])
      const same = await change(token, DEMO_PASSWORD, DEMO_PASSWORD)
      assert.equal(same.status, 422)
      assert.deepEqual(same.body.data.errors, {
        password: ['The new password must differ from the old one.'],
      })
      assert.equal((await login(email, DEMO_PASSWORD)).status, 200)
    })

    it('are changed by one of two at the same moment', async () => {
      const [one, other] = [
        await server.signIn('players@demo.test'),
        await server.signIn('players@demo.test'),
      ]
      const answers = await Promise.all([
        change(one.token, DEMO_PASSWORD, 'Autumn.one1'),
        change(other.token, DEMO_PASSWORD, 'Autumn.two2'),
      ])
      const won = answers.map(({ status }) => status === 200)
      assert.deepEqual([...won].sort(), [false, true])
      const winner = answers.find(({ status }) => status === 200)?.body.data ?? assert.fail()
      assert.equal(await isGood(winner), true)
      for (const pair of [one, other]) assert.equal(await isGood(pair), false)
      assert.equal((await login('players@demo.test', won[0] ? 'Autumn.one1' : 'Autumn.two2')).status, 200)
    })

    it('are changed by one of many calls of one session, whose new tokens are good', async () => {
      const { token } = await server.signIn('independent-language@demo.test')
      const answers = await Promise.all(
        [1, 2, 3, 4].map(index => change(token, DEMO_PASSWORD, `Autumn.one${index}`)),
      )
      assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 401, 401, 401])
      const winner = answers.find(({ status }) => status === 200)?.body.data ?? assert.fail()
      assert.equal(await isGood(winner), true)
    })

    it('are not changed without a session, or without all fields', async () => {
      assert.equal((await server.call(CHANGE, { body: { passwordOld: 'a', password: 'b' } })).status, 401)
      const { token } = await server.signIn(email)
      for (const body of [undefined, {}, { passwordOld: DEMO_PASSWORD }, { passwordOld: 1, password: NEW }]) {
        assert.equal((await server.call(CHANGE, { token, body })).status, 422)
      }
    })

    it('keep both identities of an operator who works as the teacher, and the end of that work', async () => {
      const { db } = server.app.services
      const email = 'no-agreement@demo.test'
      const link = new URL(
        await runCommand(server.app.services, ['masquerade', 'link', email, '--operator', OPERATOR]),
      )
      const { admin_token, teacher_token } = Object.fromEntries(link.searchParams)
      const entered = await server.call<Entered>('POST /api/teacher/login-as-teacher', {
        body: { admin_token, teacher_token },
      })
      const session = entered.body.data
      await db.execute("update sessions set expires_at = expires_at - interval '20 minutes'")
      const endOf = async ({ refreshToken }: Pick<Entered, 'refreshToken'>) => {
        const [family] = await rows<{ operator: string; end: string }>(
          db,
          sql`select operator, expires_at::text as end from sessions where family_id = ${refreshToken.split('.')[0]}::uuid`,
        )
        return family
      }
      const change = await server.call<Entered>(CHANGE, {
        token: session.token,
        headers: { 'x-admin-token': session.token_admin },
        body: { passwordOld: DEMO_PASSWORD, password: NEW },
      })
      const { token, token_admin } = change.body.data
      assert.notEqual(token_admin, session.token_admin)
      const call = async (given: string) =>
        (await server.call(LIST, { token, headers: { 'x-admin-token': given } })).status
      assert.deepEqual([await call(token_admin), await call(session.token_admin)], [200, 401])
      assert.deepEqual(await endOf(change.body.data), await endOf(session))
      assert.equal((await endOf(change.body.data))?.operator, OPERATOR)
    })
  })
}

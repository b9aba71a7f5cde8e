import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { EMAIL_NOT_VERIFIED } from '../../src/contract/error-codes/accounts.ts'
import { account, createAccount } from '../support/account.ts'
import { databaseKinds } from '../support/databases.ts'
import { mailTo, verificationParts } from '../support/mails.ts'
import { DEMO_PASSWORD, startApp, type TestApp } from '../support/server.ts'

for (const kind of databaseKinds) {
  describe(`accounts under the neutral policy on ${kind}`, () => {
    let server: TestApp
    before(async () => {
      server = await startApp({
        kind,
        config: { enumerationPolicy: 'neutral', passwordPolicy: 'passphrase' },
      })
    })
    after(() => server.close())
    const long = 'los niños cantan en el río'
    const create = (email: string, password = long) => createAccount(server, account(email, { password }))

    it('answer alike for an email that is taken, and tell its owner by mail', async () => {
      const fresh = await create('fresh@school.test')
      const taken = await create('Teacher@demo.test')
      assert.deepEqual(taken.body, fresh.body)
      assert.equal(taken.status, fresh.status)
      const mail = await mailTo(server, 'teacher@demo.test')
      assert.equal(mail.subject, 'You have an account already')
      assert.equal((await server.signIn('teacher@demo.test')).full_name, 'Maya Thornton')
    })

    it('are told to be verified at the login, whether the email was taken or not', async () => {
      const login = (email: string, password: string) =>
        server.call('POST /api/teacher/login', { body: { email, password } })
      const [fresh, taken] = ['fresh2@school.test', 'partner@demo.test']
      for (const email of [fresh, taken]) await create(email)
      const [one, other] = [await login(fresh, long), await login(taken, long)]
      assert.deepEqual([other.status, other.body], [one.status, one.body])
      assert.equal(one.body.error_code, EMAIL_NOT_VERIFIED)
      const wrong = [await login(fresh, 'x'), await login(taken, 'x'), await login('nobody@demo.test', 'x')]
      assert.deepEqual(
        wrong.map(({ status }) => status),
        [401, 401, 401],
      )
      assert.equal((await login(taken, DEMO_PASSWORD)).status, 200)
    })

    it('send a waiting owner the verification mail once more', async () => {
      await create('unverified@demo.test')
      assert.equal((await mailTo(server, 'unverified@demo.test')).subject, 'Please verify your email')
    })

    it('take a pass phrase of any characters, and the same one however it was typed', async () => {
      await create('phrase@school.test', long.normalize('NFC'))
      const { a, b } = verificationParts(await mailTo(server, 'phrase@school.test'))
      await server.call(`POST /api/teacher/accounts/verify/${a}/${b}`)
      assert.ok(await server.signIn('phrase@school.test', long.normalize('NFD')))
      const short = await create('short@school.test', 'Classroom1!')
      assert.deepEqual(short.body.data.errors.password, ['Require a minimum of 15 characters.'])
    })

    it('are announced with their password policy', async () => {
      const { body } = await server.call<{ password_policy: string }>(
        'GET /api/teacher/privacy-policy-and-terms-of-use',
      )
      assert.equal(body.data.password_policy, 'passphrase')
    })
  })
}

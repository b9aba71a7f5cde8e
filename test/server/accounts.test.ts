import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { rows } from '../../server/db/database.ts'
import { EMAIL_NOT_VERIFIED } from '../../src/contract/error-codes/accounts.ts'
import { accountSentences } from '../../src/contract/server-messages/accounts.ts'
import { account, createAccount, PASSWORD, verifyAccount } from '../support/account.ts'
import { databaseKinds } from '../support/databases.ts'
import { mailsSettled, mailsTo, mailTo, recoveryParts, verificationParts } from '../support/mails.ts'
import { startApp, type TestApp } from '../support/server.ts'

const LOGIN = 'POST /api/teacher/login'

for (const kind of databaseKinds) {
  describe(`accounts on ${kind}`, () => {
    let server: TestApp
    before(async () => {
      server = await startApp({ kind, contents: 'demo' })
    })
    after(() => server.close())
    beforeEach(() => server.app.services.db.execute('delete from attempts'))

    const create = (body: unknown, ip?: string) => createAccount(server, body, ip)
    const verify = (a: string, b: string) => verifyAccount(server, a, b)
    const login = (email: string, password = PASSWORD) => server.call(LOGIN, { body: { email, password } })

    it('are created, verified by mail, and signed in to', async () => {
      const answer = await create(account('ada@school.test'))
      assert.deepEqual(answer.body, { success: true, message: accountSentences.accountCreated })
      assert.equal((await login('ada@school.test')).body.error_code, EMAIL_NOT_VERIFIED)
      const mail = await mailTo(server, 'ada@school.test')
      const { a, b, page } = verificationParts(mail)
      assert.equal(page.searchParams.has('players-trust'), false)
      const verified = await verify(a, b)
      assert.deepEqual(verified.body, {
        success: true,
        message: accountSentences.accountVerified,
        data: { email: 'ada@school.test', is_players: false },
      })
      const signedIn = await server.signIn('ada@school.test', PASSWORD)
      assert.equal(signedIn.user_type.slug, 'teacher')
      assert.equal(signedIn.last_time_login, null)
      assert.equal(signedIn.is_teacher_validated, false)
    })

    it('keep what was agreed to, in which version and when', async () => {
      await create(account('consents@school.test'))
      const kept = await rows<{ document: string; version: string; agreed_at: string }>(
        server.app.services.db,
        sql`select c.document, c.version, c.agreed_at from consents c join teachers t on t.id = c.teacher_id
            where t.email = 'consents@school.test' order by c.document`,
      )
      const texts = await server.call<Record<string, { version: string }>>(
        'GET /api/teacher/privacy-policy-and-terms-of-use',
      )
      assert.deepEqual(
        kept.map(({ document, version }) => ({ document, version })),
        ['privacy_policy', 'terms_of_use'].map(document => ({
          document,
          version: texts.body.data[document]?.version,
        })),
      )
      for (const { agreed_at } of kept) assert.ok(Math.abs(Date.now() - Date.parse(agreed_at)) < 60_000)
    })

    it('of a players page belong to the players program, mails included', async () => {
      await create(account('coach@school.test', { is_players: true }))
      const mail = await mailTo(server, 'coach@school.test')
      assert.match(mail.html, /Players Exchange/)
      const { a, b, page } = verificationParts(mail)
      assert.equal(page.searchParams.get('players-trust'), '1')
      assert.equal((await verify(a, b)).body.data.is_players, true)
      const { user_type } = await server.signIn('coach@school.test', PASSWORD)
      assert.equal(user_type.slug, 'independent-teacher-players')
    })

    it('have one email each, whatever its case', async () => {
      await create(account('Once@School.test'))
      const { a, b } = verificationParts(await mailTo(server, 'once@school.test'))
      await verify(a, b)
      const again = await create(account(' once@school.TEST '))
      assert.equal(again.status, 422)
      assert.equal(again.body.message, accountSentences.emailTaken)
      assert.deepEqual(again.body.data.errors, { email: [accountSentences.emailTaken] })
    })

    it('are one by five calls at the same moment, and a link for each of them', async () => {
      const answers = await Promise.all(
        Array.from({ length: 5 }, (_, index) => create(account('race@school.test'), `198.51.100.${index}`)),
      )
      assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 200, 200, 200, 200])
      await mailTo(server, 'race@school.test', 5)
      await mailsSettled(server)
      const links = (await mailsTo(server, 'race@school.test')).map(verificationParts)
      assert.equal(new Set(links.map(({ a }) => a)).size, 1)
      assert.equal(new Set(links.map(({ b }) => b)).size, 5)
      const followed = await Promise.all(links.map(({ a, b }) => verify(a, b)))
      assert.deepEqual(followed.map(({ body }) => body.success).sort(), [false, false, false, false, true])
    })

    describe('that a stranger has registered first', () => {
      const email = 'ada.lovelace@school.test'
      const [strangers, own] = ['Stranger.2025', 'Lovelace.2025']
      const school = '198.51.100.20'
      const link = async (count: number) => verificationParts(await mailTo(server, email, count))

      it('have the password of whoever follows the link of their own registration', async () => {
        await create(account(email, { password: strangers, is_players: true }), '203.0.113.66')
        const theirs = await link(1)
        assert.equal((await login(email, strangers)).body.error_code, EMAIL_NOT_VERIFIED)
        await create(account(email, { password: own }), school)
        const mine = await link(2)
        assert.equal((await verify(mine.a, mine.b)).status, 200)
        assert.equal((await login(email, strangers)).status, 401)
        const { user_type } = await server.signIn(email, own)
        assert.equal(user_type.slug, 'teacher')
        assert.equal((await verify(theirs.a, theirs.b)).body.success, false)
        assert.equal((await login(email, strangers)).status, 401)
        const kept = await rows<{ count: number }>(
          server.app.services.db,
          sql`select count(*)::int as count from consents c join teachers t on t.id = c.teacher_id
              where t.email = ${email}`,
        )
        assert.deepEqual(kept, [{ count: 2 }])
        const answer = await create(account(email, { password: strangers }), '203.0.113.66')
        assert.equal(answer.status, 422)
      })

      for (const [where, asks, stranger] of [
        ['elsewhere', '192.0.2.99', '203.0.113.66'],
        ['at an address that they share', school, school],
        ['and the stranger asks', '203.0.113.66', '203.0.113.66'],
      ] as const) {
        it(`get a mail to set a password when the link is asked for again: ${where}`, async () => {
          const wanted = `again-${where.length}@school.test`
          await create(account(wanted, { password: own }), school)
          await mailTo(server, wanted)
          await create(account(wanted, { password: strangers, is_players: true }), stranger)
          await mailTo(server, wanted, 2)
          const body = { email: wanted }
          await server.call('POST /api/teacher/accounts/verify-request', { body, ip: asks })
          const { token } = recoveryParts(await mailTo(server, wanted, 3))
          const recovery = { email: wanted, token, password: own }
          const answer = await server.call('POST /api/teacher/password/recover', { body: recovery })
          assert.equal(answer.status, 200)
          assert.equal((await login(wanted, strangers)).status, 401)
          assert.equal((await login(wanted, own)).status, 200)
        })
      }

      it('keep the kind and the consents of the registration from where the new password is set', async () => {
        const kept = 'kind@school.test'
        await create(account(kept, { password: own }), school)
        await mailTo(server, kept)
        await create(account(kept, { password: strangers, is_players: true }), '203.0.113.66')
        await mailTo(server, kept, 2)
        await server.call('POST /api/teacher/password/forgot', { body: { email: kept } })
        const { token } = recoveryParts(await mailTo(server, kept, 3))
        const body = { email: kept, token, password: own }
        await server.call('POST /api/teacher/password/recover', { body, ip: school })
        assert.equal((await server.signIn(kept, own)).user_type.slug, 'teacher')
        const found = await rows<{ count: number }>(
          server.app.services.db,
          sql`select count(*)::int as count from consents c join teachers t on t.id = c.teacher_id
              where t.email = ${kept}`,
        )
        assert.deepEqual(found, [{ count: 2 }])
      })

      it('are not opened by a link whose registration has gone while the stranger’s waits', async () => {
        const late = 'mary@school.test'
        await create(account(late, { password: own }), school)
        const mine = verificationParts(await mailTo(server, late))
        await create(account(late, { password: strangers }), '203.0.113.66')
        await mailTo(server, late, 2)
        await server.app.services.db.execute(
          sql`delete from registrations r using teachers t where t.id = r.teacher_id and t.email = ${late}
              and r.id = (select min(id) from registrations o where o.teacher_id = t.id)`,
        )
        assert.equal((await verify(mine.a, mine.b)).body.success, false)
        assert.equal((await login(late, strangers)).body.error_code, EMAIL_NOT_VERIFIED)
      })

      it('belong to who sets a new password by mail, and the registrations end', async () => {
        const other = 'grace@school.test'
        await create(account(other, { password: strangers }))
        const theirs = verificationParts(await mailTo(server, other))
        await server.call('POST /api/teacher/password/forgot', { body: { email: other } })
        const { token } = recoveryParts(await mailTo(server, other, 2))
        const body = { email: other, token, password: own }
        assert.equal((await server.call('POST /api/teacher/password/recover', { body })).status, 200)
        assert.equal((await verify(theirs.a, theirs.b)).body.success, false)
        assert.equal((await login(other, strangers)).status, 401)
        assert.equal((await login(other, own)).status, 200)
      })
    })

    const faults: [what: string, body: unknown, fields: string[]][] = [
      [
        'without a body',
        undefined,
        ['email', 'password', 'privacy_policy_agree', 'terms_of_use_agree', 'is_players'],
      ],
      ['without an email', account(''), ['email']],
      ['with an email that is none', account('ada'), ['email']],
      ['with two emails', account('ada@school.test,eve@school.test'), ['email']],
      ['with a line break in the email', account('ada@school.test\nbcc: eve@school.test'), ['email']],
      ['with an email of 151 characters', account(`${'a'.repeat(139)}@school.test`), ['email']],
      ['with a weak password', account('weak@school.test', { password: 'password' }), ['password']],
      [
        'without the privacy policy',
        account('a@school.test', { privacy_policy_agree: false }),
        ['privacy_policy_agree'],
      ],
      ['without the terms', account('a@school.test', { terms_of_use_agree: false }), ['terms_of_use_agree']],
      [
        'with a consent that is a text',
        account('a@school.test', { terms_of_use_agree: 'true' }),
        ['terms_of_use_agree'],
      ],
      ['with an email that is an object', account('a@school.test', { email: { $ne: '' } }), ['email']],
      ['with a password that is a list', account('a@school.test', { password: [PASSWORD] }), ['password']],
    ]
    for (const [what, body, fields] of faults) {
      it(`are not created ${what}`, async () => {
        const answer = await create(body)
        assert.equal(answer.status, 422)
        assert.equal(answer.body.success, false)
        assert.deepEqual(Object.keys(answer.body.data.errors).sort(), [...fields].sort())
      })
    }

    it('are created with an email of exactly 150 characters', async () => {
      const email = `${'a'.repeat(138)}@school.test`
      assert.equal(email.length, 150)
      assert.equal((await create(account(email))).status, 200)
      assert.equal((await login(email)).body.error_code, EMAIL_NOT_VERIFIED)
    })

    it('say all that a password lacks', async () => {
      const answer = await create(account('weak@school.test', { password: 'short' }))
      assert.deepEqual(answer.body.data.errors.password, [
        'Require a minimum of 8 characters.',
        'Require Numeric characters.',
        'Require Uppercase characters.',
        'Require at least one special character: !@#$%^&*)(+=._-',
      ])
      assert.equal(answer.body.message, 'Require a minimum of 8 characters.')
    })

    it('are limited for each address, which the next one does not feel', async () => {
      const { tokens, db, config } = server.app.services
      const scope = tokens.blind('accounts', '203.0.113.50')
      await rows(
        db,
        sql`insert into attempts values (${scope}, ${config.accountsPerHour}, now() + interval '1 hour')`,
      )
      const over = await create(account('late@school.test'), '203.0.113.50')
      assert.equal(over.status, 429)
      assert.ok(Number(over.headers['retry-after']) > 0)
      assert.equal((await create(account('late@school.test'), '203.0.113.51')).status, 200)
    })
  })
}

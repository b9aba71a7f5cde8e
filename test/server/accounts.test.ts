import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { rows } from '../../server/db/database.ts'
import { EMAIL_NOT_VERIFIED, VERIFICATION_EXPIRED } from '../../src/contract/error-codes/accounts.ts'
import { accountSentences } from '../../src/contract/server-messages/accounts.ts'
import { commonSentences } from '../../src/contract/server-messages/common.ts'
import { databaseKinds } from '../support/databases.ts'
import { mailsSettled, mailsTo, mailTo, verificationParts } from '../support/mails.ts'
import { type Answer, startApp, type TestApp } from '../support/server.ts'

const CREATE = 'POST /api/teacher/accounts'
const RESEND = 'POST /api/teacher/accounts/verify-request'
const LOGIN = 'POST /api/teacher/login'
const PASSWORD = 'Autumn.2025'

const account = (email: string, rest: object = {}) => ({
  email,
  password: PASSWORD,
  privacy_policy_agree: true,
  terms_of_use_agree: true,
  is_players: false,
  ...rest,
})

type Errors = Answer<{ errors: Record<string, string[]> }>

for (const kind of databaseKinds) {
  describe(`accounts on ${kind}`, () => {
    let server: TestApp
    before(async () => {
      server = await startApp({ kind, contents: 'demo' })
    })
    after(() => server.close())
    beforeEach(() => server.app.services.db.execute('delete from attempts'))

    const create = (body: unknown, ip?: string) =>
      server.call<{ errors: Record<string, string[]> }>(CREATE, { body, ...(ip ? { ip } : {}) })
    const verify = (a: string, b: string) =>
      server.call<{ email: string; is_players: boolean }>(`POST /api/teacher/accounts/verify/${a}/${b}`)
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
      const again = await create(account(' once@school.TEST '))
      assert.equal(again.status, 422)
      assert.equal(again.body.message, accountSentences.emailTaken)
      assert.deepEqual(again.body.data.errors, { email: [accountSentences.emailTaken] })
    })

    it('are created once by ten calls at the same moment', async () => {
      const answers = await Promise.all(
        Array.from({ length: 5 }, (_, index) => create(account('race@school.test'), `198.51.100.${index}`)),
      )
      assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 422, 422, 422, 422])
      await mailTo(server, 'race@school.test')
      await mailsSettled(server)
      assert.equal((await mailsTo(server, 'race@school.test')).length, 1)
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

    describe('verification links', () => {
      const newLink = async (email: string) => {
        await create(account(email))
        return verificationParts(await mailTo(server, email))
      }

      it('work once, and say so the second time', async () => {
        const { a, b } = await newLink('twice@school.test')
        assert.equal((await verify(a, b)).status, 200)
        const again = await verify(a, b)
        assert.equal(again.status, 410)
        assert.equal(again.body.error_code, EMAIL_NOT_VERIFIED)
        assert.equal(again.body.message, accountSentences.verificationUsed)
      })

      it('are taken once by five at the same moment', async () => {
        const { a, b } = await newLink('five@school.test')
        const answers = await Promise.all(Array.from({ length: 5 }, () => verify(a, b)))
        assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 410, 410, 410, 410])
      })

      it('of one account that are opened at once verify it once', async () => {
        const first = await newLink('links@school.test')
        await server.call(RESEND, { body: { email: 'links@school.test' } })
        const second = verificationParts(await mailTo(server, 'links@school.test', 2))
        assert.notEqual(first.b, second.b)
        const answers = await Promise.all([verify(first.a, first.b), verify(second.a, second.b)])
        assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 410])
      })

      it('expire after 24 hours with code 23, and a new one works', async () => {
        const { a, b } = await newLink('late24@school.test')
        const age = (hours: number) =>
          rows(
            server.app.services.db,
            sql`update email_verifications set expires_at = expires_at - make_interval(hours => ${hours})
                where teacher_id = ${Number(a)}`,
          )
        await age(24)
        const late = await verify(a, b)
        assert.equal(late.status, 410)
        assert.equal(late.body.error_code, VERIFICATION_EXPIRED)
        assert.match(
          late.body.message ?? '',
          /^The verification link has expired.*new link will expire in 24 hours\.$/,
        )
        await server.call(RESEND, { body: { email: 'late24@school.test' } })
        const next = verificationParts(await mailTo(server, 'late24@school.test', 2))
        assert.equal((await verify(next.a, next.b)).status, 200)
      })

      it('that are cut, forged or of somebody else help with code 24 and tell nothing', async () => {
        const mine = await newLink('mine@school.test')
        const other = await newLink('other@school.test')
        const bad = [
          [mine.a, mine.b.slice(0, -1)],
          [mine.a, other.b],
          [other.a, mine.b],
          [mine.a, `${mine.b}x`],
          ['999999', mine.b],
          [mine.a, 'x'],
          [mine.a, encodeURIComponent("' or 1=1 --")],
        ]
        const answers = await Promise.all(bad.map(([a = '', b = '']) => verify(a, b)))
        for (const answer of answers) {
          assert.equal(answer.status, 404)
          assert.equal(answer.body.error_code, EMAIL_NOT_VERIFIED)
          assert.equal(answer.body.message, accountSentences.verificationUnknown)
        }
        assert.equal((await verify('0', mine.b)).status, 422)
        assert.equal((await verify('x', mine.b)).status, 422)
        assert.equal((await verify(mine.a, 'x'.repeat(300))).status, 404)
        assert.equal((await verify(mine.a, mine.b)).status, 200)
      })

      it('are not in the database, where only their hash is', async () => {
        const { b } = await newLink('hashed@school.test')
        const [found] = await rows<{ count: number }>(
          server.app.services.db,
          sql`select (select count(*) from email_verifications v where v::text like ${`%${b}%`})
                + (select count(*) from jobs.job j where j::text like ${`%${b}%`}) as count`,
        )
        assert.equal(Number(found?.count), 0)
      })
    })

    describe('asking for another verification mail', () => {
      const resend = (email: string, ip?: string) =>
        server.call(RESEND, { body: { email }, ...(ip ? { ip } : {}) })

      it('answers alike whoever is known, verified or disabled, and mails only who waits', async () => {
        const emails = [
          'unverified@demo.test',
          'nobody@school.test',
          'teacher@demo.test',
          'disabled@demo.test',
        ]
        for (const email of emails) {
          assert.deepEqual((await resend(email)).body, {
            success: true,
            message: accountSentences.verificationSent,
          })
        }
        await mailTo(server, 'unverified@demo.test')
        await mailsSettled(server)
        for (const email of emails.slice(1)) assert.equal((await mailsTo(server, email)).length, 0, email)
      })

      it('is limited for each email, known or not, and says so', async () => {
        for (const email of ['unverified@demo.test', 'nobody@school.test']) {
          const { mailsPerHour } = server.app.services.config
          for (let time = 0; time < mailsPerHour; time += 1) assert.equal((await resend(email)).status, 200)
          const over = await resend(email, '192.0.2.77')
          assert.equal(over.status, 429)
          assert.equal(over.body.message, accountSentences.tooManyMails)
        }
      })

      it('is limited for each address too, to ten times as many', async () => {
        const { mailsPerHour } = server.app.services.config
        assert.equal(mailsPerHour, 5)
        for (let time = 0; time < 50; time += 1) {
          assert.equal((await resend(`nobody-${time}@school.test`, '192.0.2.88')).status, 200)
        }
        assert.equal((await resend('somebody@school.test', '192.0.2.88')).status, 429)
        assert.equal((await resend('somebody@school.test', '192.0.2.89')).status, 200)
      })

      it('needs an email', async () => {
        assert.equal((await resend('')).body.message, commonSentences.badInput)
        assert.equal((await resend('not an email')).body.message, commonSentences.invalidEmail)
      })
    })
  })

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
    const create = (email: string, password = long): Promise<Errors> =>
      server.call(CREATE, { body: account(email, { password }) })

    it('answer alike for an email that is taken, and tell its owner by mail', async () => {
      const fresh = await create('fresh@school.test')
      const taken = await create('Teacher@demo.test')
      assert.deepEqual(taken.body, fresh.body)
      assert.equal(taken.status, fresh.status)
      const mail = await mailTo(server, 'teacher@demo.test')
      assert.equal(mail.subject, 'You have an account already')
      assert.equal((await server.signIn('teacher@demo.test')).full_name, 'Maya Thornton')
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

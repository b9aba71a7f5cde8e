import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { rows } from '../../server/db/database.ts'
import { EMAIL_NOT_VERIFIED, VERIFICATION_EXPIRED } from '../../src/contract/error-codes/accounts.ts'
import { accountSentences } from '../../src/contract/server-messages/accounts.ts'
import { commonSentences } from '../../src/contract/server-messages/common.ts'
import { account, createAccount, verifyAccount } from '../support/account.ts'
import { databaseKinds } from '../support/databases.ts'
import { mailsSettled, mailsTo, mailTo, verificationParts } from '../support/mails.ts'
import { startApp, type TestApp } from '../support/server.ts'

const RESEND = 'POST /api/teacher/accounts/verify-request'

for (const kind of databaseKinds) {
  describe(`verification on ${kind}`, () => {
    let server: TestApp
    before(async () => {
      server = await startApp({ kind, contents: 'demo' })
    })
    after(() => server.close())
    beforeEach(() => server.app.services.db.execute('delete from attempts'))

    const create = (body: unknown, ip?: string) => createAccount(server, body, ip)
    const verify = (a: string, b: string) => verifyAccount(server, a, b)

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
        assert.equal((await verify(mine.a, 'x'.repeat(300))).status, 422)
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

      it('leaves the mails for a new password their own limit', async () => {
        const email = 'unverified@demo.test'
        const { mailsPerHour } = server.app.services.config
        for (let time = 0; time < mailsPerHour; time += 1) await resend(email)
        assert.equal((await resend(email)).status, 429)
        const forgot = await server.call('POST /api/teacher/password/forgot', { body: { email } })
        assert.equal(forgot.status, 200)
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
}

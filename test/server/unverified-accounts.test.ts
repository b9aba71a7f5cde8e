import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { rows } from '../../server/db/database.ts'
import { account, createAccount, PASSWORD, verifyAccount } from '../support/account.ts'
import { databaseKinds } from '../support/databases.ts'
import { mailTo, recoveryParts, verificationParts } from '../support/mails.ts'
import { startApp, type TestApp } from '../support/server.ts'
import { sweep } from '../support/sweep.ts'

for (const kind of databaseKinds) {
  describe(`accounts whose email nobody has verified on ${kind}`, () => {
    let server: TestApp
    before(async () => {
      server = await startApp({ kind })
    })
    after(() => server.close())

    const create = async (email: string) =>
      assert.equal((await createAccount(server, account(email))).status, 200)
    /** Lets two days pass for every account, and what is kept so long go. */
    const twoDaysLater = async () => {
      const { db } = server.app.services
      await rows(db, sql`update teachers set unverified_until = unverified_until - interval '48 hours'`)
      await sweep(server)
    }
    const isThere = async (email: string) =>
      (await rows(server.app.services.db, sql`select 1 from teachers where email = ${email}`)).length > 0

    it('go after two days, and may be created again', async () => {
      await create('late@school.test')
      await twoDaysLater()
      assert.equal(await isThere('late@school.test'), false)
      await create('late@school.test')
    })

    it('stay for two days', async () => {
      await create('young@school.test')
      const { db } = server.app.services
      await rows(db, sql`update teachers set unverified_until = unverified_until - interval '47 hours'`)
      await sweep(server)
      assert.equal(await isThere('young@school.test'), true)
    })

    it('stay for two days more when they are registered again', async () => {
      await create('again@school.test')
      await rows(
        server.app.services.db,
        sql`update teachers set unverified_until = now() where email = 'again@school.test'`,
      )
      await create('again@school.test')
      const [kept] = await rows<{ hours: number }>(
        server.app.services.db,
        sql`select round(extract(epoch from unverified_until - now()) / 3600)::int as hours from teachers
            where email = 'again@school.test'`,
      )
      assert.deepEqual(kept, { hours: 48 })
    })

    it('stay for good once a link was followed, or a new password was set by mail', async () => {
      const [verified, recovered] = ['verified@school.test', 'recovered@school.test']
      await create(verified)
      const { a, b } = verificationParts(await mailTo(server, verified))
      assert.equal((await verifyAccount(server, a, b)).status, 200)
      await create(recovered)
      await mailTo(server, recovered)
      await server.call('POST /api/teacher/password/forgot', { body: { email: recovered } })
      const { token } = recoveryParts(await mailTo(server, recovered, 2))
      const body = { email: recovered, token, password: PASSWORD }
      assert.equal((await server.call('POST /api/teacher/password/recover', { body })).status, 200)
      await twoDaysLater()
      for (const email of [verified, recovered]) assert.equal(await isThere(email), true, email)
    })

    it('of the demo stay', async () => {
      await twoDaysLater()
      assert.equal(await isThere('unverified@demo.test'), true)
    })
  })
}

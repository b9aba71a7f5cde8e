import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { runCommand } from '../../server/admin/commands.ts'
import * as mails from '../../server/areas/accounts/mails.ts'
import { findPasswordHash, findTeacherByEmail, noteSignIn } from '../../server/areas/teachers/area.ts'
import { TEACHER_DISABLED } from '../../src/contract/error-codes/session.ts'
import { accountSentences } from '../../src/contract/server-messages/accounts.ts'
import { account, createAccount } from '../support/account.ts'
import { databaseKinds } from '../support/databases.ts'
import { mailsSettled, mailsTo, mailTo, recoveryParts, verificationParts } from '../support/mails.ts'
import { startApp, type TestApp } from '../support/server.ts'

for (const kind of databaseKinds) {
  describe(`a disabled teacher on ${kind}`, () => {
    let server: TestApp
    before(async () => {
      server = await startApp({ kind })
      await server.app.services.db.execute(
        sql`update teachers set disabled_at = now() where email = 'unverified@demo.test'`,
      )
    })
    after(() => server.close())

    /** Waits until a mail that was asked for later has gone, and those before it with it. */
    async function allSent(email: string) {
      await server.call('POST /api/teacher/password/forgot', { body: { email } })
      await mailTo(server, email)
      await mailsSettled(server)
    }

    for (const [what, path] of [
      ['verification', 'accounts/verify-request'],
      ['recovery', 'password/forgot'],
    ] as const) {
      it(`is answered like others who ask for a ${what}, and gets no mail`, async () => {
        for (const email of ['unverified@demo.test', 'disabled@demo.test']) {
          const answer = await server.call(`POST /api/teacher/${path}`, { body: { email } })
          assert.equal(answer.status, 200)
        }
        await allSent(what === 'recovery' ? 'partner@demo.test' : 'teacher@demo.test')
        assert.deepEqual(await mailsTo(server, 'unverified@demo.test'), [])
        assert.deepEqual(await mailsTo(server, 'disabled@demo.test'), [])
      })
    }

    it('has no session and no link left when the account is enabled again', async () => {
      const email = 'independent@demo.test'
      const admin = (verb: string) => runCommand(server.app.services, ['teacher', verb, email])
      const { id, token, refreshToken } = await server.signIn(email)
      await server.call('POST /api/teacher/password/forgot', { body: { email } })
      const recovery = recoveryParts(await mailTo(server, email))
      await admin('disable')
      const refresh = () => server.call('POST /api/teacher/token/refresh', { body: { refreshToken } })
      const list = () => server.call('GET /api/teacher/classrooms', { token })
      for (const call of [refresh, list]) {
        const { status, body } = await call()
        assert.deepEqual([status, body.error_code], [401, TEACHER_DISABLED])
      }
      await admin('enable')
      for (const call of [refresh, list]) {
        const { status, body } = await call()
        assert.deepEqual([status, body.error_code], [401, undefined])
      }
      const recover = { email, token: recovery.token, password: 'Autumn.2025' }
      const recovered = await server.call('POST /api/teacher/password/recover', { body: recover })
      assert.notEqual(recovered.status, 200)
      assert.equal((await server.signIn(email)).id, id)
    })

    it('is not registered again, verified or not', async () => {
      for (const email of ['unverified@demo.test', 'disabled@demo.test']) {
        const { status, body } = await createAccount(server, account(email))
        assert.deepEqual([status, body.message], [422, accountSentences.emailTaken], email)
      }
    })

    it('is not signed in whose password was found right a moment before', async () => {
      const { db } = server.app.services
      const email = 'demo@demo.test'
      const { id = 0 } = (await findTeacherByEmail(db, email)) ?? {}
      const hash = (await findPasswordHash(db, id)) ?? assert.fail()
      assert.notEqual(await noteSignIn(db, id, hash), null)
      await runCommand(server.app.services, ['teacher', 'disable', email])
      assert.equal(await noteSignIn(db, id, hash), null)
    })

    it('follows no verification link from before', async () => {
      const email = 'new-teacher@school.test'
      await createAccount(server, account(email))
      const { a, b } = verificationParts(await mailTo(server, email))
      for (const verb of ['disable', 'enable'])
        await runCommand(server.app.services, ['teacher', verb, email])
      const { body } = await server.call(`POST /api/teacher/accounts/verify/${a}/${b}`)
      assert.equal(body.success, false)
    })

    it('gets none that was waiting already, of any kind', async () => {
      const { id } = await server.signIn('librarian@demo.test')
      await server.app.services.db.execute(sql`update teachers set disabled_at = now() where id = ${id}`)
      for (const mail of Object.values(mails))
        await server.app.services.mails.add(mail, id, server.app.services.db)
      await allSent('librarian2@demo.test')
      assert.deepEqual(await mailsTo(server, 'librarian@demo.test'), [])
    })
  })
}

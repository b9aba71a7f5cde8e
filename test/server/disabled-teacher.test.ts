import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import * as mails from '../../server/areas/accounts/mails.ts'
import { databaseKinds } from '../support/databases.ts'
import { mailsSettled, mailsTo, mailTo } from '../support/mails.ts'
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

    it('gets none that was waiting already, of any kind', async () => {
      const { id } = await server.signIn('librarian@demo.test')
      await server.app.services.db.execute(sql`update teachers set disabled_at = now() where id = ${id}`)
      for (const mail of Object.values(mails)) await server.app.services.mails.add(mail, id)
      await allSent('librarian2@demo.test')
      assert.deepEqual(await mailsTo(server, 'librarian@demo.test'), [])
    })
  })
}

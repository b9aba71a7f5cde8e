import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { sign } from '../../server/areas/agreements/area.ts'
import { rows } from '../../server/db/database.ts'
import { agreementSentences } from '../../src/contract/server-messages/agreements.ts'
import { databaseKinds } from '../support/databases.ts'
import { profileStage } from '../support/profile-stage.ts'
import { AGREEMENT_STATUS, type AgreementStatus, signWith } from '../support/signing.ts'

for (const kind of databaseKinds) {
  describe(`the link to sign an agreement with on ${kind}`, () => {
    const stage = profileStage(kind)
    const { admin, save, user } = stage
    const run = <Row>(statement: ReturnType<typeof sql>) => rows<Row>(stage.server.app.services.db, statement)
    const status = async (query = '', token = stage.token) =>
      (await stage.server.call<AgreementStatus>(`${AGREEMENT_STATUS}${query}`, { token })).body.data
    const linkOf = async (query = '', token = stage.token) =>
      (await status(query, token)).link ?? assert.fail('there is no link')
    const signatures = async () =>
      (await run<{ count: number }>(sql`select count(*)::int as count from agreements`))[0]?.count

    it('is of no use once its teacher is disabled', async () => {
      await save({ school_name: 'Left Behind' })
      const { id, school } = await user()
      const link = await linkOf()
      await admin('teacher disable new@demo.test')
      const { pathname, search } = new URL(link)
      for (const answer of [
        await stage.server.app.inject({ url: pathname + search }),
        await signWith(stage.server, link),
      ]) {
        assert.equal(answer.statusCode, 404)
        assert.ok(answer.body.includes(agreementSentences.linkExpired))
      }
      // also when that happens while the form is being sent
      const subject = { school_id: school?.id ?? null, teacher_id: id }
      const signer = { signer_name: 'Ada', signer_title: 'Head' }
      assert.equal(await sign(stage.server.app.services.db, subject, signer), null)
      assert.equal(await signatures(), 0)
      await admin('teacher enable new@demo.test')
      stage.token = (await stage.server.signIn('new@demo.test')).token
      assert.equal((await signWith(stage.server, link)).statusCode, 200)
      assert.equal(await signatures(), 1)
    })
  })
}

import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { sign } from '../../server/areas/agreements/area.ts'
import { rows } from '../../server/db/database.ts'
import {
  AGREEMENTS_OF_TEACHER_DAYS,
  AGREEMENTS_OF_TEACHER_MAX,
} from '../../src/contract/limits/agreements.ts'
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

    const keepDraft = (values: object, token = stage.token) =>
      stage.server.call('PUT /api/teacher/profile/draft', { token, body: { step: 3, values } })
    const unsigned = async (most: number) =>
      (
        await run<{ id: number }>(
          sql`select id from schools where not needs_review and agreement_signed_at is null order by id limit ${most}`,
        )
      ).map(({ id }) => id)

    it('is given for no school but the one that the teacher has or is choosing in the wizard', async () => {
      const schools = await unsigned(40)
      assert.equal(schools.length, 40)
      const [one = 0, other = 0] = schools
      for (const id of schools)
        assert.deepEqual(await status(`?school_id=${id}`), { signed: false, school_id: id, link: null })
      await keepDraft({ school_id: one })
      assert.equal(new URL(await linkOf(`?school_id=${one}`)).searchParams.get('school_id'), String(one))
      assert.equal((await status(`?school_id=${other}`)).link, null)
      const { token } = await stage.server.signIn('partner@demo.test')
      assert.equal((await status(`?school_id=${one}`, token)).link, null)
      await keepDraft({ school_id: other })
      assert.equal((await status(`?school_id=${one}`)).link, null)
      await linkOf(`?school_id=${other}`)
      for (const values of [{}, { school_id: null }, { school_name: String(one) }]) {
        await keepDraft(values)
        assert.equal((await status(`?school_id=${other}`)).link, null)
      }
      const { id } = await user()
      await run(sql`update teachers set school_id = ${one} where id = ${id}`)
      await linkOf(`?school_id=${one}`)
      await run(sql`update teachers set school_id = null where id = ${id}`)
    })

    it('signs for so many schools of one teacher in a month, also at once, and for more later', async () => {
      const schools = await unsigned(AGREEMENTS_OF_TEACHER_MAX + 3)
      const links: string[] = []
      for (const school_id of schools) {
        await keepDraft({ school_id })
        links.push(await linkOf(`?school_id=${school_id}`))
      }
      const answers = await Promise.all(links.map(link => signWith(stage.server, link)))
      const refused = answers.filter(({ statusCode }) => statusCode === 429)
      assert.equal(refused.length, 3)
      assert.ok(refused.every(({ body }) => body.includes(agreementSentences.tooManySigned)))
      assert.equal(await signatures(), AGREEMENTS_OF_TEACHER_MAX)
      const [left = 0] = await unsigned(1)
      await keepDraft({ school_id: left })
      const link = await linkOf(`?school_id=${left}`)
      assert.equal((await signWith(stage.server, link)).statusCode, 429)
      const past = sql`now() - make_interval(days => ${AGREEMENTS_OF_TEACHER_DAYS}, secs => 1)`
      await run(sql`update agreements set signed_at = ${past}`)
      assert.equal((await signWith(stage.server, link)).statusCode, 200)
      await run(sql`delete from agreements`)
    })

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
      assert.equal(await sign(stage.server.app.services.db, subject, signer), 'linkExpired')
      assert.equal(await signatures(), 0)
      await admin('teacher enable new@demo.test')
      stage.token = (await stage.server.signIn('new@demo.test')).token
      assert.equal((await signWith(stage.server, link)).statusCode, 200)
      assert.equal(await signatures(), 1)
    })
  })
}

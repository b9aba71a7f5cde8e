import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import type { Data } from '../../src/contract/endpoints/all.ts'
import { databaseKinds } from '../support/databases.ts'
import { inOregon, profileStage } from '../support/profile-stage.ts'

const NOTICE = 'POST /api/teacher/profile/verified-notice'
const ENTER = 'POST /api/teacher/login-as-teacher'

for (const kind of databaseKinds) {
  describe(`that the account is verified on ${kind}`, () => {
    const stage = profileStage(kind)
    const { user, save, admin } = stage

    const isDue = async () => (await user()).is_verified_notice_due
    const tell = async (token = stage.token, headers = {}) =>
      (await stage.server.call<boolean>(NOTICE, { token, headers })).body.data
    const isNothing = async () => assert.deepEqual([await isDue(), await tell()], [false, false])
    const set = (column: 'is_email_validated' | 'is_teacher_validated', value: boolean) =>
      stage.server.app.services.db.execute(
        sql`update teachers set ${sql.identifier(column)} = ${value} where email = 'new@demo.test'`,
      )

    it('is told to a teacher with a school whom the operator has validated, and to no other', async () => {
      await isNothing()
      await admin('teacher validate new@demo.test')
      await set('is_email_validated', true)
      await isNothing()
      await save({ ...inOregon, school_id: stage.lincoln })
      assert.equal(await isDue(), true)
      await set('is_email_validated', false)
      await isNothing()
      await set('is_email_validated', true)
      await set('is_teacher_validated', false)
      await isNothing()
      await set('is_teacher_validated', true)
      assert.equal(await isDue(), true)
    })

    it('is nothing to tell to who has a classroom', async () => {
      const { token } = await stage.server.signIn('teacher@demo.test')
      assert.deepEqual([(await user(token)).is_verified_notice_due, await tell(token)], [false, false])
    })

    it('is left for the teacher to read by an operator who works as them', async () => {
      const page = new URL(await admin('masquerade link new@demo.test --operator olga@operator.test'))
      const { admin_token, teacher_token } = Object.fromEntries(page.searchParams)
      const { body } = await stage.server.call<Data<typeof ENTER>>(ENTER, {
        body: { admin_token, teacher_token },
      })
      const headers = { 'x-admin-token': body.data.token_admin }
      assert.equal(await tell(body.data.token, headers), false)
      assert.equal(await isDue(), true)
    })

    it('is told once, wherever the teacher has signed in', async () => {
      const elsewhere = await stage.server.signIn('new@demo.test')
      assert.equal(elsewhere.is_verified_notice_due, true)
      const told = await Promise.all(
        Array.from({ length: 20 }, (_, index) => tell(index % 2 ? elsewhere.token : stage.token)),
      )
      assert.deepEqual(told.filter(Boolean), [true])
      assert.equal(await isDue(), false)
    })
  })
}

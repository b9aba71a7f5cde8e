import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { isPassword } from '../../server/areas/teachers/area.ts'
import type { StudentCredentials } from '../../src/contract/entities/student.ts'
import { SENT_BEFORE } from '../../src/contract/error-codes/common.ts'
import { databaseKinds } from '../support/databases.ts'
import { type StudentStage, studentStage } from '../support/student-stage.ts'

const KEY = 'the-student-who-was-typed-1'

for (const kind of databaseKinds) {
  describe(`a student whose answer was lost, on ${kind}`, () => {
    let stage: StudentStage
    before(async () => {
      stage = await studentStage(kind)
    })
    after(() => stage.server.close())

    const send = (id: number, first_name: string, key: string) =>
      stage.server.call<StudentCredentials>(`POST ${stage.path(id, '/create')}`, {
        token: stage.token,
        body: { first_name, last_initial: 'B' },
        headers: { 'idempotency-key': key },
      })

    it('is added once, and the same password is told again, which is kept nowhere', async () => {
      const { id } = await stage.classroom([])
      const first = await send(id, 'Ada', KEY)
      const again = await send(id, 'Ada', KEY)
      assert.equal(again.status, 200, again.text)
      assert.deepEqual(again.body.data, first.body.data)
      assert.deepEqual(await stage.names(id), ['Ada B'])
      const { password } = first.body.data
      const [kept] = await stage.run<{ password_hash: string }>(
        sql`select password_hash from students where id = ${first.body.data.id}`,
      )
      assert.ok(await isPassword(kept?.password_hash ?? null, password))
      const answers = await stage.run<{ answer: object }>(sql`select answer from first_answers`)
      assert.ok(answers.length > 0)
      assert.doesNotMatch(JSON.stringify(answers), new RegExp(password))
    })

    it('is added once when both come at the same moment', async () => {
      const { id } = await stage.classroom([])
      const both = await Promise.all([send(id, 'Ben', 'both-at-once-1'), send(id, 'Ben', 'both-at-once-1')])
      assert.deepEqual(both[0].body.data, both[1].body.data)
      assert.deepEqual(await stage.names(id), ['Ben B'])
    })

    it('is a second one under another key, with a password of their own', async () => {
      const { id } = await stage.classroom([])
      const [one, other] = [await send(id, 'Ada', 'first-of-two-1'), await send(id, 'Ada', 'second-of-two-1')]
      assert.notEqual(one.body.data.password, other.body.data.password)
      assert.deepEqual(await stage.names(id), ['Ada B', 'Ada B'])
    })

    it('is another one with a password of their own when the key comes again after its answer is forgotten', async () => {
      const { id } = await stage.classroom([])
      const one = await send(id, 'Ada', 'a-key-for-ever-1')
      await stage.run(sql`delete from first_answers`)
      const other = await send(id, 'Ben', 'a-key-for-ever-1')
      assert.deepEqual(await stage.names(id), ['Ada B', 'Ben B'])
      assert.notEqual(other.body.data.password, one.body.data.password)
    })

    it('is named where the key comes with another name', async () => {
      const { id } = await stage.classroom([])
      const first = await send(id, 'Ada', 'changed-name-1')
      const { status, body } = await send(id, 'Eve', 'changed-name-1')
      assert.deepEqual([status, body.error_code], [422, SENT_BEFORE])
      assert.equal(body.data.id, first.body.data.id)
      assert.deepEqual(await stage.names(id), ['Ada B'])
    })
  })
}

import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { CLASSROOM_FORBIDDEN } from '../../src/contract/error-codes/classrooms.ts'
import { hashes } from '../support/counted-hashes.ts'
import { databaseKinds } from '../support/databases.ts'
import { type StudentStage, studentStage } from '../support/student-stage.ts'

for (const kind of databaseKinds) {
  describe(`a student who is added, on ${kind}`, () => {
    let stage: StudentStage
    before(async () => {
      stage = await studentStage(kind)
    })
    after(() => stage.server.close())

    it('costs no password in a classroom of another teacher', async () => {
      const { id } = await stage.classroom([])
      const { token } = await stage.server.signIn('unvalidated@demo.test')
      const before = hashes.count
      const answer = await stage.server.call(`POST ${stage.path(id, '/create')}`, {
        token,
        body: { first_name: 'Ada', last_initial: 'B' },
      })
      assert.deepEqual([answer.status, answer.body.error_code], [403, CLASSROOM_FORBIDDEN])
      assert.equal(hashes.count, before)
      assert.equal((await stage.add(id, 'Ada')).status, 200)
      assert.equal(hashes.count, before + 1)
    })
  })
}

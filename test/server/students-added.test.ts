import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { withFreeUsername } from '../../server/areas/students/free-username.ts'
import type { Refusal } from '../../server/errors.ts'
import { STUDENTS_ADDED_PER_DAY } from '../../src/contract/limits/students.ts'
import { studentSentences } from '../../src/contract/server-messages/students.ts'
import { databaseKinds } from '../support/databases.ts'
import { type StudentStage, studentStage } from '../support/student-stage.ts'
import { listForm, workbookOf } from '../support/workbooks.ts'

for (const kind of databaseKinds) {
  describe(`students whom a teacher adds in a day, on ${kind}`, () => {
    let stage: StudentStage
    before(async () => {
      stage = await studentStage(kind)
    })
    after(() => stage.server.close())
    beforeEach(() => stage.run(sql`delete from attempts`))

    /** Has so many left for today. */
    async function leave(left: number) {
      const { id } = await stage.classroom([])
      assert.equal((await stage.add(id, 'Zoe')).status, 200)
      const [teacher] = await stage.run<{ id: number }>(
        sql`select teacher_id as id from classrooms where id = ${id}`,
      )
      const scope = stage.server.app.services.tokens.blind('students-added', String(teacher?.id))
      const counted = await stage.run(
        sql`update attempts set count = ${STUDENTS_ADDED_PER_DAY - left} where scope = ${scope} returning scope`,
      )
      assert.equal(counted.length, 1)
    }
    async function importing(id: number, names: readonly string[]) {
      const { body, headers } = await listForm(workbookOf(names.map(name => [name, 'B'])), {})
      return stage.server.call(`POST ${stage.path(id, '/import')}`, { token: stage.token, body, headers })
    }

    it('are so many, the removed ones too; what is refused does not count', async () => {
      await leave(1)
      const { id } = await stage.classroom([])
      assert.equal((await stage.add(id, '123')).status, 422)
      const { status, body } = await stage.add(id, 'Ada')
      assert.equal(status, 200)
      assert.equal((await stage.call('DELETE', id, `/${body.data.id}`)).status, 200)
      const over = await stage.add(id, 'Ben')
      assert.equal(over.status, 429)
      const wait = Number(over.headers['retry-after'])
      assert.ok(wait > 3_600 && wait <= 24 * 3_600, `${wait} seconds`)
      assert.deepEqual(await stage.names(id), [])
    })

    it('are counted each in a list, which is taken as a whole', async () => {
      await leave(2)
      const { id } = await stage.classroom([])
      assert.equal((await importing(id, ['Ada', 'Ben', 'Cleo'])).status, 429)
      assert.deepEqual(await stage.names(id), [])
      assert.equal((await importing(id, ['Ada', 'Ben'])).status, 200)
      assert.equal((await importing(id, ['Ada', 'Ben', 'Cleo'])).status, 429)
      assert.equal((await importing(id, ['Ada', 'Ben'])).status, 200, 'nobody of it is new')
    })

    it('are refused where no username is free', async () => {
      await assert.rejects(
        withFreeUsername(
          () => 'otter-maple-42',
          async () => undefined,
        ),
        ({ statusCode, message }: Refusal) => statusCode === 503 && message === studentSentences.noUsername,
      )
    })
  })
}

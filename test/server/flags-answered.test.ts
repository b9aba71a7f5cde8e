import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { runCommand } from '../../server/admin/commands.ts'
import { databaseKinds } from '../support/databases.ts'
import { type ReviewStage, reviewStage } from '../support/review-stage.ts'

for (const kind of databaseKinds) {
  describe(`what becomes of a flag on ${kind}`, () => {
    let stage: ReviewStage
    before(async () => {
      stage = await reviewStage(kind)
    })
    after(() => stage.server.close())
    beforeEach(() => stage.run(sql`delete from submission_flags`))

    const admin = (...args: string[]) => runCommand(stage.server.app.services, args)
    const lines = async (...args: string[]) => (await admin('flags', 'list', ...args)).split('\n')

    it('stands in one line at the operator’s, whatever the names of task and classroom are', async () => {
      const { mine, theirs, task, shared } = await stage.exchange()
      const hostile = 'x\u001b]52;c;aGk=\u0007\nflag 99  answered: fine\u202e\u2028'
      await stage.run(sql`update tasks set task_name = ${hostile} where id = ${task}`)
      await stage.run(sql`update classrooms set name = ${hostile} where id = ${theirs}`)
      await stage.flag(mine, await shared(), { other: true })
      const [only = '', ...more] = await lines()
      assert.deepEqual(more, [])
      assert.doesNotMatch(only, /[\p{Cc}\p{Bidi_Control}\u2028]/u)
      assert.ok(only.includes("'x\\u{1b}]52;c;aGk=\\u{7}\\u{a}flag 99"), only)
    })
  })
}

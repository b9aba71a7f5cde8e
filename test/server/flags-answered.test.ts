import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { UsageError } from '../../server/admin/command.ts'
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
    const idsIn = (list: readonly string[]) =>
      list.flatMap(line => /^flag (\d+) /.exec(line)?.[1] ?? []).map(Number)
    const flagIds = async () => {
      const found = (await stage.run(sql`select id from submission_flags order by id`)) as {
        rows: { id: number }[]
      }
      return found.rows.map(({ id }) => id)
    }

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

    it('is seen by operators the sooner the longer it waits, and however many wait', async () => {
      const { mine, shared } = await stage.exchange()
      const sid = await shared()
      await stage.run(sql`with more as (
          insert into submissions (classroom_id, class_pairing_id, student_id, task_id, is_response, status)
          select classroom_id, class_pairing_id, student_id, task_id, is_response, status
          from submissions, generate_series(1, 103) where id = ${sid} returning id
        )
        insert into submission_flags (submission_id, teacher_id, classroom_id, reasons)
        select id, ${stage.teacher.id}, ${mine}, '{other}' from more order by id`)
      const [answered = 0, ...waiting] = await flagIds()
      await admin('flags', 'answer', String(answered), '--text', 'Done.')
      const first = await lines()
      assert.deepEqual(idsIn(first), waiting.slice(0, 100))
      assert.equal(first.at(-1), `2 more wait: flags list --after ${waiting[99]}`)
      assert.deepEqual(idsIn(await lines('--after', String(waiting[99]))), waiting.slice(100))
      await stage.run(sql`delete from submission_flags where id > ${waiting[2] ?? 0}`)
      assert.deepEqual(idsIn(await lines()), [...waiting.slice(0, 3), answered])
      await assert.rejects(admin('flags', 'list', '--after', 'x'), UsageError)
    })
  })
}

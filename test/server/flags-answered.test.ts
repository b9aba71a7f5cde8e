import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { UsageError } from '../../server/admin/command.ts'
import { runCommand } from '../../server/admin/commands.ts'
import type { OwnFlag } from '../../src/contract/entities/flag.ts'
import { CLASSROOM_FORBIDDEN } from '../../src/contract/error-codes/classrooms.ts'
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
    const ownFlags = (id: number, who = stage.teacher) => stage.as(who)<OwnFlag[]>('GET', id, 'flags')

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

    it('is told to who has made it, also when what was flagged is shared no more', async () => {
      const { mine, theirs, shared } = await stage.exchange()
      const sid = await shared()
      await stage.flag(mine, sid, { bullying: true })
      const [id = 0] = await flagIds()
      const told = async () => (await stage.data(ownFlags(mine)))[0] ?? assert.fail('no flag')
      const { created_at, ...flag } = await told()
      assert.ok(Date.parse(created_at) > 0)
      assert.deepEqual(flag, {
        ...{ id, student_submission_id: sid, is_shared: true, task_name: 'Task 1' },
        ...{ state: 'open', answer: null, reasons: ['bullying'] },
      })
      for (const action of ['blocked', 'deleted']) {
        const { status } = await stage.change(theirs, action, [sid], stage.partner)
        assert.equal(status, 200)
      }
      await admin('flags', 'answer', String(id), '--text', 'It is blocked.')
      assert.deepEqual(await stage.partners(mine), [])
      assert.deepEqual(await told(), {
        ...{ ...flag, created_at, is_shared: false, state: 'answered', answer: 'It is blocked.' },
      })
    })

    it('is told the newest first, of this classroom, and to nobody else', async () => {
      const { mine, theirs, shared } = await stage.exchange()
      const other = await stage.exchange()
      const sids = [await shared(), await shared()]
      for (const sid of sids) await stage.flag(mine, sid, { other: true })
      await stage.flag(other.mine, await other.shared(), { other: true })
      const told = (await stage.data(ownFlags(mine))).map(flag => flag.student_submission_id)
      assert.deepEqual(told, sids.toReversed())
      assert.deepEqual(await stage.data(ownFlags(mine, stage.assistant)), [])
      assert.deepEqual(await stage.data(ownFlags(theirs, stage.partner)), [])
      for (const who of [stage.partner, stage.stranger])
        assert.equal((await ownFlags(mine, who)).body.error_code, CLASSROOM_FORBIDDEN)
    })

    it('is told again once it is answered, and 304 before', async () => {
      const { mine, shared } = await stage.exchange()
      await stage.flag(mine, await shared(), { other: true })
      const [id = 0] = await flagIds()
      const { headers } = await ownFlags(mine)
      const again = () =>
        stage.own<OwnFlag[]>('GET', mine, 'flags', undefined, { 'if-none-match': headers.etag ?? '' })
      assert.equal((await again()).status, 304)
      await admin('flags', 'answer', String(id), '--text', 'Done.')
      assert.equal((await again()).body.data[0]?.answer, 'Done.')
    })
  })
}

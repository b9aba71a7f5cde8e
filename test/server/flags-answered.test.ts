import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { UsageError } from '../../server/admin/command.ts'
import { runCommand } from '../../server/admin/commands.ts'
import type { OwnFlag } from '../../src/contract/entities/flag.ts'
import { CLASSROOM_FORBIDDEN } from '../../src/contract/error-codes/classrooms.ts'
import { databaseKinds } from '../support/databases.ts'
import { operatorOf } from '../support/operator.ts'
import { type ReviewStage, reviewStage } from '../support/review-stage.ts'

const OPERATOR = 'olga@operator.test'

for (const kind of databaseKinds) {
  describe(`what becomes of a flag on ${kind}`, () => {
    let stage: ReviewStage
    before(async () => {
      stage = await reviewStage(kind)
    })
    after(() => stage.server.close())
    beforeEach(() => stage.run(sql`delete from submission_flags`))

    const admin = (...args: string[]) => runCommand(stage.server.app.services, args)
    const answer = (id: number, text: string, ...more: string[]) =>
      admin('flags', 'answer', String(id), '--text', text, '--operator', OPERATOR, ...more)
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
      await answer(answered, 'Done.')
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
      await answer(id, 'It is blocked.')
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
      await answer(id, 'Done.')
      assert.equal((await again()).body.data[0]?.answer, 'Done.')
    })

    it('stays when the post goes for good, and who has made it, too', async () => {
      const { mine, theirs, ben, shared } = await stage.exchange()
      const sid = await shared()
      await stage.flag(mine, sid, { doxing: true })
      const { status } = await stage.as(stage.partner)('DELETE', theirs, `students/${ben}`)
      assert.equal(status, 200)
      await stage.run(sql`delete from students where id = ${ben}`)
      const [flag] = await stage.data(ownFlags(mine))
      assert.deepEqual([flag?.student_submission_id, flag?.is_shared, flag?.task_name], [sid, false, null])
      const [line = ''] = await lines()
      assert.ok(line.includes(`by no-agreement@demo.test  post ${sid} (gone)`), line)
      await stage.run(sql`update submission_flags set teacher_id = 2147483000`)
      assert.match((await lines())[0] ?? '', / {2}by teacher 2147483000 {2}/)
      await stage.run(sql`delete from submission_flags`)
    })

    it('is answered by somebody who says who they are, once, unless they mean to answer it anew', async () => {
      const { mine, shared } = await stage.exchange()
      await stage.flag(mine, await shared(), { other: true })
      const [id = 0] = await flagIds()
      await assert.rejects(admin('flags', 'answer', String(id), '--text', 'Done.'), UsageError)
      await answer(id, 'Done.')
      assert.match((await lines())[0] ?? '', / {2}answered by olga@operator\.test: Done\.$/)
      await assert.rejects(answer(id, 'Not yet.'), /is answered already/)
      assert.equal((await stage.data(ownFlags(mine)))[0]?.answer, 'Done.')
      await answer(id, 'Done twice.', '--again', 'yes')
      assert.equal((await stage.data(ownFlags(mine)))[0]?.answer, 'Done twice.')
    })

    it('is not answered for reasons that are others by now', async () => {
      const { mine, shared } = await stage.exchange()
      const sid = await shared()
      await stage.flag(mine, sid, { other: true })
      const [listed = 0] = await flagIds()
      await stage.flag(mine, sid, { doxing: true })
      await assert.rejects(answer(listed, 'Done.'), /There is no flag/)
      assert.equal((await flagIds()).length, 1)
    })

    it('of an operator who works as the teacher takes the place of no flag of the teacher’s', async () => {
      const { mine, shared } = await stage.exchange()
      const sid = await shared()
      await stage.flag(mine, sid, { language: true })
      const as = await operatorOf(stage, OPERATOR)
      for (const reason of ['bullying', 'other']) {
        const report = { classroom_id: mine, student_submission_id: sid, [reason]: true }
        assert.equal((await as('POST /api/teacher/submissions-partner-report', report)).status, 200)
      }
      const [own = '', operators = '', ...more] = await lines()
      assert.deepEqual(more, [])
      assert.match(own, / {2}language {2}by no-agreement@demo\.test {2}/)
      assert.match(operators, / {2}other {2}by no-agreement@demo\.test \(olga@operator\.test\) {2}/)
    })
  })
}

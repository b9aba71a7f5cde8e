import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { runCommand } from '../../server/admin/commands.ts'
import type { OwnFlag } from '../../src/contract/entities/flag.ts'
import type { Submission } from '../../src/contract/entities/submission.ts'
import { databaseKinds } from '../support/databases.ts'
import { meetAt } from '../support/meeting.ts'
import { operatorOf } from '../support/operator.ts'
import { type ReviewStage, reviewStage } from '../support/review-stage.ts'

const OPERATOR = 'olga@operator.test'
const REPORT = 'POST /api/teacher/submissions-partner-report'

for (const kind of databaseKinds) {
  describe(`flags of several about one post on ${kind}`, () => {
    let stage: ReviewStage
    before(async () => {
      stage = await reviewStage(kind)
    })
    after(() => stage.server.close())
    beforeEach(() => stage.run(sql`delete from submission_flags`))

    const answer = (id: number, text: string, ...more: string[]) =>
      runCommand(stage.server.app.services, [
        ...['flags', 'answer', String(id), '--text', text, '--operator', OPERATOR, ...more],
      ])
    const lastFlag = async () => {
      const found = (await stage.run(sql`select max(id) as id from submission_flags`)) as {
        rows: { id: number }[]
      }
      return found.rows[0]?.id ?? 0
    }
    const ownFlags = (id: number, who = stage.teacher) =>
      stage.data(stage.as(who)<OwnFlag[]>('GET', id, 'flags'))

    it('are shown to each who has made one: the operator’s is not the teacher’s', async () => {
      const { mine, shared } = await stage.exchange()
      const sid = await shared()
      await stage.flag(mine, sid, { language: true })
      await answer(await lastFlag(), 'We have talked to them.')
      const as = await operatorOf(stage, OPERATOR)
      const report = { classroom_id: mine, student_submission_id: sid, bullying: true }
      assert.equal((await as(REPORT, report)).status, 200)
      const shown = (posts: readonly Submission[]) =>
        posts.map(({ flag }) => [flag?.state, flag?.answer, flag?.reasons])
      const teachers = ['answered', 'We have talked to them.', ['language']]
      assert.deepEqual(shown(await stage.partners(mine)), [teachers])
      assert.deepEqual(
        (await ownFlags(mine)).map(({ state, answer, reasons }) => [state, answer, reasons]),
        [teachers],
      )
      const path = `GET /api/teacher/classrooms/${mine}`
      const operators = [['open', null, ['bullying']]]
      assert.deepEqual(shown(await stage.data(as<Submission[]>(`${path}/submissions-partner`))), operators)
      const own = await stage.data(as<OwnFlag[]>(`${path}/flags`))
      assert.deepEqual(
        own.map(({ state, answer, reasons }) => [state, answer, reasons]),
        operators,
      )
    })

    it('are the assistant’s, too, who reads what has become of theirs', async () => {
      const { mine, shared } = await stage.exchange()
      const sid = await shared()
      await stage.flag(mine, sid, { language: true })
      await stage.flag(mine, sid, { doxing: true }, stage.assistant)
      await answer(await lastFlag(), 'It is blocked.')
      const told = async (who = stage.teacher) =>
        (await ownFlags(mine, who)).map(({ reasons, answer }) => [reasons, answer])
      assert.deepEqual(await told(stage.assistant), [[['doxing'], 'It is blocked.']])
      assert.deepEqual(await told(), [[['language'], null]])
      const [post] = await stage.partners(mine, '', stage.assistant)
      assert.equal(post?.flag?.answer, 'It is blocked.')
    })

    it('have the date of the one that has taken the place of the former', async () => {
      const { mine, shared } = await stage.exchange()
      const sid = await shared()
      await stage.flag(mine, sid, { language: true })
      await stage.run(sql`update submission_flags set created_at = now() - interval '1 day'`)
      const dated = async () => Date.parse((await ownFlags(mine))[0]?.created_at ?? '')
      const before = await dated()
      await stage.flag(mine, sid, { other: true })
      assert.ok((await dated()) > before)
    })

    // the embedded database has one connection: there nobody waits for anybody
    it('are answered by one of two operators at once, and the other hears of it', {
      skip: kind !== 'postgres',
    }, async () => {
      const { mine, shared } = await stage.exchange()
      await stage.flag(mine, await shared(), { other: true })
      const id = await lastFlag()
      const told: string[] = []
      const answers = (text: string) => () =>
        answer(id, text).then(
          line => told.push(line),
          (error: Error) => told.push(error.message),
        )
      await meetAt(stage.db, sql`select 1 from submission_flags where id = ${id} for update`, [
        answers('Done.'),
        answers('Not yet.'),
      ])
      assert.deepEqual(told, [
        `Flag ${id} is answered.`,
        `Flag ${id} is answered already. To answer it anew: --again yes`,
      ])
      assert.equal((await ownFlags(mine))[0]?.answer, 'Done.')
    })
  })
}

import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { UsageError } from '../../server/admin/command.ts'
import { runCommand } from '../../server/admin/commands.ts'
import { CLASSROOM_FORBIDDEN } from '../../src/contract/error-codes/classrooms.ts'
import { SUBMISSION_GONE } from '../../src/contract/error-codes/submissions.ts'
import { FLAG_ANSWER_MAX_CHARACTERS, FLAGS_PER_HOUR } from '../../src/contract/limits/submissions.ts'
import { databaseKinds } from '../support/databases.ts'
import { type ReviewStage, reviewStage } from '../support/review-stage.ts'

const SIGNED = ['--operator', 'olga@operator.test']

for (const kind of databaseKinds) {
  describe(`a flag on ${kind}`, () => {
    let stage: ReviewStage
    before(async () => {
      stage = await reviewStage(kind)
    })
    after(() => stage.server.close())

    const admin = (...args: string[]) => runCommand(stage.server.app.services, args)
    const flagsOf = async (sid: number) => {
      const found = (await stage.run(
        sql`select id from submission_flags where submission_id = ${sid} order by id`,
      )) as { rows: { id: number }[] }
      return found.rows.map(({ id }) => id)
    }

    it('is thanked for, and shown to who has made it alone', async () => {
      const { mine, theirs, shared } = await stage.exchange()
      const sid = await shared()
      const { status, body } = await stage.flag(mine, sid, { bullying: true, language: true, other: false })
      assert.deepEqual(
        [status, body.message],
        [200, 'Thank you. We will contact you for any additional information needed or follow up.'],
      )
      const flag = (await stage.partners(mine))[0]?.flag ?? assert.fail('no flag')
      assert.deepEqual(flag, body.data)
      const { created_at, ...rest } = flag
      assert.ok(Date.parse(created_at) > 0)
      assert.deepEqual(rest, { state: 'open', answer: null, reasons: ['language', 'bullying'] })
      assert.equal((await stage.partners(mine, '', stage.assistant))[0]?.flag, null)
      assert.equal((await stage.list(theirs, '', stage.partner))[0]?.flag, null)
    })

    it('takes the place of one that waits, and not of one that is answered', async () => {
      const { mine, shared } = await stage.exchange()
      const sid = await shared()
      await stage.flag(mine, sid, { other: true })
      await stage.flag(mine, sid, { doxing: true })
      const [first = 0, ...more] = await flagsOf(sid)
      assert.deepEqual(more, [])
      await admin('flags', 'answer', String(first), '--text', 'We have talked to them.', ...SIGNED)
      const answered = (await stage.partners(mine))[0]?.flag
      assert.deepEqual(
        [answered?.state, answered?.answer, answered?.reasons],
        ['answered', 'We have talked to them.', ['doxing']],
      )
      await stage.flag(mine, sid, { behavior: true })
      assert.equal((await flagsOf(sid)).length, 2)
      const again = (await stage.partners(mine))[0]?.flag
      assert.deepEqual([again?.state, again?.answer, again?.reasons], ['open', null, ['behavior']])
    })

    it('names one reason at least', async () => {
      const { mine, shared } = await stage.exchange()
      const sid = await shared()
      for (const reasons of [{}, { language: false, other: false }]) {
        const { status, body } = await stage.flag(mine, sid, reasons)
        const sentence = 'At least one reason must be selected'
        assert.deepEqual([status, body.message, body.data.errors], [422, sentence, { reasons: [sentence] }])
      }
      assert.deepEqual(await flagsOf(sid), [])
    })

    it('is of what the partner shares with this classroom, also once the exchange is over', async () => {
      const { mine, posted, shared } = await stage.exchange()
      const sid = await shared()
      const other = await stage.exchange()
      for (const foreign of [
        await posted('approved'),
        await shared('pending'),
        await other.shared(),
        2_147_483_647,
      ]) {
        const { status, body } = await stage.flag(mine, foreign, { other: true })
        assert.deepEqual([status, body.error_code], [404, SUBMISSION_GONE])
      }
      for (const who of [stage.partner, stage.stranger]) {
        const { status, body } = await stage.flag(mine, sid, { other: true }, who)
        assert.deepEqual([status, body.error_code], [403, CLASSROOM_FORBIDDEN])
      }
      await stage.expire(mine)
      assert.equal((await stage.flag(mine, sid, { other: true })).status, 200)
    })

    it('is made a certain number of times an hour', async () => {
      const { mine, shared } = await stage.exchange()
      const sid = await shared()
      await stage.run(sql`delete from attempts`)
      for (let count = 0; count < FLAGS_PER_HOUR; count++)
        assert.equal((await stage.flag(mine, sid, { other: true })).status, 200)
      assert.equal((await stage.flag(mine, sid, { other: true })).status, 429)
      await stage.run(sql`delete from attempts`)
    })

    it('is listed for operators, those that wait first, and without a student’s name', async () => {
      await stage.run(sql`delete from submission_flags`)
      assert.equal(await admin('flags', 'list'), 'Nothing has been flagged.')
      const { mine, theirs, shared } = await stage.exchange()
      const [one, two] = [await shared(), await shared()]
      await stage.flag(mine, one, { language: true, other: true })
      await stage.flag(mine, two, { bullying: true })
      const [second = 0] = await flagsOf(two)
      await admin('flags', 'answer', String(second), '--text', ' Done. ', ...SIGNED)
      const [waiting = '', answered = '', ...more] = (await admin('flags', 'list')).split('\n')
      assert.deepEqual(more, [])
      assert.match(
        waiting,
        /^flag \d+ {2}\S+Z {2}language, other {2}by no-agreement@demo\.test {2}.* {2}waits$/,
      )
      assert.ok(
        waiting.includes(`post ${one} (approved) for 'Task 1' in classroom ${theirs} 'Rivers'`),
        waiting,
      )
      assert.match(answered, / {2}answered by olga@operator\.test: Done\.$/)
      assert.doesNotMatch(waiting + answered, /Ada/)
    })

    it('is answered with something, and only where it is', async () => {
      const wrong = [
        ['2147483647', '--text', 'Done.'],
        ['x', '--text', 'Done.'],
        ['1'],
        ['1', '--text', ' '],
        ['1', '--text', 'x'.repeat(FLAG_ANSWER_MAX_CHARACTERS + 1)],
      ]
      for (const args of wrong) await assert.rejects(admin('flags', 'answer', ...args, ...SIGNED), UsageError)
    })
  })
}

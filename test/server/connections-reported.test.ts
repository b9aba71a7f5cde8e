import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { runCommand } from '../../server/admin/commands.ts'
import { CONNECTION_GONE, CONNECTION_OF_ANOTHER } from '../../src/contract/error-codes/connections.ts'
import { PARTNER_REPORTS_PER_HOUR } from '../../src/contract/limits/partners.ts'
import { type ConnectionStage, connectionStage, type Person } from '../support/connection-stage.ts'
import { databaseKinds } from '../support/databases.ts'

for (const kind of databaseKinds) {
  describe(`reporting who has asked on ${kind}`, () => {
    let stage: ConnectionStage
    before(async () => {
      stage = await connectionStage(kind)
    })
    after(() => stage.server.close())
    beforeEach(async () => {
      await stage.forgetAttempts()
      await stage.run(sql`delete from partner_reports`)
    })

    const report = (who: Person, id: number, text: unknown) =>
      stage.server.call<{ errors: Record<string, string[]> }>(`POST /api/teacher/connections/${id}/report`, {
        token: who.token,
        body: { report: text },
      })
    const list = (...args: string[]) =>
      runCommand(stage.server.app.services, ['partner-reports', 'list', ...args])
    const reports = () =>
      stage.run<object>(sql`select teacher_id, operator, classroom_id, partner_teacher_id, partner_classroom_id,
        connection_request_id, report from partner_reports order by id`)

    it('is shown to operators with the note, and with both classrooms as far as there are two', async () => {
      const body = await stage.toLucia({ message: 'Call me at home.' })
      const { id } = (await stage.ask(stage.maya, body)).body.data
      const { status, body: answer } = await report(stage.lucia, id, ' This is no note for a teacher. ')
      assert.deepEqual([status, answer.message], [200, 'Successful created report '])
      const kept = {
        ...{ teacher_id: stage.lucia.id, operator: null, classroom_id: null },
        ...{ partner_teacher_id: stage.maya.id, partner_classroom_id: body.classroom_id },
        ...{ connection_request_id: id, report: 'This is no note for a teacher.' },
      }
      assert.deepEqual(await reports(), [kept])
      assert.match(
        await list(),
        new RegExp(
          `by partner@demo\\.test {2}of teacher@demo\\.test, classroom ${body.classroom_id} {2}waits {2}in connection request ${id}, which says: Call me at home\\. {2}This is no note for a teacher\\.$`,
        ),
      )
    })

    it('is done by who has asked as well, of how they were declined', async () => {
      const { id, mine, theirs } = await stage.waiting()
      await stage.act(stage.lucia, id, 'decline', { message: 'Your school is a joke.' })
      assert.equal((await report(stage.maya, id, 'An insult.')).status, 200)
      assert.match(
        await list(),
        new RegExp(
          `classroom ${mine} {2}of partner@demo\\.test, classroom ${theirs} .*Your school is a joke\\.`,
        ),
      )
    })

    it('is kept once however often it is sent, and again once an operator has seen to it', async () => {
      const { id } = await stage.waiting()
      await Promise.all([1, 2, 3].map(() => report(stage.lucia, id, 'Spam.')))
      await report(stage.lucia, id, 'Spam.')
      assert.equal((await reports()).length, 1)
      await report(stage.lucia, id, 'More spam.')
      assert.equal((await reports()).length, 2)
      await stage.run(sql`update partner_reports set closed_at = now()`)
      await report(stage.lucia, id, 'Spam.')
      assert.equal((await reports()).length, 3)
    })

    it('goes on whatever has become of the request, also without the sender', async () => {
      const { id } = await stage.waiting()
      for (const status of ['cancelled', 'declined'] as const) {
        await stage.set(id, status)
        assert.equal((await report(stage.lucia, id, `It was ${status}.`)).status, 200)
      }
      await stage.run(sql`delete from connection_requests where id = ${id}`)
      assert.match(await list(), new RegExp(`in connection request ${id} {2}It was cancelled\\.`))
    })

    it('is refused to anybody else, and without a text of 1 to 255 letters', async () => {
      const { id } = await stage.waiting()
      const foreign = await report(stage.camille, id, 'x')
      assert.deepEqual([foreign.status, foreign.body.error_code], [403, CONNECTION_OF_ANOTHER])
      const gone = await report(stage.lucia, 2_147_483_647, 'x')
      assert.deepEqual([gone.status, gone.body.error_code], [404, CONNECTION_GONE])
      for (const [text, sentence] of [
        [' ', 'Field required.'],
        ['x'.repeat(256), 'Field must have maximum 255 letters.'],
      ]) {
        const { status, body } = await report(stage.lucia, id, text)
        assert.deepEqual([status, body.data.errors], [422, { report: [sentence] }])
      }
      assert.deepEqual(await reports(), [])
    })

    it('is listed with a hundred others, and how to go on from there', async () => {
      await stage.run(sql`insert into partner_reports (teacher_id, partner_teacher_id, report)
        select ${stage.lucia.id}, ${stage.maya.id}, 'Report ' || n from generate_series(1, 101) n`)
      const lines = (await list()).split('\n')
      assert.equal(lines.length, 101)
      const [, last = ''] = /^1 more wait: partner-reports list --after (\d+)$/.exec(lines.at(-1) ?? '') ?? []
      assert.match(await list('--after', last), /^report \d+ .* Report 101$/)
    })

    it(`is done ${PARTNER_REPORTS_PER_HOUR} times an hour`, async () => {
      const { id } = await stage.waiting()
      for (let count = 1; count <= PARTNER_REPORTS_PER_HOUR; count++)
        assert.equal((await report(stage.lucia, id, `Report ${count}`)).status, 200)
      assert.equal((await report(stage.lucia, id, 'One more')).status, 429)
    })
  })
}

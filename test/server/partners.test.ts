import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { UsageError } from '../../server/admin/command.ts'
import { runCommand } from '../../server/admin/commands.ts'
import { addTeacherAssistant } from '../../server/areas/classrooms/area.ts'
import type { Partner } from '../../src/contract/entities/partner.ts'
import { CLASSROOM_FORBIDDEN } from '../../src/contract/error-codes/classrooms.ts'
import { NOT_PAIRED } from '../../src/contract/error-codes/connections.ts'
import { PARTNER_REPORTS_PER_HOUR } from '../../src/contract/limits/partners.ts'
import { type ConnectionStage, connectionStage } from '../support/connection-stage.ts'
import { databaseKinds } from '../support/databases.ts'

for (const kind of databaseKinds) {
  describe(`the partner of a classroom on ${kind}`, () => {
    let stage: ConnectionStage
    let mine: number
    let theirs: number
    before(async () => {
      stage = await connectionStage(kind)
      const made = await stage.waiting()
      ;({ mine, theirs } = made)
      await stage.accept(stage.lucia, made.id, theirs)
    })
    after(() => stage.server.close())
    beforeEach(() => stage.forgetAttempts())

    const partnerOf = (id: number, { token } = stage.maya) =>
      stage.server.call<Partner>(`GET /api/teacher/classrooms/${id}/partner`, { token })
    const report = (id: number, text: unknown, { token } = stage.maya) =>
      stage.server.call<{ errors: Record<string, string[]> }>(
        `POST /api/teacher/classrooms/${id}/partner-report`,
        { token, body: { report: text } },
      )
    const admin = (...args: string[]) => runCommand(stage.server.app.services, args)
    const reports = () =>
      stage.run<{ id: number; report: string; partner_teacher_id: number; partner_classroom_id: number }>(
        sql`select id, report, partner_teacher_id, partner_classroom_id from partner_reports order by id`,
      )

    it('is told with their classrooms, this one first, by the whole name', async () => {
      await addTeacherAssistant(stage.db, {
        ...{ classroom_id: theirs, full_name: 'Ana Gil', email: 'ana@demo.test' },
      })
      const { status, body } = await partnerOf(mine)
      assert.equal(status, 200)
      const { first_name, last_name, full_name, country, time_zone, about_info } = body.data
      assert.deepEqual(
        [first_name, last_name, full_name, country, time_zone],
        ['Lucía', 'Fernández', 'Lucía F.', { name: 'Spain', iso: 'ES' }, 'Europe/Madrid'],
      )
      assert.match(about_info ?? '', /^English teacher\./)
      const [first, ...others] = body.data.classrooms
      assert.deepEqual(
        [first?.id, first?.students_number, first?.teacher.full_name, first?.teacher_assistants],
        [theirs, 1, 'Lucía Fernández', [{ full_name: 'Ana Gil' }]],
      )
      assert.equal(first?.class_pairing_id, (await stage.pairingOf(mine)).id)
      // and those that work with other classrooms of one's own, not those that wait
      const names = others.map(({ name }) => name).toSorted()
      assert.deepEqual(names, ['Inglés 1A', 'Inglés 1B'])
      assert.doesNotMatch(JSON.stringify(body), /@demo/)
    })

    it('is told as they tell of themselves, without a school that waits for an operator', async () => {
      await stage.run(
        sql`delete from teacher_subjects where teacher_id = ${stage.lucia.id} and subject_id = 1`,
      )
      const namesOf = (told: readonly { name: string }[]) => told.map(({ name }) => name)
      const { data } = (await partnerOf(mine)).body
      assert.deepEqual(
        [namesOf(data.subjects), namesOf(data.instruction_languages), namesOf(data.age_ranges)],
        [['Arts and Sciences'], ['Spanish'], ['7-10 years old', '11-14 years old']],
      )
      assert.deepEqual(
        [data.native_language?.name, data.school],
        ['English', { name: 'IES Miguel de Cervantes' }],
      )
      await stage.run(sql`update schools set needs_review = true
        where id = (select school_id from teachers where id = ${stage.lucia.id})`)
      assert.equal((await partnerOf(mine)).body.data.school, null)
    })

    it('is nobody as long as there is none, and nobody else’s', async () => {
      const alone = await stage.classroom(stage.maya)
      const none = await partnerOf(alone)
      assert.deepEqual([none.status, none.body.error_code], [422, NOT_PAIRED])
      const foreign = await partnerOf(mine, stage.camille)
      assert.deepEqual([foreign.status, foreign.body.error_code], [403, CLASSROOM_FORBIDDEN])
    })

    it('is reported with a text of 1 to 255 letters', async () => {
      const wrong: [text: unknown, sentence: string][] = [
        ['', 'Field required.'],
        [' \n', 'Field required.'],
        ['x'.repeat(256), 'Field must have maximum 255 letters.'],
        [undefined, 'Field required.'],
      ]
      for (const [text, sentence] of wrong) {
        const { status, body } = await report(mine, text)
        assert.deepEqual([status, body.data.errors], [422, { report: [sentence] }])
      }
      assert.equal((await report(mine, 'a\0b')).status, 422)
      const { status, body } = await report(mine, ` ${'ü'.repeat(255)} `)
      assert.deepEqual([status, body.message], [200, 'Successful created report '])
      const [kept, ...more] = await reports()
      assert.deepEqual(
        [kept?.report, kept?.partner_teacher_id, kept?.partner_classroom_id, more],
        ['ü'.repeat(255), stage.lucia.id, theirs, []],
      )
    })

    it('is reported by who has one, so many times an hour, also once the exchange is over', async () => {
      const alone = await stage.classroom(stage.maya)
      assert.equal((await report(alone, 'x')).body.error_code, NOT_PAIRED)
      assert.equal((await report(mine, 'x', stage.camille)).body.error_code, CLASSROOM_FORBIDDEN)
      await stage.expire(mine)
      for (let count = 0; count < PARTNER_REPORTS_PER_HOUR; count++)
        assert.equal((await report(mine, 'Nobody answers.')).status, 200)
      assert.equal((await report(mine, 'Nobody answers.')).status, 429)
    })

    it('is shown to operators as reported, those first that wait', async () => {
      await stage.run(sql`delete from partner_reports`)
      assert.equal(await admin('partner-reports', 'list'), 'Nothing has been reported.')
      await report(mine, 'First\nof two')
      await report(mine, 'Second')
      const [first, second] = await reports()
      const closed = ['partner-reports', 'close', String(first?.id), '--operator', 'olga@operator.test']
      assert.equal(await admin(...closed), `Report ${first?.id} is closed.`)
      assert.equal(await admin(...closed), `Report ${first?.id} was closed before.`)
      const [waiting = '', done = '', ...more] = (await admin('partner-reports', 'list')).split('\n')
      assert.deepEqual(more, [])
      assert.match(
        waiting,
        /by teacher@demo\.test, classroom \d+ {2}of partner@demo\.test, classroom \d+ {2}waits {2}Second$/,
      )
      assert.match(done, /closed by olga@operator\.test {2}First/)
      const after = await admin('partner-reports', 'list', '--after', String(second?.id))
      assert.equal(after, 'Nothing has been reported.')
      await assert.rejects(admin('partner-reports', 'close', '999999', '--operator', 'o@o.test'), UsageError)
      await assert.rejects(admin('partner-reports', 'close', String(second?.id)), UsageError)
    })
  })
}

import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { runCommand } from '../../server/admin/commands.ts'
import { rows } from '../../server/db/database.ts'
import type { Classroom } from '../../src/contract/entities/classroom.ts'
import { EXCHANGE_STARTS_WITHIN_DAYS } from '../../src/contract/limits/classrooms.ts'
import { dayAfter, daysAnywhere } from '../../src/contract/rules/days.ts'
import { exchangeEndDate } from '../../src/contract/rules/end-date.ts'
import { classroomCases } from '../contract/classroom-form-cases.ts'
import { classroomForm, LANGUAGES, languagesForm, SCIENCES, sendForm } from '../support/classroom-form.ts'
import { databaseKinds } from '../support/databases.ts'
import { startApp, type TestApp } from '../support/server.ts'

const REQUIRED = 'Field required.'

/** The rule's own table of names, as far as it is about new classrooms; a NUL is refused before any rule. */
const names = classroomCases.filter(
  ({ values, saved }) =>
    !saved && Object.keys(values).length === 1 && 'name' in values && !values.name?.includes('\0'),
)

for (const kind of databaseKinds) {
  describe(`what is filled in of a classroom on ${kind}`, () => {
    let server: TestApp
    let token = ''
    before(async () => {
      server = await startApp({ kind })
      token = (await server.signIn('demo@demo.test')).token
      for (const subject of [LANGUAGES, SCIENCES])
        await runCommand(
          server.app.services,
          `tokens grant demo@demo.test --subject ${subject} --amount 100`.split(' '),
        )
    })
    after(() => server.close())

    const count = async () =>
      (
        await rows<{ count: number }>(
          server.app.services.db,
          sql`select count(*)::int as count from classrooms`,
        )
      )[0]?.count

    for (const { what, values, issues } of names)
      it(`${what}: ${issues.name ?? 'good'}`, async () => {
        const before = await count()
        const { status, body, text } = await sendForm(server, token, classroomForm(values))
        if (issues.name) {
          assert.deepEqual([status, body.data?.errors], [422, { name: [issues.name] }], text)
          assert.equal(await count(), before)
          return
        }
        assert.equal(status, 200, text)
        const { body: kept } = await server.call<Classroom>(`GET /api/teacher/classrooms/${body.data.id}`, {
          token,
        })
        assert.equal(kept.data.name, values.name?.trim())
      })

    const { latest } = daysAnywhere(Date.now())
    const startsAt = (start_date: string | null) =>
      classroomForm({ start_date, end_date: exchangeEndDate(start_date ?? latest) })

    const empty = [
      ['subject_id', classroomForm({ subject_id: null })],
      ['lang_native_id', classroomForm({ lang_native_id: null })],
      ['lang_instruction_id', languagesForm({ lang_instruction_id: null })],
      ['level_id', languagesForm({ level_id: null })],
      ['start_date', startsAt(null)],
      ['end_date', classroomForm({ end_date: null })],
      ['number_students_range_id', classroomForm({ number_students_range_id: null })],
      ['age_range_id', classroomForm({ age_range_id: null })],
      ['age_range_id', languagesForm({ age_range_id: null })],
    ] as const
    for (const [field, form] of empty)
      it(`says of ${field} that it is missing, and of nothing else`, async () => {
        const { status, body } = await sendForm(server, token, form)
        assert.deepEqual([status, body.data?.errors], [422, { [field]: [REQUIRED] }])
      })

    it('takes a start on the last day that may be, and none after it', async () => {
      const { earliest } = daysAnywhere(Date.now())
      const last = dayAfter(earliest, EXCHANGE_STARTS_WITHIN_DAYS)
      assert.equal((await sendForm(server, token, startsAt(last))).status, 200)
      // a day more, wherever a day has begun meanwhile
      const { status, body } = await sendForm(server, token, startsAt(dayAfter(last, 2)))
      assert.equal(status, 422)
      assert.match(String(body.data.errors?.start_date), /^Max value /)
    })
  })
}

import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { runCommand } from '../../server/admin/commands.ts'
import { rows } from '../../server/db/database.ts'
import type { Classroom } from '../../src/contract/entities/classroom.ts'
import type { User } from '../../src/contract/entities/user.ts'
import {
  AGREEMENT_MISSING,
  CREATION_FORBIDDEN,
  EXCHANGE_EXPIRED,
  TOKENS_MISSING,
} from '../../src/contract/error-codes/classrooms.ts'
import { COURSE_UNAVAILABLE } from '../../src/contract/error-codes/courses.ts'
import { dayAfter, daysAnywhere } from '../../src/contract/rules/days.ts'
import { exchangeEndDate } from '../../src/contract/rules/end-date.ts'
import {
  classroomForm,
  LANGUAGES,
  languagesForm,
  SCIENCES,
  sendForm,
  today,
} from '../support/classroom-form.ts'
import { databaseKinds } from '../support/databases.ts'
import { startApp, type TestApp } from '../support/server.ts'

const REQUIRED = 'Field required.'
const WRONG = 'This value is not valid.'

for (const kind of databaseKinds) {
  describe(`creating a classroom on ${kind}`, () => {
    let server: TestApp
    let demo = ''
    before(async () => {
      server = await startApp({ kind })
      demo = (await server.signIn('demo@demo.test')).token
      await grant('demo', LANGUAGES, 100)
      await grant('demo', SCIENCES, 100)
    })
    after(() => server.close())

    const run = <Row>(statement: ReturnType<typeof sql>) => rows<Row>(server.app.services.db, statement)
    const grant = (account: string, subject: number, amount: number) =>
      runCommand(
        server.app.services,
        `tokens grant ${account}@demo.test --subject ${subject} --amount ${amount}`.split(' '),
      )
    const send = (form = classroomForm(), token = demo) => sendForm(server, token, form)
    const detail = async (id: number, token = demo) =>
      (await server.call<Classroom>(`GET /api/teacher/classrooms/${id}`, { token })).body.data
    const balance = async (token: string, subject: number) =>
      (await server.call<User>('GET /api/teacher/user', { token })).body.data.exchange_tokens_balance.find(
        ({ id }) => id === subject,
      )?.balance_tokens
    const count = async () =>
      (await run<{ count: number }>(sql`select count(*)::int as count from classrooms`))[0]?.count

    it('keeps what was filled in, for 90 days from its start, and spends a token of its subject', async t => {
      t.mock.timers.enable({ apis: ['Date'], now: Date.now() })
      const left = [await balance(demo, LANGUAGES), await balance(demo, SCIENCES)]
      const form = languagesForm({ name: '  Español 7  ', start_date: dayAfter(today(), 40) })
      const { status, body } = await send(form)
      assert.deepEqual([status, body.message], [200, 'Successful'])
      const created = await detail(body.data.id)
      const { name, end_date, course_id: _, ...kept } = { ...form, course_id: null }
      assert.deepEqual({ ...created, ...kept, name: 'Español 7', end_date }, created)
      assert.equal(created.end_date, dayAfter(today(), 130))
      assert.deepEqual(
        [created.status, created.number_of_tokens, created.course_id, created.expire_at?.slice(0, 10)],
        ['not_started', 1, null, dayAfter(today(), 405)],
      )
      assert.match(created.code, /^[A-Z2-9]{7}$/)
      assert.deepEqual(
        [await balance(demo, LANGUAGES), await balance(demo, SCIENCES)],
        [(left[0] ?? 0) - 1, left[1]],
      )
    })

    it('sets the instruction language of other subjects to the native one', async () => {
      const { body } = await send(classroomForm({ lang_native_id: 3, lang_instruction_id: 2 }))
      const { lang_instruction_id, level_id } = await detail(body.data.id)
      assert.deepEqual([lang_instruction_id, level_id], [3, null])
    })

    it('costs what the subject says', async () => {
      await run(sql`update subjects set number_of_tokens = 3 where id = ${SCIENCES}`)
      const left = (await balance(demo, SCIENCES)) ?? 0
      const { body } = await send()
      await run(sql`update subjects set number_of_tokens = 1 where id = ${SCIENCES}`)
      assert.equal((await detail(body.data.id)).number_of_tokens, 3)
      assert.equal(await balance(demo, SCIENCES), left - 3)
    })

    it('says at each field what is wrong with it, and takes nothing', async () => {
      const [before, left] = [await count(), await balance(demo, LANGUAGES)]
      const { status, body } = await send({
        ...languagesForm(),
        ...{ name: 'a-b', lang_native_id: 9999, lang_instruction_id: null, level_id: 77 },
        ...{
          number_students_range_id: null,
          age_range_id: 50,
          start_date: '2020-02-29',
          end_date: '2020-05-29',
        },
      })
      assert.equal(status, 422)
      assert.deepEqual(body.data.errors, {
        name: ['Only alphanumeric characters are allowed'],
        lang_native_id: [WRONG],
        lang_instruction_id: [REQUIRED],
        level_id: [WRONG],
        start_date: [`Min value ${shown(daysAnywhere(Date.now()).earliest)}.`],
        number_students_range_id: [REQUIRED],
        age_range_id: [WRONG],
      })
      assert.equal(body.message, 'Only alphanumeric characters are allowed')
      assert.deepEqual([await count(), await balance(demo, LANGUAGES)], [before, left])
    })

    const shown = (day: string) => {
      const [year, month, date] = day.split('-').map(Number)
      return `${month}/${date}/${year}`
    }

    const refused: [what: string, form: object, errors: Record<string, string[]>][] = [
      ['a level for a subject without one', classroomForm({ level_id: 1 }), { level_id: [WRONG] }],
      ['a subject of librarians', classroomForm({ subject_id: 3 }), { subject_id: [WRONG] }],
      ['a subject of independent teachers', classroomForm({ subject_id: 5 }), { subject_id: [WRONG] }],
      ['a subject that there is not', classroomForm({ subject_id: 99 }), { subject_id: [WRONG] }],
      ['29 February of no leap year', classroomForm({ start_date: '2031-02-29' }), { start_date: [WRONG] }],
      ['another end', classroomForm({ end_date: dayAfter(today(), 101) }), { end_date: [WRONG] }],
      [
        'nothing but a name',
        { name: 'Alone' },
        {
          subject_id: [REQUIRED],
          lang_native_id: [REQUIRED],
          lang_instruction_id: [REQUIRED],
          level_id: [REQUIRED],
          start_date: [REQUIRED],
          end_date: [REQUIRED],
          number_students_range_id: [REQUIRED],
          age_range_id: [REQUIRED],
        },
      ],
      ['text for a number', { ...classroomForm(), subject_id: '2' }, { subject_id: [WRONG] }],
    ]
    for (const [what, form, errors] of refused) {
      it(`refuses ${what}`, async () => {
        const { status, body } = await sendForm(server, demo, form)
        assert.equal(status, 422)
        assert.deepEqual(body.data.errors, errors)
      })
    }

    it('takes 29 February of a leap year', async () => {
      const { body } = await send(classroomForm({ start_date: '2028-02-29' }))
      const { start_date, end_date } = await detail(body.data.id)
      assert.deepEqual([start_date, end_date], ['2028-02-29', '2028-05-29'])
    })

    it('takes the day that it is where the day begins last, and none before it', async t => {
      t.mock.timers.enable({ apis: ['Date'], now: Date.now() })
      const { earliest } = daysAnywhere(Date.now())
      assert.equal((await send(classroomForm({ start_date: earliest }))).status, 200)
      assert.equal((await send(classroomForm({ start_date: dayAfter(earliest, -1) }))).status, 422)
    })

    it('refuses a range of more students than a classroom may have', async () => {
      await run(sql`insert into number_students_ranges (id, name, min, max) values (9, '31-40', 31, 40)`)
      const { body } = await send(classroomForm({ number_students_range_id: 9 }))
      await run(sql`delete from number_students_ranges where id = 9`)
      assert.deepEqual(body.data.errors, { number_students_range_id: [WRONG] })
    })

    it('asks for a signed agreement, also when it was withdrawn meanwhile, and goes on once it is there', async () => {
      const { token, school } = await server.signIn('no-agreement@demo.test')
      const key = randomUUID()
      const missing = await sendForm(server, token, classroomForm(), key)
      assert.deepEqual([missing.status, missing.body.error_code], [403, AGREEMENT_MISSING])
      await run(sql`update schools set agreement_signed_at = now() where id = ${school?.id}`)
      assert.equal((await sendForm(server, token, classroomForm(), key)).status, 200)
      await run(sql`update schools set agreement_signed_at = null where id = ${school?.id}`)
      assert.equal(
        (await sendForm(server, token, classroomForm(), randomUUID())).body.error_code,
        AGREEMENT_MISSING,
      )
      assert.equal(await balance(token, SCIENCES), 1)
    })

    it('says for which subject no token is left, and goes on once there is one', async () => {
      const { token } = await server.signIn('teacher@demo.test')
      const [before, key] = [await count(), randomUUID()]
      const { status, body } = await sendForm(server, token, classroomForm(), key)
      assert.deepEqual([status, body.error_code], [422, TOKENS_MISSING])
      assert.equal(
        body.message,
        'This classroom requires a Arts and Sciences exchange. Please select the number of exchanges you would like to purchase to continue.',
      )
      assert.equal(await count(), before)
      await grant('teacher', SCIENCES, 1)
      assert.equal((await sendForm(server, token, classroomForm(), key)).status, 200)
      assert.equal(await balance(token, SCIENCES), 0)
    })

    const accounts: [account: string, form: () => object, status: number, code?: number][] = [
      ['partner', classroomForm, 200],
      ['librarian', () => classroomForm({ subject_id: 3 }), 403, CREATION_FORBIDDEN],
      ['librarian', () => ({}), 422],
      ['independent', () => classroomForm({ subject_id: 5 }), 200],
      ['independent', classroomForm, 422],
      ['players', () => classroomForm({ subject_id: 7 }), 200],
      ['independent-language', () => languagesForm({ subject_id: 6 }), 422, EXCHANGE_EXPIRED],
      ['unvalidated', classroomForm, 403, CREATION_FORBIDDEN],
      ['new', classroomForm, 403, CREATION_FORBIDDEN],
    ]
    for (const [account, form, status, code] of accounts) {
      it(`answers ${account} with ${status} ${code ?? ''}`, async () => {
        const { token } = await server.signIn(`${account}@demo.test`)
        const answer = await sendForm(server, token, form())
        assert.deepEqual([answer.status, answer.body.error_code], [status, code], answer.text)
      })
    }

    it('says of a subscription that has ended what it is, and not of an exchange', async () => {
      const { token } = await server.signIn('independent-language@demo.test')
      const { body } = await sendForm(server, token, languagesForm({ subject_id: 6 }))
      assert.match(body.message ?? '', /^Your subscription has ended\./)
    })

    it('waits until the teacher is validated, though the school has signed and tokens are there', async () => {
      const { token } = await server.signIn('unvalidated@demo.test')
      await grant('unvalidated', SCIENCES, 1)
      const [before, key] = [await count(), randomUUID()]
      const { status, body } = await sendForm(server, token, classroomForm(), key)
      assert.deepEqual([status, body.error_code], [403, CREATION_FORBIDDEN])
      assert.match(body.message ?? '', /account is being verified/)
      assert.deepEqual([await count(), await balance(token, SCIENCES)], [before, 1])
      await runCommand(server.app.services, ['teacher', 'validate', 'unvalidated@demo.test'])
      assert.equal((await sendForm(server, token, classroomForm(), key)).status, 200)
      assert.equal(await balance(token, SCIENCES), 0)
    })

    it('begins today for an independent teacher, whatever was sent, on the day that it is for them', async t => {
      t.mock.timers.enable({ apis: ['Date'], now: Date.now() })
      const { token } = await server.signIn('independent@demo.test')
      const { earliest, latest } = daysAnywhere(Date.now())
      const sent = [earliest, latest, dayAfter(latest, 1), dayAfter(earliest, -1), null, `${earliest}x`]
      for (const start_date of sent) {
        const form = { ...classroomForm({ subject_id: 5 }), start_date, end_date: '2020-01-01' }
        const answer = await sendForm(server, token, form)
        const created = await detail(answer.body.data.id, token)
        const expected = start_date === earliest || start_date === latest ? start_date : today()
        assert.deepEqual([created.start_date, created.end_date], [expected, exchangeEndDate(expected)])
        assert.equal(created.number_of_tokens, 0)
      }
    })

    it('gives the classroom its course, and takes nothing back when the course is not for it', async () => {
      const [course] = await run<{ id: number }>(
        sql`select id from courses where subject_id = ${SCIENCES} limit 1`,
      )
      const [other] = await run<{ id: number }>(
        sql`select id from courses where subject_id = ${LANGUAGES} limit 1`,
      )
      const { body } = await send(classroomForm({ course_id: course?.id ?? 0 }))
      assert.equal((await detail(body.data.id)).course_id, course?.id)
      const [before, left] = [await count(), await balance(demo, SCIENCES)]
      for (const id of [other?.id ?? 0, 2_147_483_647]) {
        const answer = await send(classroomForm({ course_id: id }))
        assert.deepEqual([answer.status, answer.body.error_code], [422, COURSE_UNAVAILABLE])
      }
      assert.deepEqual([await count(), await balance(demo, SCIENCES)], [before, left])
    })

    it('takes no field that it does not ask for', async () => {
      const form = {
        ...classroomForm(),
        teacher_id: 1,
        code: 'AAAAAAA',
        number_of_tokens: 0,
        expire_at: null,
      }
      const { body } = await sendForm(server, demo, form)
      const created = await detail(body.data.id)
      assert.notEqual(created.code, 'AAAAAAA')
      assert.deepEqual([created.number_of_tokens, created.expire_at === null], [1, false])
    })
  })
}

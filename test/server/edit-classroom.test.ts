import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { type SQL, sql } from 'drizzle-orm'
import { createClassroom } from '../../server/areas/classrooms/area.ts'
import { withFreeCode } from '../../server/areas/classrooms/classroom-code.ts'
import { changeCode } from '../../server/areas/classrooms/repository/change.ts'
import { resetCode } from '../../server/areas/classrooms/reset-code.ts'
import { rows } from '../../server/db/database.ts'
import type { SignedInTeacher } from '../../server/signed-in-teacher.ts'
import type { Classroom, ClassroomForm, ClassroomListItem } from '../../src/contract/entities/classroom.ts'
import { CLASSROOM_FORBIDDEN, EXCHANGE_EXPIRED } from '../../src/contract/error-codes/classrooms.ts'
import { dayAfter } from '../../src/contract/rules/days.ts'
import { exchangeEndDate } from '../../src/contract/rules/end-date.ts'
import { classroomSentences } from '../../src/contract/server-messages/classrooms.ts'
import { today } from '../support/classroom-form.ts'
import { databaseKinds } from '../support/databases.ts'
import { startApp, type TestApp } from '../support/server.ts'

const WRONG = 'This value is not valid.'
const FORBIDDEN = [403, CLASSROOM_FORBIDDEN]
const EXPIRED = [422, EXCHANGE_EXPIRED]

/** What the edit form sends of a classroom as it is. */
const formOf = (classroom: Classroom): ClassroomForm => ({
  name: classroom.name,
  subject_id: classroom.subject_id,
  lang_native_id: classroom.lang_native_id,
  lang_instruction_id: classroom.lang_instruction_id,
  level_id: classroom.level_id,
  start_date: classroom.start_date,
  end_date: classroom.end_date,
  number_students_range_id: classroom.number_students_range_id,
  age_range_id: classroom.age_range_id,
})

for (const kind of databaseKinds) {
  describe(`changing a classroom on ${kind}`, () => {
    let server: TestApp
    const tokens: Record<string, string> = {}
    before(async () => {
      server = await startApp({ kind })
      for (const account of [
        'teacher',
        'partner',
        'librarian',
        'independent',
        'independent-language',
        'demo',
      ])
        tokens[account] = (await server.signIn(`${account}@demo.test`)).token
    })
    after(() => server.close())

    const run = <Row>(statement: ReturnType<typeof sql>) => rows<Row>(server.app.services.db, statement)
    const list = async (account: string) =>
      (
        await server.call<ClassroomListItem[]>('GET /api/teacher/classrooms', {
          token: tokens[account] ?? '',
        })
      ).body.data
    const find = async (account: string, name: string) => {
      const { id } = (await list(account)).find(classroom => classroom.name === name) ?? { id: 0 }
      return (
        await server.call<Classroom>(`GET /api/teacher/classrooms/${id}`, { token: tokens[account] ?? '' })
      ).body.data
    }
    const save = (account: string, id: number, body: object) =>
      server.call<Classroom & { errors?: object }>(`PUT /api/teacher/classrooms/${id}`, {
        token: tokens[account] ?? '',
        body,
      })
    const reset = (account: string, id: number) =>
      server.call<{ code: string }>(`POST /api/teacher/classrooms/${id}/reset-code`, {
        token: tokens[account] ?? '',
      })
    const assist = (account: string, id: number, email: string) =>
      server.call<{ full_name: string; email: string; errors?: object }>(
        `POST /api/teacher/classrooms/${id}/teacher-assistant`,
        { token: tokens[account] ?? '', body: { email } },
      )

    it('keeps a running one as it is when nothing was changed, its start in the past', async () => {
      const classroom = await find('teacher', 'Spanish 7 Morning')
      const { status, body } = await save('teacher', classroom.id, formOf(classroom))
      assert.deepEqual([status, body.message], [200, 'Changes Save Successful'])
      assert.deepEqual(body.data, classroom)
    })

    it('saves what was changed and answers with it', async () => {
      const classroom = await find('teacher', 'River Science 6')
      const changes = {
        ...{ name: 'River Science 7', lang_native_id: 3, number_students_range_id: 1, age_range_id: 4 },
        ...{ start_date: dayAfter(today(), 20), end_date: exchangeEndDate(dayAfter(today(), 20)) },
      }
      const { body } = await save('teacher', classroom.id, { ...formOf(classroom), ...changes })
      assert.deepEqual(formOf(body.data), { ...formOf(classroom), ...changes, lang_instruction_id: 3 })
      assert.deepEqual(body.data, await find('teacher', 'River Science 7'))
      for (const kept of ['expire_at', 'code', 'number_of_tokens', 'course_id', 'created_at'] as const)
        assert.equal(body.data[kept], classroom[kept], kept)
    })

    it('lets nobody postpone it until it would have expired', async () => {
      const classroom = await find('teacher', 'New Neighbors')
      const last = dayAfter(classroom.expire_at?.slice(0, 10) ?? '', -90)
      const at = (start_date: string) =>
        save('teacher', classroom.id, {
          ...formOf(classroom),
          ...{ start_date, end_date: exchangeEndDate(start_date), age_range_id: 3 },
        })
      assert.equal((await at(last)).status, 200)
      assert.equal((await at(dayAfter(last, 1))).status, 422)
    })

    const refused: [name: string, changes: Partial<ClassroomForm>, errors: Record<string, string[]>][] = [
      ['Spanish 7 Morning', { name: 'Spanish (7)' }, { name: ['Only alphanumeric characters are allowed'] }],
      ['Spanish 7 Morning', { level_id: null }, { level_id: ['Field required.'] }],
      [
        'Spanish 7 Morning',
        { subject_id: 2, level_id: null },
        { subject_id: ['The subject of a classroom exchange cannot be changed.'] },
      ],
      ['Inventors Club', { age_range_id: null }, { age_range_id: ['Field required.'] }],
      ['Inventors Club', { level_id: 1 }, { level_id: [WRONG] }],
      ['Inventors Club', { start_date: '2019-01-01', end_date: '2019-04-01' }, {}],
      ['Inventors Club', { lang_native_id: 9_999 }, { lang_native_id: [WRONG] }],
    ]
    for (const [name, changes, errors] of refused) {
      it(`refuses ${JSON.stringify(changes)} of ${name} and leaves it`, async () => {
        const classroom = await find('teacher', name)
        const { status, body } = await save('teacher', classroom.id, { ...formOf(classroom), ...changes })
        assert.equal(status, 422)
        if (Object.keys(errors).length > 0) assert.deepEqual(body.data.errors, errors)
        else assert.deepEqual(Object.keys(body.data.errors ?? {}), ['start_date'])
        assert.deepEqual(await find('teacher', name), classroom)
      })
    }

    it('may leave the age range of a language class empty, and a name that was good before', async () => {
      const classroom = await find('teacher', 'French Starters')
      await run(sql`update classrooms set name = 'L''été & co' where id = ${classroom.id}`)
      const form = { ...formOf(classroom), name: "L'été & co", age_range_id: null }
      const { status, body } = await save('teacher', classroom.id, form)
      assert.deepEqual([status, body.data.age_range, body.data.name], [200, null, "L'été & co"])
    })

    it('leaves the dates of an independent teacher as they are', async () => {
      const classroom = await find('independent', 'Saturday Science')
      const form = { ...formOf(classroom), name: 'Sunday Science', start_date: today(), end_date: null }
      const { body } = await save('independent', classroom.id, form)
      const { name, start_date, end_date } = body.data
      assert.deepEqual(
        [name, start_date, end_date],
        ['Sunday Science', classroom.start_date, classroom.end_date],
      )
    })

    it('is for librarians too', async () => {
      const classroom = await find('librarian', 'Picture Book Club')
      const { body } = await save('librarian', classroom.id, { ...formOf(classroom), name: 'Picture Books' })
      assert.equal(body.data.name, 'Picture Books')
    })

    it('gives a new code, at each time another', async () => {
      const { id, code } = await find('teacher', 'Inventors Club')
      const first = await reset('teacher', id)
      const second = await reset('teacher', id)
      assert.deepEqual([first.status, first.body.message], [200, 'Successful'])
      assert.equal(new Set([code, first.body.data.code, second.body.data.code]).size, 3)
      assert.match(second.body.data.code, /^[A-Z2-9]{7}$/)
      assert.equal((await find('teacher', 'Inventors Club')).code, second.body.data.code)
    })

    it('tells everybody who resets the code at the same moment the one that is good', async () => {
      const { id, code } = await find('teacher', 'Inventors Club')
      const answers = await Promise.all(Array.from({ length: 6 }, () => reset('teacher', id)))
      const codes = new Set(answers.map(({ body }) => body.data.code))
      const now = (await find('teacher', 'Inventors Club')).code
      assert.ok(codes.has(now) && !codes.has(code), `${[...codes]} and ${now}`)
    })

    it('keeps the code that somebody else was told between the look and the write', async () => {
      const { id } = await find('teacher', 'Inventors Club')
      const { db } = server.app.services
      const [teacher] = await run<SignedInTeacher>(sql`select teacher_id as id, null as school,
        json_build_object('slug', 'teacher') as user_type from classrooms where id = ${id}`)
      let other = ''
      const late = new Proxy(db, {
        get: (target, name) =>
          name === 'execute'
            ? async (look: SQL) => {
                const seen = await target.execute(look)
                other = (await reset('teacher', id)).body.data.code
                return seen
              }
            : Reflect.get(target, name).bind(target),
      })
      assert.ok(teacher)
      assert.equal(await resetCode(late, teacher, id), other)
      assert.equal((await find('teacher', 'Inventors Club')).code, other)
    })

    it('takes no code that another classroom has, and looks for one that is free', async () => {
      const { db } = server.app.services
      const own = await find('teacher', 'Inventors Club')
      const other = await find('partner', 'Inglés 1B')
      const drawn = [other.code, other.code, 'FREE234', 'FREE567']
      const draw = () => drawn.shift() ?? ''
      const take = async (to: string) =>
        (await changeCode(db, own.id, { from: own.code, to })) ? to : undefined
      assert.equal(await withFreeCode(undefined, take, draw), 'FREE234')
      assert.equal((await find('teacher', 'Inventors Club')).code, 'FREE234')
      assert.equal((await find('partner', 'Inglés 1B')).code, other.code)
      await assert.rejects(
        withFreeCode(undefined, async () => undefined),
        /every code/,
      )
    })

    it('is created with a code that is free, though one that is not was drawn first', async () => {
      const { db } = server.app.services
      const { code } = await find('partner', 'Inglés 1B')
      const [teacher] = await run<{ id: number }>(sql`select id from teachers where email = 'demo@demo.test'`)
      const classroom = { teacher_id: teacher?.id ?? 0, name: 'Taken', subject_id: 2, lang_native_id: 1 }
      await assert.rejects(createClassroom(db, { ...classroom, start_date: today(), code }), /every code/)
      assert.ok(!(await list('demo')).some(({ name }) => name === 'Taken'))
    })

    it('adds one assistant, by the name that a colleague has', async () => {
      const { id } = await find('teacher', 'Inventors Club')
      const added = await assist('teacher', id, '  Demo@demo.test ')
      assert.deepEqual(
        [added.status, added.body.data],
        [200, { full_name: 'Dana Mills', email: 'demo@demo.test' }],
      )
      assert.deepEqual((await find('teacher', 'Inventors Club')).teacher_assistants, [added.body.data])
      const second = await assist('teacher', id, 'someone@demo.test')
      assert.deepEqual(
        [second.status, second.body.message, second.body.data.errors],
        [422, classroomSentences.assistantTaken, { email: [classroomSentences.assistantTaken] }],
      )
    })

    it('adds one assistant of several at once', async () => {
      const { id } = await find('teacher', 'Willamette Watchers')
      const answers = await Promise.all(
        ['a', 'b', 'c', 'd', 'e'].map(who => assist('teacher', id, `${who}@school.test`)),
      )
      assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 422, 422, 422, 422])
      assert.equal((await find('teacher', 'Willamette Watchers')).teacher_assistants.length, 1)
    })

    it('tells the name of nobody at another school', async () => {
      const { id } = await find('teacher', 'New Neighbors')
      const { body } = await assist('teacher', id, 'partner@demo.test')
      assert.equal(body.data.full_name, 'partner@demo.test')
    })

    for (const [email, sentence] of [
      ['', 'Field required.'],
      ['   ', 'Field required.'],
      ['nobody', 'Enter a valid email.'],
      ['a@b', 'Enter a valid email.'],
      ['a@school.test, b@school.test', 'Enter a valid email.'],
      ['TEACHER@demo.test', classroomSentences.assistantIsSelf],
    ] as const) {
      it(`takes no '${email}' for an assistant`, async () => {
        const { id } = await find('teacher', 'Songs of Two Coasts')
        const { status, body } = await assist('teacher', id, email)
        assert.deepEqual([status, body.data.errors], [422, { email: [sentence] }])
      })
    }

    const closed: [account: string, name: string, why: string][] = [
      ['teacher', 'Inventors Pilot', 'that has expired'],
      ['independent-language', 'Inglés para viajeros', 'whose subscription has ended'],
    ]
    for (const [account, name, why] of closed) {
      it(`changes nothing of one ${why}`, async () => {
        const classroom = await find(account, name)
        const answers = [
          await save(account, classroom.id, { ...formOf(classroom), name: 'Changed' }),
          await save(account, classroom.id, { ...formOf(classroom), name: null }),
          await reset(account, classroom.id),
          await assist(account, classroom.id, 'someone@school.test'),
        ]
        for (const { status, body } of answers) {
          assert.deepEqual([status, body.error_code], EXPIRED)
          assert.equal(body.message, classroomSentences.exchangeExpired)
        }
        assert.deepEqual(await find(account, name), classroom)
      })
    }

    it('goes on by the subscription of a librarian, whatever the classroom says', async () => {
      const classroom = await find('librarian', 'Fogbound Readers')
      await run(sql`update classrooms set expire_at = now() - interval '1 day' where id = ${classroom.id}`)
      assert.equal((await reset('librarian', classroom.id)).status, 200)
    })

    it('is for its own teacher alone: a partner, a stranger and any other kind of account change nothing', async () => {
      const classroom = await find('teacher', 'Spanish 7 Morning')
      for (const account of ['partner', 'librarian', 'independent', 'independent-language', 'demo']) {
        const answers = [
          await save(account, classroom.id, { ...formOf(classroom), name: 'Changed' }),
          await save(account, classroom.id, { ...formOf(classroom), name: null }),
          await reset(account, classroom.id),
          await assist(account, classroom.id, 'someone@school.test'),
          await assist(account, classroom.id, ''),
        ]
        for (const { status, body } of answers) {
          assert.deepEqual([status, body.error_code], FORBIDDEN, account)
          assert.deepEqual(body.data, undefined)
        }
      }
      assert.deepEqual(await find('teacher', 'Spanish 7 Morning'), classroom)
    })
  })
}

import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import type { ClassroomForm } from '../../src/contract/entities/classroom.ts'
import { CLASSROOM_FORBIDDEN, EXCHANGE_EXPIRED } from '../../src/contract/error-codes/classrooms.ts'
import { dayAfter } from '../../src/contract/rules/days.ts'
import { exchangeEndDate } from '../../src/contract/rules/end-date.ts'
import { classroomSentences } from '../../src/contract/server-messages/classrooms.ts'
import { today } from '../support/classroom-form.ts'
import { type ClassroomStage, classroomStage, formOf } from '../support/classroom-stage.ts'
import { databaseKinds } from '../support/databases.ts'

const WRONG = 'This value is not valid.'
const FORBIDDEN = [403, CLASSROOM_FORBIDDEN]
const EXPIRED = [422, EXCHANGE_EXPIRED]

for (const kind of databaseKinds) {
  describe(`changing a classroom on ${kind}`, () => {
    let stage: ClassroomStage
    before(async () => {
      stage = await classroomStage(kind)
    })
    after(() => stage.server.close())

    it('keeps a running one as it is when nothing was changed, its start in the past', async () => {
      const classroom = await stage.find('teacher', 'Spanish 7 Morning')
      const { status, body } = await stage.save('teacher', classroom.id, formOf(classroom))
      assert.deepEqual([status, body.message], [200, 'Changes Save Successful'])
      assert.deepEqual(body.data, classroom)
    })

    it('saves what was changed and answers with it', async () => {
      const classroom = await stage.find('teacher', 'River Science 6')
      const changes = {
        ...{ name: 'River Science 7', lang_native_id: 3, number_students_range_id: 1, age_range_id: 4 },
        ...{ start_date: dayAfter(today(), 20), end_date: exchangeEndDate(dayAfter(today(), 20)) },
      }
      const { body } = await stage.save('teacher', classroom.id, { ...formOf(classroom), ...changes })
      assert.deepEqual(formOf(body.data), { ...formOf(classroom), ...changes, lang_instruction_id: 3 })
      assert.deepEqual(body.data, await stage.find('teacher', 'River Science 7'))
      for (const kept of ['expire_at', 'code', 'number_of_tokens', 'course_id', 'created_at'] as const)
        assert.equal(body.data[kept], classroom[kept], kept)
    })

    it('lets nobody postpone it until it would have expired', async () => {
      const classroom = await stage.find('teacher', 'New Neighbors')
      const last = dayAfter(classroom.expire_at?.slice(0, 10) ?? '', -90)
      const at = (start_date: string) =>
        stage.save('teacher', classroom.id, {
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
        const classroom = await stage.find('teacher', name)
        const { status, body } = await stage.save('teacher', classroom.id, {
          ...formOf(classroom),
          ...changes,
        })
        assert.equal(status, 422)
        if (Object.keys(errors).length > 0) assert.deepEqual(body.data.errors, errors)
        else assert.deepEqual(Object.keys(body.data.errors ?? {}), ['start_date'])
        assert.deepEqual(await stage.find('teacher', name), classroom)
      })
    }

    for (const age_range_id of [null, 1, 2, 3]) {
      it(`has no students younger than 13 who pay: not age ${age_range_id}`, async () => {
        const classroom = await stage.find('teacher', 'French Starters')
        const pay = (isPaid: boolean) =>
          stage.run(
            sql`update classrooms set student_payment_required = ${isPaid} where id = ${classroom.id}`,
          )
        const save = (age: number | null) =>
          stage.save('teacher', classroom.id, { ...formOf(classroom), age_range_id: age })
        await pay(true)
        const { status, body } = await save(age_range_id)
        const sentence = age_range_id === null ? 'Field required.' : WRONG
        assert.deepEqual([status, body.data.errors], [422, { age_range_id: [sentence] }])
        assert.equal((await save(4)).status, 200)
        await pay(false)
      })
    }

    it('may leave the age range of a language class empty, and a name that was good before', async () => {
      const classroom = await stage.find('teacher', 'French Starters')
      await stage.run(sql`update classrooms set name = 'L''été & co' where id = ${classroom.id}`)
      const form = { ...formOf(classroom), name: "L'été & co", age_range_id: null }
      const { status, body } = await stage.save('teacher', classroom.id, form)
      assert.deepEqual([status, body.data.age_range, body.data.name], [200, null, "L'été & co"])
    })

    it('leaves the dates of an independent teacher as they are', async () => {
      const classroom = await stage.find('independent', 'Saturday Science')
      const form = { ...formOf(classroom), name: 'Sunday Science', start_date: today(), end_date: null }
      const { body } = await stage.save('independent', classroom.id, form)
      const { name, start_date, end_date } = body.data
      assert.deepEqual(
        [name, start_date, end_date],
        ['Sunday Science', classroom.start_date, classroom.end_date],
      )
    })

    it('is for librarians too', async () => {
      const classroom = await stage.find('librarian', 'Picture Book Club')
      const { body } = await stage.save('librarian', classroom.id, {
        ...formOf(classroom),
        name: 'Picture Books',
      })
      assert.equal(body.data.name, 'Picture Books')
    })

    const closed: [account: string, name: string, why: string][] = [
      ['teacher', 'Inventors Pilot', 'that has expired'],
      ['independent-language', 'Inglés para viajeros', 'whose subscription has ended'],
    ]
    for (const [account, name, why] of closed) {
      it(`changes nothing of one ${why}`, async () => {
        const classroom = await stage.find(account, name)
        const answers = [
          await stage.save(account, classroom.id, { ...formOf(classroom), name: 'Changed' }),
          await stage.save(account, classroom.id, { ...formOf(classroom), name: null }),
          await stage.reset(account, classroom.id),
          await stage.assist(account, classroom.id, 'someone@school.test'),
        ]
        for (const { status, body } of answers) {
          assert.deepEqual([status, body.error_code], EXPIRED)
          assert.equal(body.message, classroomSentences.exchangeExpired)
        }
        assert.deepEqual(await stage.find(account, name), classroom)
      })
    }

    it('goes on by the subscription of a librarian, whatever the classroom says', async () => {
      const classroom = await stage.find('librarian', 'Fogbound Readers')
      await stage.run(
        sql`update classrooms set expire_at = now() - interval '1 day' where id = ${classroom.id}`,
      )
      assert.equal((await stage.reset('librarian', classroom.id)).status, 200)
    })

    it('is for its own teacher alone: a partner, a stranger and any other kind of account change nothing', async () => {
      const classroom = await stage.find('teacher', 'Spanish 7 Morning')
      for (const account of ['partner', 'librarian', 'independent', 'independent-language', 'demo']) {
        const answers = [
          await stage.save(account, classroom.id, { ...formOf(classroom), name: 'Changed' }),
          await stage.save(account, classroom.id, { ...formOf(classroom), name: null }),
          await stage.reset(account, classroom.id),
          await stage.assist(account, classroom.id, 'someone@school.test'),
          await stage.assist(account, classroom.id, ''),
        ]
        for (const { status, body } of answers) {
          assert.deepEqual([status, body.error_code], FORBIDDEN, account)
          assert.deepEqual(body.data, undefined)
        }
      }
      assert.deepEqual(await stage.find('teacher', 'Spanish 7 Morning'), classroom)
    })
  })
}

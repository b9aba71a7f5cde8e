import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { PARTNER_CLASSROOMS_SHOWN, PARTNERS_PAGE_ROWS } from '../../src/contract/limits/partners.ts'
import { dayAfter, dayOf } from '../../src/contract/rules/days.ts'
import { matchRank } from '../../src/contract/rules/partner-rank.ts'
import { addClassrooms } from '../support/bulk.ts'
import { type ConnectionStage, connectionStage } from '../support/connection-stage.ts'
import { databaseKinds } from '../support/databases.ts'
import { classroomsOf, dataOf, searchPartners } from '../support/partner-search.ts'

for (const kind of databaseKinds) {
  describe(`the search for a partner on ${kind}`, () => {
    let stage: ConnectionStage
    let mine: number
    before(async () => {
      stage = await connectionStage(kind)
      mine = await stage.classroom(stage.maya)
    })
    after(() => stage.server.close())

    const search = (query?: string, who = stage.maya, id = mine) => searchPartners(stage, id, query, who)
    const found = async (query?: string) => dataOf(await search(query))

    it('finds teachers of other countries with classrooms that wait, by first name and initial', async () => {
      const data = await found()
      assert.equal(data.total, data.partners.length)
      const countries = data.partners.map(({ country }) => country?.iso)
      for (const iso of ['ES', 'FR', 'RW', 'JP', 'BR', 'PL', 'MX']) assert.ok(countries.includes(iso), iso)
      assert.ok(!countries.includes('US'))
      const lucia = data.partners.find(({ id }) => id === stage.lucia.id)
      assert.deepEqual(
        [lucia?.full_name, lucia?.city, lucia?.time_zone, lucia?.classrooms[0]?.name],
        ['Lucía F.', 'Sevilla', 'Europe/Madrid', 'El Guadalquivir'],
      )
      assert.doesNotMatch(JSON.stringify(data), /Fernández|Moreau|@demo/)
    })

    it('says of each why it fits, and ranks it as the rule does', async () => {
      const all = classroomsOf(await found())
      assert.ok(all.length > 7)
      for (const { rank, reasons, name } of all) assert.equal(rank, matchRank(reasons), name)
      assert.ok(new Set(all.map(({ rank }) => rank)).size > 3)
    })

    it('measures: weeks, school hours, ages, class size, languages', async () => {
      const own = await stage.classroom(stage.maya)
      const theirs = await stage.classroom(stage.lucia)
      const today = dayOf(Date.now())
      const set = (id: number, from: string, values: ReturnType<typeof sql>) =>
        stage.run(
          sql`update classrooms set start_date = ${from}, end_date = ${dayAfter(from, 90)}, ${values} where id = ${id}`,
        )
      const values = (age: number, size: number, native: number, instruction: number) =>
        sql`age_range_id = ${age}, number_students_range_id = ${size}, lang_native_id = ${native}, lang_instruction_id = ${instruction}`
      const reasons = async () =>
        classroomsOf((await search('', stage.maya, own)).body.data).find(({ id }) => id === theirs)?.reasons
      await set(own, today, values(3, 2, 1, 2))
      await set(theirs, dayAfter(today, 10), values(3, 2, 2, 1))
      const {
        answers_in_hours: _,
        shared_school_minutes,
        ...same
      } = (await reasons()) ?? assert.fail('not found')
      assert.deepEqual(same, {
        overlap_days: 81,
        same_class_size: true,
        same_age_range: true,
        languages_fit: true,
      })
      // nine hours, or eight for some weeks of the year: no school day has so many
      assert.equal(shared_school_minutes, 0)
      await set(theirs, dayAfter(today, 91), values(2, 3, 1, 2))
      const other = (await reasons()) ?? assert.fail('not found')
      assert.deepEqual(
        [other.overlap_days, other.same_class_size, other.same_age_range, other.languages_fit],
        [0, false, false, false],
      )
    })

    it('measures how fast a teacher answers: half of the answers came within so many hours', async () => {
      await stage.run(sql`delete from connection_requests`)
      const id = await stage.classroom(stage.lucia)
      const hours = async () =>
        classroomsOf(await found()).find(classroom => classroom.id === id)?.reasons.answers_in_hours
      assert.equal(await hours(), null)
      const answered = (status: string, after: number) =>
        stage.run(sql`insert into connection_requests
            (teacher_id, classroom_id, invited_teacher_id, invited_classroom_id, status, sent_at, settled_at)
          values (${stage.camille.id}, ${mine}, ${stage.lucia.id}, ${id}, ${status}, now() - interval '9 days',
            now() - interval '9 days' + make_interval(hours => ${after}))`)
      await answered('declined', 4)
      await answered('accepted', 30)
      await answered('declined', 70)
      // taken back by who has asked: that is no answer
      await answered('cancelled', 1)
      assert.equal(await hours(), 30)
      await stage.run(sql`delete from connection_requests`)
    })

    it('lets a filter through what has one of its values, all filters together', async () => {
      const all = await found()
      const ages = await found('?age_range_id[]=2')
      assert.ok(ages.total > 0 && ages.total < all.total)
      assert.ok(classroomsOf(ages).every(({ age_range }) => age_range?.id === 2))
      const two = classroomsOf(await found('?age_range_id[]=2&age_range_id[]=4'))
      assert.deepEqual([...new Set(two.map(({ age_range }) => age_range?.id))].toSorted(), [2, 4])
      const subjects = classroomsOf(await found('?subject_id%5B%5D=1'))
      assert.deepEqual([...new Set(subjects.map(({ subject }) => subject.id))], [1])
      for (const none of ['age_range_id[]=', 'age_range_id[]=&subject_id[]='])
        assert.equal((await found(`?${none}`)).total, all.total, none)
      const language = classroomsOf(await found('?lang_native_id[]=5&subject_id[]=2'))
      assert.deepEqual(
        language.map(({ name }) => name),
        ['Rio Capibaribe'],
      )
      const learned = classroomsOf(await found('?lang_instruction_id[]=1&subject_id[]=1'))
      assert.deepEqual(
        learned.map(({ name }) => name),
        ['Inglés tercero'],
      )
      assert.deepEqual(await found('?subject_id[]=3'), { partners: [], total: 0 })
    })

    it('refuses values that nothing has, and says so at each filter', async () => {
      const { status, body } = await search(
        '?subject_id[]=1&subject_id[]=77&lang_native_id[]=2&age_range_id[]=99',
      )
      assert.equal(status, 422)
      const { errors } = body.data as unknown as { errors: object }
      assert.deepEqual(Object.keys(errors), ['subject_id[]', 'age_range_id[]'])
      assert.equal((await search('?subject_id[]=x')).status, 422)
      assert.equal((await search(`?${'subject_id[]=1&'.repeat(101)}`)).status, 422)
    })

    it('comes in pages, the best first, and shows so many classrooms of one teacher', async () => {
      const [country] = await stage.run<{ id: number }>(sql`select id from countries where iso = 'CA'`)
      await stage.run(sql`insert into teachers (user_type, email, password_hash, email_verified_at, is_teacher_validated,
            first_name, last_name, country_id)
          select 'teacher', 'many' || n || '@demo.test', '', now(), true, 'Many', 'Teachers', ${country?.id}
          from generate_series(1, ${PARTNERS_PAGE_ROWS + 3}) n`)
      const many = await stage.run<{ id: number }>(
        sql`select id from teachers where email like 'many%' order by id`,
      )
      for (const { id } of many) await stage.classroom({ id })
      await addClassrooms(stage.db, many[0]?.id ?? 0, PARTNER_CLASSROOMS_SHOWN + 2)
      const [first, second, third] = [await found('?page=1'), await found('?page=2'), await found('?page=9')]
      assert.equal(first.partners.length, PARTNERS_PAGE_ROWS)
      assert.equal(first.total, first.partners.length + second.partners.length)
      assert.deepEqual([third.total, third.partners], [first.total, []])
      const both = [...first.partners, ...second.partners]
      assert.equal(new Set(both.map(({ id }) => id)).size, both.length)
      const best = both.map(({ classrooms }) => classrooms[0]?.rank ?? 0)
      assert.deepEqual(
        best,
        best.toSorted((one, other) => other - one),
      )
      for (const { classrooms } of both) {
        const ranks = classrooms.map(({ rank }) => rank)
        assert.deepEqual(
          ranks,
          ranks.toSorted((one, other) => other - one),
        )
      }
      assert.equal(both.find(({ id }) => id === many[0]?.id)?.classrooms.length, PARTNER_CLASSROOMS_SHOWN)
    })
  })
}

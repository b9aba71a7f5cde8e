import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import type { ClassroomListItem } from '../../src/contract/entities/classroom.ts'
import { startOfDay } from '../../src/contract/rules/days.ts'
import { databaseKinds } from '../support/databases.ts'
import { startApp, type TestApp } from '../support/server.ts'

const LIST = 'GET /api/teacher/classrooms'

for (const kind of databaseKinds) {
  describe(`unchanged polls on ${kind}`, () => {
    let server: TestApp
    let token = ''
    before(async () => {
      server = await startApp({ kind })
      token = (await server.signIn('teacher@demo.test')).token
    })
    after(() => server.close())

    const get = (line: string, etag?: string, as = token) =>
      server.call(line, { token: as, ...(etag ? { headers: { 'if-none-match': etag } } : {}) })
    const etagOf = async (line: string, as = token) => (await get(line, undefined, as)).headers.etag ?? ''

    it('are answered 304 without the list query', async () => {
      const etag = await etagOf(LIST)
      server.statements.length = 0
      const answer = await get(LIST, etag)
      assert.equal(answer.status, 304)
      assert.equal(answer.text, '')
      assert.equal(answer.headers.etag, etag)
      assert.equal(server.statements.length, 1)
      assert.doesNotMatch(server.statements[0] ?? '', /from own/)
    })

    it('take the tag of a page of another origin, and leave nothing in a cache', async () => {
      const full = await get(LIST)
      const headers = { 'x-if-none-match': full.headers.etag ?? '' }
      const answer = await server.call(LIST, { token, headers })
      assert.equal(answer.status, 304)
      for (const { headers } of [full, answer]) assert.match(headers['cache-control'] ?? '', /^no-store/)
    })

    it('take a list of tags, strong or weak', async () => {
      const etag = await etagOf(LIST)
      assert.equal((await get(LIST, `"other", ${etag}`)).status, 304)
      assert.equal((await get(LIST, etag.replace('W/', ''))).status, 304)
      assert.equal((await get(LIST, '"other"')).status, 200)
      assert.equal((await get(LIST, 'nonsense')).status, 200)
    })

    it('have a tag of their own for each query, each teacher and each classroom', async () => {
      const etag = await etagOf(LIST)
      const { token: partner } = await server.signIn('partner@demo.test')
      assert.equal((await get(`${LIST}?filter_by=a-z`, etag)).status, 200)
      assert.equal((await get(LIST, etag, partner)).status, 200)
      assert.equal((await get(`${LIST}/1`, etag)).status, 200)
    })

    it('are not those of another teacher of the same kind, whose revision is the same by chance', async () => {
      await server.app.services.db.execute('update teacher_revisions set revision = 1000')
      const etag = await etagOf(LIST)
      const { token: partner } = await server.signIn('partner@demo.test')
      await server.app.services.db.execute('update teacher_revisions set revision = 1000')
      assert.equal((await get(LIST, etag)).status, 304)
      assert.equal((await get(LIST, etag, partner)).status, 200)
    })

    it('never answer 304 for a classroom of somebody else', async () => {
      const etag = await etagOf(`${LIST}/1`)
      const { token: partner } = await server.signIn('partner@demo.test')
      assert.equal((await get(`${LIST}/1`, etag)).status, 304)
      assert.equal((await get(`${LIST}/1`, etag, partner)).status, 403)
    })

    it('still need a session', async () => {
      const etag = await etagOf(LIST)
      assert.equal((await server.call(LIST, { headers: { 'if-none-match': etag } })).status, 401)
    })

    const own = sql`(select id from classrooms where name = 'Spanish 7 Morning')`
    const pairing = sql`(select class_pairing_id from classrooms where name = 'Spanish 7 Morning')`
    const changes = {
      'a classroom’s name': sql`update classrooms set name = name || ' A' where name = 'New Neighbors'`,
      'a new classroom': sql`with pairing as (insert into class_pairings (status) values ('alone') returning id)
        insert into classrooms (teacher_id, class_pairing_id, name, code, subject_id, start_date, end_date, number_of_tokens)
        select t.id, pairing.id, 'Another', 'ANOTHER', 2, current_date, current_date, 1 from teachers t, pairing where email = 'teacher@demo.test'`,
      'a classroom that is gone': sql`delete from classrooms where code = 'ANOTHER'`,
      'a new student': sql`insert into students (classroom_id, first_name, username) select id, 'Ada', 'ada-new' from classrooms where name = 'Spanish 7 Morning'`,
      'a student that left': sql`delete from students where username = 'ada-new'`,
      'a task that is hidden': sql`update tasks set is_hidden = true where class_pairing_id = ${pairing} and "order" = 2`,
      'a post that is approved': sql`update submissions set status = 'approved' where classroom_id = ${own} and status = 'pending'`,
      'a post that is gone': sql`delete from submissions where id = (select max(id) from submissions where classroom_id = ${own})`,
      'a post of the partner’s students': sql`delete from submissions where id = (select max(id) from submissions where classroom_id = (select id from classrooms where name = 'Inglés 1B'))`,
      'an assistant': sql`update teacher_assistants set full_name = 'Olga Barrett' where classroom_id = ${own}`,
      'an assistant that left': sql`delete from teacher_assistants where classroom_id = ${own}`,
      'the partner’s name': sql`update teachers set last_name = 'Fernández Gil' where email = 'partner@demo.test'`,
      'the partner’s avatar': sql`update teachers set avatar = '/avatars/1.png' where email = 'partner@demo.test'`,
      'the partner’s school': sql`update schools set name = 'IES Cervantes' where name = 'IES Miguel de Cervantes'`,
      'the own name': sql`update teachers set last_name = 'Thorne' where email = 'teacher@demo.test'`,
      'the end of a pairing': sql`with apart as (insert into class_pairings (status) values ('alone') returning id),
        posts as (delete from submissions where classroom_id in (select id from classrooms where name = 'Inglés 1B'))
        update classrooms set class_pairing_id = (select id from apart), class_pairing_side = 1 where name = 'Inglés 1B'`,
      'the state of a pairing': sql`update class_pairings set status = 'names_approved' where id = (select class_pairing_id from classrooms where name = 'Spanish 8 Kitchen Table')`,
      'a subject’s name': sql`update subjects set name = 'Sciences' where id = 2`,
      'a course’s guide': sql`update courses set course_guide_link = null where name = 'The Water Around Us'`,
      'a country’s name': sql`update countries set name = 'España' where iso = 'ES'`,
    }
    for (const [what, change] of Object.entries(changes)) {
      it(`answer in full after a change of ${what}`, async () => {
        const etag = await etagOf(LIST)
        await server.app.services.db.execute(change)
        assert.equal((await get(LIST, etag)).status, 200)
      })
    }

    const COURSES = 'GET /api/teacher/courses'
    const course = sql`(select id from courses where name = 'The Water Around Us')`
    const ofCourses = {
      'a course’s name': sql`update courses set name = 'The Water' where id = ${course}`,
      'a course that is published no more': sql`update courses set published = false where name = 'The Water'`,
      'the languages of one': sql`delete from course_languages where course_id = (select min(course_id) from course_languages)`,
      'the ages of one': sql`delete from course_age_ranges where course_id = (select min(course_id) from course_age_ranges)`,
      'a task of one': sql`update course_tasks set task_name = 'Hello' where id = (select min(id) from course_tasks)`,
    }
    for (const [what, change] of Object.entries(ofCourses)) {
      it(`answer in full after a change of ${what}, also to who has no classroom`, async () => {
        const { token: nobody } = await server.signIn('no-agreement@demo.test')
        const etag = await etagOf(COURSES, nobody)
        assert.equal((await get(COURSES, etag, nobody)).status, 304)
        await server.app.services.db.execute(change)
        assert.equal((await get(COURSES, etag, nobody)).status, 200)
      })
    }

    it('give courses anew before the addresses of their documents end', async t => {
      const etag = await etagOf(COURSES)
      const { data } = (await server.call<{ pdf_url: string | null }[]>(COURSES, { token })).body
      const url = data.find(({ pdf_url }) => pdf_url)?.pdf_url ?? ''
      t.mock.timers.enable({ apis: ['Date'], now: Date.now() + 30 * 60_000 })
      const later = (await server.signIn('teacher@demo.test')).token
      assert.equal((await get(COURSES, etag, later)).status, 200)
      assert.equal((await server.call(`GET ${url}`)).status, 200)
    })

    it('are not spoiled by a sign-in, of the teacher or of the partner', async () => {
      const etag = await etagOf(LIST)
      await server.signIn('teacher@demo.test')
      await server.signIn('camille.moreau@demo.test')
      assert.equal((await get(LIST, etag)).status, 304)
    })

    it('are not spoiled by a change of somebody else’s classroom', async () => {
      const etag = await etagOf(LIST)
      await server.app.services.db.execute(
        sql`update classrooms set name = 'Makers' where name = 'Makers at Home'`,
      )
      assert.equal((await get(LIST, etag)).status, 304)
    })

    it('are answered in full once time alone changes a status', async t => {
      const { token: librarian } = await server.signIn('librarian@demo.test')
      const { headers, body } = await server.call<ClassroomListItem[]>(LIST, { token: librarian })
      const etag = headers.etag ?? ''
      assert.equal((await get(LIST, etag, librarian)).status, 304)
      // The second classroom starts in a week. The access token of that day is a new one.
      const waiting = body.data.filter(({ status }) => status === 'not_started')
      const then = Math.min(...waiting.map(({ start_date }) => startOfDay(start_date)))
      t.mock.timers.enable({ apis: ['Date'], now: then - 1_000 })
      const before = (await server.signIn('librarian@demo.test')).token
      assert.equal((await get(LIST, etag, before)).status, 304)
      t.mock.timers.tick(1_000)
      const answer = await get(LIST, etag, before)
      assert.equal(answer.status, 200)
      assert.notEqual(answer.headers.etag, etag)
    })
  })
}

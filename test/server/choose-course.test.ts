import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { rows } from '../../server/db/database.ts'
import type { ClassroomListItem } from '../../src/contract/entities/classroom.ts'
import { CLASSROOM_FORBIDDEN, EXCHANGE_EXPIRED } from '../../src/contract/error-codes/classrooms.ts'
import { COURSE_CHANGED, COURSE_UNAVAILABLE } from '../../src/contract/error-codes/courses.ts'
import { courseSentences } from '../../src/contract/server-messages/courses.ts'
import { classroomForm, sendForm } from '../support/classroom-form.ts'
import { databaseKinds } from '../support/databases.ts'
import { startApp, type TestApp } from '../support/server.ts'

const emails = {
  teacher: 'teacher@demo.test',
  partner: 'partner@demo.test',
  librarian: 'librarian@demo.test',
  basic: 'independent@demo.test',
  language: 'independent-language@demo.test',
  players: 'players@demo.test',
}
type Who = keyof typeof emails

for (const kind of databaseKinds) {
  describe(`courses that are added to a classroom on ${kind}`, () => {
    let server: TestApp
    const tokens = {} as Record<Who, string>
    before(async () => {
      server = await startApp({ kind })
      for (const [who, email] of Object.entries(emails))
        tokens[who as Who] = (await server.signIn(email)).token
    })
    after(() => server.close())

    const classrooms = async (who: Who) =>
      (await server.call<ClassroomListItem[]>('GET /api/teacher/classrooms', { token: tokens[who] })).body
        .data
    const classroom = async (who: Who, name: string) =>
      (await classrooms(who)).find(row => row.name === name)?.id ?? 0
    const courseId = async (name: string) =>
      (
        await rows<{ id: number }>(server.app.services.db, sql`select id from courses where name = ${name}`)
      )[0]?.id ?? 0
    const add = (id: number, course_id: unknown, who: Who = 'teacher', from?: object) =>
      server.call(`POST /api/teacher/classrooms/${id}/courses`, {
        token: tokens[who],
        body: { course_id, ...from },
      })
    const courseOf = async (id: number) => {
      const [row] = await rows<{ course_id: number | null }>(
        server.app.services.db,
        sql`select course_id from classrooms where id = ${id}`,
      )
      return row?.course_id
    }
    const listed = async (id: number, who: Who = 'teacher') =>
      (await classrooms(who)).find(row => row.id === id)

    it('bring their tasks and how students are grouped', async () => {
      const id = await classroom('teacher', 'New Neighbors')
      assert.equal((await listed(id))?.tasks_count, 0)
      const answer = await add(id, await courseId('Young Inventors'))
      assert.deepEqual([answer.status, answer.body.success, answer.body.data], [200, true, undefined])
      const row = await listed(id)
      assert.equal(row?.tasks_count, 5)
      assert.equal(row?.course_student_group_type_id, 2)
    })

    it('are added once, however often and however many at once they are sent', async () => {
      const id = await classroom('teacher', 'New Neighbors')
      const young = await courseId('Young Inventors')
      const sent = await Promise.all(Array.from({ length: 20 }, () => add(id, young)))
      assert.deepEqual([...new Set(sent.map(({ status }) => status))], [200])
      assert.equal((await listed(id))?.tasks_count, 5)
    })

    it('leave what is there when another one comes', async () => {
      const id = await classroom('teacher', 'New Neighbors')
      assert.equal((await add(id, await courseId('Songs and Stories'))).status, 200)
      assert.equal(await courseOf(id), await courseId('Songs and Stories'))
      assert.ok(((await listed(id))?.tasks_count ?? 0) >= 5 + 3)
    })

    it('are refused with code 46 where another one has come since the page looked', async () => {
      const id = await classroom('teacher', 'New Neighbors')
      const [young, songs] = [await courseId('Young Inventors'), await courseId('Songs and Stories')]
      const before = [await courseOf(id), (await listed(id))?.tasks_count]
      assert.equal(before[0], songs)
      for (const from_course_id of [null, young]) {
        const { status, body } = await add(id, young, 'teacher', { from_course_id })
        assert.deepEqual(
          [status, body.error_code, body.message],
          [422, COURSE_CHANGED, courseSentences.courseChanged],
        )
      }
      assert.deepEqual([await courseOf(id), (await listed(id))?.tasks_count], before)
      // what was sent before is there, and nothing is left to do
      assert.equal((await add(id, songs, 'teacher', { from_course_id: null })).status, 200)
      assert.equal((await add(id, young, 'teacher', { from_course_id: songs })).status, 200)
      assert.equal(await courseOf(id), young)
    })

    it('are taken one of two at once that both follow the same', async () => {
      const id = await classroom('teacher', 'New Neighbors')
      const from_course_id = await courseOf(id)
      const [first] = await rows<{ id: number }>(
        server.app.services.db,
        sql`select id from courses where published and id <> ${from_course_id} and id <> ${await courseId('Songs and Stories')}
            and subject_id = (select subject_id from classrooms where id = ${id}) limit 1`,
      )
      assert.ok(first)
      const sent = await Promise.all(
        [await courseId('Songs and Stories'), first.id].map(course =>
          add(id, course, 'teacher', { from_course_id }),
        ),
      )
      assert.deepEqual(sent.map(({ status }) => status).sort(), [200, 422])
    })

    it('are refused with code 43 where they are not published, of another subject, or not there', async () => {
      const id = await classroom('teacher', 'New Neighbors')
      const before = [await courseOf(id), (await listed(id))?.tasks_count]
      for (const name of ['Weather Watch', 'A Day in My Life', 'Kitchen Science', 'no such course']) {
        const { status, body } = await add(id, (await courseId(name)) || 2_147_483_647)
        assert.deepEqual(
          [status, body.error_code, body.message],
          [422, COURSE_UNAVAILABLE, courseSentences.courseUnavailable],
          name,
        )
      }
      assert.deepEqual([await courseOf(id), (await listed(id))?.tasks_count], before)
    })

    it('are refused with code 42 once the exchange has expired', async () => {
      const expired = (await classrooms('teacher')).find(({ status }) => status === 'expired')
      assert.ok(expired)
      const course = await courseOf(expired.id)
      const { status, body } = await add(expired.id, await courseId('Young Inventors'))
      assert.deepEqual([status, body.error_code], [422, EXCHANGE_EXPIRED])
      assert.equal(await courseOf(expired.id), course)
    })

    it('are refused for a classroom of somebody else, a partner’s too, whoever asks', async () => {
      const foreign = await classroom('partner', 'Inglés 1B')
      const course = await courseOf(foreign)
      const other = await courseId('What Do You Think?')
      for (const who of ['teacher', 'librarian', 'basic', 'language', 'players'] as const) {
        const { status, body } = await add(foreign, other, who)
        assert.deepEqual([status, body.error_code], [403, CLASSROOM_FORBIDDEN], who)
      }
      assert.equal(await courseOf(foreign), course)
    })

    it('are chosen by librarians and independent teachers too, each for their own', async () => {
      const book = await classroom('librarian', 'Picture Book Club')
      await server.app.services.db.execute(
        sql`update students set removed_at = now() where classroom_id = ${book}`,
      )
      assert.equal((await add(book, await courseId('Reading Rooms of the World'), 'librarian')).status, 200)
      const { body } = await sendForm(server, tokens.basic, classroomForm({ subject_id: 5 }))
      assert.equal((await add(body.data.id, await courseId('Make a Comic'), 'basic')).status, 200)
      assert.equal(await courseOf(body.data.id), await courseId('Make a Comic'))
    })

    it('are there still when a call is sent again after the course was withdrawn', async () => {
      const id = await classroom('teacher', 'New Neighbors')
      const before = await listed(id)
      const course = await courseOf(id)
      assert.ok(course)
      const published = (value: boolean) =>
        server.app.services.db.execute(sql`update courses set published = ${value} where id = ${course}`)
      await published(false)
      const { status, text } = await add(id, course)
      await published(true)
      assert.equal(status, 200, text)
      assert.deepEqual(await listed(id), before)
    })

    it('are added where the exchange is concluded, as long as nobody has posted', async () => {
      const id = await classroom('teacher', 'New Neighbors')
      const later = (days: number) =>
        server.app.services.db.execute(sql`update classrooms
          set start_date = start_date + ${days}::int, end_date = end_date + ${days}::int where id = ${id}`)
      await later(-200)
      assert.equal((await listed(id))?.status, 'concluded')
      const young = await courseId('Young Inventors')
      assert.equal((await add(id, young)).status, 200)
      await later(200)
      assert.equal(await courseOf(id), young)
    })

    it('tell the list and the page of the classroom that they have changed', async () => {
      const id = await classroom('teacher', 'French Starters')
      const line = `GET /api/teacher/classrooms/${id}`
      const first = await server.call(line, { token: tokens.teacher })
      const headers = { 'if-none-match': first.headers.etag ?? '' }
      assert.equal((await server.call(line, { token: tokens.teacher, headers })).status, 304)
      assert.equal((await add(id, await courseId('What Do You Think?'))).status, 200)
      assert.equal((await server.call(line, { token: tokens.teacher, headers })).status, 200)
    })
  })
}

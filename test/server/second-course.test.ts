import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { rows } from '../../server/db/database.ts'
import type { Classroom, ClassroomListItem } from '../../src/contract/entities/classroom.ts'
import { COURSE_STAYS } from '../../src/contract/error-codes/courses.ts'
import { courseSentences } from '../../src/contract/server-messages/courses.ts'
import { databaseKinds } from '../support/databases.ts'
import { startApp, type TestApp } from '../support/server.ts'

for (const kind of databaseKinds) {
  describe(`a second course for an exchange, on ${kind}`, () => {
    let server: TestApp
    const tokens = { teacher: '', partner: '' }
    before(async () => {
      server = await startApp({ kind })
      tokens.teacher = (await server.signIn('teacher@demo.test')).token
      tokens.partner = (await server.signIn('partner@demo.test')).token
    })
    after(() => server.close())

    const run = <Row>(statement: ReturnType<typeof sql>) => rows<Row>(server.app.services.db, statement)
    const named = async (name: string, who: keyof typeof tokens = 'teacher') => {
      const { body } = await server.call<ClassroomListItem[]>('GET /api/teacher/classrooms', {
        token: tokens[who],
      })
      const found = body.data.find(row => row.name === name)
      assert.ok(found)
      return found
    }
    const courseId = async (name: string) => {
      const [course] = await run<{ id: number }>(sql`select id from courses where name = ${name}`)
      return course?.id ?? 0
    }
    const courseOf = async (id: number) =>
      (await run<{ course_id: number | null }>(sql`select course_id from classrooms where id = ${id}`))[0]
        ?.course_id
    const add = async (id: number, course_id: number) => {
      const { status, body } = await server.call(`POST /api/teacher/classrooms/${id}/courses`, {
        token: tokens.teacher,
        body: { course_id },
      })
      return [status, body.error_code, body.message]
    }
    /** The only course that the classroom's page offers any more. */
    const fixed = async (id: number) => {
      const { body } = await server.call<Classroom>(`GET /api/teacher/classrooms/${id}`, {
        token: tokens.teacher,
      })
      return body.data.fixed_course?.name ?? null
    }
    const stays = [422, COURSE_STAYS, courseSentences.courseStays]

    it('is refused once students have posted, and both sides stay as they were', async () => {
      const own = await named('Spanish 7 Morning')
      const partners = await named('Inglés 1B', 'partner')
      const course = await courseOf(own.id)
      assert.equal(await courseId((await fixed(own.id)) ?? ''), course)
      assert.deepEqual(await add(own.id, await courseId('Food, Family and Festivals')), stays)
      assert.equal(await courseOf(own.id), course)
      assert.deepEqual(await named(own.name), own)
      assert.deepEqual(await named(partners.name, 'partner'), partners)
    })

    it('is refused where the exchange is concluded', async () => {
      const own = await named('Songs of Two Coasts')
      assert.equal(own.status, 'concluded')
      assert.deepEqual(await add(own.id, await courseId('Young Inventors')), stays)
      assert.deepEqual(await named(own.name), own)
    })

    it('is refused where only students of the partner have posted', async () => {
      const own = await named('Homeroom Storytellers')
      await run(sql`update submissions set responding_to_id = null`)
      await run(sql`delete from submissions where classroom_id = ${own.id}`)
      const emptied = await named(own.name)
      assert.deepEqual([emptied.submissions_count, emptied.responses_count], [0, 0])
      assert.equal(await courseId((await fixed(own.id)) ?? ''), await courseOf(own.id))
      assert.deepEqual(await add(own.id, await courseId('Young Inventors')), stays)
      assert.deepEqual(await named(own.name), emptied)
    })

    it("is refused to a classroom without one whose partner's students have posted, but for the partner's", async () => {
      const own = await named('Homeroom Storytellers')
      const course = (await courseOf(own.id)) ?? 0
      await run(sql`update classrooms set course_id = null where id = ${own.id}`)
      const without = await named(own.name)
      assert.equal(await courseId((await fixed(own.id)) ?? ''), course)
      assert.deepEqual(await add(own.id, await courseId('Young Inventors')), stays)
      assert.deepEqual(await named(own.name), without)
      assert.equal((await add(own.id, course))[0], 200)
      assert.equal((await named(own.name)).tasks_count, own.tasks_count)
    })

    it('is told of before it is refused: where the two sides differ, each keeps its own', async () => {
      const own = await named('Spanish 7 Morning')
      const partners = await named('Inglés 1B', 'partner')
      const [mine, theirs] = [await courseOf(own.id), await courseOf(partners.id)]
      const [other] = await run<{ id: number; name: string }>(
        sql`select id, name from courses where subject_id = (select subject_id from classrooms where id = ${own.id})
            and id <> ${mine} and published limit 1`,
      )
      await run(sql`update classrooms set course_id = ${other?.id} where id = ${partners.id}`)
      assert.equal(await courseId((await fixed(own.id)) ?? ''), mine)
      assert.deepEqual(await add(own.id, other?.id ?? 0), stays)
      await run(sql`update classrooms set course_id = ${theirs} where id = ${partners.id}`)
    })

    it('is no second one where it is the course that the classroom has', async () => {
      const own = await named('Spanish 7 Morning')
      const [status] = await add(own.id, (await courseOf(own.id)) ?? 0)
      assert.equal(status, 200)
      assert.deepEqual(await named(own.name), own)
    })

    it('is refused where it would group anew the students who are there', async () => {
      const early = await named('French Starters')
      const course = await courseOf(early.id)
      const refused = [422, COURSE_STAYS, courseSentences.groupingStays]
      const groups = await courseId('Food, Family and Festivals')
      assert.deepEqual(await add(early.id, groups), refused)
      await run(sql`update classrooms set course_id = null where id = ${early.id}`)
      assert.deepEqual(await add(early.id, groups), refused, 'without a course they are individual')
      assert.equal((await add(early.id, course ?? 0))[0], 200)
    })

    it('follows the first one while nobody has posted, and where every post was deleted', async () => {
      const early = await named('French Starters')
      assert.equal(await fixed(early.id), null)
      assert.equal((await add(early.id, await courseId('What Do You Think?')))[0], 200)
      assert.ok((await named(early.name)).tasks_count > early.tasks_count)
      const emptied = await named('River Science 6')
      assert.ok(emptied.submissions_count > 0)
      await run(sql`update submissions set status = 'deleted' where classroom_id = ${emptied.id}`)
      assert.equal(await fixed(emptied.id), null)
      await run(sql`update students set removed_at = now() where classroom_id = ${emptied.id}`)
      assert.equal((await add(emptied.id, await courseId('Young Inventors')))[0], 200)
      assert.ok((await named(emptied.name)).tasks_count > emptied.tasks_count)
    })

    it("is none where a classroom without a course takes the partner's, though students have posted there", async () => {
      const own = await named('Willamette Watchers')
      const course = (await courseOf(own.id)) ?? 0
      await run(sql`update classrooms set course_id = null where id = ${own.id}`)
      assert.equal(await courseId((await fixed(own.id)) ?? ''), course)
      assert.deepEqual(await add(own.id, await courseId('Young Inventors')), stays)
      assert.equal((await add(own.id, course))[0], 200)
      assert.equal(await courseOf(own.id), course)
      assert.equal((await named(own.name)).tasks_count, own.tasks_count)
    })
  })
}

import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { rows } from '../../server/db/database.ts'
import type { ClassroomListItem } from '../../src/contract/entities/classroom.ts'
import { databaseKinds } from '../support/databases.ts'
import { startApp, type TestApp } from '../support/server.ts'

for (const kind of databaseKinds) {
  describe(`an introduction of a course, on ${kind}`, () => {
    let server: TestApp
    let token: string
    before(async () => {
      server = await startApp({ kind })
      token = (await server.signIn('teacher@demo.test')).token
    })
    after(() => server.close())

    const run = <Row>(statement: ReturnType<typeof sql>) => rows<Row>(server.app.services.db, statement)

    it('asks nobody of a classroom for a response, whatever the course says', async () => {
      const { body } = await server.call<ClassroomListItem[]>('GET /api/teacher/classrooms', { token })
      const id = body.data.find(({ name }) => name === 'New Neighbors')?.id
      const [course] = await run<{ id: number }>(
        sql`update course_tasks t set number_responses = 1 from courses c
            where c.id = t.course_id and c.name = 'Young Inventors' and t.task_category = 'introduction'
            returning c.id`,
      )
      assert.ok(id && course)
      const { status } = await server.call(`POST /api/teacher/classrooms/${id}/courses`, {
        token,
        body: { course_id: course.id },
      })
      assert.equal(status, 200)
      const asked = await run<{ number_responses: number }>(
        sql`select t.number_responses from tasks t join classrooms c on c.class_pairing_id = t.class_pairing_id
            where c.id = ${id} and t.task_category = 'introduction' and t.course_task_id is not null`,
      )
      assert.deepEqual(asked, [{ number_responses: 0 }])
    })
  })
}

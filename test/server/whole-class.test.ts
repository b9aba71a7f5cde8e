import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { createCourse } from '../../server/areas/courses/repository/create.ts'
import { groupTypes } from '../../src/contract/rules/group-types.ts'
import { SCIENCES } from '../support/classroom-form.ts'
import { databaseKinds } from '../support/databases.ts'
import { type StudentStage, studentStage } from '../support/student-stage.ts'

for (const kind of databaseKinds) {
  describe(`a classroom that posts as one on ${kind}`, () => {
    let stage: StudentStage
    before(async () => {
      stage = await studentStage(kind)
    })
    after(() => stage.server.close())

    /** Chooses a new course of this type, as the teacher does. */
    async function choose(id: number, student_group_type_id: number): Promise<number> {
      const course_id = await createCourse(stage.db, {
        name: `Rivers by ${student_group_type_id}`,
        subject_id: SCIENCES,
        student_group_type_id,
        tasks: [{ task_name: 'Our river', task_category: 'exchange' }],
      })
      const path = `POST /api/teacher/classrooms/${id}/courses`
      const { status } = await stage.server.call(path, { token: stage.token, body: { course_id } })
      return status
    }
    const posters = (id: number) =>
      stage.run<{ id: number; first_name: string }>(
        sql`select id, first_name from students where classroom_id = ${id}`,
      )

    it('has somebody who posts from its course on, whatever course follows', async () => {
      const { id } = await stage.classroom([])
      assert.equal(await choose(id, groupTypes.wholeClass), 200)
      const before = await posters(id)
      assert.deepEqual(
        before.map(({ first_name }) => first_name),
        ['Rivers'],
      )
      assert.equal(await choose(id, groupTypes.wholeClass), 200)
      assert.deepEqual(await posters(id), before)
    })

    it('takes a course with students, and has those alone then', async () => {
      const { id } = await stage.classroom([])
      await choose(id, groupTypes.wholeClass)
      assert.equal(await choose(id, groupTypes.individual), 200)
      assert.deepEqual(await posters(id), [])
      assert.equal((await stage.add(id, 'Ada')).status, 200)
      assert.equal(await choose(id, groupTypes.wholeClass), 422, 'students would be grouped anew')
    })
  })
}

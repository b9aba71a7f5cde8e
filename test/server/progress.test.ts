import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { pairingOf } from '../../server/areas/classrooms/area.ts'
import { addClassrooms } from '../support/bulk.ts'
import { databaseKinds } from '../support/databases.ts'
import { startApp, type TestApp } from '../support/server.ts'

interface Row {
  tasks_count: number
  progression_percent: { submitted: number; approved: number; blocked: number }
}

for (const kind of databaseKinds) {
  describe(`the progress of a classroom on ${kind}`, () => {
    let server: TestApp
    let token = ''
    let classroom = 0
    let pairing = 0
    before(async () => {
      server = await startApp({ kind })
      const teacher = await server.signIn('no-agreement@demo.test')
      token = teacher.token
      const [id = 0] = await addClassrooms(server.app.services.db, teacher.id, 1)
      classroom = id
      pairing = await pairingOf(server.app.services.db, id)
    })
    after(() => server.close())

    const run = (statement: string) => server.app.services.db.execute(statement)
    const listed = async () =>
      (await server.call<Row[]>('GET /api/teacher/classrooms', { token })).body.data[0]

    it('leaves hidden tasks and what was posted to them out', async () => {
      await run(`insert into tasks (class_pairing_id, task_name, task_category, "order", is_hidden)
        values (${pairing}, 'Hidden', 'exchange', 2, true)`)
      await run(`insert into submissions (classroom_id, class_pairing_id, student_id, task_id, is_response, status)
        select s.classroom_id, s.class_pairing_id, s.student_id, t.id, false, 'pending'
        from submissions s join tasks t on t.class_pairing_id = s.class_pairing_id and t.is_hidden
        where s.classroom_id = ${classroom}`)
      const row = await listed()
      assert.equal(row?.tasks_count, 1)
      assert.deepEqual(row?.progression_percent, { submitted: 0, approved: 50, blocked: 0 })
    })

    it('is never rounded up, so that nothing is done before it is', async () => {
      // a post and two responses are owed
      await run(`update tasks set number_responses = 2 where class_pairing_id = ${pairing}`)
      assert.deepEqual((await listed())?.progression_percent, { submitted: 0, approved: 33.33, blocked: 0 })
      await run(`insert into submissions (classroom_id, class_pairing_id, student_id, task_id, is_response, status)
        select s.classroom_id, s.class_pairing_id, s.student_id, s.task_id, true, unnest(array['pending', 'pending'])
        from submissions s join tasks t on t.id = s.task_id and not t.is_hidden
        where s.classroom_id = ${classroom}`)
      assert.deepEqual((await listed())?.progression_percent, {
        submitted: 66.66,
        approved: 33.33,
        blocked: 0,
      })
    })
  })
}

import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { pairingOf } from '../../server/areas/classrooms/area.ts'
import { addStudents } from '../../server/areas/students/area.ts'
import type { SubmissionStatus } from '../../server/areas/submissions/repository.ts'
import type { Classroom } from '../../src/contract/entities/classroom.ts'
import { categoriesWithoutPosts } from '../../src/contract/rules/task-categories.ts'
import { addClassrooms } from '../support/bulk.ts'
import { databaseKinds } from '../support/databases.ts'
import { giveTasks, newClassroom, post } from '../support/pairing.ts'
import { startApp, type TestApp } from '../support/server.ts'

interface Row {
  tasks_count: number
  progression_percent: { submitted: number; approved: number; blocked: number }
}

for (const kind of databaseKinds) {
  describe(`the progress of a classroom on ${kind}`, () => {
    let server: TestApp
    let token = ''
    let teacherId = 0
    let classroom = 0
    let pairing = 0
    before(async () => {
      server = await startApp({ kind })
      const teacher = await server.signIn('no-agreement@demo.test')
      token = teacher.token
      teacherId = teacher.id
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

    const detail = async (id: number) =>
      (await server.call<Classroom>(`GET /api/teacher/classrooms/${id}`, { token })).body.data
    const nothing = { submitted: 0, approved: 0, blocked: 0 }
    const task = { name: 'Our street', responses: 0 }

    for (const [worse, better, expected] of [
      ['pending', 'approved', { approved: 100 }],
      ['blocked', 'approved', { approved: 100 }],
      ['blocked', 'pending', { submitted: 100 }],
      ['unapproved', 'blocked', { blocked: 100 }],
      ['unapproved', 'pending', { submitted: 100 }],
    ] as const satisfies [SubmissionStatus, SubmissionStatus, Partial<typeof nothing>][]) {
      it(`counts of two posts, ${worse} and ${better}, where one is asked for, the ${better} one`, async () => {
        const { db } = server.app.services
        for (const statuses of [
          [worse, better],
          [better, worse],
        ]) {
          const { id, pairing: own, studentIds } = await newClassroom(db, teacherId)
          const [taskId = 0] = await giveTasks(db, own, [task])
          for (const status of statuses) await post(db, id, studentIds[0] ?? 0, taskId, status)
          assert.deepEqual((await detail(id)).progression_percent, { ...nothing, ...expected })
        }
      })
    }

    for (const category of categoriesWithoutPosts) {
      it(`owes nothing for a task of the category ${category}, and takes nothing that was posted there`, async () => {
        const { db } = server.app.services
        const { id, pairing: own, studentIds } = await newClassroom(db, teacherId)
        const [exchange = 0, other = 0] = await giveTasks(db, own, [
          { name: 'Our street' },
          { name: 'What we saw', category },
        ])
        await post(db, id, studentIds[0] ?? 0, other)
        assert.deepEqual((await detail(id)).progression_percent, nothing)
        await post(db, id, studentIds[0] ?? 0, exchange)
        // a post and a response
        assert.deepEqual((await detail(id)).progression_percent, { ...nothing, approved: 50 })
      })
    }

    it('is that of those who post, groups or the whole class, and the students are all who belong to them', async () => {
      const { db } = server.app.services
      const { id, pairing: own } = await newClassroom(db, teacherId, [])
      assert.equal((await detail(id)).students_number, null)
      const [taskId = 0] = await giveTasks(db, own, [task])
      const [first = 0] = await addStudents(db, [
        { classroom_id: id, first_name: 'Foxes', username: 'progress-foxes', members_number: 4 },
        { classroom_id: id, first_name: 'Owls', username: 'progress-owls', members_number: 5 },
      ])
      await post(db, id, first, taskId)
      const { students_number, progression_percent } = await detail(id)
      assert.equal(students_number, 9)
      assert.deepEqual(progression_percent, { ...nothing, approved: 50 })
    })
  })
}

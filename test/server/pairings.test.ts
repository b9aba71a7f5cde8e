import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { pairingOf } from '../../server/areas/classrooms/area.ts'
import { pairClassrooms } from '../../server/areas/pairings/area.ts'
import { type Database, rows } from '../../server/db/database.ts'
import type { ActionItem } from '../../src/contract/entities/action-item.ts'
import type { Classroom } from '../../src/contract/entities/classroom.ts'
import type { StudentActivityTask } from '../../src/contract/entities/student-activity.ts'
import { databaseKinds } from '../support/databases.ts'
import { giveCourse, giveTasks, newClassroom, post, tasksOf } from '../support/pairing.ts'
import { startApp, type TestApp } from '../support/server.ts'

for (const kind of databaseKinds) {
  describe(`class pairings on ${kind}`, () => {
    let server: TestApp
    let db: Database
    let one: Awaited<ReturnType<TestApp['signIn']>>
    let other: Awaited<ReturnType<TestApp['signIn']>>
    before(async () => {
      server = await startApp({ kind })
      db = server.app.services.db
      one = await server.signIn('no-agreement@demo.test')
      other = await server.signIn('unvalidated@demo.test')
    })
    after(() => server.close())

    const pair = (first: number, second: number) =>
      db.transaction(async transaction => pairClassrooms(transaction as unknown as Database, first, second))
    const classroom = async (id: number, { token } = one) =>
      (await server.call<Classroom>(`GET /api/teacher/classrooms/${id}`, { token })).body.data
    const activity = async (id: number, { token } = one) =>
      (
        await server.call<{ tasks: StudentActivityTask[] }>(
          `GET /api/teacher/classrooms/${id}/student-activity`,
          { token },
        )
      ).body.data.tasks
    const items = async (id: number, { token } = one) =>
      (await server.call<ActionItem[]>(`GET /api/teacher/actions?status=all&classroom_id=${id}`, { token }))
        .body.data
    const countOf = async (what: ReturnType<typeof sql>) =>
      (await rows<{ count: number }>(db, sql`select count(*)::int as count from ${what}`))[0]?.count

    it('are there from the creation of a classroom, one for each', async () => {
      const [first, second] = [await newClassroom(db, one.id), await newClassroom(db, one.id)]
      assert.notEqual(first.pairing, second.pairing)
      // nobody is there to share it with: the page asks by it whether there is a partner
      assert.equal((await classroom(first.id)).class_pairing, null)
      assert.equal((await classroom(first.id)).partner, null)
    })

    describe('of two classrooms', () => {
      let mine: Awaited<ReturnType<typeof newClassroom>>
      let theirs: Awaited<ReturnType<typeof newClassroom>>
      beforeEach(async () => {
        mine = await newClassroom(db, one.id, ['Ada', 'Ben'])
        theirs = await newClassroom(db, other.id, ['Cleo'])
      })

      it('are one row afterwards, the one of the first', async () => {
        const id = await pair(mine.id, theirs.id)
        assert.equal(id, mine.pairing)
        assert.equal(await pairingOf(db, theirs.id), id)
        assert.deepEqual((await classroom(mine.id)).class_pairing, { id, status: 'paired' })
        assert.deepEqual((await classroom(theirs.id, other)).class_pairing, { id, status: 'paired' })
        assert.equal((await classroom(mine.id)).partner?.id, other.id)
        assert.equal(await countOf(sql`class_pairings where id = ${theirs.pairing}`), 0)
      })

      it('have the tasks of both: what both have of their course once, the rest after those of the first', async () => {
        await giveCourse(db, mine.id, [1, 2])
        await giveCourse(db, theirs.id, [2, 3])
        await giveTasks(db, theirs.pairing, [{ name: 'Of our own' }])
        await pair(mine.id, theirs.id)
        const names = (tasks: { task_name: string }[]) => tasks.map(({ task_name }) => task_name)
        // of its own the second one has put 'Of our own' before 'Task 3'
        assert.deepEqual(names(await activity(mine.id)), ['Task 1', 'Task 2', 'Of our own', 'Task 3'])
        assert.deepEqual(await activity(theirs.id, other).then(names), names(await activity(mine.id)))
        const places = await rows<{ order: number }>(
          db,
          sql`select "order" from tasks where class_pairing_id = ${mine.pairing} order by 1`,
        )
        assert.deepEqual(
          places.map(({ order }) => order),
          [1, 2, 3, 4],
        )
      })

      it('keep every post of both, at the task that stays', async () => {
        await giveCourse(db, mine.id, [1])
        await giveCourse(db, theirs.id, [1, 2])
        const before = await tasksOf(db, theirs.id)
        const [cleo = 0] = theirs.studentIds
        await post(db, theirs.id, cleo, before.get('Task 1') ?? 0, 'pending')
        await post(db, theirs.id, cleo, before.get('Task 2') ?? 0)
        await post(db, mine.id, mine.studentIds[0] ?? 0, (await tasksOf(db, mine.id)).get('Task 1') ?? 0)
        await pair(mine.id, theirs.id)
        const done = (tasks: StudentActivityTask[]) =>
          tasks.map(task => [task.percent_submitted_create_video, task.number_pending_create_video])
        assert.deepEqual(done(await activity(theirs.id, other)), [
          [100, 1],
          [100, 0],
        ])
        assert.deepEqual(done(await activity(mine.id)), [
          [50, 0],
          [0, 0],
        ])
      })

      it('have an action item for each task on each side, and those for partners', async () => {
        await giveCourse(db, mine.id, [1])
        await giveCourse(db, theirs.id, [1, 2])
        const [video] = (await items(theirs.id, other)).filter(({ action }) => action.is_task)
        await db.execute(
          sql`insert into action_videos (action_item_id, is_response, video_url) values (${video?.id}, false, '/a.webm')`,
        )
        await pair(mine.id, theirs.id)
        const tasks = (list: ActionItem[]) =>
          list.flatMap(({ class_task, action }) => (action.is_task ? [class_task?.task_name] : []))
        assert.deepEqual(tasks(await items(mine.id)), ['Task 1', 'Task 2'])
        assert.deepEqual(tasks(await items(theirs.id, other)), ['Task 1', 'Task 2'])
        assert.ok((await items(mine.id)).some(({ action }) => action.trigger === 'message_partner'))
        // recorded before, and seen by the partner now
        const [seen] = (await items(mine.id)).filter(({ action }) => action.is_task)
        assert.equal(seen?.video_url, '/a.webm')
        assert.equal(seen?.teacher.first_name, 'Peter')
        assert.deepEqual((await items(theirs.id, other)).find(({ id }) => id === video?.id)?.completed, true)
      })

      it('show both teachers one truth: what is hidden, when it is due, and with a new tag', async () => {
        await giveCourse(db, mine.id, [1, 2])
        await pair(mine.id, theirs.id)
        const tags = async () => {
          const lines = [
            [`/api/teacher/classrooms/${mine.id}/student-activity`, one.token],
            [`/api/teacher/classrooms/${theirs.id}/student-activity`, other.token],
            [`/api/teacher/actions?classroom_id=${theirs.id}`, other.token],
            ['/api/teacher/classrooms', other.token],
          ]
          return Promise.all(
            lines.map(
              async ([path, token = '']) => (await server.call(`GET ${path}`, { token })).headers.etag,
            ),
          )
        }
        const before = await tags()
        await db.execute(
          sql`update tasks set is_hidden = (course_task_id = 2), due_date = '2030-02-03'
              where class_pairing_id = ${mine.pairing}`,
        )
        const seen = (tasks: StudentActivityTask[]) => tasks.map(task => [task.task_name, task.due_date])
        assert.deepEqual(seen(await activity(mine.id)), [['Task 1', '2030-02-03']])
        assert.deepEqual(seen(await activity(theirs.id, other)), [['Task 1', '2030-02-03']])
        for (const [index, tag] of (await tags()).entries()) assert.notEqual(tag, before[index])
        const list = await server.call<{ id: number; tasks_count: number }[]>(
          'GET /api/teacher/classrooms',
          other,
        )
        assert.equal(list.body.data.find(({ id }) => id === theirs.id)?.tasks_count, 1)
      })

      it('take no third classroom, and none twice', async () => {
        const third = await newClassroom(db, other.id)
        await pair(mine.id, theirs.id)
        for (const [first, second] of [
          [mine.id, third.id],
          [third.id, theirs.id],
          [mine.id, theirs.id],
          [third.id, third.id],
        ] as const)
          await assert.rejects(pair(first, second), /cannot be paired/)
        assert.equal(await pairingOf(db, third.id), third.pairing)
      })

      it('come about once, however many ask at the same time', async () => {
        const third = await newClassroom(db, other.id)
        const asked = await Promise.allSettled(
          Array.from({ length: 6 }, (_, index) => pair(mine.id, index % 2 ? third.id : theirs.id)),
        )
        assert.equal(asked.filter(({ status }) => status === 'fulfilled').length, 1)
        assert.equal(await countOf(sql`classrooms where class_pairing_id = ${mine.pairing}`), 2)
      })
    })

    it('give a course’s tasks once, when both take the same course', async () => {
      const mine = await newClassroom(db, one.id)
      const theirs = await newClassroom(db, other.id)
      await pair(mine.id, theirs.id)
      await giveTasks(db, mine.pairing, [{ name: 'First of all' }])
      await giveCourse(db, mine.id, [7, 8])
      await giveCourse(db, theirs.id, [8, 7, 9])
      assert.deepEqual(
        [...(await tasksOf(db, theirs.id)).keys()],
        ['First of all', 'Task 7', 'Task 8', 'Task 9'],
      )
    })
  })
}

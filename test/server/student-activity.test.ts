import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { pairClassrooms } from '../../server/areas/pairings/area.ts'
import { type Database, rows } from '../../server/db/database.ts'
import type { ClassroomListItem } from '../../src/contract/entities/classroom.ts'
import type { StudentActivityTask } from '../../src/contract/entities/student-activity.ts'
import { CLASSROOM_FORBIDDEN } from '../../src/contract/error-codes/classrooms.ts'
import { databaseKinds } from '../support/databases.ts'
import { giveTasks, newClassroom, post, tasksOf } from '../support/pairing.ts'
import { startApp, type TestApp } from '../support/server.ts'

for (const kind of databaseKinds) {
  describe(`the activity of students on ${kind}`, () => {
    let server: TestApp
    let db: Database
    let token = ''
    let teacherId = 0
    before(async () => {
      server = await startApp({ kind })
      db = server.app.services.db
      const signedIn = await server.signIn('no-agreement@demo.test')
      token = signedIn.token
      teacherId = signedIn.id
    })
    after(() => server.close())

    const lineOf = (id: number) => `GET /api/teacher/classrooms/${id}/student-activity`
    const activity = async (id: number, as = token) => {
      const answer = await server.call<{ tasks: StudentActivityTask[] }>(lineOf(id), { token: as })
      assert.equal(answer.status, 200, answer.text)
      return answer.body.data.tasks
    }
    const names = (students: { first_name: string; last_initial: string }[]) =>
      students.map(({ first_name, last_initial }) => `${first_name} ${last_initial}`.trim())

    it('tells for each task how much is there and who is missing, by name', async () => {
      const { id, pairing, studentIds } = await newClassroom(db, teacherId, ['Zoë', 'ada', 'Émile', 'Ben'])
      await giveTasks(db, pairing, [{ name: 'Our river', responses: 2 }])
      await db.execute(
        sql`update tasks set due_date = '2030-05-06', response_due_date = '2030-05-09' where class_pairing_id = ${pairing}`,
      )
      const task = (await tasksOf(db, id)).get('Our river') ?? 0
      const [zoe = 0, ada = 0, emile = 0, ben = 0] = studentIds
      await post(db, id, zoe, task, 'pending')
      await post(db, id, ada, task, 'approved')
      await post(db, id, emile, task, 'unapproved')
      await post(db, id, ben, task, 'blocked')
      await post(db, id, zoe, task, 'pending', true)
      await post(db, id, zoe, task, 'pending', true)
      await post(db, id, ada, task, 'deleted', true)
      await post(db, id, ben, task, 'approved', true)
      const [found] = await activity(id)
      assert.deepEqual(
        { ...found, inactive_create_video_students: 0, inactive_response_video_students: 0 },
        {
          id: task,
          task_name: 'Our river',
          task_category: 'exchange',
          due_date: '2030-05-06',
          response_due_date: '2030-05-09',
          percent_submitted_create_video: 75,
          percent_submitted_response_video: 37,
          number_pending_create_video: 1,
          number_pending_response_video: 2,
          inactive_create_video_students: 0,
          inactive_response_video_students: 0,
        },
      )
      assert.deepEqual(names(found?.inactive_create_video_students ?? []), ['Émile B'])
      // in the order of a list of names, whatever the case and the marks
      assert.deepEqual(names(found?.inactive_response_video_students ?? []), ['ada B', 'Émile B'])
    })

    it('leaves activities, reflections and hidden tasks out, and says null where nobody responds', async () => {
      const { id, pairing } = await newClassroom(db, teacherId)
      await giveTasks(db, pairing, [
        { name: 'Hello', category: 'introduction', responses: 0 },
        { name: 'Diary', category: 'activity' },
        { name: 'Not yet', isHidden: true },
        { name: 'Our river' },
        { name: 'Looking back', category: 'reflection' },
      ])
      const found = await activity(id)
      assert.deepEqual(
        found.map(task => [task.task_name, task.percent_submitted_response_video, task.due_date]),
        [
          ['Hello', null, null],
          ['Our river', 0, null],
        ],
      )
      assert.deepEqual(found[0]?.inactive_response_video_students, [])
      assert.equal(found[1]?.inactive_response_video_students.length, 1)
    })

    it('has no tasks where there is no course, and nobody missing where there are no students', async () => {
      const { id, pairing } = await newClassroom(db, teacherId, [])
      assert.deepEqual(await activity(id), [])
      await giveTasks(db, pairing, [{ name: 'Our river' }])
      const [task] = await activity(id)
      assert.equal(task?.percent_submitted_create_video, 0)
      assert.deepEqual(task?.inactive_create_video_students, [])
    })

    it('is that of the own students alone, who share their tasks with the partner’s', async () => {
      const teacher = await server.signIn('teacher@demo.test')
      const partner = await server.signIn('partner@demo.test')
      const of = async (as: string, name: string) => {
        const { body } = await server.call<ClassroomListItem[]>('GET /api/teacher/classrooms', { token: as })
        return activity(body.data.find(classroom => classroom.name === name)?.id ?? 0, as)
      }
      const [mine, theirs] = [
        await of(teacher.token, 'Spanish 7 Morning'),
        await of(partner.token, 'Inglés 1B'),
      ]
      assert.deepEqual(
        mine.map(({ id }) => id),
        theirs.map(({ id }) => id),
      )
      const students = (tasks: StudentActivityTask[]) =>
        new Set(tasks.flatMap(task => task.inactive_create_video_students.map(({ id }) => id)))
      assert.ok(students(mine).size > 0 && students(theirs).size > 0)
      assert.ok([...students(mine)].every(id => !students(theirs).has(id)))
    })

    it('counts no post of the partner’s students at a task of both', async () => {
      const other = await server.signIn('unvalidated@demo.test')
      const mine = await newClassroom(db, teacherId)
      const theirs = await newClassroom(db, other.id)
      await giveTasks(db, mine.pairing, [{ name: 'Our river' }])
      await db.transaction(async transaction =>
        pairClassrooms(transaction as unknown as Database, mine.id, theirs.id),
      )
      const task = (await tasksOf(db, mine.id)).get('Our river') ?? 0
      for (const isResponse of [false, true])
        await post(db, theirs.id, theirs.studentIds[0] ?? 0, task, 'pending', isResponse)
      const counted = ([found]: StudentActivityTask[]) => [
        found?.percent_submitted_create_video,
        found?.percent_submitted_response_video,
        found?.number_pending_create_video,
        found?.number_pending_response_video,
      ]
      assert.deepEqual(counted(await activity(mine.id)), [0, 0, 0, 0])
      assert.deepEqual(counted(await activity(theirs.id, other.token)), [100, 100, 1, 1])
    })

    it('is nobody else’s, not the partner’s either', async () => {
      const other = await server.signIn('partner@demo.test')
      const { id } = await newClassroom(db, teacherId)
      const { body } = await server.call<ClassroomListItem[]>('GET /api/teacher/classrooms', {
        token: (await server.signIn('teacher@demo.test')).token,
      })
      const partners = body.data.find(({ name }) => name === 'Spanish 7 Morning')?.id ?? 0
      for (const foreign of [id, partners]) {
        const answer = await server.call(lineOf(foreign), { token: other.token })
        assert.deepEqual([answer.status, answer.body.error_code], [403, CLASSROOM_FORBIDDEN])
      }
    })

    it('names groups, and a whole class as one', async () => {
      const { token: teacher } = await server.signIn('teacher@demo.test')
      const { body } = await server.call<ClassroomListItem[]>('GET /api/teacher/classrooms', {
        token: teacher,
      })
      const missing = async (name: string) => {
        const found = body.data.find(classroom => classroom.name === name)
        return (await activity(found?.id ?? 0, teacher)).at(-1)?.inactive_create_video_students ?? []
      }
      const groups = await missing('Inventors Club')
      assert.ok(groups.length > 1 && groups.every(({ last_initial }) => last_initial === ''))
      assert.ok(names(groups).includes('Night Owls'))
      assert.deepEqual(names(await missing('Homeroom Storytellers')), ['Homeroom Storytellers'])
    })

    it('of the demo is rich: all, some and nothing done, waiting ones, dates behind, ahead and missing', async () => {
      const { token: teacher } = await server.signIn('teacher@demo.test')
      const { body } = await server.call<ClassroomListItem[]>('GET /api/teacher/classrooms', {
        token: teacher,
      })
      const tasks = (await Promise.all(body.data.map(({ id }) => activity(id, teacher)))).flat()
      const today = new Date().toISOString().slice(0, 10)
      const some = (test: (task: StudentActivityTask) => boolean) => assert.ok(tasks.some(test), String(test))
      some(task => task.percent_submitted_create_video === 100)
      some(task => task.percent_submitted_create_video > 0 && task.percent_submitted_create_video < 100)
      some(task => task.percent_submitted_create_video === 0)
      some(task => (task.percent_submitted_response_video ?? 0) > 0)
      some(task => task.percent_submitted_response_video === null)
      some(task => task.number_pending_create_video > 0)
      some(task => task.number_pending_response_video > 0)
      some(task => task.due_date === null)
      some(task => (task.due_date ?? '') > today)
      some(task => (task.due_date ?? today) < today)
    })

    it('takes a post for a task of the own pairing only', async () => {
      const mine = await newClassroom(db, teacherId)
      const other = await newClassroom(db, teacherId)
      await giveTasks(db, other.pairing, [{ name: 'Elsewhere' }])
      const task = (await tasksOf(db, other.id)).get('Elsewhere') ?? 0
      await assert.rejects(post(db, mine.id, mine.studentIds[0] ?? 0, task), (error: Error) =>
        String(error.cause).includes('submissions_task_of_pairing'),
      )
    })

    it('and the action items cost as many statements with 500 tasks as with 5', async () => {
      const { id, pairing, studentIds } = await newClassroom(db, teacherId, ['Ada', 'Ben', 'Cleo'])
      const counted: number[][] = []
      for (const more of [5, 495]) {
        await giveTasks(
          db,
          pairing,
          Array.from({ length: more }, (_, index) => ({ name: `Task ${more} ${index}` })),
        )
        for (const [index, task] of [...(await tasksOf(db, id)).values()].entries())
          if (index % 100 === 0) await post(db, id, studentIds[0] ?? 0, task)
        const statements: number[] = []
        const found: number[] = []
        for (const path of [
          `/api/teacher/classrooms/${id}/student-activity`,
          `/api/teacher/actions?classroom_id=${id}`,
          `/api/teacher/actions-videos?classroom_id=${id}`,
          `/api/teacher/classrooms/${id}`,
        ]) {
          server.statements.length = 0
          const answer = await server.call<{ tasks?: unknown[]; length?: number }>(`GET ${path}`, { token })
          assert.equal(answer.status, 200)
          statements.push(server.statements.length)
          found.push(answer.body.data.tasks?.length ?? answer.body.data.length ?? 0)
        }
        assert.equal(found[0], more === 5 ? 5 : 500)
        assert.ok((found[1] ?? 0) > (found[0] ?? 0))
        counted.push(statements)
      }
      assert.deepEqual(counted[1], counted[0])
      assert.ok(
        counted[0]?.every(number => number <= 3),
        String(counted[0]),
      )
    })

    it('answers 304 until a student, a post or a task is another one', async () => {
      const { id, pairing, studentIds } = await newClassroom(db, teacherId)
      await giveTasks(db, pairing, [{ name: 'Our river' }])
      const task = (await tasksOf(db, id)).get('Our river') ?? 0
      const etag = async () => (await server.call(lineOf(id), { token })).headers.etag ?? ''
      const status = async (tag: string) =>
        (await server.call(lineOf(id), { token, headers: { 'if-none-match': tag } })).status
      const changes = [
        sql`insert into students (classroom_id, first_name, username) values (${id}, 'Ben', ${`ben${id}`})`,
        sql`update students set first_name = 'Benno' where username = ${`ben${id}`}`,
        sql`update tasks set due_date = '2031-01-01' where id = ${task}`,
      ]
      for (const change of [...changes, null]) {
        const tag = await etag()
        assert.equal(await status(tag), 304)
        await (change ? db.execute(change) : post(db, id, studentIds[0] ?? 0, task))
        assert.equal(await status(tag), 200)
      }
      const [row] = await rows<{ count: number }>(
        db,
        sql`select count(*)::int as count from students where classroom_id = ${id}`,
      )
      assert.equal(row?.count, 2)
    })
  })
}

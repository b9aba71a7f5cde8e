import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import type { Student } from '../../src/contract/entities/student.ts'
import { STUDENT_GONE } from '../../src/contract/error-codes/students.ts'
import { databaseKinds } from '../support/databases.ts'
import { giveTasks, post, tasksOf } from '../support/pairing.ts'
import { type StudentStage, studentStage } from '../support/student-stage.ts'

for (const kind of databaseKinds) {
  describe(`the list of students on ${kind}`, () => {
    let stage: StudentStage
    before(async () => {
      stage = await studentStage(kind)
    })
    after(() => stage.server.close())

    it('is by name in the order of any language, or the other way round', async () => {
      const { id } = await stage.classroom(['Zoë', 'ada', 'Émile', 'Ben'])
      const sorted = ['ada B', 'Ben B', 'Émile B', 'Zoë B']
      assert.deepEqual(await stage.names(id), sorted)
      assert.deepEqual(await stage.names(id, '?order_by=a-z'), sorted)
      assert.deepEqual(await stage.names(id, '?order_by=z-a'), sorted.toReversed())
    })

    it('is by initial in the order of any language where the first names are the same', async () => {
      const { id } = await stage.classroom(['Ada', 'Ada', 'Ada'])
      await stage.run(sql`update students set last_initial = case id % 3
        when 0 then 'b' when 1 then 'C' else 'Á' end where classroom_id = ${id}`)
      assert.deepEqual(await stage.names(id), ['Ada Á', 'Ada b', 'Ada C'])
      assert.deepEqual(await stage.names(id, '?order_by=z-a'), ['Ada C', 'Ada b', 'Ada Á'])
    })

    it('has who is looked for, by name or username, whatever the case and the signs in it', async () => {
      const { id, studentIds } = await stage.classroom(['Zoë', 'Ada', 'Ben'])
      await stage.run(sql`update students set username = 'otter-maple-42' where id = ${studentIds[2] ?? 0}`)
      const found = (text: string) => stage.names(id, `?search_string=${encodeURIComponent(text)}`)
      assert.deepEqual(await found('ADA'), ['Ada B'])
      assert.deepEqual(await found('zoË b'), ['Zoë B'])
      assert.deepEqual(await found('Zoe\u0308  B'), ['Zoë B'], 'however it is typed')
      assert.deepEqual(await found(' Maple '), ['Ben B'])
      assert.deepEqual(await found('%'), [])
      assert.deepEqual(await found('_'), [])
      assert.deepEqual(await found("'"), [])
    })

    it('tells of each task where everybody stands, and how far they are', async () => {
      const { id, task, studentIds } = await stage.classroom(['Ada', 'Ben'], 2)
      await stage.run(
        sql`update tasks set due_date = '2030-05-06', response_due_date = '2030-05-09' where id = ${task}`,
      )
      const [ada = 0, ben = 0] = studentIds
      await post(stage.db, id, ada, task, 'approved')
      await post(stage.db, id, ada, task, 'pending', true)
      await post(stage.db, id, ada, task, 'deleted', true)
      await post(stage.db, id, ben, task, 'blocked')
      const shared = { id: task, task_name: 'Our river' }
      const found = (await stage.list(id)).map(({ tasks, progression_percent }) => ({
        tasks,
        progression_percent,
      }))
      assert.deepEqual(found, [
        {
          tasks: [
            { ...shared, type: 'create', status: 'approved', due_date: '2030-05-06' },
            { ...shared, type: 'response', status: 'pending', due_date: '2030-05-09' },
          ],
          progression_percent: { submitted: 33.33, approved: 33.33, blocked: 0 },
        },
        {
          tasks: [
            { ...shared, type: 'create', status: 'blocked', due_date: '2030-05-06' },
            { ...shared, type: 'response', status: 'to-do', due_date: '2030-05-09' },
          ],
          progression_percent: { submitted: 0, approved: 0, blocked: 33.33 },
        },
      ])
    })

    it('leaves out what is hidden or asks for no post, and has one row for a task without responses', async () => {
      const { id, pairing, task } = await stage.classroom(['Ada'], 0)
      await giveTasks(stage.db, pairing, [
        { name: 'Not yet', isHidden: true },
        { name: 'Diary', category: 'activity' },
        { name: 'Looking back', category: 'reflection' },
      ])
      const [ada] = await stage.list(id)
      assert.deepEqual(ada?.tasks, [
        { id: task, task_name: 'Our river', type: 'create', status: 'to-do', due_date: null },
      ])
    })

    it('has only those who stand somewhere in a state, where one is asked for', async () => {
      const { id, task, studentIds } = await stage.classroom(['Ada', 'Ben', 'Cleo'], 0)
      const [ada = 0, ben = 0] = studentIds
      await post(stage.db, id, ada, task, 'pending')
      await post(stage.db, id, ben, task, 'unapproved')
      assert.deepEqual(await stage.names(id, '?filter_by=pending'), ['Ada B'])
      assert.deepEqual(await stage.names(id, '?filter_by=unapproved'), ['Ben B'])
      assert.deepEqual(await stage.names(id, '?filter_by=to-do'), ['Cleo B'])
      assert.deepEqual(await stage.names(id, '?filter_by=approved'), [])
    })

    it('weighs the categories of tasks alike when that is asked for', async () => {
      const { id, pairing, studentIds } = await stage.classroom(['Ada'], 2)
      await giveTasks(stage.db, pairing, [{ name: 'Hello', category: 'introduction', responses: 0 }])
      const hello = (await tasksOf(stage.db, id)).get('Hello') ?? 0
      await post(stage.db, id, studentIds[0] ?? 0, hello)
      const approved = async (query = '') =>
        (await stage.list(id, query)).map(({ progression_percent }) => progression_percent.approved)
      assert.deepEqual(await approved(), [25])
      assert.deepEqual(await approved('?percentage_by_category=0'), [25])
      assert.deepEqual(await approved('?percentage_by_category=1'), [50])
    })

    it('tells who has paid, when and how much', async () => {
      const { id, studentIds } = await stage.classroom(['Ada', 'Ben'])
      await stage.run(sql`insert into student_payments (student_id, amount, created_at)
        values (${studentIds[0] ?? 0}, 12.5, '2026-05-06T07:08:09Z')`)
      assert.deepEqual(
        (await stage.list(id)).map(({ payments, hasPayments }) => [payments, hasPayments]),
        [
          [[{ created_at: '2026-05-06T07:08:09.000Z', amount: 12.5 }], true],
          [[], false],
        ],
      )
    })

    it('is read again once somebody has paid', async () => {
      const { studentIds, id } = await stage.classroom(['Ada', 'Ben'])
      const student = studentIds.find(student => student !== id)
      const line = `GET ${stage.path(id)}`
      const first = await stage.server.call(line, { token: stage.token })
      const again = () =>
        stage.server.call(line, {
          token: stage.token,
          headers: { 'if-none-match': first.headers.etag ?? '' },
        })
      assert.equal((await again()).status, 304)
      await stage.run(sql`insert into student_payments (student_id, amount) values (${student}, 10)`)
      assert.equal((await again()).status, 200)
    })

    it('is read in as many statements for 500 students and 50 tasks as for one of each', async () => {
      const statementsOf = async (id: number) => {
        stage.server.statements.length = 0
        await stage.list(id)
        return stage.server.statements.length
      }
      const small = await stage.classroom(['Ada'])
      const large = await stage.classroom(Array.from({ length: 500 }, () => 'Ada'))
      await giveTasks(
        stage.db,
        large.pairing,
        Array.from({ length: 49 }, (_, index) => ({ name: `Task ${index}` })),
      )
      const tasks = [...(await tasksOf(stage.db, large.id)).values()]
      for (const task of tasks.slice(0, 5)) await post(stage.db, large.id, large.studentIds[0] ?? 0, task)
      assert.equal((await stage.list(large.id))[0]?.tasks.length, 100)
      assert.equal(await statementsOf(large.id), await statementsOf(small.id))
    })

    it('gives one student alone, and nobody of another classroom', async () => {
      const { id, studentIds } = await stage.classroom(['Ada', 'Ben'])
      const other = await stage.classroom(['Cleo'])
      const { body } = await stage.call<Student>('GET', id, `/${studentIds[1]}`)
      assert.equal(body.data.full_name, 'Ben B')
      assert.deepEqual(body.data, (await stage.list(id))[1])
      const foreign = await stage.call('GET', id, `/${other.studentIds[0]}`)
      assert.deepEqual([foreign.status, foreign.body.error_code], [404, STUDENT_GONE])
    })

    for (const query of [
      'order_by=up',
      'filter_by=deleted',
      'percentage_by_category=2',
      'percentage_by_category=yes',
    ]) {
      it(`refuses ${query} at its field`, async () => {
        const { id } = await stage.classroom(['Ada'])
        const { status, body } = await stage.call('GET', id, `?${query}`)
        assert.deepEqual([status, Object.keys(body.data.errors ?? {})], [422, [query.split('=')[0]]])
      })
    }
  })
}

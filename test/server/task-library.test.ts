import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { pairClassrooms } from '../../server/areas/pairings/area.ts'
import { type Database, rows } from '../../server/db/database.ts'
import type { LibraryTaskListItem, Task } from '../../src/contract/entities/task.ts'
import { EXCHANGE_EXPIRED } from '../../src/contract/error-codes/classrooms.ts'
import { LIBRARY_TASK_ADDED, TASK_LIBRARY_FORBIDDEN } from '../../src/contract/error-codes/tasks.ts'
import { dayAfter, dayOf } from '../../src/contract/rules/days.ts'
import { databaseKinds } from '../support/databases.ts'
import { giveTasks } from '../support/pairing.ts'
import { type TaskStage, taskStage } from '../support/task-stage.ts'

for (const kind of databaseKinds) {
  describe(`the task library on ${kind}`, () => {
    let stage: TaskStage
    let id: number
    before(async () => {
      stage = await taskStage(kind)
      id = (await stage.classroom(stage.independent)).id
    })
    after(() => stage.server.close())

    const call = <Data = unknown>(method: string, rest: string, body?: object, classroom = id) =>
      stage.as(stage.independent)<Data>(method, classroom, rest, body)
    const list = async (query = '') =>
      (await call<LibraryTaskListItem[]>('GET', `tasks/library${query}`)).body.data
    const subscribe = (day: string) =>
      stage.db.execute(sql`update teachers set independent_subscription_end_date = ${day}
        where id = ${stage.independent.id}`)

    it('gives an exchange a task once, after all others and with a due date', async () => {
      const classroom = (await stage.classroom(stage.independent)).id
      const [first, second] = await list()
      const due_date = dayAfter(dayOf(Date.now()), 5)
      const add = (task: LibraryTaskListItem | undefined, body: object) =>
        call<Task>('POST', `tasks/${task?.id}`, body, classroom)
      const added = await add(first, { due_date })
      assert.equal(added.status, 200, added.text)
      assert.equal(added.body.message, 'Successful!')
      const { data } = added.body
      assert.deepEqual(
        [data.task_name, data.due_date, data.order, data.is_custom_task, data.country?.name],
        [first?.task_name, due_date, 1, false, first?.country?.name],
      )
      assert.equal((await add(second, {})).body.data.order, 2)
      const again = await add(first, {})
      assert.deepEqual([again.status, again.body.error_code], [422, LIBRARY_TASK_ADDED])
      assert.equal(again.body.message, 'This task is already in your exchange.')
      const shown = (await call<LibraryTaskListItem[]>('GET', 'tasks/library', undefined, classroom)).body
        .data
      assert.deepEqual(
        shown.filter(({ is_added }) => is_added).map(task => task.id),
        [first?.id, second?.id],
      )
    })

    it('gives a task once to an exchange that asks for it many times at one moment', async () => {
      const classroom = (await stage.classroom(stage.independent)).id
      const [task] = await list()
      const answers = await Promise.all(
        Array.from({ length: 4 }, () => call('POST', `tasks/${task?.id}`, {}, classroom)),
      )
      assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 422, 422, 422])
    })

    it('refuses a day that has passed or is after the end, and an exchange that has expired', async () => {
      const classroom = (await stage.classroom(stage.independent)).id
      const [task] = await list()
      for (const due_date of ['2020-01-01', '2099-01-01', 'soon']) {
        const { status, body } = await call<{ errors: object }>(
          'POST',
          `tasks/${task?.id}`,
          { due_date },
          classroom,
        )
        assert.equal(status, 422)
        assert.deepEqual(Object.keys(body.data.errors), ['due_date'])
      }
      await subscribe('2020-01-01')
      const { status, body } = await call('POST', `tasks/${task?.id}`, {}, classroom)
      await subscribe('2090-01-01')
      assert.deepEqual([status, body.error_code], [422, EXCHANGE_EXPIRED])
    })

    it('is for independent teachers of languages and players alone', async () => {
      for (const [email, status] of [
        ['no-agreement@demo.test', 403],
        ['librarian@demo.test', 403],
        ['independent@demo.test', 403],
        ['players@demo.test', 200],
      ] as const) {
        const who = await stage.server.signIn(email)
        const classroom = (await stage.classroom(who)).id
        const [task] = await list()
        for (const [method, path] of [
          ['GET', 'tasks/library'],
          ['GET', `tasks/library/${task?.id}`],
          ['GET', 'tasks/countries'],
          ['POST', `tasks/${task?.id}`],
        ] as const) {
          const answer = await stage.as(who)(method, classroom, path, method === 'POST' ? {} : undefined)
          assert.equal(answer.status, status, `${email} ${path} ${answer.text}`)
          if (status === 403) assert.equal(answer.body.error_code, TASK_LIBRARY_FORBIDDEN)
        }
      }
    })

    it('is one task of two classrooms that become partners, when both have taken it', async () => {
      const [mine, theirs] = [await stage.classroom(), await stage.classroom(stage.partner)]
      const [task] = await list()
      for (const { pairing } of [mine, theirs]) {
        const [tid = 0] = await giveTasks(stage.db, pairing, [{ name: 'Taken' }, { name: 'Own' }])
        await stage.db.execute(sql`update tasks set library_task_id = ${task?.id} where id = ${tid}`)
      }
      await stage.db.transaction(own => pairClassrooms(own as unknown as Database, mine.id, theirs.id))
      const names = (await stage.list(theirs.id, stage.partner)).map(({ task_name }) => task_name)
      assert.deepEqual(names, ['Taken', 'Own', 'Own'])
    })

    it('leaves what an exchange has taken when it loses the task itself', async () => {
      const classroom = (await stage.classroom(stage.independent)).id
      const [task] = await list('?search_string=Habari')
      const added = await call<Task>('POST', `tasks/${task?.id}`, {}, classroom)
      await stage.db.execute(sql`delete from library_tasks where id = ${task?.id}`)
      const kept = await rows(stage.db, sql`select 1 from tasks where id = ${added.body.data.id}`)
      assert.equal(kept.length, 1)
      assert.equal((await stage.read(classroom, added.body.data.id, stage.independent)).country, null)
    })
  })
}

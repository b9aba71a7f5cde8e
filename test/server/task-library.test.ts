import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { pairClassrooms } from '../../server/areas/pairings/area.ts'
import { type Database, rows } from '../../server/db/database.ts'
import type { LibraryTask, LibraryTaskListItem, Task } from '../../src/contract/entities/task.ts'
import { EXCHANGE_EXPIRED } from '../../src/contract/error-codes/classrooms.ts'
import {
  LIBRARY_TASK_ADDED,
  LIBRARY_TASK_GONE,
  TASK_LIBRARY_FORBIDDEN,
} from '../../src/contract/error-codes/tasks.ts'
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
    const namesIn = async (query: string) => (await list(query)).map(({ task_name }) => task_name)

    it('of the demo has tasks of many languages, all levels and many countries', async () => {
      const found = await list()
      const differing = (pick: (task: LibraryTaskListItem) => string | undefined) =>
        new Set(found.map(pick)).size
      assert.ok(found.length >= 30)
      assert.ok(differing(task => task.task_language?.name) >= 8)
      assert.equal(
        differing(task => task.level?.name),
        3,
      )
      assert.ok(differing(task => task.country?.name) >= 20)
      assert.equal(
        differing(task => String(task.response_type)),
        2,
      )
    })

    it('is sorted by name one way or the other, or the latest first', async () => {
      const names = await namesIn('')
      const sorted = names.toSorted((one, other) => one.localeCompare(other, 'und'))
      assert.deepEqual(names, await namesIn('?order_by=a-z'))
      assert.equal(names[0], sorted[0])
      assert.deepEqual((await namesIn('?order_by=z-a')).toReversed(), names)
      assert.equal((await namesIn('?order_by=pending-review'))[0], 'Cześć!')
      assert.equal((await call('GET', 'tasks/library?order_by=best')).status, 422)
    })

    it('is filtered by language, level, country and text, each alone and together', async () => {
      const french = await list('?language_id=3')
      assert.ok(french.length > 1 && french.every(({ task_language }) => task_language?.name === 'French'))
      const novice = await list('?language_id=3&level_id=1')
      assert.ok(novice.length > 0 && novice.length < french.length)
      assert.deepEqual(await namesIn('?search_string=marché'), ['Au marché'])
      assert.deepEqual(await namesIn('?search_string=SPORTS&language_id=3'), [])
      const country = french[0]?.country?.id
      assert.ok((await list(`?country_id=${country}`)).every(({ country: of }) => of?.id === country))
    })

    it('names the countries that its tasks are about', async () => {
      const { body } = await call<{ id: number; iso: string; name: string }[]>('GET', 'tasks/countries')
      const shown = new Set((await list()).map(({ country }) => country?.name))
      assert.deepEqual(new Set(body.data.map(({ name }) => name)), shown)
      assert.deepEqual(
        body.data.map(({ name }) => name),
        body.data.map(({ name }) => name).toSorted((one, other) => one.localeCompare(other, 'und')),
      )
    })

    it('shows one task with all that it says', async () => {
      const [listed] = await list('?search_string=Guten Tag')
      const { body } = await call<LibraryTask>('GET', `tasks/library/${listed?.id}`)
      assert.match(body.data.create_prompt, /^<p>Say hello, your name/)
      assert.equal(body.data.materials[0]?.label, 'Words for travellers')
      assert.match(body.data.materials[0]?.url ?? '', /^\/files\/courses\/words-for-travellers\.pdf\?/)
      const none = await call('GET', 'tasks/library/2147483647')
      assert.deepEqual([none.status, none.body.error_code], [404, LIBRARY_TASK_GONE])
    })

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

import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { EXCHANGE_EXPIRED } from '../../src/contract/error-codes/classrooms.ts'
import { STUDENT_GONE } from '../../src/contract/error-codes/students.ts'
import { TASK_GONE, TASKS_FULL } from '../../src/contract/error-codes/tasks.ts'
import { TASKS_PER_EXCHANGE_MAX } from '../../src/contract/limits/tasks.ts'
import { databaseKinds } from '../support/databases.ts'
import { giveTasks } from '../support/pairing.ts'
import { type TaskStage, taskForm, taskStage } from '../support/task-stage.ts'

for (const kind of databaseKinds) {
  describe(`tasks of an exchange on ${kind}`, () => {
    let stage: TaskStage
    before(async () => {
      stage = await taskStage(kind)
    })
    after(() => stage.server.close())

    it('are listed for both teachers in one order, hidden ones too, with the beginning of their prompts', async () => {
      const { mine, theirs, ids } = await stage.exchange(2)
      const prompt = `<p>${'Words. '.repeat(20)}</p>`
      const added = await stage.create(mine, {
        task_name: 'Ours',
        create_prompt: prompt,
        tags: [{ name: 'a' }],
      })
      await stage.own('POST', mine, `tasks/${ids[0]}/show`, { is_hidden: true })
      for (const [id, who] of [
        [mine, stage.teacher],
        [theirs, stage.partner],
      ] as const) {
        const list = await stage.list(id, who)
        assert.deepEqual(
          list.map(task => [task.task_name, task.order, task.is_hidden, task.is_custom_task]),
          [
            ['Task 1', 1, true, false],
            ['Task 2', 2, false, false],
            ['Ours', 3, false, true],
          ],
        )
        assert.equal(list[2]?.id, added.id)
        assert.equal(list[2]?.create_prompt_text, 'Words. '.repeat(20).slice(0, 80))
        assert.deepEqual(list[2]?.tags, [{ name: 'a' }])
        assert.equal('create_prompt' in (list[2] ?? {}), false)
      }
    })

    it('are listed by what their prompts begin with, of which nothing far behind is read', async () => {
      const { mine, ids } = await stage.exchange(2)
      const prompts = [`${' '.repeat(300)}Look.`, `Look.${' '.repeat(400)}Far away`]
      for (const [index, prompt] of prompts.entries())
        await stage.db.execute(sql`update tasks set create_prompt = ${prompt} where id = ${ids[index]}`)
      const list = await stage.list(mine)
      assert.deepEqual(
        list.map(({ create_prompt_text }) => create_prompt_text),
        [' Look.', 'Look. '],
      )
    })

    it('are found by a text in the name, the topic or a tag, and keep their places', async () => {
      const { mine } = await stage.exchange(1)
      await stage.create(mine, { task_name: 'Bridges', topic: 'Rivers', tags: [{ name: '100%' }] })
      const found = async (text: string) =>
        (await stage.list(mine, stage.teacher, `?search_string=${encodeURIComponent(text)}`)).map(
          ({ task_name, order }) => [task_name, order],
        )
      for (const text of ['bridg', 'RIVER', '0%']) assert.deepEqual(await found(text), [['Bridges', 2]])
      assert.deepEqual(await found('_'), [])
      assert.equal((await found(' ')).length, 2)
    })

    it('are those that a student sees, when one is named', async () => {
      const { id, pairing, studentIds } = await stage.classroom()
      await giveTasks(stage.db, pairing, [{ name: 'Seen' }, { name: 'Hidden', isHidden: true }])
      const list = await stage.list(id, stage.teacher, `?student_id=${studentIds[0]}`)
      assert.deepEqual(
        list.map(({ task_name }) => task_name),
        ['Seen'],
      )
      const other = await stage.classroom()
      const { status, body } = await stage.own('GET', id, `tasks?student_id=${other.studentIds[0]}`)
      assert.deepEqual([status, body.error_code], [404, STUDENT_GONE])
    })

    it('say which steps are complete, and whose videos there are', async () => {
      const { mine, theirs } = await stage.exchange(1)
      const record = (classroom: number, isResponse: boolean) =>
        stage.db.execute(sql`insert into action_videos (action_item_id, is_response, video_url)
          select id, ${isResponse}, '/film.webm' from action_items
          where classroom_id = ${classroom} and task_id is not null`)
      const flags = async () => {
        const [task] = await stage.list(mine)
        return [task?.create_completed, task?.partner_create_completed, task?.response_completed]
      }
      assert.deepEqual(await flags(), [false, false, false])
      await record(mine, false)
      assert.deepEqual(await flags(), [true, false, false])
      await record(theirs, false)
      await record(mine, true)
      assert.deepEqual(await flags(), [true, false, true])
      await record(theirs, true)
      assert.deepEqual(await flags(), [true, true, true])
      const [task] = await stage.list(theirs, stage.partner)
      assert.deepEqual(
        [task?.teacher_submissions, task?.teacher_responses].map(list =>
          list?.map(({ classroom_id }) => classroom_id),
        ),
        [
          [mine, theirs],
          [mine, theirs],
        ],
      )
    })

    it('are hidden and shown for both, again and again', async () => {
      const { mine, theirs, ids } = await stage.exchange(1)
      for (const is_hidden of [true, true, false]) {
        const { status } = await stage.own('POST', mine, `tasks/${ids[0]}/show`, { is_hidden })
        assert.equal(status, 200)
        assert.equal((await stage.list(theirs, stage.partner))[0]?.is_hidden, is_hidden)
      }
      assert.equal((await stage.read(mine, ids[0] ?? 0)).version, 1, 'which is no edit')
    })

    it('that are gone, or of another exchange, are said to be gone', async () => {
      const { mine } = await stage.exchange(1)
      const other = await stage.exchange(1)
      for (const tid of [other.ids[0] ?? 0, 2_147_483_647]) {
        const calls = [
          stage.own('GET', mine, `tasks/${tid}`),
          stage.own('PUT', mine, `tasks/${tid}`, { ...taskForm(), version: 1 }),
          stage.own('POST', mine, `tasks/${tid}/show`, { is_hidden: true }),
        ]
        for (const { status, body } of await Promise.all(calls)) {
          assert.deepEqual([status, body.error_code], [404, TASK_GONE])
          assert.equal(body.message, 'This task is no longer in the exchange.')
        }
      }
    })

    it('stay as they are once the exchange has expired', async () => {
      const { mine, ids } = await stage.exchange(2)
      const [{ order_version = '' } = {}] = await stage.list(mine)
      await stage.expire(mine)
      const before = await stage.list(mine)
      const writes: [string, string, object][] = [
        ['POST', 'tasks', taskForm()],
        ['PUT', `tasks/${ids[0]}`, { ...taskForm(), version: 1 }],
        ['POST', `tasks/${ids[0]}/show`, { is_hidden: true }],
        ['PUT', 'tasks-order', { tasks: [{ id: ids[0], order: 2 }], order_version }],
      ]
      for (const [method, rest, body] of writes) {
        const answer = await stage.own(method, mine, rest, body)
        assert.deepEqual([answer.status, answer.body.error_code], [422, EXCHANGE_EXPIRED], rest)
      }
      assert.deepEqual(await stage.list(mine), before)
    })

    it('are no more than an exchange has room for', async () => {
      const { mine, pairing } = await stage.exchange()
      const names = Array.from({ length: TASKS_PER_EXCHANGE_MAX }, (_, index) => ({ name: `${index}` }))
      await giveTasks(stage.db, pairing, names)
      const form = taskForm({ task_thumbnail: await stage.file() })
      const { status, body } = await stage.own('POST', mine, 'tasks', form)
      assert.deepEqual([status, body.error_code], [422, TASKS_FULL])
    })

    it('take the same statements, twenty of them or two hundred', async () => {
      const counts: number[] = []
      for (const number of [20, 200]) {
        const { mine, ids } = await stage.exchange(number)
        for (const path of ['tasks', `tasks/${ids[0]}`, 'tasks?search_string=Task']) {
          stage.server.statements.length = 0
          const { body } = await stage.own<unknown[]>('GET', mine, path)
          if (path === 'tasks') assert.equal(body.data.length, number)
          counts.push(stage.server.statements.length)
        }
      }
      assert.deepEqual(counts.slice(0, 3), counts.slice(3))
      assert.ok(Math.max(...counts) <= 5, counts.join())
    })

    it('are asked for again in vain while nothing changes, and the partner’s change is told', async () => {
      const { mine, theirs, ids } = await stage.exchange(1)
      const first = await stage.own('GET', mine, 'tasks')
      const headers = { 'if-none-match': first.headers.etag ?? '' }
      assert.equal((await stage.own('GET', mine, 'tasks', undefined, headers)).status, 304)
      await stage.as(stage.partner)('POST', theirs, `tasks/${ids[0]}/show`, { is_hidden: true })
      assert.equal((await stage.own('GET', mine, 'tasks', undefined, headers)).status, 200)
    })
  })
}

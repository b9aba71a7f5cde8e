import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { rows } from '../../server/db/database.ts'
import type { Task } from '../../src/contract/entities/task.ts'
import { databaseKinds } from '../support/databases.ts'
import { type TaskStage, taskForm, taskStage } from '../support/task-stage.ts'

for (const kind of databaseKinds) {
  describe(`tasks that teachers write, on ${kind}`, () => {
    let stage: TaskStage
    before(async () => {
      stage = await taskStage(kind)
    })
    after(() => stage.server.close())

    it('are something to do for both teachers', async () => {
      const { mine, theirs } = await stage.exchange(1)
      const made = await stage.create(mine)
      const items = await rows<{ classroom_id: number }>(
        stage.db,
        sql`select classroom_id from action_items where task_id = ${made.id} order by 1`,
      )
      assert.deepEqual(
        items.map(({ classroom_id }) => classroom_id),
        [mine, theirs],
      )
    })

    it('stand after all others, whatever numbers these have', async () => {
      const { mine, ids } = await stage.exchange(2)
      await stage.db.execute(sql`update tasks set "order" = "order" + 20 where id in (${ids[0]}, ${ids[1]})`)
      const { id } = await stage.create(mine)
      assert.deepEqual(
        (await stage.list(mine)).map(task => [task.id, task.order]),
        [...ids, id].map((each, index) => [each, index + 1]),
      )
    })

    it('are created once, however often they are sent', async () => {
      const { mine } = await stage.exchange()
      const form = taskForm({ task_thumbnail: await stage.file() })
      const headers = { 'idempotency-key': crypto.randomUUID() }
      const answers = [
        await stage.own<Task>('POST', mine, 'tasks', form, headers),
        await stage.own<Task>('POST', mine, 'tasks', form, headers),
      ]
      assert.deepEqual(
        answers.map(({ status }) => status),
        [200, 200],
      )
      assert.equal(answers[0]?.body.data.id, answers[1]?.body.data.id)
      assert.equal((await stage.list(mine)).length, 1)
    })

    it('are refused with the sentence of every field at fault, and nothing is kept', async () => {
      const { mine } = await stage.exchange()
      const { status, body } = await stage.own<{ errors: object }>('POST', mine, 'tasks', {
        ...taskForm({ task_name: ' ', topic: 'x'.repeat(255), video_time_limit: 301 }),
        tags: Array.from({ length: 6 }, (_, index) => ({ name: `${index}` })),
        create_prompt: `<p>${'x'.repeat(20_001)}</p>`,
        due_date: '2020-01-01',
        response_due_date: '2099-01-01',
        links: [{ label: 'Map', url: 'javascript:alert(1)' }],
      })
      assert.equal(status, 422)
      const { due_date, response_due_date, ...errors } = body.data.errors as Record<string, string[]>
      assert.deepEqual(errors, {
        task_name: ['Field required.'],
        topic: ['Field must have maximum 254 letters.'],
        task_thumbnail: ['Field required.'],
        tags: ['Add 5 at most.'],
        video_time_limit: ['Invalid Value must be less than or equal to 300'],
        create_prompt: ['Field must have maximum 20000 letters.'],
        links: ['Field must have a valid url format.'],
      })
      assert.match(due_date?.[0] ?? '', /^Min value /)
      assert.match(response_due_date?.[0] ?? '', /^Max value /)
      assert.deepEqual(await stage.list(mine), [])
    })

    it('take long texts of 20,000 letters in any script', async () => {
      const { mine } = await stage.exchange()
      const text = `<p>${'水'.repeat(20_000)}</p>`
      const { id } = await stage.create(mine, {
        create_prompt: text,
        respond_prompt: text,
        can_do_statement: text,
      })
      assert.equal((await stage.read(mine, id)).create_prompt, text)
    })

    it('are refused for a long text of more than 100,000 characters, whatever would be left of it', async () => {
      const { mine } = await stage.exchange()
      const sent = async (characters: number) => {
        const create_prompt = '<span></span>'.repeat(7_692).padEnd(characters, 'x')
        const form = taskForm({ task_thumbnail: await stage.file(), create_prompt })
        return stage.own<{ errors?: object }>('POST', mine, 'tasks', form)
      }
      assert.equal((await sent(100_000)).status, 200)
      const { status, body } = await sent(100_001)
      const sentence = 'Field must have maximum 20000 letters.'
      assert.deepEqual([status, body.data.errors], [422, { create_prompt: [sentence] }])
    })

    it('have whole characters where a text was cut in the middle of one', async () => {
      const { mine } = await stage.exchange()
      const half = '🌊'.slice(0, 1)
      const made = await stage.create(mine, {
        task_name: `River ${half}`,
        tags: [{ name: half }],
        create_prompt: `<p>${half}</p>`,
        links: [{ label: half, url: 'https://example.org/' }],
      })
      assert.deepEqual(
        [made.task_name, made.tags, made.create_prompt, made.links[0]?.label],
        ['River \uFFFD', [{ name: '\uFFFD' }], '<p>\uFFFD</p>', '\uFFFD'],
      )
      const form = taskForm({ task_thumbnail: half })
      const { status, body } = await stage.own<{ errors: object }>('POST', mine, 'tasks', form)
      assert.deepEqual([status, Object.keys(body.data.errors)], [422, ['task_thumbnail']])
    })

    it('show what another task of the exchange shows, or one of the library, whoever has given it', async () => {
      const { mine, ids } = await stage.exchange(1)
      const other = await stage.exchange()
      const [copied, ofLibrary] = [await stage.file(stage.independent), await stage.file(stage.independent)]
      const withPicture = async (id: number, name: string) => {
        const form = { task_thumbnail: await stage.file(), create_prompt: `<p><img src="${name}"></p>` }
        return (await stage.own('POST', id, 'tasks', taskForm(form))).status
      }
      assert.deepEqual([await withPicture(mine, copied), await withPicture(mine, ofLibrary)], [422, 422])
      await stage.db.execute(sql`update tasks set files = array[${copied}] where id = ${ids[0]}`)
      await stage.db.execute(
        sql`update library_tasks set files = array[${ofLibrary}] where id = (select min(id) from library_tasks)`,
      )
      assert.deepEqual([await withPicture(mine, copied), await withPicture(mine, ofLibrary)], [200, 200])
      assert.equal(await withPicture(other.mine, copied), 422, 'nothing of another exchange')
    })

    it('show no file of somebody else', async () => {
      const { mine } = await stage.exchange()
      const foreign = await stage.file(stage.independent)
      const cases: [string, object][] = [
        ['task_thumbnail', { task_thumbnail: foreign }],
        ['materials', { materials: [{ label: 'Sheet', original_file: foreign }] }],
        ['media', { media: [{ label: 'Picture', file: foreign }] }],
        ['create_prompt', { create_prompt: `<p><img src="${foreign}"></p>` }],
        ['materials', { materials: [{ label: 'Sheet', original_file: 'kitchen-science.pdf' }] }],
      ]
      for (const [field, values] of cases) {
        const form = taskForm({ task_thumbnail: await stage.file(), ...values })
        const { status, body } = await stage.own<{ errors: object }>('POST', mine, 'tasks', form)
        assert.equal(status, 422, field)
        assert.deepEqual(Object.keys(body.data.errors), [field])
      }
    })
  })
}

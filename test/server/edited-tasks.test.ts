import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { rows } from '../../server/db/database.ts'
import type { Task } from '../../src/contract/entities/task.ts'
import type { TaskForm } from '../../src/contract/entities/task-form.ts'
import { TASK_CHANGED } from '../../src/contract/error-codes/tasks.ts'
import { databaseKinds } from '../support/databases.ts'
import { giveTasks } from '../support/pairing.ts'
import { type TaskStage, taskForm, taskStage } from '../support/task-stage.ts'

for (const kind of databaseKinds) {
  describe(`tasks that two teachers edit, on ${kind}`, () => {
    let stage: TaskStage
    before(async () => {
      stage = await taskStage(kind)
    })
    after(() => stage.server.close())

    type Who = TaskStage['teacher']
    const save = (who: Who, id: number, task: Pick<Task, 'id' | 'version'>, values: Partial<TaskForm>) =>
      stage.as(who)<Task>('PUT', id, `tasks/${task.id}`, {
        ...withoutThumbnail(taskForm(values)),
        version: task.version,
      })
    const withoutThumbnail = ({ task_thumbnail: _, ...form }: TaskForm) => form

    it('are saved with all that was filled in; what a form leaves out stays', async () => {
      const { mine, theirs } = await stage.exchange()
      const made = await stage.create(mine, {
        tags: [{ name: 'nature' }],
        description: '<p>All of it</p>',
        links: [{ label: 'Map', url: 'https://example.org/' }],
      })
      const { status, body } = await save(stage.teacher, mine, made, {
        task_name: 'Our lake',
        create_prompt: '<p>Show your lake.</p>',
        due_date: null,
      })
      assert.equal(status, 200, body.message)
      assert.deepEqual(
        { ...body.data, task_thumbnail: made.task_thumbnail },
        {
          ...made,
          ...{ task_name: 'Our lake', create_prompt: '<p>Show your lake.</p>', version: 2 },
          create_prompt_text: 'Show your lake.',
        },
      )
      assert.equal((await stage.read(theirs, made.id, stage.partner)).task_name, 'Our lake')
    })

    it('take back what they were read with, files too, whoever has given them', async () => {
      const { mine, theirs } = await stage.exchange()
      const picture = await stage.file()
      const sheet = await stage.file(stage.teacher, 'pdf')
      const made = await stage.create(mine, {
        create_prompt: `<p>Look: <img src="${picture}" alt="A lake"></p>`,
        materials: [{ label: 'Sheet', original_file: sheet }],
      })
      const read = await stage.read(theirs, made.id, stage.partner)
      assert.match(read.create_prompt, new RegExp(`<img src="/files/${picture}\\?`))
      const { status, body } = await stage.as(stage.partner)<Task>('PUT', theirs, `tasks/${made.id}`, read)
      assert.equal(status, 200, JSON.stringify(body))
      const [kept] = await rows<{ create_prompt_html: string; files: string[] }>(
        stage.db,
        sql`select create_prompt_html, files from tasks where id = ${made.id}`,
      )
      assert.equal(kept?.create_prompt_html, `<p>Look: <img src="${picture}" alt="A lake" /></p>`)
      assert.deepEqual(new Set(kept?.files).size, 3)
    })

    it('tell the second of two who have read the same one what it is now, and keep the first’s', async () => {
      const { mine, theirs } = await stage.exchange()
      const made = await stage.create(mine)
      assert.equal((await save(stage.partner, theirs, made, { task_name: 'Theirs' })).status, 200)
      const late = await save(stage.teacher, mine, made, { task_name: 'Mine', topic: 'Lakes' })
      assert.deepEqual([late.status, late.body.error_code], [409, TASK_CHANGED])
      assert.equal(late.body.message, 'Somebody else has changed this task meanwhile.')
      const { task } = late.body.data as unknown as { task: Task }
      assert.deepEqual([task.task_name, task.version], ['Theirs', 2])
      const merged = await save(stage.teacher, mine, task, { task_name: task.task_name, topic: 'Lakes' })
      assert.deepEqual([merged.body.data.task_name, merged.body.data.topic], ['Theirs', 'Lakes'])
    })

    it('take back files of the other teacher, which that one has taken out meanwhile', async () => {
      const { mine, theirs } = await stage.exchange()
      const [thumbnail, picture] = [await stage.file(), await stage.file()]
      const create_prompt = `<p>Look: <img src="${picture}"></p>`
      const made = await stage.create(mine, { task_thumbnail: thumbnail, create_prompt })
      const read = await stage.read(theirs, made.id, stage.partner)
      const without = { ...taskForm({ task_thumbnail: await stage.file() }), version: 1 }
      assert.equal((await stage.own('PUT', mine, `tasks/${made.id}`, without)).status, 200)
      const keepMine = (version: number) =>
        stage.as(stage.partner)('PUT', theirs, `tasks/${made.id}`, { ...read, version })
      assert.equal((await keepMine(1)).status, 409)
      const { status, text } = await keepMine(2)
      assert.equal(status, 200, text)
      const [kept] = await rows<{ files: string[] }>(
        stage.db,
        sql`select to_jsonb(files) as files from tasks where id = ${made.id}`,
      )
      assert.deepEqual(kept?.files.toSorted(), [thumbnail, picture].toSorted())
    })

    it('lose no edit, whoever saves when: of all who save one version at a moment one has saved it', async () => {
      const { mine, theirs } = await stage.exchange()
      const made = await stage.create(mine)
      const sides = [
        [stage.teacher, mine],
        [stage.partner, theirs],
      ] as const
      let now: Pick<Task, 'id' | 'version'> = made
      for (let round = 0; round < 5; round += 1) {
        const asked = Array.from({ length: 6 }, (_, index) => `Round ${round}, ${index}`)
        const answers = await Promise.all(
          asked.map((task_name, index) => {
            const [who, id] = sides[index % 2] ?? sides[0]
            return save(who, id, now, { task_name })
          }),
        )
        const saved = asked.filter((_, index) => answers[index]?.status === 200)
        const told = answers.filter(({ body }) => body.error_code === TASK_CHANGED)
        assert.deepEqual([saved.length, told.length], [1, 5])
        const read = await stage.read(mine, made.id)
        assert.deepEqual([read.task_name, read.version], [saved[0], now.version + 1])
        for (const { body } of told)
          assert.equal((body.data as unknown as { task: Task }).task.task_name, saved[0])
        now = read
      }
    })

    it('of a course show their plain prompts with paragraphs, and can be given formatting', async () => {
      const { id, pairing } = await stage.classroom()
      const [tid = 0] = await giveTasks(stage.db, pairing, [{ name: 'Old' }])
      await stage.db.execute(
        sql`update tasks set create_prompt = ${'One < two\nThree'}, task_thumbnail = 'make-a-comic.webp' where id = ${tid}`,
      )
      const read = await stage.read(id, tid)
      assert.equal(read.create_prompt, '<p>One &lt; two</p><p>Three</p>')
      assert.match(read.task_thumbnail ?? '', /^\/files\/courses\/make-a-comic\.webp\?/)
      const { body, status } = await stage.own<Task>('PUT', id, `tasks/${tid}`, {
        ...read,
        create_prompt: '<h2>One</h2>',
        task_category: 'exchange',
        number_responses: 2,
      })
      assert.equal(status, 200, JSON.stringify(body))
      assert.deepEqual([body.data.create_prompt, body.data.create_prompt_text], ['<h2>One</h2>', 'One'])
    })

    it('of another category get the action items of that, and lose no video', async () => {
      const { mine, theirs } = await stage.exchange()
      const made = await stage.create(mine)
      const items = async () =>
        (
          await rows<{ count: number }>(
            stage.db,
            sql`select count(*)::int as count from action_items where task_id = ${made.id} group by action_id`,
          )
        ).map(({ count }) => count)
      assert.deepEqual(await items(), [2])
      const turn = async (task_category: string, version: number) =>
        assert.equal(
          (await save(stage.teacher, mine, { id: made.id, version }, { task_category })).status,
          200,
        )
      await turn('introduction', 1)
      assert.deepEqual(await items(), [2])
      await stage.db.execute(sql`insert into action_videos (action_item_id, is_response, video_url)
        select id, false, '/film.webm' from action_items where task_id = ${made.id} and classroom_id = ${theirs}`)
      await turn('activity', 2)
      assert.deepEqual(await items(), [1])
      await turn('independent_no_response', 3)
      assert.deepEqual(await items(), [2])
      assert.equal((await stage.read(theirs, made.id, stage.partner)).create_completed, true)
    })

    it('of independent teachers keep the tags and the instructions that they have', async () => {
      const { id, pairing } = await stage.classroom(stage.independent)
      const [tid = 0] = await giveTasks(stage.db, pairing, [{ name: 'Old' }])
      await stage.db.execute(
        sql`update tasks set tags = '["kept"]', teacher_instructions = '<p>Kept</p>' where id = ${tid}`,
      )
      const { body, status } = await stage.as(stage.independent)<Task>('PUT', id, `tasks/${tid}`, {
        ...taskForm({ tags: [{ name: 'new' }], teacher_instructions: '<p>New</p>' }),
        version: 1,
      })
      assert.equal(status, 200, JSON.stringify(body))
      assert.deepEqual([body.data.tags, body.data.teacher_instructions], [[{ name: 'kept' }], '<p>Kept</p>'])
    })
  })
}

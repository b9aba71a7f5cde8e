import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import type { SitePost, SiteTask } from '../../src/contract/entities/student-site.ts'
import { databaseKinds } from '../support/databases.ts'
import { type SitePair, sitePair } from '../support/site-pair.ts'

for (const kind of databaseKinds) {
  describe(`tasks as students see them, on ${kind}`, () => {
    let pair: SitePair
    before(async () => {
      pair = await sitePair(kind)
    })
    after(() => pair.server.close())

    const read = async (id = pair.task): Promise<SiteTask> => (await pair.ada.task(id)).body.data.task

    it('have their topic, their texts with formatting, and an address for each file', async () => {
      const picture = `${'p'.repeat(43)}.webp`
      await pair.run(sql`update tasks set topic = 'Water', summary = 'All of it', create_prompt = 'Look',
        create_prompt_html = ${`<p>Look <img src="${picture}" /></p>`}, can_do_statement = '<p>I can</p>',
        links = '[{"label":"Map","url":"https://example.org/"}]',
        materials = '[{"label":"Sheet","name":"kitchen-science.pdf"}]', task_thumbnail = ${picture}
        where id = ${pair.task}`)
      const task = await read()
      assert.deepEqual(
        [task.topic, task.summary, task.create_prompt, task.can_do_statement, task.response_type],
        ['Water', 'All of it', 'Look', '<p>I can</p>', 1],
      )
      assert.deepEqual(task.links, [{ label: 'Map', url: 'https://example.org/' }])
      assert.match(
        task.create_prompt_html,
        new RegExp(`^<p>Look <img src="/files/${picture}\\?[^"]+" /></p>$`),
      )
      assert.match(task.task_thumbnail ?? '', new RegExp(`^/files/${picture}\\?`))
      assert.deepEqual(
        task.materials.map(({ label, type }) => [label, type]),
        [['Sheet', 'pdf']],
      )
      assert.match(task.materials[0]?.url ?? '', /^\/files\/courses\/kitchen-science\.pdf\?/)
    })

    it('of a course have paragraphs of their plain prompts', async () => {
      const id = await pair.giveTask({ name: 'Plain' })
      await pair.run(sql`update tasks set create_prompt = ${'One\nTwo & three'} where id = ${id}`)
      const task = await read(id)
      assert.equal(task.create_prompt_html, '<p>One</p><p>Two &amp; three</p>')
      assert.equal(task.respond_prompt_html, '')
    })

    it('tell nothing that is written for teachers', async () => {
      await pair.run(sql`update tasks set teacher_instructions = 'secret', teacher_description = 'secret',
        description = 'secret', essential_question = 'secret', tags = '["secret"]' where id = ${pair.task}`)
      const { text } = await pair.ada.task(pair.task)
      assert.doesNotMatch(text, /secret/)
    })

    it('that are answered in writing take a text and no video', async () => {
      const id = await pair.giveTask({ name: 'In writing' })
      await pair.run(sql`update tasks set response_type = 2 where id = ${id}`)
      assert.equal((await read(id)).response_type, 2)
      const url = `/api/student/uploads/${'x'.repeat(43)}`
      const post = (body: object) => pair.ada.call<SitePost>(`POST /api/student/tasks/${id}/posts`, body)
      for (const body of [{ url }, { url, text: 'Both' }]) {
        const refused = await post(body)
        assert.deepEqual([refused.status, refused.body.message], [422, 'This task is answered in writing.'])
      }
      const { status, body } = await post({ text: 'The river is wide' })
      assert.equal(status, 200)
      assert.equal(body.data.text, 'The river is wide')
    })
  })
}

import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { databaseKinds } from '../support/databases.ts'
import { type TaskStage, taskForm, taskStage } from '../support/task-stage.ts'

for (const kind of databaseKinds) {
  describe(`the thumbnail of a task on ${kind}`, () => {
    let stage: TaskStage
    before(async () => {
      stage = await taskStage(kind)
    })
    after(() => stage.server.close())

    const isRefused = ({ status, body }: Awaited<ReturnType<typeof stage.own<{ errors: object }>>>) =>
      assert.deepEqual([status, Object.keys(body.data.errors)], [422, ['task_thumbnail']])

    it('is a picture, whatever else the teacher has given or the task shows', async () => {
      const { mine } = await stage.exchange()
      const sheet = await stage.file(stage.teacher, 'pdf')
      const form = taskForm({ task_thumbnail: sheet })
      isRefused(await stage.own<{ errors: object }>('POST', mine, 'tasks', form))
      const materials = [{ label: 'Sheet', original_file: sheet }]
      const made = await stage.create(mine, { materials })
      const edit = { ...form, materials, version: made.version }
      isRefused(await stage.own<{ errors: object }>('PUT', mine, `tasks/${made.id}`, edit))
    })

    it('stays as it was, as the files do that no teacher has given', async () => {
      const { mine, ids } = await stage.exchange(1)
      const [old, sheet] = ['kitchen-science.svg', 'kitchen-science.pdf']
      await stage.db.execute(sql`update tasks set task_thumbnail = ${old}, files = array[${old}, ${sheet}],
        materials = ${JSON.stringify([{ label: 'Sheet', name: sheet }])}::jsonb where id = ${ids[0]}`)
      const { status, text } = await stage.own('PUT', mine, `tasks/${ids[0]}`, {
        ...taskForm({ task_thumbnail: old, materials: [{ label: 'Sheet', original_file: sheet }] }),
        version: 1,
      })
      assert.equal(status, 200, text)
    })
  })
}

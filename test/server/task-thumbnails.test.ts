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

    it('stays as it was, also where it is none of those that a teacher may choose', async () => {
      const { mine, ids } = await stage.exchange(1)
      const old = 'kitchen-science.svg'
      await stage.db.execute(sql`update tasks set task_thumbnail = ${old} where id = ${ids[0]}`)
      const edit = { ...taskForm({ task_thumbnail: old }), version: 1 }
      const { status, text } = await stage.own('PUT', mine, `tasks/${ids[0]}`, edit)
      assert.equal(status, 200, text)
    })
  })
}

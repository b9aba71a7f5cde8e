import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { Task } from '../../src/contract/entities/task.ts'
import type { TaskForm } from '../../src/contract/entities/task-form.ts'
import { TASK_CHANGED } from '../../src/contract/error-codes/tasks.ts'
import { databaseKinds } from '../support/databases.ts'
import { type TaskStage, taskForm, taskStage } from '../support/task-stage.ts'

for (const kind of databaseKinds) {
  describe(`a task whose saving is sent again, on ${kind}`, () => {
    let stage: TaskStage
    before(async () => {
      stage = await taskStage(kind)
    })
    after(() => stage.server.close())

    /** A form with something in every list, and a sending of it as the edit of version 1. */
    async function edited() {
      const { mine, theirs } = await stage.exchange()
      const { id } = await stage.create(mine)
      const form = taskForm({
        task_thumbnail: await stage.file(),
        task_category: 'independent_peer_response',
        create_prompt: `<p>Look: <b>here</b> <img src="${await stage.file()}"></p>`,
        due_date: '',
        tags: [{ name: ' water ' }],
        links: [{ label: 'Map', url: 'www.example.org/a' }],
        materials: [{ label: 'Sheet', original_file: await stage.file(stage.teacher, 'pdf') }],
        media: [{ label: 'Sound', file: await stage.file(stage.teacher, 'mp3') }],
      })
      const send = (values: Partial<TaskForm> = {}) =>
        stage.own<Task>('PUT', mine, `tasks/${id}`, { ...form, ...values, version: 1 })
      return { mine, theirs, id, send }
    }

    it('is answered as it was, since the first answer may be lost, and is saved once', async () => {
      const { send } = await edited()
      const first = await send()
      assert.equal(first.status, 200, first.text)
      const again = await send()
      const told = ({ status, body }: typeof first) => [status, body.message, body.data.version]
      assert.deepEqual(told(again), told(first))
      assert.equal(again.body.data.version, 2)
    })

    it('is told with anything else in it, and once somebody has changed the task since', async () => {
      const { theirs, id, send } = await edited()
      assert.equal((await send()).status, 200)
      const others: Partial<TaskForm>[] = [
        { task_name: 'Our lake' },
        { response_type: 2 },
        { number_responses: 4 },
        { tags: [] },
        { links: [{ label: 'Plan', url: 'www.example.org/a' }] },
        { create_prompt: '<p>Look: here</p>' },
        { task_name: '' },
        { task_thumbnail: 'nobodys.webp' },
      ]
      for (const values of others) {
        const { status, body } = await send(values)
        assert.deepEqual([status, body.error_code], [409, TASK_CHANGED], JSON.stringify(values))
      }
      const read = await stage.read(theirs, id, stage.partner)
      const saved = await stage.as(stage.partner)('PUT', theirs, `tasks/${id}`, { ...read, topic: 'Lakes' })
      assert.equal(saved.status, 200, saved.text)
      assert.equal((await send()).body.error_code, TASK_CHANGED)
    })
  })
}

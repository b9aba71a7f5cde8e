import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { libraryTasks } from '../../server/areas/tasks/schema.ts'
import { rows } from '../../server/db/database.ts'
import type { LibraryTask, Task } from '../../src/contract/entities/task.ts'
import { storedName } from '../contract/task-form-cases.ts'
import { withBareAddresses } from '../support/bare-addresses.ts'
import { databaseKinds } from '../support/databases.ts'
import { type TaskStage, taskStage } from '../support/task-stage.ts'

const [paper, sound] = [storedName('pdf'), storedName('mp3')]

/** A task of the library with something in every column, other than what the column has by itself. */
const written: Required<Omit<typeof libraryTasks.$inferInsert, 'id' | 'created_at'>> = {
  task_name: 'Zwei Flüsse',
  task_thumbnail: 'make-a-comic.webp',
  task_category: 'independent_peer_response',
  number_responses: 7,
  create_prompt: 'Show your river.',
  create_prompt_html: `<p>Show <b>your</b> river. <img src="${storedName('webp')}"></p>`,
  respond_prompt: 'Which one is longer?',
  respond_prompt_html: '<p>Which one is <em>longer</em>?</p>',
  video_time_limit: 45,
  topic: 'Water',
  summary: 'Two rivers',
  teacher_instructions: '<p>Quietly</p>',
  can_do_statement: '<p>I can compare.</p>',
  essential_question: '<p>Where does water go?</p>',
  description: '<p>For a week</p>',
  teacher_description: '<p>For two</p>',
  response_type: 2,
  tags: ['nature'],
  links: [{ label: 'Map', url: 'https://example.org/map' }],
  materials: [{ label: 'Sheet', name: paper }],
  media: [{ label: 'Sound', name: sound }],
  files: [storedName('webp'), paper, sound],
  language_id: 1,
  level_id: 2,
  country_id: 1,
}

for (const kind of databaseKinds) {
  describe(`a task that is taken from the library, on ${kind}`, () => {
    let stage: TaskStage
    before(async () => {
      stage = await taskStage(kind)
    })
    after(() => stage.server.close())

    it('says all that the one of the library says, and keeps its files', async () => {
      const call = stage.as(stage.independent)
      const { id } = await stage.classroom(stage.independent)
      const [added] = await stage.db.insert(libraryTasks).values(written).returning({ id: libraryTasks.id })
      const tid = added?.id ?? 0
      const { body } = await call<LibraryTask>('GET', id, `tasks/library/${tid}`)
      const copied = await call<Task>('POST', id, `tasks/${tid}`, {})
      assert.equal(copied.status, 200, copied.text)
      const { id: _, is_added, ...wanted } = withBareAddresses(body.data)
      const copy = withBareAddresses(copied.body.data)
      assert.equal(is_added, false)
      const shared = Object.entries(copy).filter(([field]) => field in wanted)
      assert.deepEqual(Object.fromEntries(shared), wanted)
      assert.deepEqual(
        [copy.task_name, copy.number_responses, copy.response_type, copy.description],
        ['Zwei Flüsse', 7, 2, '<p>For a week</p>'],
      )
      const [kept] = await rows<{ files: string[] }>(
        stage.db,
        sql`select to_jsonb(files) as files from tasks where id = ${copied.body.data.id}`,
      )
      assert.deepEqual(kept?.files, written.files)
    })
  })
}

import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { type SQL, sql } from 'drizzle-orm'
import { rows } from '../../server/db/database.ts'
import { COURSE_DOCUMENT_VALID_SECONDS } from '../../src/contract/limits/courses.ts'
import { FILE_URL_VALID_SECONDS } from '../../src/contract/limits/files.ts'
import { storedName } from '../contract/task-form-cases.ts'
import { databaseKinds } from '../support/databases.ts'
import { giveTasks } from '../support/pairing.ts'
import { type TaskStage, taskStage } from '../support/task-stage.ts'

const OF_TEACHER = FILE_URL_VALID_SECONDS * 1_000
const OF_COURSE = COURSE_DOCUMENT_VALID_SECONDS * 1_000

const picture = `<p><img src="${storedName('webp')}" /></p>`
const attached = (name: string) => JSON.stringify([{ label: 'A', name }])

/** A file in one place of a task, for how long it has its address, and whether lists show it. */
const places: [what: string, changes: SQL, validMs: number, isInLists?: true][] = [
  ['a thumbnail', sql`task_thumbnail = ${storedName('webp')}`, OF_TEACHER, true],
  ['a thumbnail of a course', sql`task_thumbnail = 'make-a-comic.webp'`, OF_COURSE, true],
  ['a picture in a prompt', sql`create_prompt_html = ${picture}`, OF_TEACHER],
  ['a picture in another text', sql`description = ${picture}`, OF_TEACHER],
  ['a material', sql`materials = ${attached(storedName('pdf'))}::jsonb`, OF_TEACHER],
  ['a material of a course', sql`materials = ${attached('a-day.pdf')}::jsonb`, OF_COURSE],
  ['a medium', sql`media = ${attached(storedName('mp3'))}::jsonb`, OF_TEACHER],
]

for (const kind of databaseKinds) {
  describe(`an answer that shows a file is good for as long as its address, on ${kind}`, () => {
    let stage: TaskStage
    before(async () => {
      stage = await taskStage(kind)
    })
    after(() => stage.server.close())

    /** A task that shows a file in one place, of an exchange and of the library: the calls that tell of it. */
    async function toldBy(name: string, changes: SQL) {
      const { id, pairing } = await stage.classroom(stage.independent)
      const [tid] = await giveTasks(stage.db, pairing, [{ name }])
      const [inLibrary] = await rows<{ id: number }>(
        stage.db,
        sql`insert into library_tasks (task_name, task_category) values (${name}, 'exchange') returning id`,
      )
      await stage.db.execute(sql`update tasks set ${changes} where id = ${tid}`)
      await stage.db.execute(sql`update library_tasks set ${changes} where id = ${inLibrary?.id}`)
      const library = 'tasks/library'
      const lists = ['tasks', `${library}?search_string=${encodeURIComponent(name)}`]
      return { id, lists, details: [`tasks/${tid}`, `${library}/${inLibrary?.id}`] }
    }

    for (const [what, changes, validMs, isInLists] of places)
      it(what, async t => {
        const { id, lists, details } = await toldBy(`Shows ${what}.`, changes)
        const start = Math.ceil(Date.now() / OF_TEACHER) * OF_TEACHER
        t.mock.timers.enable({ apis: ['Date'], now: start })
        const ask = async (tags: (string | undefined)[] = []) => {
          const own = stage.as(await stage.server.signIn('players@demo.test'))
          return Promise.all(
            [...lists, ...details].map((path, index) =>
              own('GET', id, path, undefined, { 'if-none-match': tags[index] ?? '' }),
            ),
          )
        }
        const first = await ask()
        assert.deepEqual(
          first.map(({ status, text }) => [status, text.includes('/files/')]),
          [...lists.map(() => [200, isInLists === true]), ...details.map(() => [200, true])],
        )
        const tags = first.map(({ headers }) => headers.etag)
        const statuses = async () => (await ask(tags)).map(({ status }) => status)
        t.mock.timers.setTime(start + validMs - 1_000)
        assert.deepEqual(await statuses(), [304, 304, 304, 304])
        t.mock.timers.setTime(start + validMs)
        const ofList = isInLists ? 200 : 304
        assert.deepEqual(await statuses(), [ofList, ofList, 200, 200])
      })
  })
}

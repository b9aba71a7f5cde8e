import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { type Database, rows } from '../../server/db/database.ts'
import type { ActionItem } from '../../src/contract/entities/action-item.ts'
import type { ActionItemDetail } from '../../src/contract/entities/teacher-submission.ts'
import { ACTIONS, createActions, named } from '../support/actions.ts'
import { databaseKinds } from '../support/databases.ts'
import { newClassroom } from '../support/pairing.ts'
import { startApp, type TestApp } from '../support/server.ts'

for (const kind of databaseKinds) {
  describe(`what a task asks for on ${kind}`, () => {
    let server: TestApp
    let db: Database
    let teacher = { id: 0, token: '' }
    let stage: ReturnType<typeof createActions>
    before(async () => {
      server = await startApp({ kind })
      db = server.app.services.db
      teacher = await server.signIn('no-agreement@demo.test')
      stage = createActions(server, teacher)
    })
    after(() => server.close())

    async function askedOf(item: ActionItem | undefined, { token } = teacher) {
      const { status, body } = await server.call<ActionItemDetail>(`GET ${ACTIONS}/${item?.id}`, { token })
      assert.equal(status, 200, body.message)
      return body.data.class_task
    }

    it('is told to both teachers with the detail of its item, as its author has left it', async () => {
      const { mine, theirs, partner } = await stage.partners()
      const own = named(await stage.list(mine), 'Our river')
      const other = named(await stage.list(theirs, 'all', partner), 'Our river')
      const task = { ...own?.class_task, create_prompt: '', respond_prompt: '', video_time_limit: 120 }
      assert.deepEqual(await askedOf(own), task)
      const asked = {
        create_prompt: 'Show your river.',
        respond_prompt: 'Compare them.',
        video_time_limit: 45,
      }
      await db.execute(sql`update tasks set create_prompt = ${asked.create_prompt},
        respond_prompt = ${asked.respond_prompt}, video_time_limit = ${asked.video_time_limit}
        where id = ${own?.class_task?.id}`)
      assert.deepEqual(await askedOf(own), { ...task, ...asked })
      assert.deepEqual(await askedOf(other, { ...teacher, token: partner }), { ...task, ...asked })
    })

    it('is what the course asks for whose task it is', async () => {
      const { id } = await newClassroom(db, teacher.id)
      const [course] = await rows<{ id: number }>(
        db,
        sql`select courses.id from courses join classrooms c on c.subject_id = courses.subject_id
            where c.id = ${id} and courses.published order by courses.id limit 1`,
      )
      const { status, text } = await server.call(`POST /api/teacher/classrooms/${id}/courses`, {
        token: teacher.token,
        body: { course_id: course?.id },
      })
      assert.equal(status, 200, text)
      const wanted = await rows<{ task_name: string }>(
        db,
        sql`select task_name, create_prompt, respond_prompt, video_time_limit from course_tasks
            where course_id = ${course?.id} and task_category in ('introduction', 'exchange') order by "order"`,
      )
      assert.ok(wanted.length > 1)
      for (const { task_name, ...asked } of wanted) {
        const { id: _, is_hidden, ...found } = (await askedOf(named(await stage.list(id), task_name))) ?? {}
        assert.deepEqual(found, { task_name, ...asked })
      }
    })

    it('is something for every task of the demo that asks for a video', async () => {
      const silent = await rows(
        db,
        sql`select t.id from tasks t join action_items i on i.task_id = t.id join classrooms c on c.id = i.classroom_id
            where c.course_id is not null and (t.create_prompt = '' or (t.number_responses > 0 and t.respond_prompt = ''))`,
      )
      assert.deepEqual(silent, [])
    })

    for (const limit of [0, 301])
      it(`takes no ${limit} seconds`, async () => {
        for (const table of ['tasks', 'course_tasks'])
          await assert.rejects(
            async () => db.execute(sql`update ${sql.identifier(table)} set video_time_limit = ${limit}`),
            ({ cause }: Error) => String(cause).includes(`${table}_video_time_limit`),
          )
      })
  })
}

import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import type { Database } from '../../server/db/database.ts'
import type { ActionItem } from '../../src/contract/entities/action-item.ts'
import type { ClassroomListItem } from '../../src/contract/entities/classroom.ts'
import { CLASSROOM_FORBIDDEN, EXCHANGE_EXPIRED } from '../../src/contract/error-codes/classrooms.ts'
import { ACTIONS, createActions, named, namesOf } from '../support/actions.ts'
import { databaseKinds } from '../support/databases.ts'
import { giveTasks, newClassroom } from '../support/pairing.ts'
import { startApp, type TestApp } from '../support/server.ts'

for (const kind of databaseKinds) {
  describe(`action items on ${kind}`, () => {
    let server: TestApp
    let db: Database
    let token = ''
    let stage: ReturnType<typeof createActions>
    let teacherId = 0
    before(async () => {
      server = await startApp({ kind })
      db = server.app.services.db
      const teacher = await server.signIn('no-agreement@demo.test')
      token = teacher.token
      teacherId = teacher.id
      stage = createActions(server, teacher)
    })
    after(() => server.close())

    it('are there as soon as a classroom is: choose a course, find a partner', async () => {
      const { id } = await newClassroom(db, teacherId)
      const items = await stage.list(id)
      assert.deepEqual(namesOf(items), ['Choose a course', 'Connect with a global partner'])
      assert.deepEqual(
        items.map(({ action }) => action.trigger),
        ['select_course', 'find_partner'],
      )
      assert.ok(items.every(({ completed, classroom_id }) => !completed && classroom_id === id))
      // without a partner it is the teacher's own face
      assert.equal(items[0]?.teacher.first_name, 'Joel')
    })

    it('are neither done nor taken back once the exchange has expired', async () => {
      const { id } = await newClassroom(db, teacherId)
      const [item] = await stage.list(id)
      assert.equal((await stage.say(item?.id, true)).status, 200)
      await db.execute(sql`update classrooms set expire_at = now() - interval '1 day' where id = ${id}`)
      const { status, body } = await stage.say(item?.id, false)
      assert.deepEqual([status, body.error_code], [422, EXCHANGE_EXPIRED])
      assert.equal((await stage.list(id))[0]?.completed, true)
    })

    it('come with each task that asks for a post, and with a partner', async () => {
      const { mine, theirs, partner } = await stage.partners()
      const expected = [
        'Choose a course',
        'Connect with a global partner',
        'Say hello to your partner teacher',
        'Set the due dates',
        'Hello',
        'Our river',
      ]
      const items = await stage.list(mine)
      assert.deepEqual(namesOf(items), expected)
      assert.deepEqual(namesOf(await stage.list(theirs, 'all', partner)), expected)
      assert.equal(items[0]?.teacher.first_name, 'Peter')
      const [hello, river] = [named(items, 'Hello'), named(items, 'Our river')]
      assert.ok(hello?.action.is_task && hello.action.details_create !== '')
      // an introduction has no respond step
      assert.equal(hello?.action.details_response, '')
      assert.notEqual(river?.action.details_response, '')
      assert.equal(named(items, 'Set the due dates')?.action.is_task, false)
    })

    it('ask for students once there is a course, and not in a whole class', async () => {
      const { id } = await newClassroom(db, teacherId, [])
      const take = (group: number) =>
        db.execute(
          sql`update classrooms set course_id = (select min(id) from courses where student_group_type_id = ${group}) where id = ${id}`,
        )
      const asks = async () => namesOf(await stage.list(id, 'pending')).includes('Add your students')
      assert.equal(await asks(), false)
      await take(1)
      assert.equal(await asks(), true)
      assert.equal(named(await stage.list(id), 'Choose a course')?.completed, true)
      await take(3)
      assert.equal(await asks(), false)
      await take(2)
      await db.execute(
        sql`insert into students (classroom_id, first_name, username) values (${id}, 'Foxes', ${`foxes${id}`})`,
      )
      assert.equal(await asks(), false)
      assert.equal(named(await stage.list(id, 'completed'), 'Add your students')?.completed, true)
    })

    it('are pending unless asked otherwise, and in one of the two', async () => {
      const { mine } = await stage.partners()
      const all = await stage.list(mine)
      const pending = await stage.list(mine, 'pending')
      const completed = await stage.list(mine, 'completed')
      assert.deepEqual(namesOf(completed), ['Connect with a global partner'])
      assert.equal(pending.length + completed.length, all.length)
      assert.deepEqual(await stage.get(`${ACTIONS}?classroom_id=${mine}`), pending)
      assert.equal((await server.call(`GET ${ACTIONS}?status=done`, { token })).status, 422)
    })

    it('are done when the teacher says so, and to do again when they say that', async () => {
      const { mine } = await stage.partners()
      const partnerItem = named(await stage.list(mine), 'Connect with a global partner')
      const hello = named(await stage.list(mine), 'Say hello to your partner teacher')
      assert.equal((await stage.say(hello?.id, true)).body.data.completed, true)
      assert.equal(
        named(await stage.list(mine, 'completed'), 'Say hello to your partner teacher')?.id,
        hello?.id,
      )
      assert.equal((await stage.say(hello?.id, false)).body.data.completed, false)
      // what the teacher says goes before what the facts say
      assert.equal((await stage.say(partnerItem?.id, false)).body.data.completed, false)
      assert.ok(namesOf(await stage.list(mine, 'pending')).includes('Connect with a global partner'))
      for (const body of [{}, { completed: 'yes' }, { completed: null }]) {
        const answer = await server.call(`PUT ${ACTIONS}/${hello?.id}`, { token, body })
        assert.equal(answer.status, 422)
      }
    })

    it('leave a hidden task out of what is pending, and show it among all', async () => {
      const { mine, pairing } = await stage.partners()
      await db.execute(
        sql`update tasks set is_hidden = true where class_pairing_id = ${pairing} and task_name = 'Our river'`,
      )
      assert.ok(!namesOf(await stage.list(mine, 'pending')).includes('Our river'))
      assert.equal(named(await stage.list(mine), 'Our river')?.class_task?.is_hidden, true)
    })

    it('are one by one what they are in the list', async () => {
      const { mine } = await stage.partners()
      for (const item of await stage.list(mine)) {
        const answer = await server.call<ActionItem>(`GET ${ACTIONS}/${item.id}`, { token })
        const { data } = answer.body
        // one by one they say more of the task
        const class_task = item.class_task && { ...data.class_task, ...item.class_task }
        assert.deepEqual({ ...data, ...item, class_task }, data)
      }
    })

    it('are those of all classrooms without one, newest first', async () => {
      const { mine } = await stage.partners()
      const all = await stage.get(`${ACTIONS}?status=all`)
      assert.equal(all[0]?.classroom_id, mine)
      assert.ok(new Set(all.map(({ classroom_id }) => classroom_id)).size > 2)
    })

    for (const email of ['independent@demo.test', 'independent-language@demo.test', 'players@demo.test']) {
      it(`are none for ${email}`, async () => {
        const { token: independent, id } = await server.signIn(email)
        const classroom = await newClassroom(db, id)
        await giveTasks(db, classroom.pairing, [{ name: 'Our river' }])
        assert.deepEqual(await stage.get(`${ACTIONS}?status=all`, independent), [])
        assert.deepEqual(await stage.list(classroom.id, 'all', independent), [])
      })
    }

    it('are nothing that any other account can read or change', async () => {
      const { mine } = await stage.partners()
      const [item] = await stage.list(mine, 'pending')
      for (const email of [
        'teacher@demo.test',
        'partner@demo.test',
        'unvalidated@demo.test',
        'librarian@demo.test',
        'independent@demo.test',
        'independent-language@demo.test',
        'players@demo.test',
        'demo@demo.test',
      ]) {
        const { token: foreign } = await server.signIn(email)
        for (const line of [
          `GET ${ACTIONS}?classroom_id=${mine}`,
          `GET /api/teacher/actions-videos?classroom_id=${mine}`,
          `GET /api/teacher/classrooms/${mine}/student-activity`,
          `GET ${ACTIONS}/${item?.id}`,
          `PUT ${ACTIONS}/${item?.id}`,
          `PUT /api/teacher/actions-videos/${item?.id}/played`,
        ]) {
          const answer = await server.call(line, { token: foreign, body: { completed: true } })
          assert.equal(answer.status, 403, `${email} ${line}`)
          assert.equal(answer.body.error_code, CLASSROOM_FORBIDDEN)
          assert.equal(answer.body.data, undefined)
        }
      }
      assert.deepEqual((await stage.list(mine, 'pending'))[0], item)
    })

    it('are a demo teacher’s own under the demo prefix', async () => {
      const { token: demo } = await server.signIn('demo@demo.test')
      const answer = await server.call<ActionItem[]>('GET /api/demo/actions', { token: demo })
      assert.equal(answer.status, 200)
      assert.ok(answer.body.data.length > 0)
    })

    it('stay unchanged until something of them changes, on either side', async () => {
      const { mine, theirs, partner, pairing } = await stage.partners()
      const path = `${ACTIONS}?classroom_id=${theirs}&status=all`
      const etag = async () => (await server.call(`GET ${path}`, { token: partner })).headers.etag ?? ''
      const status = async (tag: string) =>
        (await server.call(`GET ${path}`, { token: partner, headers: { 'if-none-match': tag } })).status
      const item = named(await stage.list(mine), 'Hello')
      const itsOwn = named(await stage.list(theirs, 'all', partner), 'Hello')
      const changes = [
        () => stage.record(item),
        () =>
          db.execute(sql`update action_videos set video_url = '/b.webm' where action_item_id = ${item?.id}`),
        () => db.execute(sql`delete from action_videos where action_item_id = ${item?.id}`),
        () => stage.say(itsOwn?.id, true, partner),
        () => giveTasks(db, pairing, [{ name: 'One more' }]),
        () =>
          db.execute(
            sql`update tasks set task_name = 'Hi' where class_pairing_id = ${pairing} and task_name = 'Hello'`,
          ),
        () => db.execute(sql`update teachers set first_name = first_name || '.' where id = ${teacherId}`),
        () => db.execute(sql`update courses set course_guide_link = 'https://guides.example.org/a.pdf'`),
      ]
      for (const [index, change] of changes.entries()) {
        const tag = await etag()
        assert.equal(await status(tag), 304)
        await change()
        assert.equal(await status(tag), 200, `change ${index}`)
      }
    })

    it('of the demo are in every state', async () => {
      const { token: demo } = await server.signIn('teacher@demo.test')
      const items = await stage.get(`${ACTIONS}?status=all`, demo)
      const some = (test: (item: ActionItem) => boolean) => assert.ok(items.some(test), String(test))
      some(item => item.completed && item.action.is_task)
      some(item => !item.completed && item.action.is_task)
      some(item => item.video_url !== null && item.video_played && item.teacher_action_response !== null)
      some(item => item.video_url !== null && !item.video_played)
      some(item => item.video_url !== null && item.teacher_action === null)
      some(item => item.video_url === null && item.teacher_action !== null)
      some(item => item.class_task?.is_hidden === true)
      some(item => item.action.more_info_link !== null)
      some(item => item.action.trigger === 'select_course' && !item.completed)
      some(item => item.action.trigger === 'find_partner' && !item.completed)
      some(item => item.action.trigger === 'message_partner' && item.completed)
      const { body } = await server.call<ClassroomListItem[]>('GET /api/teacher/classrooms', { token: demo })
      for (const { id, name } of body.data)
        assert.ok(
          items.some(({ classroom_id }) => classroom_id === id),
          name,
        )
    })
  })
}

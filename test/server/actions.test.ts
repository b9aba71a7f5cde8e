import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { pairClassrooms } from '../../server/areas/pairings/area.ts'
import type { Database } from '../../server/db/database.ts'
import type { ActionItem } from '../../src/contract/entities/action-item.ts'
import type { ClassroomListItem } from '../../src/contract/entities/classroom.ts'
import { CLASSROOM_FORBIDDEN } from '../../src/contract/error-codes/classrooms.ts'
import { databaseKinds } from '../support/databases.ts'
import { giveTasks, newClassroom } from '../support/pairing.ts'
import { startApp, type TestApp } from '../support/server.ts'

const ACTIONS = '/api/teacher/actions'

for (const kind of databaseKinds) {
  describe(`action items on ${kind}`, () => {
    let server: TestApp
    let db: Database
    let token = ''
    let teacherId = 0
    before(async () => {
      server = await startApp({ kind })
      db = server.app.services.db
      const signedIn = await server.signIn('no-agreement@demo.test')
      token = signedIn.token
      teacherId = signedIn.id
    })
    after(() => server.close())

    const get = async (path: string, as = token) => {
      const answer = await server.call<ActionItem[]>(`GET ${path}`, { token: as })
      assert.equal(answer.status, 200, answer.text)
      return answer.body.data
    }
    const list = (classroom: number, status = 'all', as = token) =>
      get(`${ACTIONS}?classroom_id=${classroom}&status=${status}`, as)
    const names = (items: ActionItem[]) =>
      items.map(({ action, class_task }) =>
        action.use_student_task_name ? (class_task?.task_name ?? '') : action.task,
      )
    const say = (id: number, completed: boolean, as = token) =>
      server.call<ActionItem>(`PUT ${ACTIONS}/${id}`, { token: as, body: { completed } })
    const record = (item: ActionItem | undefined, is_response = false) =>
      db.execute(
        sql`insert into action_videos (action_item_id, is_response, video_url) values (${item?.id}, ${is_response}, '/film.webm')`,
      )
    const of = (items: ActionItem[], name: string) => items[names(items).indexOf(name)]

    /** A classroom with tasks of every category, and the partner's. */
    async function partners() {
      const partner = await server.signIn('unvalidated@demo.test')
      const mine = await newClassroom(db, teacherId)
      const theirs = await newClassroom(db, partner.id)
      await giveTasks(db, mine.pairing, [
        { name: 'Hello', category: 'introduction', responses: 0 },
        { name: 'Diary', category: 'activity', responses: 0 },
        { name: 'Our river' },
        { name: 'Looking back', category: 'reflection', responses: 0 },
      ])
      await db.transaction(tx => pairClassrooms(tx as unknown as Database, mine.id, theirs.id))
      return { mine: mine.id, theirs: theirs.id, partner: partner.token, pairing: mine.pairing }
    }

    it('are there as soon as a classroom is: choose a course, find a partner', async () => {
      const { id } = await newClassroom(db, teacherId)
      const items = await list(id)
      assert.deepEqual(names(items), ['Choose a course', 'Connect with a global partner'])
      assert.deepEqual(
        items.map(({ action }) => action.trigger),
        ['select_course', 'find_partner'],
      )
      assert.ok(items.every(({ completed, classroom_id }) => !completed && classroom_id === id))
      // without a partner it is the teacher's own face
      assert.equal(items[0]?.teacher.first_name, 'Joel')
    })

    it('come with each task that asks for a post, and with a partner', async () => {
      const { mine, theirs, partner } = await partners()
      const expected = [
        'Choose a course',
        'Connect with a global partner',
        'Say hello to your partner teacher',
        'Set the due dates',
        'Hello',
        'Our river',
      ]
      const items = await list(mine)
      assert.deepEqual(names(items), expected)
      assert.deepEqual(names(await list(theirs, 'all', partner)), expected)
      assert.equal(items[0]?.teacher.first_name, 'Peter')
      const [hello, river] = [of(items, 'Hello'), of(items, 'Our river')]
      assert.ok(hello?.action.is_task && hello.action.details_create !== '')
      // an introduction has no respond step
      assert.equal(hello?.action.details_response, '')
      assert.notEqual(river?.action.details_response, '')
      assert.equal(of(items, 'Set the due dates')?.action.is_task, false)
    })

    it('ask for students once there is a course, and not in a whole class', async () => {
      const { id } = await newClassroom(db, teacherId, [])
      const take = (group: number) =>
        db.execute(
          sql`update classrooms set course_id = (select min(id) from courses where student_group_type_id = ${group}) where id = ${id}`,
        )
      const asks = async () => names(await list(id, 'pending')).includes('Add your students')
      assert.equal(await asks(), false)
      await take(1)
      assert.equal(await asks(), true)
      assert.equal(of(await list(id), 'Choose a course')?.completed, true)
      await take(3)
      assert.equal(await asks(), false)
      await take(2)
      await db.execute(
        sql`insert into students (classroom_id, first_name, username) values (${id}, 'Foxes', ${`foxes${id}`})`,
      )
      assert.equal(await asks(), false)
      assert.equal(of(await list(id, 'completed'), 'Add your students')?.completed, true)
    })

    it('are pending unless asked otherwise, and in one of the two', async () => {
      const { mine } = await partners()
      const all = await list(mine)
      const pending = await list(mine, 'pending')
      const completed = await list(mine, 'completed')
      assert.deepEqual(names(completed), ['Connect with a global partner'])
      assert.equal(pending.length + completed.length, all.length)
      assert.deepEqual(await get(`${ACTIONS}?classroom_id=${mine}`), pending)
      assert.equal((await server.call(`GET ${ACTIONS}?status=done`, { token })).status, 422)
    })

    it('are done when the teacher says so, and to do again when they say that', async () => {
      const { mine } = await partners()
      const partnerItem = of(await list(mine), 'Connect with a global partner')
      const hello = of(await list(mine), 'Say hello to your partner teacher')
      assert.equal((await say(hello?.id ?? 0, true)).body.data.completed, true)
      assert.equal(of(await list(mine, 'completed'), 'Say hello to your partner teacher')?.id, hello?.id)
      assert.equal((await say(hello?.id ?? 0, false)).body.data.completed, false)
      // what the teacher says goes before what the facts say
      assert.equal((await say(partnerItem?.id ?? 0, false)).body.data.completed, false)
      assert.ok(names(await list(mine, 'pending')).includes('Connect with a global partner'))
      for (const body of [{}, { completed: 'yes' }, { completed: null }]) {
        const answer = await server.call(`PUT ${ACTIONS}/${hello?.id}`, { token, body })
        assert.equal(answer.status, 422)
      }
    })

    it('are done by a video, which the partner sees at the same task', async () => {
      const { mine, theirs, partner } = await partners()
      await record(of(await list(mine), 'Our river'))
      const own = of(await list(mine), 'Our river')
      assert.equal(own?.completed, true)
      assert.equal(own?.teacher_action?.video_url, '/film.webm')
      assert.equal(own?.teacher_action_response, null)
      assert.equal(own?.video_url, null)
      const seen = of(await list(theirs, 'all', partner), 'Our river')
      assert.equal(seen?.completed, false)
      assert.equal(seen?.teacher_action, null)
      assert.equal(seen?.video_url, '/film.webm')
      assert.equal(seen?.teacher.first_name, 'Joel')
      await record(seen, true)
      const answered = of(await list(theirs, 'all', partner), 'Our river')
      assert.equal(answered?.teacher_action_response?.video_url, '/film.webm')
      // a response is no video of one's own, and no post of the partner's either
      assert.equal(answered?.completed, false)
      assert.equal(of(await list(mine), 'Our river')?.video_url, null)
    })

    it('leave a hidden task out of what is pending, and show it among all', async () => {
      const { mine, pairing } = await partners()
      await db.execute(
        sql`update tasks set is_hidden = true where class_pairing_id = ${pairing} and task_name = 'Our river'`,
      )
      assert.ok(!names(await list(mine, 'pending')).includes('Our river'))
      assert.equal(of(await list(mine), 'Our river')?.class_task?.is_hidden, true)
    })

    it('know that the partner’s video was played, from the first time', async () => {
      const { mine, theirs, partner } = await partners()
      const played = (item: ActionItem | undefined, as: string) =>
        server.call<ActionItem>(`PUT /api/teacher/actions-videos/${item?.id}/played`, { token: as })
      const own = of(await list(mine), 'Hello')
      // nothing to play
      assert.equal((await played(own, token)).body.data.video_played, false)
      await record(own)
      const theirItem = of(await list(theirs, 'all', partner), 'Hello')
      assert.equal(theirItem?.video_played, false)
      assert.equal((await played(theirItem, partner)).body.data.video_played, true)
      const moment = async () =>
        await db.execute(sql`select video_played_at::text from action_items where id = ${theirItem?.id}`)
      const first = JSON.stringify(await moment())
      assert.equal((await played(theirItem, partner)).body.data.video_played, true)
      assert.equal(JSON.stringify(await moment()), first)
      assert.equal(of(await list(mine), 'Hello')?.video_played, false)
    })

    it('list those with a video of the partner', async () => {
      const { mine, theirs, partner } = await partners()
      const videos = (classroom: number, as: string) =>
        get(`/api/teacher/actions-videos?classroom_id=${classroom}`, as)
      assert.deepEqual(await videos(theirs, partner), [])
      await record(of(await list(mine), 'Hello'))
      assert.deepEqual(names(await videos(theirs, partner)), ['Hello'])
      assert.deepEqual(await videos(mine, token), [])
    })

    it('are one by one what they are in the list', async () => {
      const { mine } = await partners()
      for (const item of await list(mine)) {
        const answer = await server.call<ActionItem>(`GET ${ACTIONS}/${item.id}`, { token })
        assert.deepEqual(answer.body.data, item)
      }
    })

    it('are those of all classrooms without one, newest first', async () => {
      const { mine } = await partners()
      const all = await get(`${ACTIONS}?status=all`)
      assert.equal(all[0]?.classroom_id, mine)
      assert.ok(new Set(all.map(({ classroom_id }) => classroom_id)).size > 2)
    })

    for (const email of ['independent@demo.test', 'independent-language@demo.test', 'players@demo.test']) {
      it(`are none for ${email}`, async () => {
        const { token: independent, id } = await server.signIn(email)
        const classroom = await newClassroom(db, id)
        await giveTasks(db, classroom.pairing, [{ name: 'Our river' }])
        assert.deepEqual(await get(`${ACTIONS}?status=all`, independent), [])
        assert.deepEqual(await list(classroom.id, 'all', independent), [])
      })
    }

    it('are nothing that any other account can read or change', async () => {
      const { mine } = await partners()
      const [item] = await list(mine, 'pending')
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
      assert.deepEqual((await list(mine, 'pending'))[0], item)
    })

    it('are a demo teacher’s own under the demo prefix', async () => {
      const { token: demo } = await server.signIn('demo@demo.test')
      const answer = await server.call<ActionItem[]>('GET /api/demo/actions', { token: demo })
      assert.equal(answer.status, 200)
      assert.ok(answer.body.data.length > 0)
    })

    it('stay unchanged until something of them changes, on either side', async () => {
      const { mine, theirs, partner, pairing } = await partners()
      const path = `${ACTIONS}?classroom_id=${theirs}&status=all`
      const etag = async () => (await server.call(`GET ${path}`, { token: partner })).headers.etag ?? ''
      const status = async (tag: string) =>
        (await server.call(`GET ${path}`, { token: partner, headers: { 'if-none-match': tag } })).status
      const item = of(await list(mine), 'Hello')
      const itsOwn = of(await list(theirs, 'all', partner), 'Hello')
      const changes = [
        () => record(item),
        () =>
          db.execute(sql`update action_videos set video_url = '/b.webm' where action_item_id = ${item?.id}`),
        () => db.execute(sql`delete from action_videos where action_item_id = ${item?.id}`),
        () => say(itsOwn?.id ?? 0, true, partner),
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
      const items = await get(`${ACTIONS}?status=all`, demo)
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

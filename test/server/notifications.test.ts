import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { notify } from '../../server/areas/notifications/repository/notify.ts'
import { rows } from '../../server/db/database.ts'
import type { Data } from '../../src/contract/endpoints/all.ts'
import { type NotificationType, notificationTypes } from '../../src/contract/rules/notification-kinds.ts'
import { databaseKinds } from '../support/databases.ts'
import { operatorOf } from '../support/operator.ts'
import { startApp, type TestApp } from '../support/server.ts'

const NOTIFICATIONS = 'GET /api/teacher/notifications'
type List = Data<typeof NOTIFICATIONS>

for (const kind of databaseKinds) {
  describe(`notifications on ${kind}`, () => {
    let server: TestApp
    let token: string
    let other: string
    before(async () => {
      server = await startApp({ kind })
      const { db } = server.app.services
      ;({ token } = await server.signIn('partner@demo.test'))
      const partner = await server.signIn('librarian@demo.test')
      other = partner.token
      const { id } = await server.signIn('partner@demo.test')
      await notify(
        db,
        Array.from({ length: 23 }, (_, index) => ({
          teacher_id: id,
          type: 'student_video_posted' as const,
          subject: index % 2 ? 'Response Posted' : 'Video Posted',
          from: index === 7 ? "Zoë O'Neil 100%" : `Student ${index}`,
          status: index % 5 === 0 ? ('unread' as const) : ('read' as const),
          created_at: new Date(Date.UTC(2026, 0, 1, 0, index)),
        })),
      )
      await notify(db, [
        { teacher_id: partner.id, type: 'partner_message', subject: 'Hello', from: 'Somebody' },
      ])
    })
    after(() => server.close())

    const list = async (query = '', as = token) => {
      const answer = await server.call<List>(`${NOTIFICATIONS}${query}`, { token: as })
      assert.equal(answer.status, 200, answer.text)
      return answer.body.data
    }
    const from = async (query: string) => (await list(query)).notifications.map(row => row.from)

    it('come in pages of ten, the newest first, with what is unread in all', async () => {
      const first = await list()
      assert.deepEqual([first.total, first.unread_count, first.notifications.length], [23, 5, 10])
      assert.equal(first.notifications[0]?.from, 'Student 22')
      assert.equal(first.notifications[0]?.created_at, '2026-01-01T00:22:00.000Z')
      const last = await list('?page=3')
      assert.deepEqual(
        last.notifications.map(row => row.from),
        ['Student 2', 'Student 1', 'Student 0'],
      )
      const beyond = await list('?page=4')
      assert.deepEqual([beyond.total, beyond.notifications], [23, []])
    })

    it('come oldest first, or unread first', async () => {
      assert.equal((await from('?order_by=oldest'))[0], 'Student 0')
      assert.deepEqual((await from('?order_by=unread')).slice(0, 6), [
        'Student 20',
        'Student 15',
        'Student 10',
        'Student 5',
        'Student 0',
        'Student 22',
      ])
    })

    it('are found by subject and sender, whatever the case, and signs mean themselves', async () => {
      const responses = await list('?search_string=response%20POSTED')
      assert.deepEqual([responses.total, responses.unread_count], [11, 5])
      assert.deepEqual(await from('?search_string=ZOË'.replace('Ë', '%C3%8B')), ["Zoë O'Neil 100%"])
      assert.deepEqual(await from('?search_string=%25'), ["Zoë O'Neil 100%"])
      assert.deepEqual(await from("?search_string=o'neil"), ["Zoë O'Neil 100%"])
      assert.deepEqual(await from('?search_string=_'), [])
      assert.equal((await list('?search_string=%20%20')).total, 23)
    })

    it("are the teacher's own", async () => {
      const { notifications } = await list('', other)
      assert.deepEqual(
        notifications.map(row => row.subject),
        ['Hello'],
      )
      assert.equal((await server.call(NOTIFICATIONS)).status, 401)
    })

    it('say who has triggered them: a student, a teacher, or nobody', async () => {
      const { db } = server.app.services
      const { id: me, token: mine } = await server.signIn('librarian2@demo.test')
      const { id: colleague } = await server.signIn('teacher@demo.test')
      const [student] = await rows<{ id: number; name: string }>(
        db,
        sql`select id, concat_ws(' ', first_name, nullif(last_initial, '')) as name from students
            where id = ${colleague} or id > ${colleague} order by id limit 1`,
      )
      assert.ok(student)
      const news = (type: NotificationType, trigger_user_id: number | null, index: number) => ({
        ...{ teacher_id: me, type, trigger_user_id, subject: 'News', from: 'Somebody' },
        created_at: new Date(Date.UTC(2026, 0, 1, 0, index)),
      })
      await notify(db, [
        news('student_video_posted', student.id, 0),
        news('partner_message', colleague, 1),
        news('classroom_expired', null, 2),
        news('student_video_posted', 999_999, 3),
        news('partner_message', null, 4),
      ])
      const { notifications } = await list('?order_by=oldest', mine)
      assert.deepEqual(
        notifications.map(row => row.trigger_user),
        [
          { user_type: { slug: 'student' }, student: { full_name: student.name } },
          { user_type: { slug: 'teacher' }, teacher: { full_name: 'Maya Thornton' } },
          null,
          null,
          null,
        ],
      )
    })

    it('follow the name of a student and of a partner', async () => {
      const { db } = server.app.services
      const { id: me, token: mine } = await server.signIn('teacher@demo.test')
      const poll = (etag?: string) =>
        server.call<List>(`${NOTIFICATIONS}?search_string=renamed`, {
          token: mine,
          headers: etag ? { 'if-none-match': etag } : {},
        })
      const [partner] = await rows<{ student_id: number; teacher_id: number }>(
        db,
        sql`select s.id as student_id, other.teacher_id from classrooms c
            join classrooms other on other.class_pairing_id = c.class_pairing_id and other.id <> c.id
            join students s on s.classroom_id = other.id where c.teacher_id = ${me} limit 1`,
      )
      assert.ok(partner)
      const renamed = { teacher_id: me, status: 'read', subject: 'Renamed', from: 'Somebody' } as const
      await notify(db, [
        { ...renamed, type: 'partner_student_post_video', trigger_user_id: partner.student_id },
        { ...renamed, type: 'partner_message', trigger_user_id: partner.teacher_id },
      ])
      const before = await poll()
      await db.execute(sql`update students set first_name = 'Otto' where id = ${partner.student_id}`)
      const after = await poll(before.headers.etag)
      assert.equal(after.status, 200)
      await db.execute(sql`update teachers set first_name = 'Otto' where id = ${partner.teacher_id}`)
      const last = await poll(after.headers.etag)
      assert.equal(last.status, 200)
      assert.equal(last.body.data.notifications.length, 2)
      for (const { trigger_user } of last.body.data.notifications) {
        assert.match(trigger_user?.student?.full_name ?? trigger_user?.teacher?.full_name ?? '', /^Otto\b/)
      }
    })

    it('refuse what the list does not know', async () => {
      const bad = [
        '?order_by=loudest',
        '?page=0',
        '?page=x',
        '?page=1.5',
        `?search_string=${'a'.repeat(151)}`,
      ]
      for (const query of bad) {
        const answer = await server.call(`${NOTIFICATIONS}${query}`, { token })
        assert.equal(answer.status, 422, query)
        assert.ok(answer.body.message)
      }
    })

    it('answer an unchanged poll without the list, and see what is new at once', async () => {
      const { id, token: mine } = await server.signIn('independent@demo.test')
      const poll = (etag?: string) =>
        server.call<List>(NOTIFICATIONS, { token: mine, headers: etag ? { 'if-none-match': etag } : {} })
      const first = await poll()
      server.statements.length = 0
      const second = await poll(first.headers.etag)
      assert.equal(second.status, 304)
      assert.equal(
        server.statements.some(statement => statement.includes('notifications')),
        false,
      )
      await notify(server.app.services.db, [
        { teacher_id: id, type: 'classroom_expired', subject: 'Classroom Exchange Expired', from: 'LUV' },
      ])
      const third = await poll(first.headers.etag)
      assert.equal(third.status, 200)
      assert.equal(third.body.data.unread_count, 1)
      await server.app.services.db.execute(
        `update notifications set status = 'read' where teacher_id = ${id}`,
      )
      const fourth = await poll(third.headers.etag)
      assert.equal(fourth.body.data.unread_count, 0)
    })

    it('count as read once they are opened, for their teacher alone', async () => {
      const [first] = (await list('?order_by=unread')).notifications
      const read = (as: string, id = first?.id, status = 'read') =>
        server.call<{ unread_count: number }>('PUT /api/teacher/notifications', {
          token: as,
          body: { id, status },
        })
      assert.equal((await read(other)).status, 404)
      assert.equal((await list()).unread_count, 5)
      assert.equal((await read(token, first?.id, 'unread')).status, 422)
      const operator = await operatorOf({ server }, 'ops@luv.test', 'partner@demo.test')
      const seen = await operator('PUT /api/teacher/notifications', { id: first?.id, status: 'read' })
      assert.deepEqual([seen.status, (await list()).unread_count], [200, 5])
      const answers = [await read(token), await read(token)]
      assert.deepEqual(
        answers.map(({ status, body }) => [status, body.data.unread_count]),
        [
          [200, 4],
          [200, 4],
        ],
      )
      assert.equal((await list()).unread_count, 4)
      assert.equal((await list(`?id=${first?.id}`)).notifications[0]?.status, 'read')
    })

    it('are there in the demo data, a few of them unread, of every kind but an alert', async () => {
      const { token: demo } = await server.signIn('teacher@demo.test')
      const { notifications, total, unread_count } = await list('', demo)
      assert.equal(notifications.length, 10)
      assert.ok(total > 10)
      assert.equal(unread_count, 3)
      const of = await rows<{ type: NotificationType; count: number }>(
        server.app.services.db,
        sql`select n.type, count(*)::int as count from notifications n join teachers t on t.id = n.teacher_id
            where t.email = 'teacher@demo.test' and n.subject not in ('News', 'Renamed') group by n.type`,
      )
      const missing = notificationTypes.filter(type => !of.some(each => each.type === type))
      assert.deepEqual(missing, ['alert_created'])
    })
  })
}

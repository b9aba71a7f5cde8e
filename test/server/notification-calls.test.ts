import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { notify } from '../../server/areas/notifications/area.ts'
import { type Database, rows } from '../../server/db/database.ts'
import type { Data } from '../../src/contract/endpoints/all.ts'
import type { NotificationPreferences } from '../../src/contract/entities/notification.ts'
import { DEMO_ONLY } from '../../src/contract/error-codes/common.ts'
import { commonSentences } from '../../src/contract/server-messages/common.ts'
import { databaseKinds } from '../support/databases.ts'
import { operatorOf } from '../support/operator.ts'
import { type CallOptions, startApp, type TestApp } from '../support/server.ts'

const LIST = '/api/teacher/notifications'
const PREFERENCES = '/api/teacher/notification-preferences'
type List = Data<'GET /api/teacher/notifications'>
type Errors = { errors?: Record<string, string[]> }

const chosen: NotificationPreferences = {
  ...{ mails: { partner_message: 'daily' }, quiet_from: 60, quiet_until: 120, time_zone: 'UTC' },
}

for (const kind of databaseKinds) {
  describe(`calls about notifications on ${kind}`, () => {
    let server: TestApp
    let db: Database
    let me: Awaited<ReturnType<TestApp['signIn']>>
    let other: Awaited<ReturnType<TestApp['signIn']>>
    before(async () => {
      server = await startApp({ kind })
      db = server.app.services.db
      me = await server.signIn('partner@demo.test')
      other = await server.signIn('librarian@demo.test')
      await notify(
        db,
        [me, me, other].map(({ id }, index) => ({
          ...{ teacher_id: id, type: 'classroom_expired', from: `Classroom ${index}` },
        })),
      )
    })
    after(() => server.close())

    const ask = <Answered = List & Errors>(line: string, options: CallOptions = {}) =>
      server.call<Answered>(line, { token: me.token, ...options })
    const choose = (body: unknown) => ask<NotificationPreferences & Errors>(`PUT ${PREFERENCES}`, { body })
    const kept = async () => (await ask<NotificationPreferences>(`GET ${PREFERENCES}`)).body.data

    it('know a page past the last, however far, and no other that is not there', async () => {
      for (const page of [2, 2_147_483_647]) {
        const { status, body } = await ask(`GET ${LIST}?page=${page}`)
        assert.equal(status, 200, body.message)
        assert.deepEqual([body.data.notifications, body.data.total, body.data.unread_count], [[], 2, 2])
      }
      for (const page of ['0', '-1', '2147483648', '1e3', '0x2', ' 1', '', '1.0', 'NaN', '1&page=2'])
        assert.equal((await ask(`GET ${LIST}?page=${page}`)).status, 422, page)
    })

    it('search for what a database could not take as for anything that is not there, or refuse it', async () => {
      const wave = '%F0%9F%8C%8A'
      const texts: Record<string, number> = {
        ...{
          '%00': 422,
          'a%00b': 422,
          '%ED%A0%80': 200,
          '%zz': 200,
          '%5C': 200,
          "'": 200,
          '%25': 200,
          $1: 200,
        },
        ...{ [wave.repeat(150)]: 200, [wave.repeat(151)]: 422, 'a&search_string=b': 422 },
      }
      for (const [text, expected] of Object.entries(texts)) {
        const { status, body } = await ask(`GET ${LIST}?search_string=${text}`)
        assert.equal(status, expected, text)
        if (status === 200) assert.deepEqual(body.data.notifications, [], text)
      }
    })

    it('take of one that is read nothing but its id, for who calls', async () => {
      const [first] = (await ask(`GET ${LIST}`)).body.data.notifications
      const [theirs] = (await ask(`GET ${LIST}`, { token: other.token })).body.data.notifications
      const bad: unknown[] = [
        ...[{}, { id: first?.id }, { status: 'read' }, { id: String(first?.id), status: 'read' }],
        ...[{ id: [first?.id], status: 'read' }, { id: first?.id, status: ['read'] }, null, []],
        ...[
          { id: 0, status: 'read' },
          { id: 1.5, status: 'read' },
          { id: 2_147_483_648, status: 'read' },
        ],
      ]
      for (const body of bad)
        assert.equal((await ask(`PUT ${LIST}`, { body })).status, 422, JSON.stringify(body))
      const more = {
        teacher_id: other.id,
        operator: 'x',
        created_at: '2020-01-01T00:00:00Z',
        subject: 'Mine',
      }
      const stolen = await ask(`PUT ${LIST}`, { body: { id: theirs?.id, status: 'read', ...more } })
      assert.equal(stolen.status, 404)
      const read = await ask(`PUT ${LIST}`, { body: { id: first?.id, status: 'read', ...more } })
      assert.deepEqual([read.status, read.body.data], [200, { unread_count: 1 }])
      const found = (await ask(`GET ${LIST}?id=${first?.id}`)).body.data.notifications
      assert.deepEqual(found, [{ ...first, status: 'read' }])
      assert.equal((await ask(`GET ${LIST}`, { token: other.token })).body.data.unread_count, 1)
    })

    it('count one that is read at once from everywhere as one', async () => {
      await db.execute(sql`update notifications set status = 'unread' where teacher_id = ${me.id}`)
      const [first] = (await ask(`GET ${LIST}`)).body.data.notifications
      const body = { id: first?.id, status: 'read' }
      const answers = await Promise.all(Array.from({ length: 20 }, () => ask(`PUT ${LIST}`, { body })))
      assert.deepEqual([...new Set(answers.map(({ status }) => status))], [200])
      assert.equal((await ask(`GET ${LIST}`)).body.data.unread_count, 1)
    })

    it('leave what was chosen as it is where something is wrong, and say of which field', async () => {
      assert.equal((await choose(chosen)).status, 200)
      const { fieldNotValid: no, fieldRequired: required } = commonSentences
      const wrong: [change: object, errors: Record<string, string[]>][] = [
        [{ time_zone: 'Mars/Olympus' }, { time_zone: [no] }],
        [{ time_zone: '' }, { time_zone: [required] }],
        [{ time_zone: undefined }, { time_zone: [required] }],
        [{ time_zone: 'x'.repeat(65) }, { time_zone: [commonSentences.tooLong(64)] }],
        [{ time_zone: 'Europe/Madrid\u0000' }, { time_zone: [no] }],
        [{ time_zone: ['UTC'] }, { time_zone: [no] }],
        [{ quiet_from: null }, { quiet_from: [required] }],
        [{ quiet_until: null }, { quiet_until: [required] }],
        [
          { quiet_from: null, time_zone: 'Moon' },
          { quiet_from: [required], time_zone: [no] },
        ],
      ]
      for (const [change, errors] of wrong) {
        const { status, body } = await choose({ ...chosen, ...change })
        assert.deepEqual([status, body.data.errors], [422, errors], JSON.stringify(change))
      }
      const refused = [
        ...[{ quiet_from: -1 }, { quiet_until: 1_440 }, { quiet_from: 1.5 }, { quiet_from: '60' }],
        ...[{ mails: null }, { mails: [] }, { mails: { partner_message: true } }, { mails: undefined }],
        ...[{ mails: { partner_message: 'DAILY' } }, { mails: { partner_message: ['daily'] } }],
      ]
      for (const change of refused)
        assert.equal((await choose({ ...chosen, ...change })).status, 422, JSON.stringify(change))
      assert.deepEqual(await kept(), chosen)
    })

    it('keep nothing of choices that the contract does not name, and choose for nobody else', async () => {
      const mails = { partner_message: 'at_once', from_the_future: 'daily', constructor: 'daily' }
      const { status, body } = await choose({ ...chosen, mails, teacher_id: other.id, is_planned: true })
      assert.equal(status, 200, body.message)
      const now = { ...chosen, mails: { partner_message: 'at_once' } }
      assert.deepEqual([body.data, await kept()], [now, now])
      const found = await rows(db, sql`select teacher_id, mails from notification_preferences`)
      assert.deepEqual(found, [{ teacher_id: me.id, mails: now.mails }])
    })

    it('are answered to nobody who has not signed in, and among the demo to demo teachers alone', async () => {
      const { token } = await server.signIn('demo@demo.test')
      const calls = [
        ...[`GET ${LIST}`, `PUT ${LIST}`, `GET ${LIST}/1/failed-video`, 'GET /api/teacher/alerts'],
        ...[`GET ${PREFERENCES}`, `PUT ${PREFERENCES}`],
      ]
      for (const line of calls) {
        const body = line === `PUT ${PREFERENCES}` ? chosen : { id: 2_147_483_647, status: 'read' }
        const sent = line.startsWith('PUT') ? { body } : {}
        assert.equal((await server.call(line, sent)).status, 401, line)
        const among = line.replace('/teacher/', '/demo/')
        const demo = await server.call(among, { token, ...sent })
        const isThere = !line.includes('failed') && line !== `PUT ${LIST}`
        assert.equal(demo.status, isThere ? 200 : 404, line)
        const { status, body: refused } = await ask(among, sent)
        assert.deepEqual([status, refused.error_code, refused.data], [403, DEMO_ONLY, undefined], line)
      }
    })

    it('leave unread what an operator looks at who works as the teacher, and say who has chosen', async () => {
      await db.execute(sql`update notifications set status = 'unread' where teacher_id = ${me.id}`)
      const operator = await operatorOf({ server }, 'ops@luv.test', 'partner@demo.test')
      const { body } = await operator<List>(`GET ${LIST}`)
      for (const { id } of body.data.notifications)
        assert.equal((await operator(`PUT ${LIST}`, { id, status: 'read' })).status, 200)
      const [theirs] = (await ask(`GET ${LIST}`, { token: other.token })).body.data.notifications
      assert.equal((await operator(`PUT ${LIST}`, { id: theirs?.id, status: 'read' })).status, 404)
      assert.equal((await ask(`GET ${LIST}`)).body.data.unread_count, 2)
      assert.equal((await operator(`PUT ${PREFERENCES}`, chosen)).status, 200)
      const [noted] = await rows<{ path: string; operator: string }>(
        db,
        sql`select path, operator from audit_log order by id desc limit 1`,
      )
      assert.deepEqual(noted, { path: PREFERENCES, operator: 'ops@luv.test' })
    })
  })
}

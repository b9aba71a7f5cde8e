import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { eq, sql } from 'drizzle-orm'
import { runCommand } from '../../server/admin/commands.ts'
import { auditLog } from '../../server/areas/audit/schema.ts'
import { addLink, redeemMasqueradeLink } from '../../server/areas/masquerade/repository.ts'
import { findTeacherByEmail } from '../../server/areas/teachers/area.ts'
import { teachers } from '../../server/areas/teachers/schema.ts'
import { rows } from '../../server/db/database.ts'
import type { Data } from '../../src/contract/endpoints/all.ts'
import {
  MASQUERADE_LINK_VALID_SECONDS,
  MASQUERADE_VALID_MINUTES,
} from '../../src/contract/limits/masquerade.ts'
import { masqueradeSentences } from '../../src/contract/server-messages/masquerade.ts'
import { databaseKinds } from '../support/databases.ts'
import { startApp, type TestApp } from '../support/server.ts'

const ENTER = 'POST /api/teacher/login-as-teacher'
const LIST = 'GET /api/teacher/classrooms'
const ACTIVITY = 'POST /api/teacher/activity'
const REFRESH = 'POST /api/teacher/token/refresh'
const OPERATOR = 'olga@operator.test'
const note = { message: 'opened a classroom', device_name: 'Laptop', device_time: '2026-11-21T08:00:00Z' }

type Entered = Data<typeof ENTER>

for (const kind of databaseKinds) {
  describe(`working as a teacher on ${kind}`, () => {
    let server: TestApp
    before(async () => {
      server = await startApp({ kind, config: { publicOrigin: 'https://app.example.org' } })
    })
    after(() => server.close())
    beforeEach(() => server.app.services.db.execute('delete from audit_log'))

    const admin = (...args: string[]) => runCommand(server.app.services, args)
    const newLink = async (email = 'teacher@demo.test') => {
      const page = new URL(await admin('masquerade', 'link', email, '--operator', OPERATOR))
      const { admin_token = '', teacher_token = '', user_type } = Object.fromEntries(page.searchParams)
      return { page, user_type, codes: { admin_token, teacher_token } }
    }
    const enter = (codes: object) => server.call<Entered>(ENTER, { body: codes })
    const entered = async (email?: string) => (await enter((await newLink(email)).codes)).body.data
    const audit = () => server.app.services.db.select().from(auditLog).orderBy(auditLog.id)

    it('begins with a link of two codes, and shows both identities', async () => {
      const { page, codes, user_type } = await newLink('librarian@demo.test')
      assert.equal(page.origin + page.pathname, 'https://app.example.org/security/login-as-teacher')
      assert.equal(user_type, 'teacher-librarian')
      const { status, body } = await enter(codes)
      assert.equal(status, 200)
      assert.equal(body.data.email, 'librarian@demo.test')
      assert.equal(body.data.operator, OPERATOR)
      const headers = { 'x-admin-token': body.data.token_admin }
      assert.equal((await server.call(LIST, { token: body.data.token, headers })).status, 200)
    })

    it('leaves the last sign-in of the teacher as it is', async () => {
      const { db } = server.app.services
      const lastLogin = async () =>
        (await db.select().from(teachers).where(eq(teachers.email, 'new@demo.test')))[0]?.last_time_login
      assert.equal(await lastLogin(), null)
      await entered('new@demo.test')
      assert.equal(await lastLogin(), null)
      assert.equal((await server.signIn('new@demo.test')).last_time_login, null)
    })

    it('needs the right admin token with every call', async () => {
      const session = await entered()
      const other = await entered('partner@demo.test')
      const wrong = [{}, { 'x-admin-token': 'wrong' }, { 'x-admin-token': other.token_admin }]
      for (const headers of wrong as Record<string, string>[]) {
        const answer = await server.call(LIST, { token: session.token, headers })
        assert.equal(answer.status, 401)
        const refresh = await server.call(REFRESH, { body: { refreshToken: session.refreshToken }, headers })
        assert.equal(refresh.status, 401)
      }
      const headers = { 'x-admin-token': session.token_admin }
      const refresh = await server.call<Entered>(REFRESH, {
        body: { refreshToken: session.refreshToken },
        headers,
      })
      assert.equal(refresh.status, 200)
      assert.equal((await server.call(LIST, { token: refresh.body.data.token, headers })).status, 200)
    })

    it("takes no admin token for the teacher's own session, and gives none", async () => {
      const own = await server.signIn('teacher@demo.test')
      assert.equal('token_admin' in own, false)
      const { token_admin } = await entered()
      await server.call(ACTIVITY, { token: own.token, body: note, headers: { 'x-admin-token': token_admin } })
      assert.deepEqual(
        (await audit()).map(({ path }) => path),
        ['/api/teacher/login-as-teacher'],
      )
    })

    it('records every write with both identities, refused ones too, and no reading', async () => {
      const session = await entered()
      const headers = { 'x-admin-token': session.token_admin }
      const { token } = session
      await server.call(LIST, { token, headers })
      const done = await server.call(`${ACTIVITY}?secret=canary`, { token, headers, body: note })
      const refused = await server.call(ACTIVITY, { token, headers, body: {} })
      const unread = await server.call('POST /api/teacher/accounts/password', { token, headers, body: '{' })
      await server.call('POST /api/teacher/logout', { body: { refreshToken: session.refreshToken } })
      const entries = await audit()
      assert.deepEqual(
        entries.map(({ method, path, status }) => `${method} ${path} ${status}`),
        [
          'POST /api/teacher/login-as-teacher 200',
          'POST /api/teacher/activity 200',
          'POST /api/teacher/activity 422',
          `POST /api/teacher/accounts/password ${unread.status}`,
          'POST /api/teacher/logout 200',
        ],
      )
      for (const entry of entries) {
        assert.equal(entry.teacher_id, session.id)
        assert.equal(entry.operator, OPERATOR)
        assert.ok(Math.abs(Date.now() - entry.created_at.getTime()) < 60_000)
      }
      assert.equal(entries[1]?.request_id, done.headers['x-request-id'])
      assert.equal(entries[2]?.request_id, refused.headers['x-request-id'])
    })

    it('refuses a write that cannot be recorded', async () => {
      const { db } = server.app.services
      const session = await entered()
      server.expectErrors(/beginAudit/)
      await db.execute('alter table audit_log rename to audit_log_away')
      try {
        const answer = await server.call(ACTIVITY, {
          token: session.token,
          headers: { 'x-admin-token': session.token_admin },
          body: { ...note, message: 'unrecorded' },
        })
        assert.equal(answer.status, 500)
      } finally {
        await db.execute('alter table audit_log_away rename to audit_log')
      }
      const found = await rows(db, sql`select 1 from activities where message = 'unrecorded'`)
      assert.equal(found.length, 0)
    })

    it('is noted in the activity log with who did it', async () => {
      const session = await entered()
      const headers = { 'x-admin-token': session.token_admin }
      await server.call(ACTIVITY, {
        token: session.token,
        headers,
        body: { ...note, message: 'by operator' },
      })
      const own = await server.signIn('teacher@demo.test')
      await server.call(ACTIVITY, { token: own.token, body: { ...note, message: 'by teacher' } })
      const kept = await rows<{ message: string; operator: string | null; device_name: string }>(
        server.app.services.db,
        sql`select message, operator, device_name from activities where message like 'by %' order by id`,
      )
      assert.deepEqual(kept, [
        { message: 'by operator', operator: OPERATOR, device_name: 'Laptop' },
        { message: 'by teacher', operator: null, device_name: 'Laptop' },
      ])
    })

    it('ends with the logout, at once', async () => {
      const session = await entered()
      const headers = { 'x-admin-token': session.token_admin }
      await server.call('POST /api/teacher/logout', { body: { refreshToken: session.refreshToken } })
      assert.equal((await server.call(LIST, { token: session.token, headers })).status, 401)
    })

    it('ends after an hour, however often it is renewed', async () => {
      const session = await entered()
      const headers = { 'x-admin-token': session.token_admin }
      const { db } = server.app.services
      const ends = async () => {
        const [row] = await rows<{ minutes: number }>(
          db,
          sql`select extract(epoch from expires_at - now())::float8 / 60 as minutes from sessions
              where family_id = ${session.refreshToken.split('.')[0]}::uuid`,
        )
        return row?.minutes ?? 0
      }
      assert.ok((await ends()) <= MASQUERADE_VALID_MINUTES)
      const refresh = await server.call<Entered>(REFRESH, {
        body: { refreshToken: session.refreshToken },
        headers,
      })
      assert.ok((await ends()) <= MASQUERADE_VALID_MINUTES)
      await rows(db, sql`update sessions set expires_at = now() where operator is not null`)
      assert.equal((await server.call(LIST, { token: refresh.body.data.token, headers })).status, 401)
      const late = await server.call(REFRESH, {
        body: { refreshToken: refresh.body.data.refreshToken },
        headers,
      })
      assert.equal(late.status, 401)
    })

    describe('links', () => {
      const refused = async (codes: object) => {
        const answer = await enter(codes)
        assert.equal(answer.status, 410)
        assert.equal(answer.body.message, masqueradeSentences.masqueradeLinkInvalid)
      }

      it('work once, also for five at the same moment', async () => {
        const { codes } = await newLink()
        const answers = await Promise.all(Array.from({ length: 5 }, () => enter(codes)))
        assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 410, 410, 410, 410])
        await refused(codes)
      })

      it('need both codes of the same link, and a wrong pair uses nothing up', async () => {
        const [one, other] = [await newLink(), await newLink()]
        await refused({ ...one.codes, teacher_token: other.codes.teacher_token })
        await refused({ ...one.codes, admin_token: other.codes.teacher_token })
        await refused({ ...one.codes, teacher_token: 'x' })
        await refused({ admin_token: one.codes.teacher_token, teacher_token: one.codes.admin_token })
        assert.equal((await enter({ admin_token: one.codes.admin_token })).status, 422)
        assert.equal((await enter(one.codes)).status, 200)
      })

      it('are good for 60 seconds', async () => {
        const { codes } = await newLink()
        const { db } = server.app.services
        const [left] = await rows<{ seconds: number }>(
          db,
          sql`select extract(epoch from max(expires_at) - now())::float8 as seconds from masquerade_links`,
        )
        assert.ok(left && left.seconds > 0 && left.seconds <= MASQUERADE_LINK_VALID_SECONDS)
        await rows(db, sql`update masquerade_links set expires_at = now()`)
        await refused(codes)
      })

      it('are kept as hashes only', async () => {
        const { codes } = await newLink()
        const stored = JSON.stringify(await rows(server.app.services.db, sql`select * from masquerade_links`))
        for (const code of Object.values(codes)) assert.equal(stored.includes(code), false)
      })

      it('do not open a disabled account', async () => {
        await assert.rejects(newLink('disabled@demo.test'), /disabled@demo.test is disabled/)
        const { codes } = await newLink('librarian2@demo.test')
        const { db } = server.app.services
        await db
          .update(teachers)
          .set({ disabled_at: new Date() })
          .where(eq(teachers.email, 'librarian2@demo.test'))
        assert.equal(await redeemMasqueradeLink(db, codes), null)
        await refused(codes)
      })

      it('are not kept for an account that is disabled while they are made', async () => {
        const { db } = server.app.services
        const email = 'independent-language@demo.test'
        const teacher = (await findTeacherByEmail(db, email)) ?? assert.fail()
        await admin('teacher', 'disable', email)
        const codes = { admin_token: 'late-admin-code', teacher_token: 'late-teacher-code' }
        assert.equal(await addLink(db, { teacher_id: teacher.id, operator: OPERATOR }, codes), false)
        await admin('teacher', 'enable', email)
        await refused(codes)
      })

      it('of before do not open an account that was disabled and enabled again', async () => {
        const email = 'partner@demo.test'
        const { codes } = await newLink(email)
        for (const verb of ['disable', 'enable']) await admin('teacher', verb, email)
        await refused(codes)
        assert.equal((await enter((await newLink(email)).codes)).status, 200)
      })

      it('are not made for nobody, or by nobody', async () => {
        await assert.rejects(newLink('nobody@demo.test'), /nobody has the email nobody@demo.test/)
        await assert.rejects(admin('masquerade', 'link', 'teacher@demo.test'), /--operator/)
        await assert.rejects(
          admin('masquerade', 'link', 'teacher@demo.test', '--operator', 'olga'),
          /an email/,
        )
      })
    })

    it('is listed for the operator, all of it or for one teacher', async () => {
      assert.equal(await admin('audit', 'list'), 'Nothing has been done as a teacher.')
      await entered('teacher@demo.test')
      await entered('partner@demo.test')
      const all = (await admin('audit', 'list')).split('\n')
      assert.equal(all.length, 2)
      assert.match(
        all[0] ?? '',
        /olga@operator\.test {2}as partner@demo\.test {2}POST {2}\/api\/teacher\/login-as-teacher {2}200/,
      )
      const one = await admin('audit', 'list', '--teacher', 'Teacher@demo.test')
      assert.equal(one.split('\n').length, 1)
      assert.match(one, /as teacher@demo\.test/)
    })
  })
}

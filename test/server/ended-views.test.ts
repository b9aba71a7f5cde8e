import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { runCommand } from '../../server/admin/commands.ts'
import { addCode } from '../../server/areas/student-view/repository.ts'
import type { Data } from '../../src/contract/endpoints/all.ts'
import type { StudentViewCode } from '../../src/contract/entities/student-view.ts'
import { databaseKinds } from '../support/databases.ts'
import { mailsSettled, mailTo, recoveryParts } from '../support/mails.ts'
import { DEMO_PASSWORD } from '../support/server.ts'
import { aView, enterView, siteCalls, viewCode } from '../support/student-site.ts'
import { type StudentStage, studentStage } from '../support/student-stage.ts'

const EMAIL = 'no-agreement@demo.test'
const OPERATOR = 'olga@operator.test'
const NEW = 'Autumn.2025'

for (const kind of databaseKinds) {
  describe(`what a teacher has opened of the student site on ${kind}`, () => {
    let stage: StudentStage
    let id = 0
    let ada = 0
    before(async () => {
      stage = await studentStage(kind)
      const made = await stage.classroom(['Ada'])
      id = made.id
      ada = made.studentIds[0] ?? 0
    })
    after(() => stage.server.close())
    beforeEach(() => stage.run(sql`delete from attempts`))

    let password = DEMO_PASSWORD
    async function signedIn() {
      const answer = await stage.server.call<Data<'POST /api/teacher/login'>>('POST /api/teacher/login', {
        body: { email: EMAIL, password },
      })
      assert.equal(answer.status, 200, answer.text)
      return answer.body.data
    }
    const admin = (...args: string[]) => runCommand(stage.server.app.services, args)

    /** A view that is open, and a code that nobody has used. */
    async function opened(token: string) {
      const site = await aView(stage.server, token, id, ada)
      const code = (await viewCode(stage.server, token, id, ada)).body.data.token
      return async () => [
        (await site.call('GET /api/student/me')).status,
        (await enterView(stage.server, code)).status,
      ]
    }

    async function signOut(refreshToken: string) {
      const answer = await stage.server.call('POST /api/teacher/logout', { body: { refreshToken } })
      assert.equal(answer.status, 200, answer.text)
    }

    async function asOperator() {
      const page = new URL(await admin('masquerade', 'link', EMAIL, '--operator', OPERATOR))
      const { admin_token, teacher_token } = Object.fromEntries(page.searchParams)
      const { body } = await stage.server.call<Data<'POST /api/teacher/login-as-teacher'>>(
        'POST /api/teacher/login-as-teacher',
        { body: { admin_token, teacher_token } },
      )
      const { token, refreshToken, token_admin } = body.data
      const headers = { 'x-admin-token': token_admin }
      const code = await stage.server.call<StudentViewCode>(
        `POST /api/teacher/classrooms/${id}/students/${ada}/masquerade-token`,
        { token, headers },
      )
      const entered = await enterView(stage.server, code.body.data.token)
      assert.equal(entered.status, 200, entered.text)
      const site = siteCalls(stage.server, entered.body.data.token)
      return { refreshToken, me: async () => (await site.call('GET /api/student/me')).status }
    }

    it('ends with the password before, and so do the codes for more of it', async () => {
      const { token } = await signedIn()
      const statuses = await opened(token)
      const operators = await asOperator()
      const changed = await stage.server.call('POST /api/teacher/accounts/password', {
        token,
        body: { passwordOld: password, password: NEW },
      })
      assert.equal(changed.status, 200, changed.text)
      password = NEW
      assert.deepEqual(await statuses(), [401, 410])
      assert.equal(await operators.me(), 401)
    })

    it('ends with a password that was set by mail', async () => {
      const statuses = await opened((await signedIn()).token)
      // that of the test before
      await mailsSettled(stage.server)
      await stage.run(sql`delete from outbox`)
      await stage.server.call('POST /api/teacher/password/forgot', { body: { email: EMAIL } })
      const link = recoveryParts(await mailTo(stage.server, EMAIL))
      const recovered = await stage.server.call('POST /api/teacher/password/recover', {
        body: { email: EMAIL, token: link.token, password: 'Winter.2025' },
      })
      assert.equal(recovered.status, 200, recovered.text)
      password = 'Winter.2025'
      assert.deepEqual(await statuses(), [401, 410])
    })

    it('does not come back when the account is disabled and enabled again', async () => {
      const statuses = await opened((await signedIn()).token)
      await admin('teacher', 'disable', EMAIL)
      await admin('teacher', 'enable', EMAIL)
      assert.deepEqual(await statuses(), [401, 410])
    })

    it('ends with the sign-out of who has opened it, the teacher or an operator, and of nobody else', async () => {
      const teacher = await signedIn()
      const statuses = await opened(teacher.token)
      const operators = await asOperator()
      const others = await asOperator()
      await signOut(operators.refreshToken)
      assert.deepEqual([await operators.me(), await others.me()], [401, 401])
      const [me] = await statuses()
      assert.equal(me, 200)
      const again = await opened(teacher.token)
      const third = await asOperator()
      await signOut(teacher.refreshToken)
      assert.deepEqual(await again(), [401, 410])
      assert.equal(await third.me(), 200)
    })

    it('gets no code more once the session that asks has ended', async () => {
      const { refreshToken } = await signedIn()
      const familyId = refreshToken.split('.')[0] ?? ''
      const [teacher] = await stage.run<{ id: number }>(sql`select id from teachers where email = ${EMAIL}`)
      const asks = { id: teacher?.id ?? 0, operator: null, familyId }
      assert.notEqual(await addCode(stage.db, asks, ada, `before-${kind}`), null)
      await signOut(refreshToken)
      assert.equal(await addCode(stage.db, asks, ada, `after-${kind}`), null)
    })
  })
}

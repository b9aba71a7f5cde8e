import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { limitsOf, studentLoginPolicy } from '../../server/areas/student-session/sign-in-policy.ts'
import type { StudentCredentials } from '../../src/contract/entities/student.ts'
import { FIRST_PASSWORD, STUDENT_PASSWORD_WRONG } from '../../src/contract/error-codes/student-site.ts'
import { STUDENT_SESSION_VALID_HOURS, STUDENT_SESSIONS_KEPT } from '../../src/contract/limits/student-site.ts'
import { studentSiteSentences } from '../../src/contract/server-messages/student-site.ts'
import { databaseKinds } from '../support/databases.ts'
import { addedStudent, aStudent, OWN_PASSWORD, signIn, siteCalls } from '../support/student-site.ts'
import { type StudentStage, studentStage } from '../support/student-stage.ts'

for (const kind of databaseKinds) {
  describe(`a student who signs in on ${kind}`, () => {
    let stage: StudentStage
    let id = 0
    let ada: StudentCredentials
    before(async () => {
      stage = await studentStage(kind)
      ;({ id } = await stage.classroom([]))
      ada = await addedStudent(stage.server, stage.token, id)
    })
    after(() => stage.server.close())

    const forget = () => stage.run(sql`delete from attempts`)
    const add = (name?: string) => addedStudent(stage.server, stage.token, id, name)

    it('is asked for a password of their own before anything else', async () => {
      const { status, body } = await signIn(stage.server, ada)
      assert.equal(status, 200)
      assert.deepEqual(
        { ...body.data.student, classroom_name: undefined },
        {
          id: ada.id,
          full_name: 'Ada B',
          username: ada.username,
          user_type: { slug: 'student' },
          classroom_name: undefined,
          is_first_password: true,
          is_exchange_expired: false,
          viewed_by: null,
        },
      )
      const site = siteCalls(stage.server, body.data.token)
      const early = await site.call('GET /api/student/tasks')
      assert.deepEqual([early.status, early.body.error_code], [403, FIRST_PASSWORD])
      assert.equal((await site.call('GET /api/student/me')).status, 200)
      const change = { password_old: ada.password, password: OWN_PASSWORD }
      assert.equal((await site.call('POST /api/student/password', change)).status, 200)
      assert.equal((await site.call('GET /api/student/tasks')).status, 200)
      assert.equal((await signIn(stage.server, ada)).status, 401)
      const again = await signIn(stage.server, { ...ada, password: OWN_PASSWORD })
      assert.equal(again.body.data.student.is_first_password, false)
    })

    it('may write code and username as they are read aloud', async () => {
      const ben = await add('Ben')
      const typed = {
        ...ben,
        code: ` ${ben.code.toLowerCase()} `,
        username: ` ${ben.username.toUpperCase()} `,
      }
      assert.equal((await signIn(stage.server, typed)).status, 200)
    })

    it('gets one answer whatever is wrong', async () => {
      const other = await stage.classroom([])
      const cleo = await add('Cleo')
      const nobody = await addedStudent(stage.server, stage.token, other.id)
      await stage.call('DELETE', other.id, `/${nobody.id}`)
      await stage.run(sql`update students set password_hash = null where id = ${cleo.id}`)
      for (const wrong of [
        { ...ada, password: 'wrong' },
        { ...ada, username: 'otter-nobody-11' },
        { ...ada, code: 'NOSUCH' },
        { ...ada, code: nobody.code },
        nobody,
        cleo,
      ]) {
        const answer = await signIn(stage.server, wrong)
        assert.deepEqual(
          [answer.status, answer.body],
          [401, { success: false, message: studentSiteSentences.wrongSignIn }],
        )
      }
      await forget()
    })

    it('is not let guess on, from one address or from many', async () => {
      const dora = await add('Dora')
      const guess = (ip: string, password = 'wrong') => signIn(stage.server, { ...dora, password }, ip)
      const { studentAndAddress, student } = studentLoginPolicy
      for (let tried = 0; tried < studentAndAddress.attempts; tried++)
        assert.equal((await guess('192.0.2.1')).status, 401)
      const past = await guess('192.0.2.1', dora.password)
      assert.equal(past.status, 429)
      assert.ok(Number(past.headers['retry-after']) > 0)
      assert.equal((await guess('192.0.2.2', dora.password)).status, 200)
      await stage.run(
        sql`update attempts set count = ${student.attempts} where count >= ${studentAndAddress.attempts}`,
      )
      assert.equal((await guess('192.0.2.3', dora.password)).status, 429)
      await forget()
    })

    it('is not let guess many names from one address', async () => {
      const mia = await add('Mia')
      const from = '192.0.2.7'
      const guess = (number: number) =>
        signIn(stage.server, { ...mia, username: `otter-nobody-${number}` }, from)
      assert.equal((await guess(1)).status, 401)
      const { address } = limitsOf(stage.server.app.services, '', from)
      await stage.run(sql`update attempts set count = ${address.attempts - 1} where scope = ${address.scope}`)
      assert.equal((await guess(2)).status, 401)
      assert.equal((await guess(3)).status, 429)
      assert.equal((await signIn(stage.server, mia, from)).status, 429)
      assert.equal((await signIn(stage.server, mia, '192.0.2.8')).status, 200)
      await forget()
    })

    it('takes nothing from the others at an address, nor from themselves, by signing in rightly', async () => {
      const nia = await add('Nia')
      const from = '192.0.2.9'
      assert.equal((await signIn(stage.server, nia, from)).status, 200)
      const limits = limitsOf(stage.server.app.services, JSON.stringify([nia.code, nia.username]), from)
      for (const { scope, attempts } of [limits.student, limits.address]) {
        const set = await stage.run(
          sql`update attempts set count = ${attempts - 1} where scope = ${scope} returning scope`,
        )
        assert.equal(set.length, 1)
      }
      for (const _ of ['once', 'again']) assert.equal((await signIn(stage.server, nia, from)).status, 200)
      await forget()
    })

    it('leaves no password and no token in the database or the log', async () => {
      const edda = await add('Edda')
      const { body } = await signIn(stage.server, edda)
      const log = stage.server.logs.join('\n')
      for (const secret of [edda.password, body.data.token]) {
        assert.equal(log.includes(secret), false)
        const kept = await stage.run(
          sql`select 1 from student_sessions se where strpos(to_jsonb(se)::text, ${secret}) > 0`,
        )
        assert.deepEqual(kept, [])
      }
    })

    for (const [what, password] of [
      ['is too short', 'seven77'],
      ['holds the username', 'x {username} x'],
      ['is the one before', '{password}'],
    ] as const) {
      it(`chooses another password where the new one ${what}`, async () => {
        const fay = await add('Fay')
        const { body } = await signIn(stage.server, fay)
        const chosen = password.replace('{username}', fay.username).replace('{password}', fay.password)
        const answer = await siteCalls(stage.server, body.data.token).call<{ errors: object }>(
          'POST /api/student/password',
          { password_old: fay.password, password: chosen },
        )
        assert.equal(answer.status, 422)
        assert.deepEqual(Object.keys(answer.body.data.errors), ['password'])
      })
    }

    it('needs the old password for a new one, and is not let guess it', async () => {
      const gus = await aStudent(stage.server, stage.token, id, 'Gus')
      const change = () =>
        gus.call('POST /api/student/password', { password_old: 'a wrong one', password: 'another one' })
      for (let tried = 0; tried < studentLoginPolicy.change.attempts; tried++) {
        const { status, body } = await change()
        assert.deepEqual([status, body.error_code], [422, STUDENT_PASSWORD_WRONG])
      }
      assert.equal((await change()).status, 429)
      await forget()
    })

    it('stays signed in here and nowhere else after a new password', async () => {
      const hal = await aStudent(stage.server, stage.token, id, 'Hal')
      const elsewhere = siteCalls(stage.server, (await signIn(stage.server, hal)).body.data.token)
      assert.equal((await elsewhere.call('GET /api/student/me')).status, 200)
      await hal.call('POST /api/student/password', { password_old: hal.password, password: 'a later one' })
      assert.equal((await hal.call('GET /api/student/me')).status, 200)
      assert.equal((await elsewhere.call('GET /api/student/me')).status, 401)
    })

    it('is out once the teacher has reset the password, or removed them', async () => {
      const ivy = await aStudent(stage.server, stage.token, id, 'Ivy')
      await stage.call('PUT', id, `/${ivy.id}/password`)
      assert.equal((await ivy.call('GET /api/student/tasks')).status, 401)
      const jan = await aStudent(stage.server, stage.token, id, 'Jan')
      await stage.call('DELETE', id, `/${jan.id}`)
      assert.equal((await jan.call('GET /api/student/tasks')).status, 401)
      assert.equal((await signIn(stage.server, jan)).status, 401)
    })

    it('is out after a day at school, and after signing out', async () => {
      const kim = await aStudent(stage.server, stage.token, id, 'Kim')
      assert.equal((await kim.call('POST /api/student/logout')).status, 200)
      assert.equal((await kim.call('GET /api/student/me')).status, 401)
      const later = siteCalls(stage.server, (await signIn(stage.server, kim)).body.data.token)
      await stage.run(
        sql`update student_sessions set expires_at = expires_at - make_interval(hours => ${STUDENT_SESSION_VALID_HOURS})`,
      )
      assert.equal((await later.call('GET /api/student/me')).status, 401)
    })

    it('has no more than so many sessions: the oldest end', async () => {
      const liv = await aStudent(stage.server, stage.token, id, 'Liv')
      for (let more = 0; more < STUDENT_SESSIONS_KEPT; more++) await signIn(stage.server, liv)
      assert.equal((await liv.call('GET /api/student/me')).status, 401)
      const [kept] = await stage.run<{ kept: number }>(
        sql`select count(*)::int as kept from student_sessions where student_id = ${liv.id}`,
      )
      assert.equal(kept?.kept, STUDENT_SESSIONS_KEPT)
    })
  })
}

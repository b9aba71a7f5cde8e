import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { CLASSROOM_FORBIDDEN } from '../../src/contract/error-codes/classrooms.ts'
import { NOT_AS_STUDENT, NOT_WHOLE_CLASS } from '../../src/contract/error-codes/student-site.ts'
import { STUDENT_GONE } from '../../src/contract/error-codes/students.ts'
import {
  MASQUERADE_LINK_VALID_SECONDS,
  MASQUERADE_VALID_MINUTES,
} from '../../src/contract/limits/masquerade.ts'
import { groupTypes } from '../../src/contract/rules/group-types.ts'
import { databaseKinds } from '../support/databases.ts'
import { aView, enterView, viewCode } from '../support/student-site.ts'
import { type StudentStage, studentStage } from '../support/student-stage.ts'

for (const kind of databaseKinds) {
  describe(`a teacher who sees the student site on ${kind}`, () => {
    let stage: StudentStage
    let id = 0
    let ada = 0
    let task = 0
    before(async () => {
      stage = await studentStage(kind)
      const made = await stage.classroom(['Ada', 'Ben'])
      ;({ id, task } = made)
      ada = made.studentIds[0] ?? 0
    })
    after(() => stage.server.close())

    const code = (classroomId = id, studentId: number | undefined = ada) =>
      viewCode(stage.server, stage.token, classroomId, studentId)
    const audit = () =>
      stage.run<{ operator: string; student_id: number | null; path: string; status: number }>(
        sql`select operator, student_id, path, status from audit_log order by id`,
      )

    it('opens it as the student with a code that is good once', async () => {
      const { body } = await code()
      assert.deepEqual(body.data.user_type, { slug: 'student' })
      const first = await enterView(stage.server, body.data.token)
      assert.equal(first.status, 200, first.text)
      assert.equal(first.body.data.student.full_name, 'Ada B')
      assert.notEqual(first.body.data.student.viewed_by, null)
      assert.equal(first.body.data.student.is_first_password, false)
      assert.equal((await enterView(stage.server, body.data.token)).status, 410)
    })

    it('is let in once by a code that comes twice at the same moment', async () => {
      const { token } = (await code()).body.data
      const answers = await Promise.all(Array.from({ length: 20 }, () => enterView(stage.server, token)))
      assert.deepEqual(answers.filter(({ status }) => status === 200).length, 1)
    })

    it('has a code for a minute, and a session for an hour', async () => {
      const { token } = (await code()).body.data
      const seconds = MASQUERADE_LINK_VALID_SECONDS
      const shift = (by: number) =>
        stage.run(
          sql`update student_view_codes set expires_at = expires_at - make_interval(secs => ${by}) where used_at is null`,
        )
      await shift(seconds)
      assert.equal((await enterView(stage.server, token)).status, 410)
      const site = await aView(stage.server, stage.token, id, ada)
      assert.equal((await site.call('GET /api/student/me')).status, 200)
      await stage.run(
        sql`update student_sessions set expires_at = expires_at - make_interval(mins => ${MASQUERADE_VALID_MINUTES})`,
      )
      assert.equal((await site.call('GET /api/student/me')).status, 401)
    })

    it('is on record with both identities, for the code, the entry and what is written', async () => {
      await stage.run(sql`delete from audit_log`)
      const site = await aView(stage.server, stage.token, id, ada)
      await site.call('GET /api/student/tasks')
      await site.call(`POST /api/student/tasks/${task}/posts`, { text: '' })
      const [email] = await stage.run<{ email: string }>(
        sql`select t.email from teachers t join classrooms c on c.teacher_id = t.id where c.id = ${id}`,
      )
      const path = `/api/teacher/classrooms/${id}/students/${ada}/masquerade-token`
      const common = { operator: email?.email, student_id: ada }
      assert.deepEqual(await audit(), [
        { ...common, path, status: 200 },
        { ...common, path: '/api/student/login-as-student', status: 200 },
        { ...common, path: `/api/student/tasks/${task}/posts`, status: 422 },
      ])
    })

    it('posts as the student, and does not change their password', async () => {
      const site = await aView(stage.server, stage.token, id, ada)
      const posted = await site.call<{ status: string }>(`POST /api/student/tasks/${task}/posts`, {
        text: 'The river is wide',
      })
      assert.equal(posted.status, 200, posted.text)
      assert.equal(posted.body.data.status, 'pending')
      const changed = await site.call('POST /api/student/password', {
        password_old: 'whatever it is',
        password: 'something else',
      })
      assert.deepEqual([changed.status, changed.body.error_code], [403, NOT_AS_STUDENT])
    })

    it('leaves it for good', async () => {
      const site = await aView(stage.server, stage.token, id, ada)
      assert.equal((await site.call('POST /api/student/logout')).status, 200)
      assert.equal((await site.call('GET /api/student/me')).status, 401)
    })

    it('gets no code for the student of another classroom, or for one who is gone', async () => {
      const other = await stage.classroom(['Cleo'])
      const foreign = await code(id, other.studentIds[0] ?? 0)
      assert.deepEqual([foreign.status, foreign.body.error_code], [404, STUDENT_GONE])
      await stage.call('DELETE', other.id, `/${other.studentIds[0]}`)
      assert.equal((await code(other.id, other.studentIds[0] ?? 0)).status, 404)
      const { token } = await stage.server.signIn('partner@demo.test')
      const partners = await viewCode(stage.server, token, id, ada)
      assert.deepEqual([partners.status, partners.body.error_code], [403, CLASSROOM_FORBIDDEN])
    })

    it('is out as soon as the student is removed, and a code for them is worth nothing', async () => {
      const { id: classroomId, studentIds } = await stage.classroom(['Dora'])
      const dora = studentIds[0] ?? 0
      const site = await aView(stage.server, stage.token, classroomId, dora)
      const { token } = (await code(classroomId, dora)).body.data
      await stage.call('DELETE', classroomId, `/${dora}`)
      assert.equal((await site.call('GET /api/student/me')).status, 401)
      assert.equal((await enterView(stage.server, token)).status, 410)
    })

    it('is out once the classroom is another’s, or the teacher is disabled', async () => {
      const { id: classroomId, studentIds } = await stage.classroom(['Edda'])
      const edda = studentIds[0] ?? 0
      const site = await aView(stage.server, stage.token, classroomId, edda)
      const me = async () => (await site.call('GET /api/student/me')).status
      const [owner] = await stage.run<{ id: number }>(
        sql`select teacher_id as id from classrooms where id = ${classroomId}`,
      )
      await stage.run(sql`update classrooms set teacher_id = teacher_id + 1 where id = ${classroomId}`)
      assert.equal(await me(), 401)
      await stage.run(sql`update classrooms set teacher_id = ${owner?.id ?? 0} where id = ${classroomId}`)
      assert.equal(await me(), 200)
      await stage.run(sql`update teachers set disabled_at = now() where id = ${owner?.id ?? 0}`)
      assert.equal(await me(), 401)
      await stage.run(sql`update teachers set disabled_at = null where id = ${owner?.id ?? 0}`)
    })

    it('sees the site as a whole class, which is made when the first one asks', async () => {
      const { id: classroomId } = await stage.classroom([])
      const refused = await viewCode(stage.server, stage.token, classroomId)
      assert.deepEqual([refused.status, refused.body.error_code], [422, NOT_WHOLE_CLASS])
      await stage.group(classroomId, groupTypes.wholeClass)
      const both = await Promise.all([
        viewCode(stage.server, stage.token, classroomId),
        viewCode(stage.server, stage.token, classroomId),
      ])
      const entered = await Promise.all(both.map(({ body }) => enterView(stage.server, body.data.token)))
      const [one, other] = entered.map(({ body }) => body.data.student)
      assert.deepEqual(one, other)
      assert.deepEqual([one?.full_name, one?.user_type.slug], ['Rivers', 'whole-class'])
    })

    it('says that a group is one', async () => {
      const { id: classroomId, studentIds } = await stage.classroom(['Owls'])
      await stage.group(classroomId, groupTypes.smallGroup)
      const { body } = await code(classroomId, studentIds[0] ?? 0)
      assert.equal(body.data.user_type.slug, 'group')
    })
  })
}

import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { runCommand } from '../../server/admin/commands.ts'
import type { Classroom } from '../../src/contract/entities/classroom.ts'
import { EXCHANGE_EXPIRED } from '../../src/contract/error-codes/classrooms.ts'
import {
  CLASSROOM_FULL,
  REVIEW_REQUIRED,
  STUDENT_GONE,
  STUDENTS_FIXED,
} from '../../src/contract/error-codes/students.ts'
import { groupTypes } from '../../src/contract/rules/group-types.ts'
import type { SubmissionStatus } from '../../src/contract/rules/submission-status.ts'
import { LANGUAGES } from '../support/classroom-form.ts'
import { formOf } from '../support/classroom-stage.ts'
import { databaseKinds } from '../support/databases.ts'
import { post } from '../support/pairing.ts'
import { type StudentStage, studentStage } from '../support/student-stage.ts'

const NAME = { first_name: 'Ada', last_initial: 'B' }

for (const kind of databaseKinds) {
  describe(`what may be done with students, on ${kind}`, () => {
    let stage: StudentStage
    before(async () => {
      stage = await studentStage(kind)
    })
    after(() => stage.server.close())

    it('need approval or do not, as the teacher says of each', async () => {
      const { id, studentIds } = await stage.classroom(['Ada', 'Ben', 'Cleo'])
      await stage.run(
        sql`update classrooms set age_range_id = (select id from age_ranges where min_age >= 13 order by min_age limit 1) where id = ${id}`,
      )
      const save = (students: number[], approve_student_submissions: boolean) =>
        stage.call('PUT', id, '/submissions/permissions', { students, approve_student_submissions })
      const needed = async () => (await stage.list(id)).map(({ pivot }) => pivot.approve_student_submissions)
      assert.deepEqual(await needed(), [true, true, true])
      assert.equal((await save(studentIds.slice(0, 2), false)).status, 200)
      assert.deepEqual(await needed(), [false, false, true])
      assert.equal((await save(studentIds.slice(0, 1), true)).status, 200)
      assert.deepEqual(await needed(), [true, false, true])
      const other = await stage.classroom(['Dora'])
      const mixed = await save([...studentIds, ...other.studentIds], false)
      assert.deepEqual([mixed.status, mixed.body.error_code], [404, STUDENT_GONE])
      assert.deepEqual(await needed(), [true, false, true], 'all of them or none')
      await stage.call('DELETE', id, `/${studentIds[2]}`)
      assert.equal((await save(studentIds, false)).body.error_code, STUDENT_GONE)
    })

    for (const [what, age] of [
      ['under 13', sql`(select id from age_ranges where min_age < 13 order by min_age desc limit 1)`],
      ['of unknown age', sql`null`],
    ] as const) {
      it(`cannot post without approval when they are ${what}`, async () => {
        const { id, studentIds: students } = await stage.classroom(['Ada'])
        await stage.run(sql`update classrooms set age_range_id = ${age} where id = ${id}`)
        const save = (approve_student_submissions: boolean) =>
          stage.call('PUT', id, '/submissions/permissions', { students, approve_student_submissions })
        const { status, body } = await save(false)
        assert.deepEqual([status, body.error_code], [422, REVIEW_REQUIRED])
        assert.equal((await save(true)).status, 200)
      })
    }

    for (const [what, age] of [
      ['under 13', 2],
      ['of unknown age', null],
    ] as const) {
      it(`need approval again, removed or not, once their classroom is ${what}`, async () => {
        const { id, task, studentIds: students } = await stage.classroom(['Ada', 'Ben'])
        await stage.run(sql`update classrooms set
          subject_id = ${LANGUAGES}, lang_instruction_id = 2, level_id = 1, number_students_range_id = 3, age_range_id = 4
          where id = ${id}`)
        const permission = { students, approve_student_submissions: false }
        assert.equal((await stage.call('PUT', id, '/submissions/permissions', permission)).status, 200)
        const needed = async () =>
          (await stage.list(id)).map(({ pivot }) => pivot.approve_student_submissions)
        const edit = async (age_range_id: number | null) => {
          const path = `/api/teacher/classrooms/${id}`
          const { body } = await stage.server.call<Classroom>(`GET ${path}`, { token: stage.token })
          const form = { ...formOf(body.data), age_range_id }
          const saved = await stage.server.call(`PUT ${path}`, { token: stage.token, body: form })
          assert.equal(saved.status, 200, saved.text)
        }
        await edit(4)
        assert.deepEqual(await needed(), [false, false], 'no matter what else is edited')
        await stage.call('DELETE', id, `/${students[1]}`)
        const posted = async (status: SubmissionStatus) =>
          (await post(stage.db, id, students[0] ?? 0, task, status))[0] ?? 0
        const [unseen, seen, blocked] = [
          await posted('approved'),
          await posted('approved'),
          await posted('blocked'),
        ]
        await stage.run(sql`update submissions set is_unreviewed = true where id = ${unseen}`)
        const statuses = () =>
          stage.run(
            sql`select id, status, is_unreviewed from submissions where student_id = ${students[0]} order by id`,
          )
        await edit(4)
        assert.deepEqual((await statuses())[0], { id: unseen, status: 'approved', is_unreviewed: true })
        await edit(age)
        assert.deepEqual(await statuses(), [
          { id: unseen, status: 'pending', is_unreviewed: false },
          { id: seen, status: 'approved', is_unreviewed: false },
          { id: blocked, status: 'blocked', is_unreviewed: false },
        ])
        await stage.call('POST', id, `/${students[1]}/restore`)
        assert.deepEqual(await needed(), [true, true])
      })
    }

    it('are changed by nobody once the exchange has expired', async () => {
      const { id, studentIds } = await stage.classroom(['Ada', 'Ben'])
      const [ada, ben] = studentIds
      await stage.call('DELETE', id, `/${ben}`)
      await stage.expire(id)
      const permission = { students: [ada], approve_student_submissions: true }
      for (const answer of [
        await stage.call('POST', id, '/create', NAME),
        await stage.call('PUT', id, `/${ada}`, NAME),
        await stage.call('PUT', id, `/${ada}/password`),
        await stage.call('DELETE', id, `/${ada}`),
        await stage.call('POST', id, `/${ben}/restore`),
        await stage.call('PUT', id, '/submissions/permissions', permission),
      ])
        assert.deepEqual([answer.status, answer.body.error_code], [422, EXCHANGE_EXPIRED])
      assert.deepEqual(await stage.names(id), ['Ada B'], 'and are still read')
    })

    it('are groups without initials, which come and go by an operator’s hand alone', async () => {
      const { id, studentIds } = await stage.classroom(['Owls', 'Foxes'])
      await stage.group(id, groupTypes.smallGroup)
      const renamed = await stage.call('PUT', id, `/${studentIds[0]}`, { first_name: 'Night Owls' })
      assert.equal(renamed.status, 200, renamed.text)
      assert.deepEqual(await stage.names(id), ['Foxes B', 'Night Owls'])
      for (const answer of [
        await stage.add(id, 'Otters'),
        await stage.call('DELETE', id, `/${studentIds[0]}`),
        await stage.call('POST', id, `/${studentIds[0]}/restore`),
      ])
        assert.deepEqual([answer.status, answer.body.error_code], [403, STUDENTS_FIXED])
    })

    it('are groups that an operator who works as the teacher adds, removes and brings back', async () => {
      const { id, studentIds } = await stage.classroom(['Owls'])
      await stage.group(id, groupTypes.smallGroup)
      const link = await runCommand(
        stage.server.app.services,
        'masquerade link no-agreement@demo.test --operator olga@operator.test'.split(' '),
      )
      const { admin_token, teacher_token } = Object.fromEntries(new URL(link).searchParams)
      const entered = await stage.server.call<{ token: string; token_admin: string }>(
        'POST /api/teacher/login-as-teacher',
        { body: { admin_token, teacher_token } },
      )
      const { token, token_admin } = entered.body.data
      const call = (method: string, rest: string, body?: object) =>
        stage.server.call(`${method} ${stage.path(id, rest)}`, {
          token,
          headers: { 'x-admin-token': token_admin },
          ...(body ? { body } : {}),
        })
      assert.equal((await call('POST', '/create', { first_name: 'Red Foxes' })).status, 200)
      assert.deepEqual(await stage.names(id), ['Owls B', 'Red Foxes'])
      assert.deepEqual(
        (await stage.list(id)).map(group => group.is_approved_name),
        [true, false],
        'its name waits for the teacher',
      )
      assert.equal((await call('DELETE', `/${studentIds[0]}`)).status, 200)
      assert.deepEqual(await stage.names(id), ['Red Foxes'])
      assert.equal((await call('POST', `/${studentIds[0]}/restore`)).status, 200)
      await call('DELETE', `/${studentIds[0]}`)
      await stage.run(sql`insert into students (classroom_id, first_name, username)
        select ${id}, 'Owls', ${`made-${id}-`} || place from generate_series(2, 15) place`)
      for (const full of [
        await call('POST', '/create', { first_name: 'Geese' }),
        await call('POST', `/${studentIds[0]}/restore`),
      ])
        assert.deepEqual(
          [full.status, full.body.error_code, full.body.message],
          [422, CLASSROOM_FULL, 'A classroom has room for 15 groups.'],
        )
    })

    it('are added to no classroom that has no course yet', async () => {
      const { id } = await stage.classroom([])
      await stage.run(sql`update classrooms set course_id = null where id = ${id}`)
      const { status, body } = await stage.add(id, 'Ada')
      assert.deepEqual([status, body.error_code], [403, STUDENTS_FIXED])
      assert.deepEqual(await stage.names(id), [])
    })

    it('are neither added to a whole class nor removed from it', async () => {
      const { id, studentIds } = await stage.classroom(['Rivers'])
      await stage.group(id, groupTypes.wholeClass)
      for (const answer of [await stage.add(id, 'Ada'), await stage.call('DELETE', id, `/${studentIds[0]}`)])
        assert.deepEqual([answer.status, answer.body.error_code], [403, STUDENTS_FIXED])
    })
  })
}

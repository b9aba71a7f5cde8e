import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { notify } from '../../server/areas/notifications/area.ts'
import { removedSweep } from '../../server/areas/students/sweep-removed.ts'
import { isPassword } from '../../server/areas/teachers/area.ts'
import type { ClassroomListItem } from '../../src/contract/entities/classroom.ts'
import type { StudentCredentials } from '../../src/contract/entities/student.ts'
import { CLASSROOM_FULL, STUDENT_GONE } from '../../src/contract/error-codes/students.ts'
import { databaseKinds } from '../support/databases.ts'
import { post } from '../support/pairing.ts'
import { type StudentStage, studentStage } from '../support/student-stage.ts'

const thirty = Array.from({ length: 30 }, () => 'Ada')
const NAME = { first_name: 'Ada', last_initial: 'B' }

for (const kind of databaseKinds) {
  describe(`students that are changed, on ${kind}`, () => {
    let stage: StudentStage
    before(async () => {
      stage = await studentStage(kind)
    })
    after(() => stage.server.close())

    const hashOf = async (id: number) => {
      const [row] = await stage.run<{ password_hash: string; is_first_password: boolean }>(
        sql`select password_hash, is_first_password from students where id = ${id}`,
      )
      assert.ok(row)
      return row
    }

    it('are added with a username and a password that can be read aloud, kept as a hash', async () => {
      const { id } = await stage.classroom([])
      const { status, body, text } = await stage.add(id, '  Zoe\u0308 ', 'b')
      assert.equal(status, 200, text)
      assert.deepEqual(await stage.names(id), ['Zoë b'])
      const { username, password, code, id: student } = body.data
      assert.match(username, /^[a-z]+-[a-z]+-[1-9]\d$/)
      assert.match(password, /^[a-z]+-[a-z]+-[a-z]+-[1-9]\d$/)
      const [classroom] = await stage.run<{ code: string }>(sql`select code from classrooms where id = ${id}`)
      assert.equal(code, classroom?.code)
      const { password_hash, is_first_password } = await hashOf(student)
      assert.ok(await isPassword(password_hash, password))
      assert.equal(is_first_password, true)
    })

    for (const [what, body, fields] of [
      ['no name', { first_name: ' ', last_initial: 'B' }, { first_name: ['Field required.'] }],
      ['no initial', { first_name: 'Ada' }, { last_initial: ['Field required.'] }],
      [
        'a digit',
        { first_name: 'Ada1', last_initial: 'B' },
        { first_name: ['Do not include numbers, symbols, or blank spaces'] },
      ],
      [
        'more blanks than a text may have',
        { first_name: `Ada${' '.repeat(200)}`, last_initial: `B${' '.repeat(200)}` },
        {
          first_name: ['Field must have maximum 25 letters.'],
          last_initial: ['Field must have maximum 1 letters.'],
        },
      ],
      [
        'what nobody sees',
        { first_name: 'Ada\u3164', last_initial: '\u1100'.repeat(100) },
        {
          first_name: ['Do not include numbers, symbols, or blank spaces'],
          last_initial: ['Field must have maximum 1 letters.'],
        },
      ],
      [
        'both too long',
        { first_name: 'a'.repeat(26), last_initial: 'BC' },
        {
          first_name: ['Field must have maximum 25 letters.'],
          last_initial: ['Field must have maximum 1 letters.'],
        },
      ],
    ] as const) {
      it(`are neither added nor renamed with ${what}`, async () => {
        const { id, studentIds } = await stage.classroom(['Ada'])
        for (const answer of [
          await stage.call('POST', id, '/create', body),
          await stage.call('PUT', id, `/${studentIds[0]}`, body),
        ])
          assert.deepEqual([answer.status, answer.body.data.errors], [422, fields])
        assert.deepEqual(await stage.names(id), ['Ada B'])
      })
    }

    it('are 30 at most, however many are added at once', async () => {
      const { id } = await stage.classroom(thirty.slice(0, 28))
      const answers = await Promise.all(['Ben', 'Cleo', 'Dora', 'Emil'].map(name => stage.add(id, name)))
      assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 200, 422, 422])
      const refused = answers.filter(({ status }) => status === 422)
      assert.ok(refused.every(({ body }) => body.error_code === CLASSROOM_FULL))
      assert.equal((await stage.list(id)).length, 30)
    })

    it('are renamed, each by their own id', async () => {
      const { id, studentIds } = await stage.classroom(['Ada', 'Ben'])
      const other = await stage.classroom(['Cleo'])
      const rename = (student: number | undefined) =>
        stage.call('PUT', id, `/${student}`, { first_name: 'Dora', last_initial: 'X' })
      assert.equal((await rename(studentIds[1])).body.message, 'Success!')
      assert.deepEqual(await stage.names(id), ['Ada B', 'Dora X'])
      const foreign = await rename(other.studentIds[0])
      assert.deepEqual([foreign.status, foreign.body.error_code], [404, STUDENT_GONE])
      assert.deepEqual(await stage.names(other.id), ['Cleo B'])
    })

    it('get a new first password, and the one before ends', async () => {
      const { id } = await stage.classroom([])
      const first = (await stage.add(id, 'Ada')).body.data
      await stage.run(sql`update students set is_first_password = false where id = ${first.id}`)
      const { body } = await stage.call<StudentCredentials>('PUT', id, `/${first.id}/password`)
      assert.deepEqual(
        { ...body.data, password: '' },
        { id: first.id, username: first.username, password: '', code: first.code },
      )
      const { password_hash, is_first_password } = await hashOf(first.id)
      assert.ok(await isPassword(password_hash, body.data.password))
      assert.equal(await isPassword(password_hash, first.password), false)
      assert.equal(is_first_password, true)
    })

    it('are removed with what they posted, and are back with it', async () => {
      const { id, task, studentIds } = await stage.classroom(['Ada', 'Ben'])
      const [ada = 0] = studentIds
      await post(stage.db, id, ada, task, 'approved')
      const counts = async () => {
        const { body } = await stage.server.call<ClassroomListItem[]>('GET /api/teacher/classrooms', {
          token: stage.token,
        })
        const found = body.data.find(classroom => classroom.id === id)
        return [found?.submissions_count, found?.progression_percent.approved]
      }
      assert.deepEqual(await counts(), [1, 25])
      assert.equal((await stage.call('DELETE', id, `/${ada}`)).body.message, 'Success!')
      assert.deepEqual(await stage.names(id), ['Ben B'])
      assert.deepEqual(await counts(), [0, 0])
      assert.equal((await stage.call('DELETE', id, `/${ada}`)).status, 200, 'again')
      for (const answer of [
        await stage.call('GET', id, `/${ada}`),
        await stage.call('PUT', id, `/${ada}`, NAME),
        await stage.call('PUT', id, `/${ada}/password`),
      ])
        assert.deepEqual([answer.status, answer.body.error_code], [404, STUDENT_GONE])
      assert.equal((await stage.call('POST', id, `/${ada}/restore`)).status, 200)
      assert.equal((await stage.call('POST', id, `/${ada}/restore`)).status, 200, 'again')
      assert.deepEqual(await stage.names(id), ['Ada B', 'Ben B'])
      assert.deepEqual(await counts(), [1, 25])
    })

    it('are not brought back into a classroom that is full by now', async () => {
      const { id, studentIds } = await stage.classroom(thirty)
      await stage.call('DELETE', id, `/${studentIds[0]}`)
      assert.equal((await stage.add(id, 'Ben')).status, 200)
      const { status, body } = await stage.call('POST', id, `/${studentIds[0]}/restore`)
      assert.deepEqual([status, body.error_code], [422, CLASSROOM_FULL])
      assert.equal((await stage.list(id)).length, 30)
    })

    it('are gone for good after 14 days, with their posts and what their teacher was told of them', async () => {
      const { id, task, studentIds } = await stage.classroom(['Ada', 'Ben', 'Cleo'])
      const [ada = 0, ben = 0] = studentIds
      await post(stage.db, id, ada, task)
      await stage.call('DELETE', id, `/${ada}`)
      await stage.call('DELETE', id, `/${ben}`)
      const removedBefore = (student: number, time: string) =>
        stage.run(sql`update students set removed_at = now() - ${time}::interval where id = ${student}`)
      const [teacher] = await stage.run<{ id: number }>(
        sql`select teacher_id as id from classrooms where id = ${id}`,
      )
      const told = { teacher_id: teacher?.id ?? 0, type: 'student_video_posted', classroom_id: id } as const
      for (const student of [ada, ben])
        await notify(stage.db, [{ ...told, from: String(student), trigger_user_id: student }])
      await removedBefore(ada, '14 days 1 minute')
      await removedBefore(ben, '13 days 23 hours')
      await removedSweep(stage.db)
      const left = await stage.run<{ id: number }>(
        sql`select id from students where classroom_id = ${id} order by id`,
      )
      assert.deepEqual(
        left.map(row => row.id),
        studentIds.slice(1),
      )
      assert.deepEqual(await stage.run(sql`select id from submissions where student_id = ${ada}`), [])
      const kept = sql`select "from" from notifications where classroom_id = ${id}`
      assert.deepEqual(await stage.run(kept), [{ from: String(ben) }])
      assert.equal((await stage.call('POST', id, `/${ben}/restore`)).status, 200)
      assert.equal((await stage.call('POST', id, `/${ada}/restore`)).body.error_code, STUDENT_GONE)
    })
  })
}

import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { type SQL, sql } from 'drizzle-orm'
import { createClassroom } from '../../server/areas/classrooms/area.ts'
import { withFreeCode } from '../../server/areas/classrooms/classroom-code.ts'
import { changeCode } from '../../server/areas/classrooms/repository/change.ts'
import { resetCode } from '../../server/areas/classrooms/reset-code.ts'
import type { SignedInTeacher } from '../../server/signed-in-teacher.ts'
import { SCIENCES, today } from '../support/classroom-form.ts'
import { type ClassroomStage, classroomStage } from '../support/classroom-stage.ts'
import { databaseKinds } from '../support/databases.ts'
import { subjectOf } from '../support/pairing.ts'

for (const kind of databaseKinds) {
  describe(`the code of a classroom on ${kind}`, () => {
    let stage: ClassroomStage
    before(async () => {
      stage = await classroomStage(kind)
    })
    after(() => stage.server.close())

    it('gives a new code, at each time another', async () => {
      const { id, code } = await stage.find('teacher', 'Inventors Club')
      const first = await stage.reset('teacher', id)
      const second = await stage.reset('teacher', id)
      assert.deepEqual([first.status, first.body.message], [200, 'Successful'])
      assert.equal(new Set([code, first.body.data.code, second.body.data.code]).size, 3)
      assert.match(second.body.data.code, /^[A-Z2-9]{7}$/)
      assert.equal((await stage.find('teacher', 'Inventors Club')).code, second.body.data.code)
    })

    it('tells whoever resets the code at the same moment codes that were good, and one of them the last', async () => {
      const { id, code } = await stage.find('teacher', 'Inventors Club')
      const answers = await Promise.all(Array.from({ length: 6 }, () => stage.reset('teacher', id)))
      const codes = new Set(answers.map(({ body }) => body.data.code))
      const now = (await stage.find('teacher', 'Inventors Club')).code
      for (const { status } of answers) assert.equal(status, 200)
      assert.ok(codes.has(now) && !codes.has(code), `${[...codes]} and ${now}`)
      // who asks after all of them has seen what they were told, and gets another one
      const last = (await stage.reset('teacher', id)).body.data.code
      assert.ok(!codes.has(last))
      assert.equal((await stage.find('teacher', 'Inventors Club')).code, last)
    })

    it('keeps the code that somebody else was told between the look and the write', async () => {
      const { id } = await stage.find('teacher', 'Inventors Club')
      const { db } = stage.server.app.services
      const [teacher] = await stage.run<SignedInTeacher>(sql`select teacher_id as id, null as school,
        json_build_object('slug', 'teacher') as user_type from classrooms where id = ${id}`)
      let other = ''
      const late = new Proxy(db, {
        get: (target, name) =>
          name === 'execute'
            ? async (look: SQL) => {
                const seen = await target.execute(look)
                other = (await stage.reset('teacher', id)).body.data.code
                return seen
              }
            : Reflect.get(target, name).bind(target),
      })
      assert.ok(teacher)
      assert.equal(await resetCode(late, teacher, id), other)
      assert.equal((await stage.find('teacher', 'Inventors Club')).code, other)
    })

    it('takes no code that another classroom has, and looks for one that is free', async () => {
      const { db } = stage.server.app.services
      const own = await stage.find('teacher', 'Inventors Club')
      const other = await stage.find('partner', 'Inglés 1B')
      const drawn = [other.code, other.code, 'FREE234', 'FREE567']
      const draw = () => drawn.shift() ?? ''
      const take = async (to: string) =>
        (await changeCode(db, own.id, { from: own.code, to })) ? to : undefined
      assert.equal(await withFreeCode(take, draw), 'FREE234')
      assert.equal((await stage.find('teacher', 'Inventors Club')).code, 'FREE234')
      assert.equal((await stage.find('partner', 'Inglés 1B')).code, other.code)
      await assert.rejects(
        withFreeCode(async () => undefined),
        /every code/,
      )
    })

    it('is created with a code that is free, though one that is not was drawn first', async () => {
      const { db } = stage.server.app.services
      const { code } = await stage.find('partner', 'Inglés 1B')
      const [teacher_id = 0] = (
        await stage.run<{ id: number }>(sql`select id from teachers where email = 'demo@demo.test'`)
      ).map(({ id }) => id)
      const classroom = {
        teacher_id,
        name: 'Taken',
        subject: await subjectOf(db, SCIENCES),
        lang_native_id: 1,
      }
      const drawn = [code, code, 'FREE777', 'FREE888']
      const draw = () => drawn.shift() ?? ''
      const id = await createClassroom(db, { ...classroom, start_date: today() }, draw)
      const made = await stage.find('demo', 'Taken')
      assert.deepEqual([made.id, made.code], [id, 'FREE777'])
      assert.equal((await stage.find('partner', 'Inglés 1B')).code, code)
      const never = createClassroom(db, { ...classroom, name: 'None', start_date: today() }, () => code)
      await assert.rejects(never, /every code/)
      assert.ok(!(await stage.list('demo')).some(({ name }) => name === 'None'))
    })
  })
}

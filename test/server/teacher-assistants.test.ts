import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { CLASSROOM_FORBIDDEN, EXCHANGE_EXPIRED } from '../../src/contract/error-codes/classrooms.ts'
import { ASSISTANTS_ASKED_FOR_PER_DAY } from '../../src/contract/limits/classrooms.ts'
import { classroomSentences } from '../../src/contract/server-messages/classrooms.ts'
import { commonSentences } from '../../src/contract/server-messages/common.ts'
import { type ClassroomStage, classroomStage } from '../support/classroom-stage.ts'
import { databaseKinds } from '../support/databases.ts'

for (const kind of databaseKinds) {
  describe(`the assistant of a classroom on ${kind}`, () => {
    let stage: ClassroomStage
    before(async () => {
      stage = await classroomStage(kind)
    })
    after(() => stage.server.close())

    it('adds one assistant, by the name that a colleague has', async () => {
      const { id } = await stage.find('teacher', 'Inventors Club')
      const added = await stage.assist('teacher', id, '  Demo@demo.test ')
      assert.deepEqual(
        [added.status, added.body.data],
        [200, { full_name: 'Dana Mills', email: 'demo@demo.test' }],
      )
      assert.deepEqual((await stage.find('teacher', 'Inventors Club')).teacher_assistants, [added.body.data])
      const second = await stage.assist('teacher', id, 'someone@demo.test')
      assert.deepEqual(
        [second.status, second.body.message, second.body.data.errors],
        [422, classroomSentences.assistantTaken, { email: [classroomSentences.assistantTaken] }],
      )
    })

    it('answers the same where the answer was lost and it is sent again', async () => {
      const { id, teacher_assistants } = await stage.find('teacher', 'Inventors Club')
      const again = await stage.assist('teacher', id, 'demo@DEMO.test')
      assert.deepEqual([again.status, again.body.data], [200, teacher_assistants[0]])
    })

    it('adds one assistant of several at once', async () => {
      const { id } = await stage.find('teacher', 'Willamette Watchers')
      const answers = await Promise.all(
        ['a', 'b', 'c', 'd', 'e'].map(who => stage.assist('teacher', id, `${who}@school.test`)),
      )
      assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 422, 422, 422, 422])
      assert.equal((await stage.find('teacher', 'Willamette Watchers')).teacher_assistants.length, 1)
    })

    it('removes the assistant, however often it is asked, so that another one can be added', async () => {
      const { id } = await stage.find('teacher', 'Spanish 8 Kitchen Table')
      assert.equal((await stage.assist('teacher', id, 'tpyo@school.test')).status, 200)
      const removed = await Promise.all(
        Array.from({ length: 4 }, () => stage.unassist('teacher', id, 'tpyo@school.test')),
      )
      for (const { status, body } of removed) assert.deepEqual([status, body.message], [200, 'Successful'])
      assert.deepEqual((await stage.find('teacher', 'Spanish 8 Kitchen Table')).teacher_assistants, [])
      assert.equal((await stage.unassist('teacher', id, 'tpyo@school.test')).status, 200)
      assert.equal((await stage.assist('teacher', id, 'typo@school.test')).status, 200)
    })

    it('keeps whoever has come in the place of the one who is to go', async () => {
      const { id } = await stage.find('teacher', 'Spanish 8 Kitchen Table')
      assert.equal((await stage.unassist('teacher', id, 'tpyo@school.test')).status, 200)
      const { teacher_assistants } = await stage.find('teacher', 'Spanish 8 Kitchen Table')
      assert.deepEqual(
        teacher_assistants.map(({ email }) => email),
        ['typo@school.test'],
      )
    })

    it('is not removed without being named', async () => {
      const { id } = await stage.find('teacher', 'Spanish 8 Kitchen Table')
      const { token } = await stage.server.signIn('teacher@demo.test')
      const path = `DELETE /api/teacher/classrooms/${id}/teacher-assistant`
      assert.equal((await stage.server.call(path, { token })).status, 422)
      assert.equal((await stage.find('teacher', 'Spanish 8 Kitchen Table')).teacher_assistants.length, 1)
    })

    it('keeps the assistants of all other classrooms', async () => {
      const { id, teacher_assistants } = await stage.find('teacher', 'Willamette Watchers')
      const others = () =>
        stage.run(sql`select * from teacher_assistants where classroom_id <> ${id} order by id`)
      const [{ email = '' } = {}] = teacher_assistants
      await stage.run(sql`update teacher_assistants set email = ${email} where classroom_id <> ${id}`)
      const before = await others()
      assert.ok(before.length > 0)
      assert.equal((await stage.unassist('teacher', id, email)).status, 200)
      assert.deepEqual(await others(), before)
    })

    it('keeps the assistant from everybody who is not the teacher of the classroom', async () => {
      const { id, teacher_assistants: before } = await stage.find('teacher', 'Spanish 7 Morning')
      assert.equal(before.length, 1)
      for (const account of ['partner', 'librarian', 'independent', 'independent-language']) {
        const { status, body } = await stage.unassist(account, id, before[0]?.email ?? '')
        assert.deepEqual([status, body.error_code], [403, CLASSROOM_FORBIDDEN], account)
      }
      assert.deepEqual((await stage.find('teacher', 'Spanish 7 Morning')).teacher_assistants, before)
    })

    it('neither adds nor removes one once the exchange has expired', async () => {
      const name = 'Spanish 7 Morning'
      const { id, teacher_assistants: before } = await stage.find('teacher', name)
      await stage.run(sql`update classrooms set expire_at = now() - interval '1 day' where id = ${id}`)
      for (const answer of [
        await stage.assist('teacher', id, 'late@school.test'),
        await stage.unassist('teacher', id, before[0]?.email ?? ''),
      ])
        assert.deepEqual(
          [answer.status, answer.body.error_code, answer.body.message],
          [422, EXCHANGE_EXPIRED, classroomSentences.exchangeExpired],
        )
      assert.deepEqual((await stage.find('teacher', name)).teacher_assistants, before)
    })

    it('is looked for so often in a day, so that nobody tries out who is at a school', async () => {
      const [{ id } = { id: 0 }] = await stage.list('partner')
      const ask = (time: number) => stage.assist('partner', id, `try-${time}@school.test`)
      for (let time = 0; time < ASSISTANTS_ASKED_FOR_PER_DAY; time += 1)
        assert.notEqual((await ask(time)).status, 429)
      const { status, body, headers } = await ask(0)
      assert.deepEqual([status, body.message], [429, commonSentences.tooManyAttempts])
      assert.ok(Number(headers['retry-after']) <= 24 * 3_600)
      const { id: own } = await stage.find('teacher', 'New Neighbors')
      assert.equal((await stage.assist('teacher', own, 'first@school.test')).status, 200)
      assert.equal((await stage.unassist('teacher', own, 'first@school.test')).status, 200)
    })

    it('is not the teacher of the partner', async () => {
      const { id } = await stage.find('teacher', 'Spanish 7 Last Spring')
      await stage.run(sql`update classrooms set expire_at = null where id = ${id}`)
      const { status, body } = await stage.assist('teacher', id, 'Partner@demo.test')
      const sentence = 'The partner teacher cannot be the assistant of this classroom.'
      assert.deepEqual([status, body.data.errors], [422, { email: [sentence] }])
    })

    it('tells the name of nobody at another school', async () => {
      const { id } = await stage.find('teacher', 'New Neighbors')
      const { body } = await stage.assist('teacher', id, 'partner@demo.test')
      assert.equal(body.data.full_name, 'partner@demo.test')
    })

    for (const [what, gone, back] of [
      ['is disabled', sql`disabled_at = now()`, sql`disabled_at = null`],
      ['has not confirmed the email', sql`email_verified_at = null`, sql`email_verified_at = now()`],
    ] as const) {
      it(`tells no name of a colleague who ${what}`, async () => {
        const { id } = await stage.find('teacher', 'River Science 6')
        await stage.run(sql`delete from teacher_assistants where classroom_id = ${id}`)
        await stage.run(sql`update teachers set ${gone} where email = 'demo@demo.test'`)
        const { body } = await stage.assist('teacher', id, 'demo@demo.test')
        await stage.run(sql`update teachers set ${back} where email = 'demo@demo.test'`)
        assert.equal(body.data.full_name, 'demo@demo.test')
      })
    }

    for (const [email, sentence] of [
      ['', 'Field required.'],
      ['   ', 'Field required.'],
      ['nobody', 'Enter a valid email.'],
      ['a@b', 'Enter a valid email.'],
      ['a@school.test, b@school.test', 'Enter a valid email.'],
      ['TEACHER@demo.test', classroomSentences.assistantIsSelf],
    ] as const) {
      it(`takes no '${email}' for an assistant`, async () => {
        const { id } = await stage.find('teacher', 'Songs of Two Coasts')
        const { status, body } = await stage.assist('teacher', id, email)
        assert.deepEqual([status, body.data.errors], [422, { email: [sentence] }])
      })
    }
  })
}

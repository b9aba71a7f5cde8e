import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { classroomSentences } from '../../src/contract/server-messages/classrooms.ts'
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

    it('adds one assistant of several at once', async () => {
      const { id } = await stage.find('teacher', 'Willamette Watchers')
      const answers = await Promise.all(
        ['a', 'b', 'c', 'd', 'e'].map(who => stage.assist('teacher', id, `${who}@school.test`)),
      )
      assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 422, 422, 422, 422])
      assert.equal((await stage.find('teacher', 'Willamette Watchers')).teacher_assistants.length, 1)
    })

    it('tells the name of nobody at another school', async () => {
      const { id } = await stage.find('teacher', 'New Neighbors')
      const { body } = await stage.assist('teacher', id, 'partner@demo.test')
      assert.equal(body.data.full_name, 'partner@demo.test')
    })

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

import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import type { Classroom } from '../../src/contract/entities/classroom.ts'
import type { ReviewedClassroom } from '../../src/contract/entities/reviewed-classroom.ts'
import { CLASSROOM_FORBIDDEN, EXCHANGE_EXPIRED } from '../../src/contract/error-codes/classrooms.ts'
import { databaseKinds } from '../support/databases.ts'
import { type ReviewStage, reviewStage } from '../support/review-stage.ts'

for (const kind of databaseKinds) {
  describe(`a classroom that somebody reviews on ${kind}`, () => {
    let stage: ReviewStage
    before(async () => {
      stage = await reviewStage(kind)
    })
    after(() => stage.server.close())

    const look = (id: number, who = stage.teacher, headers = {}) =>
      stage.as(who)<ReviewedClassroom>('GET', id, 'review', undefined, headers)
    const told = (id: number, who = stage.teacher) => stage.data(look(id, who))

    it('is told to the assistant as to the teacher, and no more of it than the review needs', async () => {
      const { mine, task } = await stage.exchange()
      const whole = await stage.data(
        stage.server.call<Classroom>(`GET /api/teacher/classrooms/${mine}`, { token: stage.teacher.token }),
      )
      const { name, status, course_student_group_type_id, class_pairing } = whole
      assert.equal(class_pairing?.status, 'paired')
      const shown = {
        ...{ id: mine, name, status, course_student_group_type_id, class_pairing },
        tasks: [{ id: task, task_name: 'Task 1', is_hidden: false, create_prompt: '' }],
      }
      assert.deepEqual(await told(mine), { ...shown, is_owner: true })
      assert.deepEqual(await told(mine, stage.assistant), { ...shown, is_owner: false })
    })

    it('names its tasks in their order, the hidden too, and has no pairing while it is alone', async () => {
      const { mine, ids } = await stage.exchangeOf(3)
      const [first, second, third] = ids
      await stage.run(sql`update tasks set "order" = 9, is_hidden = true where id = ${first}`)
      assert.deepEqual(
        (await told(mine)).tasks.map(({ id, is_hidden }) => [id, is_hidden]),
        [
          [second, false],
          [third, false],
          [first, true],
        ],
      )
      const alone = (await stage.classroom()).id
      const { class_pairing, tasks } = await told(alone)
      assert.deepEqual([class_pairing, tasks], [null, []])
    })

    it('is refused to everybody else, and to an assistant who is none any more', async () => {
      const { mine } = await stage.exchange()
      for (const who of [stage.partner, stage.stranger])
        assert.deepEqual((await look(mine, who)).body.error_code, CLASSROOM_FORBIDDEN)
      await stage.run(sql`delete from teacher_assistants where classroom_id = ${mine}`)
      assert.equal((await look(mine, stage.assistant)).status, 403)
    })

    it('is not told to the partner’s teacher, whom somebody had added before', async () => {
      const { mine, posted } = await stage.exchange()
      await posted()
      await stage.run(
        sql`update teacher_assistants set email = ${stage.partner.email} where classroom_id = ${mine}`,
      )
      assert.equal((await look(mine, stage.partner)).status, 403)
      for (const [method, rest] of [
        ['GET', 'submissions'],
        ['GET', 'submissions-partner'],
      ] as const)
        assert.equal((await stage.as(stage.partner)(method, mine, rest)).status, 403)
    })

    it('is over for the assistant when it is for its teacher, whatever account the assistant has', async () => {
      const { mine, posted } = await stage.exchange()
      const sid = await posted()
      const independent = await stage.server.signIn('players@demo.test')
      await stage.run(
        sql`update teacher_assistants set email = ${independent.email} where classroom_id = ${mine}`,
      )
      const subscribed = (until: string | null) =>
        stage.run(sql`update teachers set has_independent_subscription = ${until !== null},
          independent_subscription_end_date = ${until} where id = ${independent.id}`)
      await subscribed(null)
      assert.equal((await stage.change(mine, 'approved', [sid], independent)).status, 200)
      await subscribed('2099-01-01')
      await stage.expire(mine)
      const { status, body } = await stage.change(mine, 'blocked', [sid], independent)
      assert.deepEqual([status, body.error_code], [422, EXCHANGE_EXPIRED])
    })

    it('has the status that its teacher sees, anew each time for the assistant', async () => {
      const { mine } = await stage.exchange()
      const before = await look(mine, stage.assistant)
      const tag = { 'if-none-match': before.headers.etag ?? '' }
      assert.equal((await look(mine, stage.teacher)).body.data.status, before.body.data.status)
      await stage.expire(mine)
      const after = await look(mine, stage.assistant, tag)
      assert.deepEqual([after.status, after.body.data.status], [200, 'expired'])
      assert.equal((await told(mine)).status, 'expired')
    })
  })
}

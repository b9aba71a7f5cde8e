import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { classroomForm, SCIENCES, sendForm } from '../support/classroom-form.ts'
import { type ConnectionStage, connectionStage, type Person } from '../support/connection-stage.ts'
import { databaseKinds } from '../support/databases.ts'
import { meetAt } from '../support/meeting.ts'

const AT_ONCE = 50

for (const kind of databaseKinds) {
  describe(`requests that meet on ${kind}`, () => {
    let stage: ConnectionStage
    before(async () => {
      stage = await connectionStage(kind)
    })
    after(() => stage.server.close())
    beforeEach(() => stage.forgetAttempts())

    const total = async () => {
      const [found] = await stage.run<{ tokens: number; costs: number }>(
        sql`select (select sum(amount)::int from token_entries) as tokens,
              (select sum(number_of_tokens)::int from classrooms) as costs`,
      )
      // what is left and what classrooms cost, together, is what there is
      return (found?.tokens ?? 0) + (found?.costs ?? 0)
    }

    const chooses = async ({ token }: Person, id: number) => {
      const [course] = await stage.run<{ id: number }>(
        sql`select id from courses where subject_id = ${SCIENCES} and student_group_type_id = 1 and published
            order by id limit 1`,
      )
      const body = { course_id: course?.id }
      return stage.server.call(`POST /api/teacher/classrooms/${id}/courses`, { token, body })
    }

    it(`become one pairing of ${AT_ONCE} that accept one request at once, and every token is still there`, async () => {
      await stage.give(stage.lucia, 100)
      const { id, mine, theirs } = await stage.waiting({ costs: [3, 1] })
      const chosen = [theirs, await stage.classroom(stage.lucia), await stage.classroom(stage.lucia, 2)]
      const [before, left] = [await total(), await stage.left(stage.lucia)]
      const answers = await Promise.all(
        Array.from({ length: AT_ONCE }, (_, index) => stage.accept(stage.lucia, id, chosen[index % 3] ?? 0)),
      )
      assert.deepEqual(answers.map(({ status }) => status).toSorted(), [
        200,
        ...Array.from({ length: AT_ONCE - 1 }, () => 422),
      ])
      assert.equal((await stage.pairingOf(mine)).classrooms, 2)
      const paired = await Promise.all(chosen.map(async one => (await stage.pairingOf(one)).status))
      assert.equal(paired.filter(status => status === 'paired').length, 1)
      assert.equal(await total(), before)
      assert.ok([left - 2, left - 1].includes(await stage.left(stage.lucia)))
    })

    it(`become one pairing of ${AT_ONCE} requests for one classroom that are accepted at once`, async () => {
      const mine = await stage.classroom(stage.maya)
      const waiting: { id: number; theirs: number }[] = []
      for (let count = 0; count < AT_ONCE; count++) {
        const theirs = await stage.classroom(stage.lucia)
        const [added] = await stage.run<{ id: number }>(
          sql`insert into connection_requests (teacher_id, classroom_id, invited_teacher_id, invited_classroom_id)
              values (${stage.maya.id}, ${mine}, ${stage.lucia.id}, ${theirs}) returning id`,
        )
        waiting.push({ id: added?.id ?? 0, theirs })
      }
      const before = await total()
      const answers = await Promise.all(
        waiting.map(({ id, theirs }) => stage.accept(stage.lucia, id, theirs)),
      )
      assert.equal(answers.filter(({ status }) => status === 200).length, 1)
      assert.equal((await stage.pairingOf(mine)).classrooms, 2)
      const statuses = await Promise.all(waiting.map(({ id }) => stage.statusOf(id)))
      assert.deepEqual(statuses.toSorted(), [
        'accepted',
        ...Array.from({ length: AT_ONCE - 1 }, () => 'cancelled'),
      ])
      assert.equal(await total(), before)
    })

    it('are accepted or taken back, never both', async () => {
      for (let round = 0; round < 10; round++) {
        const { id, mine, theirs } = await stage.waiting()
        await stage.forgetAttempts()
        const writes = [
          () => stage.accept(stage.lucia, id, theirs),
          () => stage.act(stage.maya, id, 'cancel'),
        ]
        const done = await Promise.all((round % 2 ? writes.toReversed() : writes).map(write => write()))
        assert.deepEqual(done.map(({ status }) => status).toSorted(), [200, 422])
        const status = await stage.statusOf(id)
        assert.equal((await stage.pairingOf(mine)).status, status === 'accepted' ? 'paired' : 'alone')
      }
    })

    it('are accepted by each of two who have asked each other’s classrooms, once', async () => {
      const one = await stage.waiting()
      const other = await stage.waiting({ from: stage.lucia, to: stage.maya })
      const answers = await Promise.all([
        stage.accept(stage.lucia, one.id, other.mine),
        stage.accept(stage.maya, other.id, one.mine),
      ])
      assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 422])
    })

    // the embedded database has one connection: there nobody waits for anybody
    it('see what came before them, wherever they meet', { skip: kind !== 'postgres' }, async () => {
      const { id, mine, theirs } = await stage.waiting()
      const held = sql`select 1 from classrooms where id = ${mine} for update`
      const answers: Record<string, number> = {}
      const noted = (what: string, write: () => Promise<{ status: number }>) => async () => {
        answers[what] = (await write()).status
      }
      const ask = { classroom_id: mine, partner_teacher_id: stage.camille.id }
      await meetAt(stage.db, held, [
        noted('accepted', () => stage.accept(stage.lucia, id, theirs)),
        noted('asked', () => stage.ask(stage.maya, ask)),
      ])
      assert.deepEqual(answers, { accepted: 200, asked: 422 })
      const next = await stage.waiting()
      await meetAt(stage.db, sql`select 1 from connection_requests where id = ${next.id} for update`, [
        noted('cancelled', () => stage.act(stage.maya, next.id, 'cancel')),
        noted('accepted', () => stage.accept(stage.lucia, next.id, next.theirs)),
      ])
      assert.deepEqual(answers, { accepted: 422, asked: 422, cancelled: 200 })
    })

    it('are declined or taken back, whichever comes first', { skip: kind !== 'postgres' }, async () => {
      for (const [first, second] of [
        ['declined', 'cancelled'],
        ['cancelled', 'declined'],
      ] as const) {
        const { id } = await stage.waiting()
        const answers: Record<string, number> = {}
        const acts = {
          declined: () => stage.act(stage.lucia, id, 'decline', { message: '' }),
          cancelled: () => stage.act(stage.maya, id, 'cancel'),
        }
        const noted = (what: keyof typeof acts) => async () => {
          answers[what] = (await acts[what]()).status
        }
        await meetAt(stage.db, sql`select 1 from connection_requests where id = ${id} for update`, [
          noted(first),
          noted(second),
        ])
        assert.deepEqual(answers, { [first]: 200, [second]: 422 })
        assert.equal(await stage.statusOf(id), first)
      }
    })

    it('are both done: one is sent, and a classroom is created for one of the other teacher', {
      skip: kind !== 'postgres',
    }, async () => {
      await stage.give(stage.lucia, 20)
      for (const isSentFirst of [true, false]) {
        await stage.forgetAttempts()
        const asked = await stage.ask(stage.maya, await stage.toLucia())
        const body = await stage.toLucia({ partner_classroom_id: await stage.classroom(stage.lucia) })
        const form = classroomForm({ connection_request: { id: asked.body.data.id } })
        const answers: number[] = []
        const writes = [
          async () => answers.push((await stage.ask(stage.maya, body)).status),
          async () => answers.push((await sendForm(stage.server, stage.lucia.token, form)).status),
        ]
        await meetAt(
          stage.db,
          sql`select 1 from teachers where id = ${stage.maya.id} for update`,
          isSentFirst ? writes : writes.toReversed(),
        )
        assert.deepEqual(answers, [200, 200])
      }
    })

    it('are both done: one is accepted, and one of the two takes a course', {
      skip: kind !== 'postgres',
    }, async () => {
      for (const isAsking of [true, false])
        for (const isAcceptedFirst of [true, false]) {
          await stage.forgetAttempts()
          const { id, mine, theirs } = await stage.waiting()
          const [who, classroom] = isAsking ? [stage.maya, mine] : [stage.lucia, theirs]
          const { id: pairing } = await stage.pairingOf(classroom)
          const answers: number[] = []
          const writes = [
            async () => answers.push((await stage.accept(stage.lucia, id, theirs)).status),
            async () => answers.push((await chooses(who, classroom)).status),
          ]
          await meetAt(
            stage.db,
            sql`select 1 from class_pairings where id = ${pairing} for update`,
            isAcceptedFirst ? writes : writes.toReversed(),
          )
          assert.deepEqual(answers, [200, 200])
          assert.equal((await stage.pairingOf(mine)).classrooms, 2)
        }
    })
  })
}

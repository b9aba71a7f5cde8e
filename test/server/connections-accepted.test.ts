import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import type { Classroom } from '../../src/contract/entities/classroom.ts'
import type { Notification } from '../../src/contract/entities/notification.ts'
import { CLASSROOM_FORBIDDEN, EXCHANGE_EXPIRED } from '../../src/contract/error-codes/classrooms.ts'
import {
  CLASSROOM_PAIRED,
  CONNECTION_SETTLED,
  PARTNER_UNAVAILABLE,
} from '../../src/contract/error-codes/connections.ts'
import { groupTypes } from '../../src/contract/rules/group-types.ts'
import { type ConnectionStage, connectionStage, type Person } from '../support/connection-stage.ts'
import { databaseKinds } from '../support/databases.ts'
import { giveCourse, tasksOf } from '../support/pairing.ts'

for (const kind of databaseKinds) {
  describe(`accepting a request on ${kind}`, () => {
    let stage: ConnectionStage
    before(async () => {
      stage = await connectionStage(kind)
    })
    after(() => stage.server.close())
    beforeEach(() => stage.forgetAttempts())

    const accept = (id: number, theirs: number, who = stage.lucia) => stage.accept(who, id, theirs)
    const codeOf = async (sent: ReturnType<typeof accept>) => {
      const { status, body } = await sent
      return [status, body.error_code]
    }
    const classroomOf = async (id: number, { token }: Person) =>
      (await stage.server.call<Classroom>(`GET /api/teacher/classrooms/${id}`, { token })).body.data
    const newsOf = async ({ token }: Person) => {
      const { body } = await stage.server.call<{ notifications: Notification[] }>(
        'GET /api/teacher/notifications',
        { token },
      )
      return body.data.notifications
    }

    it('makes both partners, which both see at once, in the pairing of who has asked', async () => {
      const { id, mine, theirs } = await stage.waiting()
      const before = await stage.pairingOf(mine)
      await giveCourse(stage.db, mine, [1])
      await giveCourse(stage.db, theirs, [1, 2])
      const tagOf = async ({ token }: Person) =>
        (await stage.server.call('GET /api/teacher/classrooms', { token })).headers.etag
      const tags = [await tagOf(stage.maya), await tagOf(stage.lucia)]
      const { status, body } = await accept(id, theirs)
      assert.deepEqual([status, body.message, body.data.status], [200, 'accepted', 'accepted'])
      assert.deepEqual(await stage.pairingOf(theirs), { id: before.id, status: 'paired', classrooms: 2 })
      assert.equal((await classroomOf(mine, stage.maya)).partner?.id, stage.lucia.id)
      assert.equal((await classroomOf(theirs, stage.lucia)).partner?.id, stage.maya.id)
      assert.notEqual(await tagOf(stage.maya), tags[0])
      assert.notEqual(await tagOf(stage.lucia), tags[1])
      assert.deepEqual([...(await tasksOf(stage.db, mine)).keys()], ['Task 1', 'Task 2'])
    })

    it('takes whichever own classroom is chosen, and notes it', async () => {
      const { id, mine, theirs } = await stage.waiting()
      const chosen = await stage.classroom(stage.lucia)
      const { body } = await accept(id, chosen)
      assert.equal(body.data.invited_classroom_id, chosen)
      assert.equal((await stage.pairingOf(chosen)).id, (await stage.pairingOf(mine)).id)
      assert.equal((await stage.pairingOf(theirs)).status, 'alone')
    })

    it('is refused for a foreign classroom, an expired one and one with a partner', async () => {
      const { id } = await stage.waiting()
      const foreign = await stage.classroom(stage.camille)
      assert.deepEqual(await codeOf(accept(id, foreign)), [403, CLASSROOM_FORBIDDEN])
      const expired = await stage.classroom(stage.lucia)
      await stage.expire(expired)
      assert.deepEqual(await codeOf(accept(id, expired)), [422, EXCHANGE_EXPIRED])
      const other = await stage.waiting({ from: stage.camille })
      await accept(other.id, other.theirs)
      assert.deepEqual(await codeOf(accept(id, other.theirs)), [422, CLASSROOM_PAIRED])
    })

    it('is refused when who has asked is not to be had any more', async () => {
      const over = await stage.waiting()
      await stage.expire(over.mine)
      assert.deepEqual(await codeOf(accept(over.id, over.theirs)), [422, PARTNER_UNAVAILABLE])
      const { id, theirs } = await stage.waiting({ from: stage.camille })
      const disable = (moment: string) =>
        stage.db.execute(`update teachers set disabled_at = ${moment} where id = ${stage.camille.id}`)
      await disable('now()')
      assert.deepEqual(await codeOf(accept(id, theirs)), [422, PARTNER_UNAVAILABLE])
      await disable('null')
      assert.equal((await accept(id, theirs)).status, 200)
    })

    it('cancels what else waits for either classroom, and nothing else', async () => {
      const { id, mine, theirs } = await stage.waiting()
      const asked = async (from: Person, classroom_id: number, to: Person, theirs: number | null = null) => {
        const body = { classroom_id, partner_teacher_id: to.id, partner_classroom_id: theirs }
        const { status, body: answer } = await stage.ask(from, body)
        assert.equal(status, 200, answer.message)
        return answer.data.id
      }
      const [third, fourth] = [await stage.classroom(stage.camille), await stage.classroom(stage.camille)]
      const cancelled = [
        await asked(stage.maya, mine, stage.camille, third),
        await asked(stage.camille, fourth, stage.maya, mine),
        await asked(stage.camille, third, stage.lucia, theirs),
        await asked(stage.lucia, theirs, stage.camille, fourth),
      ]
      const staying = [
        await asked(stage.camille, await stage.classroom(stage.camille), stage.lucia),
        await asked(stage.maya, await stage.classroom(stage.maya), stage.lucia),
      ]
      const takenBack = await asked(stage.maya, mine, stage.camille, await stage.classroom(stage.camille))
      await stage.act(stage.maya, takenBack, 'cancel')
      await accept(id, theirs)
      for (const other of cancelled) assert.equal(await stage.statusOf(other), 'cancelled')
      for (const other of staying) assert.equal(await stage.statusOf(other), 'pending')
      // both of each of these read that nobody has taken it back
      const ends = async (who: Person) =>
        new Map((await stage.list(who)).map(({ id, ended_by }) => [id, ended_by]))
      for (const told of [await ends(stage.maya), await ends(stage.camille), await ends(stage.lucia)]) {
        const shown = cancelled.filter(other => told.has(other))
        assert.ok(shown.length > 1)
        for (const other of shown) assert.equal(told.get(other), 'pairing')
        for (const other of [id, takenBack, ...staying]) assert.equal(told.get(other) ?? null, null)
      }
      const again = await stage.act(stage.maya, cancelled[0] ?? 0, 'resend')
      assert.deepEqual([again.status, again.body.error_code], [422, CLASSROOM_PAIRED])
    })

    it('is told to who has asked, by the whole name, and to nobody else', async () => {
      const { id, mine, theirs } = await stage.waiting()
      const [asked] = await newsOf(stage.lucia)
      assert.deepEqual(
        [
          asked?.type,
          asked?.from,
          asked?.object_id,
          asked?.classroom_id,
          asked?.trigger_user?.teacher?.full_name,
        ],
        ['partner_connection_request', 'Maya T.', id, theirs, 'Maya T.'],
      )
      await accept(id, theirs)
      const [told] = await newsOf(stage.maya)
      assert.deepEqual(
        [told?.type, told?.from, told?.object_id, told?.classroom_id],
        ['partner_connection_accepted', 'Lucía Fernández', id, mine],
      )
      assert.equal((await newsOf(stage.lucia))[0]?.id, asked?.id)
    })

    it('opens the small groups that both have asked for, and says so to both', async () => {
      const { id, mine, theirs } = await stage.waiting()
      await stage.run(sql`update classrooms set groups_number = 3, course_id = (
        select id from courses where student_group_type_id = ${groupTypes.smallGroup} order by id limit 1
      ) where id in (${mine}, ${theirs})`)
      await stage.run(sql`delete from students where classroom_id in (${mine}, ${theirs})`)
      await accept(id, theirs)
      const groups = await stage.run<{ groups: number }>(
        sql`select count(*)::int as groups from students where classroom_id in (${mine}, ${theirs}) group by classroom_id`,
      )
      assert.deepEqual(groups, [{ groups: 3 }, { groups: 3 }])
      for (const [who, classroom] of [
        [stage.maya, mine],
        [stage.lucia, theirs],
      ] as const) {
        const told = (await newsOf(who)).find(({ type }) => type === 'small_group_classroom_partnership')
        assert.equal(told?.classroom_id, classroom)
      }
    })

    it('is done once for each key, and once without', async () => {
      const { id, theirs } = await stage.waiting({ costs: [1, 1] })
      const first = await stage.accept(stage.lucia, id, theirs, 'accepted-once')
      const again = await stage.accept(stage.lucia, id, theirs, 'accepted-once')
      assert.deepEqual([again.status, again.body], [200, first.body])
      assert.deepEqual(await codeOf(accept(id, theirs)), [422, CONNECTION_SETTLED])
    })
  })
}

import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import {
  CONNECTION_GONE,
  CONNECTION_OF_ANOTHER,
  CONNECTION_SETTLED,
} from '../../src/contract/error-codes/connections.ts'
import { CONNECTIONS_SHOWN } from '../../src/contract/limits/partners.ts'
import {
  type ConnectionAction,
  type ConnectionSide,
  connectionActions,
  connectionSides,
  connectionStatuses,
  connectionStep,
} from '../../src/contract/rules/connection-status.ts'
import { type ConnectionStage, connectionStage } from '../support/connection-stage.ts'
import { databaseKinds } from '../support/databases.ts'

for (const kind of databaseKinds) {
  describe(`a connection request on ${kind}`, () => {
    let stage: ConnectionStage
    before(async () => {
      stage = await connectionStage(kind)
    })
    after(() => stage.server.close())
    beforeEach(() => stage.forgetAttempts())

    const bodyOf: Record<ConnectionAction, (theirs: number) => object | undefined> = {
      accept: theirs => ({ selected_classroom_id: theirs }),
      decline: () => ({ message: 'Not now' }),
      resend: () => undefined,
      cancel: () => undefined,
    }
    const whoIs = (side: ConnectionSide) => (side === 'sent' ? stage.maya : stage.lucia)

    for (const side of connectionSides)
      for (const action of connectionActions)
        for (const status of connectionStatuses) {
          const step = connectionStep(side, status, action)
          const outcome = step.at === 'change' ? step.status : step.at
          it(`that is ${status}: ${action} by who has ${side} it is ${outcome}`, async () => {
            const { id, theirs } = await stage.waiting()
            await stage.set(id, status)
            await stage.weeksLater()
            const answer = await stage.act(whoIs(side), id, action, bodyOf[action](theirs))
            if (step.at === 'refused')
              assert.deepEqual([answer.status, answer.body.error_code], [422, CONNECTION_SETTLED])
            else assert.equal(answer.status, 200, answer.text)
            assert.equal(await stage.statusOf(id), step.at === 'change' ? step.status : status)
          })
        }

    it('is told to both, each from their side, by first name and initial', async () => {
      const { id, mine, theirs } = await stage.waiting()
      const sent = (await stage.list(stage.maya)).find(request => request.id === id)
      const received = (await stage.list(stage.lucia)).find(request => request.id === id)
      assert.deepEqual([sent?.side, received?.side, sent?.status], ['sent', 'received', 'pending'])
      assert.deepEqual([sent?.classroom.id, sent?.invited_classroom?.id], [mine, theirs])
      assert.deepEqual(
        [received?.teacher.full_name, received?.teacher.last_initial, received?.teacher.country?.iso],
        ['Maya T.', 'T', 'US'],
      )
      assert.doesNotMatch(JSON.stringify([sent, received]), /Thornton|Fernández|@demo/)
    })

    it('says with which classrooms it may be accepted, the one that was asked for before all', async () => {
      const { id, theirs } = await stage.waiting()
      await stage.classroom(stage.lucia)
      const paired = await stage.waiting({ from: stage.camille })
      await stage.accept(stage.lucia, paired.id, paired.theirs)
      const expired = await stage.classroom(stage.lucia)
      await stage.expire(expired)
      const { body } = await stage.one(stage.lucia, id)
      const matched = body.data.classrooms_matched
      assert.equal(matched[0]?.id, theirs)
      assert.equal(matched[0]?.pending_request_id, id)
      assert.ok(matched.length > 1)
      assert.ok(!matched.some(({ id: found }) => found === expired || found === paired.theirs))
      const ranks = matched.slice(1).map(({ rank }) => rank)
      assert.deepEqual(
        ranks,
        ranks.toSorted((one, other) => other - one),
      )
      assert.equal(body.data.partner.full_name, 'Maya T.')
      assert.equal(body.data.partner.time_zone, 'America/Los_Angeles')
      // who has sent it chooses nothing
      assert.deepEqual((await stage.one(stage.maya, id)).body.data.classrooms_matched, [])
    })

    it('tells nothing of the other teacher but who it is once it is declined, taken back, or they are disabled', async () => {
      const { id } = await stage.waiting()
      const told = async () => {
        const { partner } = (await stage.one(stage.maya, id)).body.data
        assert.equal(partner.full_name, 'Lucía F.')
        const { about_info, school, subjects, native_language, instruction_languages, age_ranges } = partner
        return [about_info, school, native_language, ...subjects, ...instruction_languages, ...age_ranges]
      }
      const isToldMore = async () => (await told()).some(part => part !== null)
      assert.equal(await isToldMore(), true)
      for (const over of ['declined', 'cancelled'] as const) {
        await stage.set(id, over)
        assert.equal(await isToldMore(), false, over)
      }
      await stage.set(id, 'pending')
      await stage.db.execute(`update teachers set disabled_at = now() where id = ${stage.lucia.id}`)
      assert.equal(await isToldMore(), false)
      await stage.db.execute(`update teachers set disabled_at = null where id = ${stage.lucia.id}`)
      assert.equal(await isToldMore(), true)
    })

    it('belongs to another account, for whoever is neither of the two', async () => {
      const { id, theirs } = await stage.waiting()
      const { status, body } = await stage.one(stage.camille, id)
      assert.deepEqual(
        [status, body.error_code, body.message],
        [
          403,
          CONNECTION_OF_ANOTHER,
          'The connection request belong to another account, please log in with the right credentials.',
        ],
      )
      for (const action of connectionActions) {
        const refused = await stage.act(stage.camille, id, action, bodyOf[action](theirs))
        assert.deepEqual([refused.status, refused.body.error_code], [403, CONNECTION_OF_ANOTHER])
      }
      assert.equal((await stage.one(stage.camille, 2_147_483_647)).body.error_code, CONNECTION_GONE)
      assert.ok(!(await stage.list(stage.camille)).some(request => request.id === id))
    })

    it(`is listed before all that is over, of which the latest fill up ${CONNECTIONS_SHOWN}`, async () => {
      const { id, mine } = await stage.waiting({ from: stage.camille })
      await stage.run(
        sql`update connection_requests set sent_at = now() - interval '1 year' where id = ${id}`,
      )
      await stage.run(sql`insert into connection_requests
          (teacher_id, classroom_id, invited_teacher_id, status, settled_at)
        select ${stage.camille.id}, ${mine}, ${stage.maya.id}, 'cancelled', now()
        from generate_series(1, ${CONNECTIONS_SHOWN})`)
      const listed = await stage.list(stage.camille)
      assert.equal(listed.length, CONNECTIONS_SHOWN)
      assert.equal(listed.at(-1)?.id, id)
      await stage.run(sql`delete from connection_requests where classroom_id = ${mine}`)
    })

    it('is listed with its classroom, in the order that is asked for', async () => {
      const one = await stage.waiting()
      const other = await stage.waiting({ to: stage.camille })
      const about = await stage.list(stage.maya, `?classroom_id=${one.mine}`)
      assert.ok(about.some(({ id }) => id === one.id) && !about.some(({ id }) => id === other.id))
      const foreign = await stage.server.call(`GET /api/teacher/connections?classroom_id=${one.theirs}`, {
        token: stage.maya.token,
      })
      assert.equal(foreign.status, 403)
      const ids = async (query: string) => (await stage.list(stage.maya, query)).map(({ id }) => id)
      assert.equal((await ids(''))[0], other.id)
      assert.deepEqual(await ids('?direction=asc'), (await ids('')).toReversed())
      const names = (await stage.list(stage.maya, '?sort_by=name')).map(
        ({ side, teacher, invited_teacher }) =>
          (side === 'sent' ? invited_teacher : teacher).full_name.split(' ')[0] ?? '',
      )
      assert.deepEqual(names, names.toSorted(new Intl.Collator('und').compare))
      const statuses = (await stage.list(stage.maya, '?sort_by=status')).map(({ status }) =>
        connectionStatuses.indexOf(status),
      )
      assert.deepEqual(
        statuses,
        statuses.toSorted((a, b) => a - b),
      )
    })

    it('is told anew as soon as it, a classroom of it or the other teacher changes', async () => {
      const { id, theirs } = await stage.waiting()
      const tag = async () =>
        (await stage.server.call('GET /api/teacher/connections', { token: stage.maya.token })).headers.etag
      const changes = [
        () => stage.act(stage.lucia, id, 'decline', {}),
        () => stage.server.call(`POST /api/teacher/connections/${id}/resend`, { token: stage.maya.token }),
        () => stage.db.execute(`update classrooms set name = 'Lakes' where id = ${theirs}`),
        () => stage.db.execute(`update teachers set city_name = 'Cádiz' where id = ${stage.lucia.id}`),
      ]
      for (const change of changes) {
        await stage.weeksLater()
        const before = await tag()
        await change()
        assert.notEqual(await tag(), before, String(change))
      }
    })
  })
}

import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import {
  CONNECTION_GONE,
  CONNECTION_OF_ANOTHER,
  CONNECTION_SETTLED,
  PARTNER_UNAVAILABLE,
  TOKENS_NOT_AGREED,
} from '../../src/contract/error-codes/connections.ts'
import { classroomForm, sendForm } from '../support/classroom-form.ts'
import { type ConnectionStage, connectionStage } from '../support/connection-stage.ts'
import { databaseKinds } from '../support/databases.ts'

for (const kind of databaseKinds) {
  describe(`a classroom that is created for a request on ${kind}`, () => {
    let stage: ConnectionStage
    before(async () => {
      stage = await connectionStage(kind)
      await stage.give(stage.lucia, 20)
    })
    after(() => stage.server.close())

    const create = (id: number | null, key?: string) => {
      const connection_request = id === null ? null : { id }
      return sendForm(stage.server, stage.lucia.token, classroomForm({ connection_request }), key)
    }
    async function openRequest() {
      const classroom_id = await stage.classroom(stage.maya)
      const { body } = await stage.ask(stage.maya, { classroom_id, partner_teacher_id: stage.lucia.id })
      return body.data.id
    }
    const invitedTo = async (id: number) => (await stage.one(stage.lucia, id)).body.data.invited_classroom_id

    it('is the one that was asked for from then on, and is accepted with afterwards', async () => {
      const id = await openRequest()
      const { status, body } = await create(id, 'for-an-invitation')
      assert.equal(status, 200)
      assert.equal(await invitedTo(id), body.data.id)
      assert.equal(await stage.statusOf(id), 'pending')
      assert.equal((await stage.one(stage.lucia, id)).body.data.classrooms_matched[0]?.id, body.data.id)
      assert.deepEqual((await create(id, 'for-an-invitation')).body, body)
      assert.equal((await stage.accept(stage.lucia, id, body.data.id)).status, 200)
    })

    it('leaves a request alone that names another classroom already', async () => {
      const { id, theirs } = await stage.waiting()
      assert.equal((await create(id)).status, 200)
      assert.equal(await invitedTo(id), theirs)
    })

    it('is not created, and costs nothing, for a request that is gone, settled or of another', async () => {
      const settled = await stage.waiting()
      await stage.act(stage.maya, settled.id, 'cancel')
      const own = await stage.waiting({ from: stage.lucia, to: stage.maya })
      const ofAnother = await stage.waiting({ to: stage.camille })
      const count = async () =>
        (await stage.run<{ count: number }>(sql`select count(*)::int as count from classrooms`))[0]?.count
      const before = [await count(), await stage.left(stage.lucia)]
      for (const [id, status, code] of [
        [2_147_483_647, 404, CONNECTION_GONE],
        [settled.id, 422, CONNECTION_SETTLED],
        [own.id, 422, CONNECTION_SETTLED],
        [ofAnother.id, 403, CONNECTION_OF_ANOTHER],
      ] as const) {
        const answer = await create(id)
        assert.deepEqual([answer.status, answer.body.error_code], [status, code])
      }
      assert.deepEqual([await count(), await stage.left(stage.lucia)], before)
    })

    it('is not created, and costs nothing, for a request that nobody can accept any more', async () => {
      const change = (what: string) =>
        stage.db.execute(`update teachers set ${what} where id = ${stage.maya.id}`)
      const livesIn = (iso: string) => `country_id = (select id from countries where iso = '${iso}')`
      const over: [what: string, begin: (id: number) => Promise<unknown>, end?: () => Promise<unknown>][] = [
        ['disabled', () => change('disabled_at = now()'), () => change('disabled_at = null')],
        [
          'doubted',
          () => change('is_teacher_validated = false'),
          () => change('is_teacher_validated = true'),
        ],
        ['at home', () => change(livesIn('ES')), () => change(livesIn('US'))],
        ['expired', async id => stage.expire((await stage.one(stage.maya, id)).body.data.classroom.id)],
      ]
      for (const [what, begin, end] of over) {
        await stage.forgetAttempts()
        const id = await openRequest()
        const left = await stage.left(stage.lucia)
        await begin(id)
        const answer = await create(id)
        await end?.()
        assert.deepEqual([answer.status, answer.body.error_code], [422, PARTNER_UNAVAILABLE], what)
        assert.equal(await stage.left(stage.lucia), left)
        assert.equal(await invitedTo(id), null)
      }
    })

    it('is not created where it needs more tokens than who has asked has agreed to', async () => {
      const mine = await stage.classroom(stage.maya, 0)
      const { data } = (
        await stage.ask(stage.maya, { classroom_id: mine, partner_teacher_id: stage.lucia.id })
      ).body
      const left = await stage.left(stage.lucia)
      const answer = await create(data.id)
      assert.deepEqual([answer.status, answer.body.error_code], [422, TOKENS_NOT_AGREED])
      assert.equal(await stage.left(stage.lucia), left)
    })
  })
}

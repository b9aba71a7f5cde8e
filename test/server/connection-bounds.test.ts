import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { CONNECTION_EXISTS, CONNECTIONS_FULL } from '../../src/contract/error-codes/connections.ts'
import {
  CONNECTION_DECLINED_DAYS,
  CONNECTION_SENDS_MAX,
  CONNECTION_TRIES_PER_HOUR,
  CONNECTIONS_PENDING_PER_CLASSROOM,
  CONNECTIONS_PER_HOUR,
  CONNECTIONS_TO_A_TEACHER,
  CONNECTIONS_WAITING_MAX,
} from '../../src/contract/limits/partners.ts'
import { addClassrooms } from '../support/bulk.ts'
import { type ConnectionStage, connectionStage, refusedWith } from '../support/connection-stage.ts'
import { databaseKinds } from '../support/databases.ts'

for (const kind of databaseKinds) {
  describe(`asking for a partner often on ${kind}`, () => {
    let stage: ConnectionStage
    before(async () => {
      stage = await connectionStage(kind)
    })
    after(() => stage.server.close())
    beforeEach(() => stage.forgetAttempts())

    /** Only what is counted for whole days: who asked whom. */
    const forgetWhom = () => stage.run(sql`delete from attempts where resets_at > now() + interval '1 day'`)

    const toLucia = (changes?: object) => stage.toLucia(changes)

    it('waits once for two classrooms, whichever of them asks', async () => {
      const { id, mine, theirs } = await stage.waiting()
      const again = { classroom_id: mine, partner_teacher_id: stage.lucia.id, partner_classroom_id: theirs }
      const back = { classroom_id: theirs, partner_teacher_id: stage.maya.id, partner_classroom_id: mine }
      assert.deepEqual((await refusedWith(stage.ask(stage.maya, again), 422, CONNECTION_EXISTS)).data, { id })
      assert.deepEqual((await refusedWith(stage.ask(stage.lucia, back), 422, CONNECTION_EXISTS)).data, { id })
      await stage.act(stage.maya, id, 'cancel')
      const next = await stage.ask(stage.lucia, back)
      assert.equal(next.status, 200)
      // the first one cannot be sent again while the other way round waits
      await refusedWith(stage.act(stage.maya, id, 'resend'), 422, CONNECTION_EXISTS)
    })

    it('comes once of 20 that are sent at the same moment, with a key and without', async () => {
      const body = await toLucia({ partner_classroom_id: await stage.classroom(stage.lucia) })
      const sent = await Promise.all(Array.from({ length: 20 }, () => stage.ask(stage.maya, body)))
      assert.equal(sent.filter(({ status }) => status === 200).length, 1)
      const other = await toLucia()
      const keyed = await Promise.all(
        Array.from({ length: 20 }, () => stage.ask(stage.maya, other, 'asked-once-only')),
      )
      assert.deepEqual([...new Set(keyed.map(({ body: { data } }) => data.id))], [keyed[0]?.body.data.id])
    })

    it(`is done ${CONNECTIONS_PER_HOUR} times an hour, and what is refused is none of them`, async () => {
      const [mine, theirs] = [await stage.classroom(stage.camille), await stage.classroom(stage.lucia)]
      const body = { classroom_id: mine, partner_teacher_id: stage.lucia.id, partner_classroom_id: theirs }
      for (let count = 0; count < CONNECTIONS_PER_HOUR; count++) {
        await forgetWhom()
        const { status, body: answer } = await stage.ask(stage.camille, body)
        assert.equal(status, 200, answer.message)
        if (count === 0) await refusedWith(stage.ask(stage.camille, body), 422, CONNECTION_EXISTS)
        await stage.act(stage.camille, answer.data.id, 'cancel')
      }
      await forgetWhom()
      assert.equal((await stage.ask(stage.camille, body)).status, 429)
    })

    it('has an end: for one classroom, for one who is asked, and for one request', async () => {
      const body = await toLucia({ partner_classroom_id: await stage.classroom(stage.lucia) })
      const others = await addClassrooms(stage.db, stage.camille.id, CONNECTIONS_PENDING_PER_CLASSROOM - 1)
      await stage.run(sql`insert into connection_requests (teacher_id, classroom_id, invited_teacher_id, invited_classroom_id)
        select ${stage.maya.id}, ${body.classroom_id}, teacher_id, id from classrooms
        where id >= ${others[0]} and teacher_id = ${stage.camille.id}`)
      const last = await stage.ask(stage.maya, body)
      assert.equal(last.status, 200)
      const theirs = await stage.classroom(stage.lucia)
      await refusedWith(
        stage.ask(stage.maya, { ...body, partner_classroom_id: theirs }),
        422,
        CONNECTIONS_FULL,
      )

      await forgetWhom()
      const { id } = await stage.waiting()
      for (let sends = 1; sends < CONNECTION_SENDS_MAX; sends++)
        assert.equal((await stage.act(stage.maya, id, 'resend')).status, 200)
      await forgetWhom()
      await refusedWith(stage.act(stage.maya, id, 'resend'), 422, CONNECTIONS_FULL)

      // those above are for her as well
      await stage.run(sql`delete from connection_requests where invited_teacher_id = ${stage.camille.id}`)
      const many = await addClassrooms(stage.db, stage.lucia.id, CONNECTIONS_WAITING_MAX)
      await stage.run(sql`insert into connection_requests (teacher_id, classroom_id, invited_teacher_id)
        select teacher_id, id, ${stage.camille.id} from classrooms where id >= ${many[0]} and teacher_id = ${stage.lucia.id}`)
      const more = await toLucia({ partner_teacher_id: stage.camille.id })
      await refusedWith(stage.ask(stage.maya, more), 422, CONNECTIONS_FULL)
      // what nobody can accept any more keeps nobody away
      await stage.run(sql`update classrooms set expire_at = now() - interval '1 day'
        where id >= ${many[0]} and teacher_id = ${stage.lucia.id}`)
      assert.equal((await stage.ask(stage.maya, more)).status, 200)
    })

    it(`reaches one teacher ${CONNECTIONS_TO_A_TEACHER} times, taken back, declined or sent again in between`, async () => {
      const again = { partner_classroom_id: await stage.classroom(stage.lucia) }
      for (let count = 1; count < CONNECTIONS_TO_A_TEACHER; count++) {
        const { body } = await stage.ask(stage.maya, await toLucia(again))
        if (count % 2 === 0) await stage.act(stage.maya, body.data.id, 'cancel')
        else await stage.act(stage.lucia, body.data.id, 'decline', { message: '' })
        await stage.weeksLater()
      }
      const last = await stage.ask(stage.maya, await toLucia(again))
      assert.equal(last.status, 200)
      const refused = await refusedWith(stage.ask(stage.maya, await toLucia(again)), 422, CONNECTIONS_FULL)
      assert.match(refused.message ?? '', /ask a teacher 5 times/)
      await refusedWith(stage.act(stage.maya, last.body.data.id, 'resend'), 422, CONNECTIONS_FULL)
      assert.equal(
        (await stage.ask(stage.maya, await toLucia({ partner_teacher_id: stage.camille.id }))).status,
        200,
      )
    })

    it(`leaves who has declined alone for ${CONNECTION_DECLINED_DAYS} days, whichever classrooms it is about`, async () => {
      const { id } = await stage.waiting()
      const other = await stage.waiting()
      await stage.act(stage.lucia, id, 'decline', { message: '' })
      const theirs = { partner_classroom_id: await stage.classroom(stage.lucia) }
      for (const again of [
        stage.act(stage.maya, id, 'resend'),
        stage.act(stage.maya, other.id, 'resend'),
        stage.ask(stage.maya, await toLucia(theirs)),
      ]) {
        const { message } = await refusedWith(again, 422, CONNECTIONS_FULL)
        assert.match(message ?? '', /has declined .* again 7 days after/)
      }
      // who has declined may ask, and others are asked
      const back = {
        partner_teacher_id: stage.maya.id,
        partner_classroom_id: await stage.classroom(stage.maya),
      }
      const asked = await stage.ask(stage.lucia, {
        ...back,
        classroom_id: await stage.classroom(stage.lucia),
      })
      assert.equal(asked.status, 200, asked.body.message)
      assert.equal(
        (
          await stage.ask(stage.camille, {
            ...(await toLucia(theirs)),
            classroom_id: await stage.classroom(stage.camille),
          })
        ).status,
        200,
      )
      await stage.weeksLater()
      assert.equal((await stage.act(stage.maya, id, 'resend')).status, 200)
    })

    it('is tried so often within an hour, refused or not', async () => {
      const body = await toLucia({ partner_teacher_id: 2_147_483_647 })
      await stage.ask(stage.maya, body)
      await stage.run(sql`update attempts set count = ${CONNECTION_TRIES_PER_HOUR - 1}`)
      assert.equal((await stage.ask(stage.maya, body)).status, 422)
      assert.equal((await stage.ask(stage.maya, body)).status, 429)
    })

    it('waits once for a teacher who has yet to choose, and once between two of whom one has', async () => {
      const body = await toLucia()
      const named = { ...body, partner_classroom_id: await stage.classroom(stage.lucia) }
      const { data } = (await stage.ask(stage.maya, body)).body
      assert.deepEqual((await refusedWith(stage.ask(stage.maya, body), 422, CONNECTION_EXISTS)).data, {
        id: data.id,
      })
      await refusedWith(stage.ask(stage.maya, named), 422, CONNECTION_EXISTS)
      const back = {
        classroom_id: named.partner_classroom_id,
        ...{ partner_teacher_id: stage.maya.id, partner_classroom_id: body.classroom_id },
      }
      await refusedWith(stage.ask(stage.lucia, back), 422, CONNECTION_EXISTS)
      // another classroom of hers is free
      const other = { ...back, partner_classroom_id: await stage.classroom(stage.maya) }
      assert.equal((await stage.ask(stage.lucia, other)).status, 200)
    })
  })
}

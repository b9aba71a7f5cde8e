import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { invitationMail } from '../../server/areas/connections/mails.ts'
import { brandOf } from '../../server/mail/brands.ts'
import { PARTNER_UNAVAILABLE, PARTNERS_FORBIDDEN } from '../../src/contract/error-codes/connections.ts'
import { groupTypes } from '../../src/contract/rules/group-types.ts'
import {
  type ConnectionStage,
  connectionStage,
  type Person,
  refusedWith,
} from '../support/connection-stage.ts'
import { databaseKinds } from '../support/databases.ts'
import { operatorOf } from '../support/operator.ts'

for (const kind of databaseKinds) {
  describe(`who may do what with a connection request on ${kind}`, () => {
    let stage: ConnectionStage
    before(async () => {
      stage = await connectionStage(kind)
    })
    after(() => stage.server.close())
    beforeEach(() => stage.forgetAttempts())

    const validate = ({ id }: Person, is: boolean) =>
      stage.run(sql`update teachers set is_teacher_validated = ${is} where id = ${id}`)

    it('is accepted, and sent again, by nobody who is not validated any more', async () => {
      const received = await stage.waiting()
      const sent = await stage.waiting({ from: stage.lucia, to: stage.camille })
      await validate(stage.lucia, false)
      try {
        const { id, theirs } = received
        await refusedWith(stage.accept(stage.lucia, id, theirs), 403, PARTNERS_FORBIDDEN)
        await refusedWith(stage.act(stage.lucia, sent.id, 'resend'), 403, PARTNERS_FORBIDDEN)
      } finally {
        await validate(stage.lucia, true)
      }
      assert.equal((await stage.act(stage.lucia, sent.id, 'resend')).status, 200)
    })

    it('leaves open which classroom it will be only where one waits, and not where all have partners', async () => {
      const [paired] = await stage.run<{
        id: number
      }>(sql`insert into teachers (user_type, email, password_hash,
          email_verified_at, is_teacher_validated, first_name, last_name, country_id)
        select 'teacher', 'paired@demo.test', '', now(), true, 'Paula', 'Paired', country_id
        from teachers where id = ${stage.lucia.id} returning id`)
      const other = { id: paired?.id ?? 0 }
      const theirs = await stage.classroom(other)
      const ask = async () => stage.ask(stage.maya, await stage.toLucia({ partner_teacher_id: other.id }))
      const set = (status: string) =>
        stage.run(sql`update class_pairings set status = ${status}
          where id = (select class_pairing_id from classrooms where id = ${theirs})`)
      await set('paired')
      await refusedWith(ask(), 422, PARTNER_UNAVAILABLE)
      await set('alone')
      assert.equal((await ask()).status, 200)
    })

    it('waits once more as if it were new, and says nothing of why it was declined', async () => {
      const { id } = await stage.waiting()
      await stage.act(stage.lucia, id, 'decline', { message: 'Not this year' })
      await stage.weeksLater()
      const before = (await stage.one(stage.maya, id)).body.data
      assert.equal(before.decline_message, 'Not this year')
      assert.equal((await stage.act(stage.maya, id, 'resend')).status, 200)
      const { decline_message, sent_at, created_at } = (await stage.one(stage.maya, id)).body.data
      assert.deepEqual([decline_message, created_at], ['', before.created_at])
      assert.ok(sent_at > before.sent_at)
    })

    it('tells nobody of small groups where one of the two works with the whole class', async () => {
      const { id, mine, theirs } = await stage.waiting()
      const group = (classroom: number, type: number) =>
        stage.run(sql`update classrooms set course_id = (
          select id from courses where student_group_type_id = ${type} order by id limit 1
        ) where id = ${classroom}`)
      await group(mine, groupTypes.smallGroup)
      await group(theirs, groupTypes.wholeClass)
      assert.equal((await stage.accept(stage.lucia, id, theirs)).status, 200)
      const told = await stage.run(sql`select 1 from notifications
        where type = 'small_group_classroom_partnership' and classroom_id in (${mine}, ${theirs})`)
      assert.equal(told.length, 0)
    })

    it('leads to the pages of the brand of who was asked', async () => {
      const { id } = await stage.waiting()
      const letter = await invitationMail.write({
        ...{
          db: stage.db,
          origin: 'https://luv.test',
          about: id,
          invoicePayment: null,
          brand: brandOf('independent-teacher-players'),
        },
        recipient: { id: stage.lucia.id, email: 'x@demo.test', user_type: 'teacher', is_verified: true },
        page: path => path,
      })
      const { pathname, search } = new URL(letter?.action.url ?? '')
      assert.equal(pathname, `/connections/${id}`)
      const brand = new URLSearchParams(brandOf('independent-teacher-players').query)
      assert.notEqual(brand.size, 0)
      assert.match(search, new RegExp(`^\\?${brand}&notification_id=\\d+$`))
    })

    it('is sent so often an hour by a teacher, whatever an operator sends who works as them', async () => {
      const call = await operatorOf(stage, 'olga@operator.test', 'teacher@demo.test')
      const body = async (to: Person) => ({
        ...(await stage.toLucia({ partner_teacher_id: to.id })),
        ...{ message: '', partner_classroom_id: null },
      })
      const byOperator = (to: object) => call('POST /api/teacher/connections', to)
      assert.equal((await byOperator(await body(stage.lucia))).status, 200)
      await stage.run(sql`update attempts set count = 1000`)
      assert.equal((await byOperator(await body(stage.camille))).status, 429)
      assert.equal((await stage.ask(stage.maya, await body(stage.camille))).status, 200)
    })
  })
}

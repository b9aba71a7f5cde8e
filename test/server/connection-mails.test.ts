import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { invitationMail } from '../../server/areas/connections/mails.ts'
import { deliverTo } from '../../server/areas/notifications/deliver.ts'
import { brandOf } from '../../server/mail/brands.ts'
import { writeMail } from '../../server/mail/letter.ts'
import type { Notification } from '../../src/contract/entities/notification.ts'
import { notificationKinds } from '../../src/contract/rules/notification-kinds.ts'
import { type ConnectionStage, connectionStage } from '../support/connection-stage.ts'
import { databaseKinds } from '../support/databases.ts'
import { mailsSettled, mailsTo } from '../support/mails.ts'

for (const kind of databaseKinds) {
  describe(`what teachers are told of requests on ${kind}`, () => {
    let stage: ConnectionStage
    before(async () => {
      stage = await connectionStage(kind)
    })
    after(() => stage.server.close())
    beforeEach(() => stage.forgetAttempts())

    const letter = (id: number, recipient = stage.lucia.id) =>
      invitationMail.write({
        ...{
          db: stage.db,
          origin: 'https://luv.test',
          about: id,
          brand: brandOf('teacher'),
          invoicePayment: null,
        },
        recipient: { id: recipient, email: 'x@demo.test', user_type: 'teacher', is_verified: true },
        page: path => path,
      })
    const newsOf = async ({ token }: { token: string }) => {
      const { body } = await stage.server.call<{ notifications: Notification[] }>(
        'GET /api/teacher/notifications',
        { token },
      )
      return body.data.notifications
    }

    it('a mail leads to the request, and says who asks by the first name and an initial', async () => {
      const { id } = await stage.waiting()
      const found = await letter(id)
      const [told] = await newsOf(stage.lucia)
      assert.deepEqual([told?.type, told?.object_id], ['partner_connection_request', id])
      assert.equal(found?.action.url, `https://luv.test/connections/${id}?notification_id=${told?.id}`)
      assert.match(found?.paragraphs[0] ?? '', /^Maya T\. would like to connect the classroom ‘Rivers’ /)
      assert.doesNotMatch(JSON.stringify(found), /Thornton/)
    })

    it('a mail says that there is a note, and not what a stranger has typed', async () => {
      const { id } = await stage.waiting()
      const without = await letter(id)
      await stage.db.execute(
        `update connection_requests set message = 'See https://elsewhere.test' where id = ${id}`,
      )
      const found = await letter(id)
      assert.doesNotMatch(JSON.stringify(found), /elsewhere/)
      assert.match(found?.paragraphs[1] ?? '', /personal note/)
      assert.doesNotMatch(without?.paragraphs[1] ?? '', /personal note/)
    })

    it('no mail makes an address of what a stranger is called, or calls the classroom', async () => {
      const { id, mine } = await stage.waiting()
      await stage.run(
        sql`update teachers set first_name = 'https://luv-exchange.example/verify' where id = ${stage.maya.id}`,
      )
      await stage.run(
        sql`update classrooms set name = 'www.luv.example: write to me@luv.example' where id = ${mine}`,
      )
      const found = (await letter(id)) ?? assert.fail('no letter')
      await stage.run(sql`update teachers set first_name = 'Maya' where id = ${stage.maya.id}`)
      assert.match(found.paragraphs[0] ?? '', /^https: \/ \/luv-exchange\. example\//)
      assert.doesNotMatch(found.paragraphs.join(' '), /:\/\/|\w\.\w|@\S/)
      const { html } = writeMail('x@demo.test', found, brandOf('teacher'))
      const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, url]) => url)
      assert.deepEqual(
        links.filter(url => !url?.startsWith('mailto:')),
        [found.action.url, found.action.url],
      )
    })

    it('no mail leaves for a request that does not wait any more, or to anybody else', async () => {
      const { id } = await stage.waiting()
      assert.equal(await letter(id, stage.camille.id), null)
      await stage.act(stage.maya, id, 'cancel')
      assert.equal(await letter(id), null)
      assert.equal(await letter(2_147_483_647), null)
    })

    it('a mail goes out with each sending', async () => {
      const { id } = await stage.waiting()
      const sent = async () => {
        await mailsSettled(stage.server)
        const mails = await mailsTo(stage.server, 'partner@demo.test')
        return mails.filter(({ body }) => body.includes(`/connections/${id}?`)).length
      }
      assert.equal(await sent(), 1)
      await stage.act(stage.maya, id, 'resend')
      assert.equal(await sent(), 2)
    })

    it('no more than one mail goes out, and where mails were chosen that of the notification', async () => {
      const { id: teacher_id } = stage.lucia
      const sent = async () => {
        const { id } = await stage.waiting()
        await deliverTo(stage.server.app.services, teacher_id, Date.now() + 1_000)
        stage.server.app.services.mails.wake()
        await mailsSettled(stage.server)
        const mails = await mailsTo(stage.server, 'partner@demo.test')
        return mails.filter(({ body }) => body.includes(`/connections/${id}?`)).map(({ subject }) => subject)
      }
      const { label } = notificationKinds.partner_connection_request
      const subjects: Record<string, string[]> = { at_once: [label], daily: [], off: [] }
      assert.deepEqual(await sent(), ['A teacher would like to be your partner'])
      for (const [mode, expected] of Object.entries(subjects)) {
        await stage.run(sql`delete from notification_preferences`)
        const mails = JSON.stringify({ partner_connection_request: mode })
        await stage.run(sql`insert into notification_preferences (teacher_id, mails, time_zone)
          values (${teacher_id}, ${mails}::jsonb, 'UTC')`)
        assert.deepEqual(await sent(), expected, mode)
      }
      await stage.run(sql`delete from notification_preferences`)
    })

    it('a notification tells who has asked, declined and why, without a last name', async () => {
      const { id, mine, theirs } = await stage.waiting()
      const [asked] = await newsOf(stage.lucia)
      assert.deepEqual(
        [asked?.type, asked?.subject, asked?.from, asked?.classroom_id, asked?.object_id],
        ['partner_connection_request', 'Connection request', 'Maya T.', theirs, id],
      )
      await stage.act(stage.lucia, id, 'decline', { message: 'Not this year' })
      const [declined] = await newsOf(stage.maya)
      assert.deepEqual(
        [declined?.type, declined?.from, declined?.classroom_id, declined?.trigger_user?.teacher?.full_name],
        ['partner_connection_declined', 'Lucía F.', mine, 'Lucía F.'],
      )
      const before = (await newsOf(stage.maya))[0]?.id
      await stage.act(stage.lucia, id, 'decline', { message: 'Again' })
      assert.equal((await newsOf(stage.maya))[0]?.id, before)
      assert.equal((await stage.one(stage.maya, id)).body.data.decline_message, 'Not this year')
      // taking it back is told to nobody
      const other = await stage.waiting()
      const seen = (await newsOf(stage.lucia))[0]?.id
      await stage.act(stage.maya, other.id, 'cancel')
      assert.equal((await newsOf(stage.lucia))[0]?.id, seen)
    })
  })
}

import assert from 'node:assert/strict'
import { after, before, describe, it, mock } from 'node:test'
import { sql } from 'drizzle-orm'
import { deliverTo } from '../../server/areas/notifications/deliver.ts'
import { type NewNotification, notify } from '../../server/areas/notifications/repository/notify.ts'
import type { Database } from '../../server/db/database.ts'
import {
  type NotificationType,
  notificationKinds,
  notificationTypes,
} from '../../src/contract/rules/notification-kinds.ts'
import { databaseKinds } from '../support/databases.ts'
import { linksOf, mailsSettled, mailsTo } from '../support/mails.ts'
import { startApp, type TestApp } from '../support/server.ts'

/** Where the mail of each kind leads, with `n` for the notification; the object is 5, the classroom 7. */
const leads: Record<NotificationType, string> = {
  student_response_to_video: '/classroom/7?notification_id=n',
  student_video_posted: '/classroom/7?notification_id=n',
  student_video_fail: '/notifications?notification_id=n',
  video_conversion_failed: '/classroom/7?notification_id=n',
  response_to_message: '/classroom/7?notification_id=n',
  partner_connection_request: '/connections/5?notification_id=n',
  partner_connection_accepted: '/connections/5?notification_id=n',
  partner_connection_declined: '/connections/5?notification_id=n',
  partner_message: '/classroom/7?open_chat=true&notification_id=n',
  alert_created: '/notifications?notification_id=n',
  classroom_expired: '/classroom/7?notification_id=n',
  partner_responded_to_student_video:
    '/classroom/7?tab=submissions&partner=true&submissionId=5&notification_id=n',
  partner_student_post_video: '/classroom/7?tab=submissions&partner=true&submissionId=5&notification_id=n',
  small_group_classroom_partnership: '/classroom/7?notification_id=n',
}

for (const kind of databaseKinds) {
  describe(`letters of notifications on ${kind}`, () => {
    let server: TestApp
    let db: Database
    before(async () => {
      // what the server looks for by itself would leave before a test has told all of it
      mock.timers.enable({ apis: ['setInterval'] })
      server = await startApp({ kind })
      await server.app.ready()
      mock.timers.reset()
      db = server.app.services.db
      await db.execute(sql`insert into notification_preferences (teacher_id, mails, time_zone)
        select id, ${JSON.stringify(Object.fromEntries(notificationTypes.map(type => [type, 'at_once'])))}::jsonb, 'UTC'
        from teachers`)
    })
    after(() => server.close())

    const idOf = async (email: string) => {
      const { rows } = (await db.execute(sql`select id from teachers where email = ${email}`)) as unknown as {
        rows: { id: number }[]
      }
      return rows[0]?.id ?? 0
    }
    /** What somebody gets who is told one thing. */
    async function told(email: string, news: Omit<NewNotification, 'teacher_id'>, change = sql`select 1`) {
      await db.execute('delete from notifications')
      await db.execute('delete from outbox')
      const teacher_id = await idOf(email)
      await notify(db, [{ classroom_id: 7, object_id: 5, ...news, teacher_id }])
      await db.execute(change)
      await deliverTo(server.app.services, teacher_id, Date.now() + 1_000)
      server.app.services.mails.wake()
      await mailsSettled(server)
      return mailsTo(server, email)
    }

    /** The one mail of it. */
    async function mailOf(...given: Parameters<typeof told>) {
      const [found, ...more] = await told(...given)
      assert.deepEqual(more, [])
      const mail = found ?? assert.fail('no mail')
      const [link] = linksOf(mail)
      return { ...mail, link: link ?? assert.fail('no link') }
    }

    for (const type of notificationTypes)
      it(`lead where the notification does: ${type}`, async () => {
        const { subject, body, link } = await mailOf('teacher@demo.test', { type, from: 'Ana' })
        const { label, mail: says } = notificationKinds[type]
        assert.deepEqual([subject, body.split('\n')[0]], [label, `Ana: ${says}`])
        const path = `${link.pathname}${link.search}`.replace(/notification_id=\d+/, 'notification_id=n')
        assert.equal(path, leads[type])
      })

    it('make no link and no line of what somebody is called', async () => {
      const from = 'Visit https://luv.example/x\r\nBcc: all@luv.example <a href="//luv.example">now</a>'
      const { subject, body, html } = await mailOf('teacher@demo.test', { type: 'partner_message', from })
      assert.equal(subject, 'Message from your partner')
      const [first = ''] = body.split('\n')
      assert.match(
        first,
        /^Visit https: \/ \/luv\. example\/x Bcc: all@ luv\. example <a .*>: Your partner has/,
      )
      const hrefs = [...(html ?? '').matchAll(/href="([^"]*)"/g)].map(([, href]) => href ?? '')
      const { publicOrigin } = server.app.services.config
      assert.ok(hrefs.length > 1)
      assert.deepEqual(
        hrefs.filter(href => !href.startsWith(`${publicOrigin}/`) && !href.startsWith('mailto:')),
        [],
      )
    })

    it('are in the brand of who gets them, and lead to its pages', async () => {
      const { body, link } = await mailOf('players@demo.test', { type: 'alert_created', from: '' })
      assert.equal(link.searchParams.get('players-trust'), '1')
      assert.match(body, /^There is an alert for all teachers\./)
    })

    it('tell of a kind that only a newer server knows by what that has called it', async () => {
      const newer = sql`with p as (update notification_preferences set mails = mails || '{"from_the_future": "at_once"}')
        update notifications set type = 'from_the_future', subject = 'News of the future'`
      const news = { type: 'classroom_expired', from: 'Rivers' } as const
      const { subject, body, link } = await mailOf('teacher@demo.test', news, newer)
      assert.equal(subject, 'News of the future')
      assert.match(body, /^Rivers: News of the future\n/)
      assert.match(link.href, /\/notifications\?notification_id=\d+$/)
    })

    it('lead to the list of what it is about where nobody has said which one that is', async () => {
      const nowhere = { from: '', classroom_id: null, object_id: null }
      const message = await mailOf('teacher@demo.test', { ...nowhere, type: 'partner_message' })
      assert.match(message.link.href, /\/notifications\?notification_id=\d+$/)
      const declined = await mailOf('teacher@demo.test', { ...nowhere, type: 'partner_connection_declined' })
      assert.match(declined.link.href, /\/connections\?notification_id=\d+$/)
    })

    it('come to nobody who is disabled', async () => {
      const disabled = sql`update teachers set disabled_at = now() where email = 'librarian2@demo.test'`
      const news = { type: 'alert_created', from: 'LUV' } as const
      assert.deepEqual(await told('librarian2@demo.test', news, disabled), [])
    })
  })
}

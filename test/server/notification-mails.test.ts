import assert from 'node:assert/strict'
import { AsyncLocalStorage } from 'node:async_hooks'
import { after, before, beforeEach, describe, it, mock } from 'node:test'
import { sql } from 'drizzle-orm'
import { deliverTo } from '../../server/areas/notifications/deliver.ts'
import { notify } from '../../server/areas/notifications/repository/notify.ts'
import { type Database, rows } from '../../server/db/database.ts'
import type { NotificationPreferences } from '../../src/contract/entities/notification.ts'
import { databaseKinds } from '../support/databases.ts'
import { mailsSettled, mailsTo } from '../support/mails.ts'
import { startApp, type TestApp } from '../support/server.ts'

const PREFERENCES = '/api/teacher/notification-preferences'
const HOUR_MS = 3_600_000
const ENDS = 60
const chosen: NotificationPreferences = {
  mails: { partner_message: 'at_once', student_video_posted: 'daily' },
  quiet_from: null,
  quiet_until: null,
  time_zone: 'Europe/Madrid',
}
const chosenDaily = { ...chosen, mails: { partner_message: 'daily' } }

for (const kind of databaseKinds) {
  describe(`notifications by mail on ${kind}`, () => {
    let server: TestApp
    let db: Database
    let me = 0
    let token = ''
    before(async () => {
      // what the server looks for by itself would leave before a test has told all of it
      mock.timers.enable({ apis: ['setInterval'] })
      server = await startApp({ kind })
      await server.app.ready()
      mock.timers.reset()
      db = server.app.services.db
      ;({ id: me, token } = await server.signIn('librarian@demo.test'))
    })
    after(() => server.close())
    beforeEach(async () => {
      await db.execute('delete from notifications')
      await db.execute('delete from notification_letters')
      await db.execute('delete from outbox')
      await save(chosen)
    })

    const save = async (preferences: object) => {
      const saved = await server.call<NotificationPreferences>(`PUT ${PREFERENCES}`, {
        token,
        body: preferences,
      })
      return saved
    }
    const tell = (type: 'partner_message' | 'student_video_posted' | 'classroom_expired', from: string) =>
      notify(db, [{ teacher_id: me, type, from, classroom_id: 7 }])
    /** What has gone out once a moment is over at which mails are due. */
    const sent = async (now = Date.now() + 1_000) => {
      await deliverTo(server.app.services, me, now)
      server.app.services.mails.wake()
      await mailsSettled(server)
      return mailsTo(server, 'librarian@demo.test')
    }

    it('are those that are wanted, each alone with where it leads, or together', async () => {
      await tell('classroom_expired', 'Nobody asked')
      await tell('partner_message', 'Ana R.')
      const [single, ...none] = await sent()
      assert.deepEqual(none, [])
      assert.equal(single?.subject, 'Message from your partner')
      assert.match(single?.body ?? '', /Ana R\.: Your partner has written to you\./)
      assert.match(single?.body ?? '', /\/classroom\/7\?open_chat=true&notification_id=\d+/)
      for (const from of ['Ben', 'Cleo']) await tell('partner_message', from)
      const [both, ...before] = await sent()
      assert.deepEqual([both?.subject, before.length], ['You have 2 new notifications', 1])
      assert.match(both?.body ?? '', /Ben: .*Cleo: /s)
      for (let one = 0; one < 53; one += 1) await tell('partner_message', 'N'.repeat(81))
      const [most, ...others] = await sent()
      assert.deepEqual([most?.subject, others.length], ['You have 53 new notifications', 2])
      assert.match(most?.body ?? '', /And 3 more\./)
      assert.equal(most?.body.match(/N{2,}…/)?.[0].length, 80)
    })

    it('wait for the digest, or for the end of quiet hours, and go by what is wanted then', async () => {
      await tell('student_video_posted', 'Ada B')
      const now = Date.now() + 1_000
      assert.deepEqual(await sent(now), [])
      // until its time has come, whatever else leaves
      await tell('partner_message', 'Ana R.')
      const [single, ...none] = await sent(now + 1_000)
      assert.deepEqual([single?.subject, none], ['Message from your partner', []])
      const [digest, ...before] = await sent(now + 25 * HOUR_MS)
      assert.deepEqual([digest?.subject, before.length], ['Video Posted', 1])
      await tell('student_video_posted', 'Ben C')
      assert.equal((await sent()).length, 2)
      await save({ ...chosen, mails: { student_video_posted: 'at_once' } })
      assert.equal((await sent()).length, 3)
      const minute = (new Date().getUTCHours() * 60 + 1_380) % 1_440
      await save({
        ...{ mails: { partner_message: 'at_once' }, time_zone: 'UTC' },
        ...{ quiet_from: minute, quiet_until: (minute + 180) % 1_440 },
      })
      await tell('partner_message', 'Cleo')
      assert.equal((await sent()).length, 3)
      assert.equal((await sent(Date.now() + 3 * HOUR_MS)).length, 4)
    })

    it('wait for the digest from now on where that was chosen while they waited for quiet hours to end', async () => {
      const minute = (new Date().getUTCHours() * 60 + 1_380) % 1_440
      const quiet = { quiet_from: minute, quiet_until: (minute + 180) % 1_440, time_zone: 'UTC' }
      await save({ ...quiet, mails: { partner_message: 'at_once' } })
      await tell('partner_message', 'Cleo')
      assert.deepEqual(await sent(), [])
      const { token: other } = await server.signIn('librarian2@demo.test')
      const theirs = { token: other, body: chosen }
      assert.equal((await server.call(`PUT ${PREFERENCES}`, theirs)).status, 200)
      const [waits] = await rows(db, sql`select 1 from notification_mails where is_planned`)
      assert.ok(waits, 'what somebody else chooses changes nothing')
      await save(chosenDaily)
      assert.deepEqual(await sent(), [])
      assert.equal((await sent(Date.now() + 25 * HOUR_MS)).length, 1)
    })

    it('leave out what was read meanwhile, and what is not wanted any more', async () => {
      await tell('partner_message', 'Ana')
      await db.execute(sql`update notifications set status = 'read' where teacher_id = ${me}`)
      assert.deepEqual(await sent(), [])
      await tell('partner_message', 'Ana')
      await save({ ...chosen, mails: { partner_message: 'off' } })
      assert.deepEqual(await sent(), [])
      assert.deepEqual(await rows(db, sql`select 1 from notification_mails`), [])
    })

    it('are chosen by each teacher; of requests alone, on the clocks of where they teach, until then', async () => {
      const read = async (as: string) =>
        (await server.call<NotificationPreferences>(`GET ${PREFERENCES}`, { token: as })).body.data
      assert.deepEqual(await read(token), chosen)
      const { token: other } = await server.signIn('partner@demo.test')
      assert.deepEqual(await read(other), { ...chosen, mails: { partner_connection_request: 'at_once' } })
      const wrong = [
        { time_zone: 'Mars/Olympus' },
        { quiet_from: 60 },
        { quiet_from: 1_440, quiet_until: 0 },
        { mails: { partner_message: 'hourly' } },
      ]
      for (const one of wrong)
        assert.equal((await save({ ...chosen, ...one })).status, 422, JSON.stringify(one))
      assert.deepEqual(await read(token), chosen)
    })

    it('are told once, whichever statement of theirs is the last', async () => {
      const { push } = server.statements
      const { mails } = server.app.services
      // of the work alone, and not of a mail that is sent meanwhile
      const under = new AsyncLocalStorage<{ left: number }>()
      // a statement that is not handed over ends its transaction; what a killed process leaves is killed-telling.test.ts
      server.statements.push = (...given) => {
        const work = under.getStore()
        if (work && work.left-- === 0) throw new Error('ended')
        return push.apply(server.statements, given)
      }
      const untilEnded = (left: number, work: () => Promise<unknown>) =>
        under.run({ left }, work).then(
          () => true,
          () => false,
        )
      const kept: string[] = []
      let ends = 0
      const happen = (name: string) =>
        db.transaction(async transaction => {
          await transaction.execute(sql`update teachers set about_info = ${name} where id = ${me}`)
          await notify(transaction as unknown as Database, [
            { teacher_id: me, type: 'partner_message', from: name, occasion: name },
          ])
        })
      try {
        for (let round = 0; ends < ENDS; round += 1) {
          const name = `Person ${round} of many`
          if (await untilEnded(1 + (round % 4), () => happen(name))) kept.push(name)
          else ends += 1
          // told again, as by whoever does not know of the first time
          if (kept.at(-1) === name) await happen(name)
          const services = { db, mails }
          if (!(await untilEnded(1 + (Math.floor(round / 2) % 9), () => deliverTo(services, me)))) ends += 1
        }
      } finally {
        server.statements.push = push
      }
      const text = (await sent()).map(mail => mail.body).join('\n')
      const told = [...text.matchAll(/Person \d+ of many/g)].map(([name]) => name)
      assert.ok(kept.length > ENDS / 10)
      assert.deepEqual(told.toSorted(), kept.toSorted())
      // a mail whose job is done again, since nobody knows whether it was
      const [mail] = await mailsTo(server, 'librarian@demo.test')
      const [job] = await rows(
        db,
        sql`select 1 from jobs.job where name = 'mail' and id::text = ${mail?.mail_id}`,
      )
      assert.ok(job, 'the id of a mail is that of its job')
      const again = { id: mail?.mail_id ?? '', to: 'x@y.test', subject: '', text: '', html: '', fromName: '' }
      await server.app.services.mailer.send(again)
      assert.deepEqual(await mailsTo(server, 'x@y.test'), [])
    })
  })
}

import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it, mock } from 'node:test'
import { sql } from 'drizzle-orm'
import { forgetStudents, notify } from '../../server/areas/notifications/area.ts'
import { deliverTo } from '../../server/areas/notifications/deliver.ts'
import { tellAlerts } from '../../server/areas/notifications/repository/alerts.ts'
import { savePreferences } from '../../server/areas/notifications/repository/preferences.ts'
import { type Database, rows } from '../../server/db/database.ts'
import type { NotificationPreferences } from '../../src/contract/entities/notification.ts'
import { bothDatabases } from '../support/databases.ts'
import { meetAt } from '../support/meeting.ts'
import { startApp, type TestApp } from '../support/server.ts'

// The embedded database has one connection: there nobody waits for anybody.
const skip = !bothDatabases.includes('postgres')

const STUDENT = 1
const chosen: NotificationPreferences = {
  ...{ mails: { student_video_posted: 'at_once' }, quiet_from: null, quiet_until: null, time_zone: 'UTC' },
}

/** docs/decisions/order-of-locks.md */
describe('notifications that wait to go out by mail, which several have in hand at once', { skip }, () => {
  let server: TestApp
  let db: Database
  let me: number
  before(async () => {
    // what the server looks for by itself would leave first
    mock.timers.enable({ apis: ['setInterval'] })
    server = await startApp({ kind: 'postgres' })
    await server.app.ready()
    mock.timers.reset()
    db = server.app.services.db
    me = (await server.signIn('librarian@demo.test')).id
  })
  after(() => server.close())
  beforeEach(async () => {
    await db.execute('delete from notifications')
    await save()
    const news = {
      teacher_id: me,
      type: 'student_video_posted',
      from: 'Ada',
      trigger_user_id: STUDENT,
    } as const
    await notify(db, [news, news, news])
    // by their place, and by when they are due, they come in another order than by their ids
    const ids = await mailIds()
    for (const id of ids.toReversed())
      await db.execute(sql`update notification_mails set due_at = now() - make_interval(secs => ${id}::int)
        where notification_id = ${id}`)
  })

  const mailIds = async () => {
    const found = await rows<{ id: number }>(
      db,
      sql`select notification_id as id from notification_mails where letter_id is null order by 1`,
    )
    return found.map(({ id }) => id)
  }
  const save = () => savePreferences(db, me, chosen)
  const forget = () => db.transaction(own => forgetStudents(own as unknown as Database, [STUDENT]))

  const last = sql`select 1 from notification_mails where letter_id is null order by notification_id desc limit 1 for update`
  const meetings = { 'chooses while': [save, forget], 'goes while': [forget, save] }
  for (const [what, [first, second]] of Object.entries(meetings) as [string, [typeof save, typeof save]][])
    it(`wait for each other in one order: who ${what} the other does what they do`, async () => {
      await meetAt(db, last, [first, second])
      assert.deepEqual(await mailIds(), [])
      assert.deepEqual(await rows(db, sql`select 1 from notifications`), [])
    })

  it('and alerts are told to all who are there, also while somebody goes', async () => {
    const [goes] = await rows<{ id: number }>(
      db,
      sql`insert into teachers (user_type, email, password_hash) values ('teacher', 'goes@demo.test', '') returning id`,
    )
    await db.execute(sql`insert into alerts (message, color) values ('Hi', 'info')`)
    await meetAt(db, sql`delete from teachers where id = ${goes?.id ?? 0}`, [() => tellAlerts(db)])
    const [left] = await rows<{ untold: number }>(
      db,
      sql`select count(*)::int as untold from teachers t where disabled_at is null and not exists
          (select 1 from notifications n where n.teacher_id = t.id and n.type = 'alert_created')`,
    )
    assert.equal(left?.untold, 0)
  })

  it('leave in one letter, whoever looks at them at once', async () => {
    const deliver = () => deliverTo(server.app.services, me, Date.now() + 1_000)
    await Promise.all(Array.from({ length: 20 }, deliver))
    const letters = await rows<{ count: number }>(
      db,
      sql`select count(*)::int as count from notification_mails where letter_id is not null group by letter_id`,
    )
    assert.deepEqual(letters, [{ count: 3 }])
    assert.deepEqual(await mailIds(), [])
  })
})

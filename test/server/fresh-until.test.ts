import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { publishAlert } from '../../server/areas/notifications/repository/alerts.ts'
import { databaseKinds } from '../support/databases.ts'
import { startApp, type TestApp } from '../support/server.ts'

const ALERTS = 'GET /api/teacher/alerts'
const NOTIFICATIONS = 'GET /api/teacher/notifications'
const LISTS = [ALERTS, NOTIFICATIONS, 'GET /api/teacher/classrooms']

for (const kind of databaseKinds) {
  describe(`an answer that was kept, on ${kind}`, () => {
    let server: TestApp
    let token = ''
    before(async () => {
      server = await startApp({ kind, config: { build: 'b1' } })
      token = (await server.signIn('teacher@demo.test')).token
    })
    after(() => server.close())

    const get = (line: string, etag?: string) =>
      server.call<unknown[]>(line, { token, headers: etag ? { 'if-none-match': etag } : {} })

    it('without an alert that has not begun stays right until it begins', async t => {
      const now = Date.now()
      t.mock.timers.enable({ apis: ['Date'], now })
      const alert = { message: 'From soon on.', color: 'info', starts_at: new Date(now + 90_000) } as const
      await publishAlert(server.app.services.db, alert)
      const early = await get(ALERTS)
      assert.deepEqual(early.body.data, [])
      assert.equal(early.headers['cache-control'], 'no-store, max-age=90')
      t.mock.timers.tick(89_999)
      assert.equal((await get(ALERTS, early.headers.etag)).status, 304)
      t.mock.timers.tick(2)
      const begun = await get(ALERTS, early.headers.etag)
      assert.equal(begun.status, 200)
      assert.equal(begun.body.data.length, 1)
      await server.app.services.db.execute('delete from alerts')
    })

    it('is right no more once a notification was deleted', async () => {
      const { headers } = await get(NOTIFICATIONS)
      assert.equal((await get(NOTIFICATIONS, headers.etag)).status, 304)
      await server.app.services.db.execute(
        `delete from notifications where id = (select max(n.id) from notifications n
         join teachers t on t.id = n.teacher_id where t.email = 'teacher@demo.test')`,
      )
      assert.equal((await get(NOTIFICATIONS, headers.etag)).status, 200)
    })

    it('is right no more once another build is served', async () => {
      const etags = await Promise.all(LISTS.map(async line => (await get(line)).headers.etag))
      // the services read their configuration with each call
      Object.assign(server.app.services.config, { build: 'b2' })
      for (const [index, line] of LISTS.entries()) {
        assert.equal((await get(line, etags[index])).status, 200, line)
      }
    })
  })
}

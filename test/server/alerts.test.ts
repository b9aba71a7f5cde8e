import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { runCommand } from '../../server/admin/commands.ts'
import { tellAlerts } from '../../server/areas/notifications/repository/alerts.ts'
import type { Data } from '../../src/contract/endpoints/all.ts'
import { sessionSentences } from '../../src/contract/server-messages/session.ts'
import { bothDatabases } from '../support/databases.ts'
import { startApp, type TestApp } from '../support/server.ts'

const NOTIFICATIONS = 'GET /api/teacher/notifications'
const ALERTS = 'GET /api/teacher/alerts'
type List = Data<typeof NOTIFICATIONS>
type Alerts = Data<typeof ALERTS>

for (const kind of bothDatabases) {
  describe(`alerts on ${kind}`, () => {
    let server: TestApp
    let token: string
    before(async () => {
      server = await startApp({ kind })
      ;({ token } = await server.signIn('teacher@demo.test'))
    })
    after(() => server.close())
    beforeEach(() => server.app.services.db.execute('delete from alerts'))

    const admin = (...args: string[]) => runCommand(server.app.services, args)
    const alerts = (etag?: string) =>
      server.call<Alerts>(ALERTS, { token, headers: etag ? { 'if-none-match': etag } : {} })

    it('are published and ended by the operator, and seen with the next poll', async () => {
      const none = await alerts()
      assert.deepEqual(none.body.data, [])
      assert.equal((await alerts(none.headers.etag)).status, 304)
      const said = await admin('alert', 'publish', '<p>Maintenance <b>tonight</b></p>', '--color', 'warning')
      const id = Number(/^Alert (\d+) is published\.$/.exec(said)?.[1])
      const shown = await alerts(none.headers.etag)
      assert.equal(shown.status, 200)
      const [alert] = shown.body.data
      assert.deepEqual(
        [alert?.id, alert?.message, alert?.color, alert?.ends_at],
        [id, '<p>Maintenance <b>tonight</b></p>', 'warning', null],
      )
      assert.match(await admin('alert', 'list'), /warning.*Maintenance/)
      assert.equal(await admin('alert', 'end', String(id)), `Alert ${id} has ended.`)
      assert.deepEqual((await alerts(shown.headers.etag)).body.data, [])
      await assert.rejects(admin('alert', 'end', String(id)), /could end/)
    })

    it('are notified to every teacher when they begin, once, and to none when they never do', async t => {
      const told = async () => {
        const answer = await server.call<List>(`${NOTIFICATIONS}?search_string=alert`, { token })
        return answer.body.data.notifications.map(({ type, object_id }) => `${type} ${object_id}`)
      }
      const { db } = server.app.services
      await db.execute(`delete from notifications where type = 'alert_created'`)
      const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
      const ids: number[] = []
      for (const [from, until] of [
        [null, null],
        [at(10), at(20)],
        [at(10), at(20)],
      ]) {
        const span = [...(from ? ['--from', from] : []), ...(until ? ['--until', until] : [])]
        ids.push(Number(/\d+/.exec(await admin('alert', 'publish', 'Hi', ...span))?.[0]))
      }
      const [first, second, third] = ids
      assert.deepEqual(await told(), [`alert_created ${first}`])
      assert.equal((await alerts()).body.data.length, 1)
      await admin('alert', 'end', String(third))
      t.mock.timers.enable({ apis: ['Date'], now: Date.now() + 11 * 60_000 })
      await tellAlerts(db)
      await tellAlerts(db)
      assert.deepEqual(await told(), [`alert_created ${second}`, `alert_created ${first}`])
      const then = at(12)
      const [bad] = await Promise.allSettled([
        admin('alert', 'publish', 'Hi', '--from', then, '--until', then),
      ])
      assert.match(String(bad.status === 'rejected' && bad.reason), /before it begins/)
    })

    it('end by themselves, for polls too', async t => {
      await admin('alert', 'publish', 'Soon over', '--until', new Date(Date.now() + 600_000).toISOString())
      const shown = await alerts()
      assert.equal(shown.body.data.length, 1)
      assert.equal((await alerts(shown.headers.etag)).status, 304)
      t.mock.timers.enable({ apis: ['Date'], now: Date.now() + 601_000 })
      const later = await alerts(shown.headers.etag)
      assert.deepEqual([later.status, later.body.data], [200, []])
    })

    const hostile: [given: string, kept: string][] = [
      ['<script>alert(1)</script>Hi', 'Hi'],
      ['<img src=x onerror=alert(1)>Hi', 'Hi'],
      ['<p onclick="alert(1)" style="position:fixed" class="x">Hi</p>', '<p>Hi</p>'],
      ['<a href="javascript:alert(1)">Hi</a>', '<a target="_blank" rel="noopener noreferrer">Hi</a>'],
      ['<a href="JaVa\tScript:alert(1)">Hi</a>', '<a target="_blank" rel="noopener noreferrer">Hi</a>'],
      ['<a href="//evil.test">Hi</a>', '<a target="_blank" rel="noopener noreferrer">Hi</a>'],
      ['<a href="data:text/html,x">Hi</a>', '<a target="_blank" rel="noopener noreferrer">Hi</a>'],
      [
        '<a href="https://help.test/a?b=1&amp;c=2" target="_self">Hi</a>',
        '<a href="https://help.test/a?b=1&amp;c=2" target="_blank" rel="noopener noreferrer">Hi</a>',
      ],
      ['<svg><style><img src=x onerror=alert(1)></style></svg>Hi', 'Hi'],
      ['<math><mtext></p><img src=x onerror=alert(1)></mtext></math>Hi', 'Hi'],
      ['<iframe srcdoc="<script>alert(1)</script>"></iframe>Hi', 'Hi'],
      ['<form action="https://evil.test"><input name=password>Hi</form>', 'Hi'],
      ['<ul><li>One<li>Two</ul>', '<ul><li>One</li><li>Two</li></ul>'],
      ['1 < 2 & 3', '1 &lt; 2 &amp; 3'],
    ]
    for (const [given, kept] of hostile) {
      it(`keep nothing that could run: ${given}`, async () => {
        await admin('alert', 'publish', given)
        const message = (await alerts()).body.data[0]?.message ?? ''
        assert.equal(message.replace(/^<p><\/p>/, ''), kept)
      })
    }

    it('are not published without a text, in a color that is none, or with an end that is over', async () => {
      const bad = [
        ['<script>1</script>'],
        ['Hi', '--color', 'pink'],
        ['Hi', '--until', 'tomorrow'],
        ['Hi', '--until', '2020-01-01'],
        ['Hi', '--from', 'me'],
        [],
      ]
      for (const args of bad) await assert.rejects(admin('alert', 'publish', ...args))
      assert.deepEqual((await alerts()).body.data, [])
      assert.equal((await server.call(ALERTS)).body.message, sessionSentences.signInAgain)
    })
  })
}

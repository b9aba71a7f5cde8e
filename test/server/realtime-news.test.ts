import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { livePage } from '../support/live-page.ts'
import { until } from '../support/until.ts'

/** What a page hears of what is new for its teacher, notifications among it, on the real server. */
describe('a page that waits for what is new', () => {
  const live = livePage()
  const { stops, subscribe, channel, untilClosed } = live

  it('hears of the revision without asking for it', async () => {
    await subscribe(channel()).untilOpen()
    const first = await until(() => live.core.$liveRevision.get())
    await live.chat.sent(live.chat.mine, 'Hola')
    await live.chat.server.app.services.realtime.look()
    await until(() => live.core.$liveRevision.get()?.revision !== first.revision)
  })

  it('is open for the revision alone, too, says that nothing has changed meanwhile, and ends with whoever wanted it', async () => {
    const [one, two] = [live.core.hearRevisions(), live.core.hearRevisions()]
    stops.push(one, two)
    const first = await until(() => live.core.lastWord())
    await live.chat.sent(live.chat.mine, 'Hola')
    await live.chat.server.app.services.realtime.look()
    await until(() => (live.core.lastWord()?.since ?? 0) > first.since)
    one()
    one()
    // a chat that is left beside it leaves it open
    const { stop, untilOpen } = subscribe(channel())
    await untilOpen()
    stop()
    await live.chat.sent(live.chat.mine, 'And again')
    const before = live.core.lastWord()?.since ?? 0
    await live.chat.server.app.services.realtime.look()
    await until(() => (live.core.lastWord()?.since ?? 0) > before)
    two()
    await untilClosed()
    assert.equal(live.core.lastWord(), null)
  })
})

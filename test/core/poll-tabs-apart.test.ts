import { expect } from '@open-wc/testing'
import { platform } from '../../src/core/platform.ts'
import { fakeClock } from '../support/clock.ts'
import { aSession, teacher } from '../support/teacher.ts'

import { channelBetweenTabs, INTERVAL, openPollTab as open, SECOND, server } from './poll-tab.ts'

describe('A poll that tabs do not share, or not by themselves', () => {
  const clock = fakeClock()

  for (const [whose, session] of [
    ['another session of the same teacher', aSession({ id: 's2' })],
    ['another teacher', aSession({ id: 's1', user: teacher({ id: 8 }) })],
  ] as const) {
    it(`is not shared with ${whose}`, async () => {
      const list = server()
      const here = await open()
      const other = await open(session)
      const theirs = other.listen(list.poll('other'))
      const shown = here.listen(list.poll('here'))
      await clock.tick(SECOND)
      expect(list.asked).to.have.members(['other', 'here'])
      expect(theirs()).to.not.deep.equal(shown())
      const before = list.asked.length
      await clock.tick(INTERVAL)
      expect(list.asked.length - before).to.equal(2)
    })
  }

  it('stores nothing', async () => {
    const list = server()
    const here = await open()
    const before = JSON.stringify([localStorage, sessionStorage])
    const shown = (await open()).listen(list.poll('other'))
    here.listen(list.poll('here'))
    await clock.tick(2 * INTERVAL)
    expect(shown().at).to.equal('ready')
    expect(JSON.stringify([localStorage, sessionStorage])).to.equal(before)
  })

  for (const [missing, changes] of [
    ['Web Locks', { locks: () => undefined }],
    ['BroadcastChannel', { channel: () => null }],
  ] as const) {
    it(`asks in a tab of its own accord where there is no ${missing}`, async () => {
      const list = server()
      const here = await open()
      here.listen(list.poll('here'))
      const shown = (await open(aSession(), changes)).listen(list.poll('other'))
      await clock.tick(3 * INTERVAL)
      expect(shown().at).to.equal('ready')
      expect(list.asked.length).to.be.at.least(4)
    })
  }

  it('asks and shares without a session where it needs none, and keeps its data when a teacher comes', async () => {
    const list = server()
    const here = await open(null)
    const shown = here.listen(list.poll('here', { session: 'none' }))
    await clock.tick(SECOND)
    const there = (await open(aSession({ id: 's2' }))).listen(list.poll('other', { session: 'none' }))
    await clock.tick(SECOND)
    expect(list.asked).to.deep.equal(['here'])
    expect(there()).to.deep.equal({ at: 'ready', data: 1 })
    here.signIn(aSession({ id: 's3' }))
    expect(shown()).to.deep.equal({ at: 'ready', data: 1 })
    await clock.tick(INTERVAL)
    expect(list.asked).to.deep.equal(['here', 'here'])
  })

  it('takes no notice of what others write on its line', async () => {
    const list = server()
    const here = await open()
    const shown = here.listen(list.poll('here'))
    await clock.tick(SECOND)
    const line = channelBetweenTabs(`cx-polls@${location.origin}`)
    for (const message of [null, 'news', {}, { say: 'news' }, { say: 'news', key: list.key, news: 7 }]) {
      line.postMessage(message)
    }
    await clock.tick(SECOND)
    expect(shown()).to.deep.equal({ at: 'ready', data: 1 })
    line.close()
  })

  const told = { at: 'answered', data: 77, freshUntil: 0 }
  const strange: [what: string, news: (now: number) => object, isTaken: boolean][] = [
    ['an answer of this moment', now => ({ ...told, askedAt: now }), true],
    ['an answer that is older than what is here', now => ({ ...told, askedAt: now - 2 * SECOND }), false],
    ['an answer of the future', now => ({ ...told, askedAt: now + 1 }), false],
    ['nothing new of the far future', () => ({ at: 'unchanged', askedAt: 1e15, freshUntil: 1e15 }), false],
    [
      'a failure of the future',
      now => ({ at: 'failed', askedAt: now + 1, kind: 'refused', status: 503, message: 'Closed.' }),
      false,
    ],
    ['an answer of no time', () => ({ ...told, askedAt: Number.NaN }), false],
    ['data of another version', now => ({ ...told, askedAt: now, data: { rows: 77 } }), false],
    ['an answer without data', now => ({ ...told, askedAt: now, data: undefined }), false],
  ]
  for (const [what, news, isTaken] of strange) {
    it(`${isTaken ? 'takes' : 'takes no notice of'} ${what}, and asks when its time has come`, async () => {
      const list = server()
      const here = await open(null)
      const shown = here.listen(list.poll('here', { session: 'none' }))
      await clock.tick(SECOND)
      const line = channelBetweenTabs(`cx-polls@${location.origin}`)
      line.postMessage({ say: 'news', key: list.key, whose: 'everybody', news: news(platform.now()) })
      await clock.tick(0)
      expect(shown()).to.deep.equal({ at: 'ready', data: isTaken ? 77 : 1 })
      expect(list.asked).to.have.length(1)
      await clock.tick(INTERVAL + SECOND)
      expect(list.asked).to.have.length(2)
      line.close()
    })
  }
})

import { expect } from '@open-wc/testing'
import { CallFailure } from '../../src/core/http/failure.ts'
import { fakeClock } from '../support/clock.ts'

import { INTERVAL, openPollTab as open, type PollTab, SECOND, server } from './poll-tab.ts'

describe('A poll in several tabs', () => {
  const clock = fakeClock()

  it('is asked for by one, and all have the answer', async () => {
    const list = server()
    const shown = [await open(), await open(), await open()].map((tab, index) =>
      tab.listen(list.poll(`tab ${index}`)),
    )
    await clock.tick(SECOND)
    const first = list.asked.length
    await clock.tick(4 * INTERVAL)
    expect(first).to.be.at.most(2)
    expect(list.asked.length - first).to.equal(4)
    expect(new Set(list.asked.slice(first)).size, 'the same tab goes on').to.equal(1)
    for (const state of shown) expect(state()).to.deep.equal({ at: 'ready', data: list.asked.length })
  })

  it('is not asked for by a tab that opens while the answer is still good', async () => {
    const list = server()
    const here = await open()
    here.listen(list.poll('old'))
    await clock.tick(5 * SECOND)
    const opened = await open()
    await clock.tick(500)
    const shown = opened.listen(list.poll('new'))
    await clock.tick(SECOND)
    expect(shown()).to.deep.equal({ at: 'ready', data: 1 })
    expect(list.asked).to.deep.equal(['old'])
  })

  it('is asked for by a tab that opens when the others’ answer is too old', async () => {
    const list = server()
    const here = await open()
    here.listen(list.poll('old'))
    await clock.tick(SECOND)
    here.hide()
    await clock.tick(INTERVAL)
    const opened = await open()
    await clock.tick(500)
    const shown = opened.listen(list.poll('new'))
    await clock.tick(SECOND)
    expect(shown()).to.deep.equal({ at: 'ready', data: 2 })
    expect(list.asked).to.deep.equal(['old', 'new'])
  })

  describe('goes on within one interval', () => {
    for (const [leaves, leave] of [
      ['is hidden', (tab: PollTab) => tab.hide()],
      ['is closed', (tab: PollTab) => tab.close()],
    ] as const) {
      it(`when the tab that asks ${leaves}`, async () => {
        const list = server()
        const here = await open()
        const asker = await open()
        asker.listen(list.poll('asker'))
        await clock.tick(SECOND)
        const shown = here.listen(list.poll('other'))
        await clock.tick(INTERVAL)
        expect(list.asked).to.deep.equal(['asker', 'asker'])
        leave(asker)
        await clock.tick(INTERVAL + SECOND)
        expect(list.asked).to.deep.equal(['asker', 'asker', 'other'])
        expect(shown()).to.deep.equal({ at: 'ready', data: 3 })
      })
    }

    it('when the tab that asks is frozen while it asks', async () => {
      const list = server()
      const here = await open()
      const asker = await open()
      asker.listen(list.poll('asker'))
      await clock.tick(SECOND)
      const shown = here.listen(list.poll('other'))
      await clock.tick(SECOND)
      list.next = () => new Promise(() => {})
      await clock.tick(INTERVAL - SECOND)
      expect(list.asked, 'it asks, and no answer comes').to.deep.equal(['asker', 'asker'])
      list.next = round => ({ data: round })
      await clock.tick(INTERVAL + 2 * SECOND)
      expect(list.asked).to.deep.equal(['asker', 'asker', 'other'])
      expect(shown()).to.deep.equal({ at: 'ready', data: 3 })
      await clock.tick(INTERVAL)
      expect(list.asked.at(-1), 'and keeps its turn').to.equal('other')
    })
  })

  it('is heard in a hidden tab, which asks nothing and catches up when it has missed something', async () => {
    const list = server()
    const here = await open()
    const other = await open()
    const shownThere = other.listen(list.poll('other'))
    await clock.tick(SECOND)
    const shown = here.listen(list.poll('here'))
    await clock.tick(SECOND)
    here.hide()
    await clock.tick(INTERVAL)
    expect(shown()).to.deep.equal({ at: 'ready', data: 2 })
    other.hide()
    await clock.tick(3 * INTERVAL)
    expect(list.asked).to.deep.equal(['other', 'other'])
    here.show()
    await clock.tick(500)
    expect(list.asked).to.deep.equal(['other', 'other', 'here'])
    expect(shownThere(), 'the hidden one hears of it').to.deep.equal({ at: 'ready', data: 3 })
  })

  it('keeps the object that is there where the answer is unchanged, and the ETag goes along', async () => {
    const list = server()
    const here = await open()
    const etags: (string | undefined)[] = []
    list.next = (_round, etag) => {
      etags.push(etag)
      return etag === '"v1"' ? 'unchanged' : { data: 1, etag: '"v1"' }
    }
    const other = await open()
    other.listen(list.poll('other'))
    await clock.tick(SECOND)
    const shown = here.listen(list.poll('here'))
    await clock.tick(SECOND)
    const state = shown()
    await clock.tick(INTERVAL)
    expect(shown()).to.equal(state)
    other.close()
    await clock.tick(INTERVAL + SECOND)
    expect(list.asked).to.deep.equal(['other', 'other', 'here'])
    expect(etags).to.deep.equal([undefined, '"v1"', '"v1"'])
  })

  it('is known to have failed in all of them after one request', async () => {
    const list = server()
    const here = await open()
    const other = await open()
    other.listen(list.poll('other'))
    await clock.tick(SECOND)
    const shown = here.listen(list.poll('here'))
    await clock.tick(SECOND)
    list.next = () => Promise.reject(new CallFailure('refused', { status: 503, message: 'Closed.' }))
    await clock.tick(INTERVAL)
    expect(list.asked).to.deep.equal(['other', 'other'])
    expect(shown()).to.include({ at: 'failed', data: 1, reason: 'Closed.' })
    list.next = round => ({ data: round })
    await clock.tick(2 * INTERVAL)
    expect(list.asked).to.deep.equal(['other', 'other', 'other'])
    expect(shown()).to.deep.equal({ at: 'ready', data: 3 })
  })

  it('shows in all of them what one has asked for after a change', async () => {
    const list = server()
    const here = await open()
    const shown = here.listen(list.poll('here'))
    await clock.tick(SECOND)
    const other = await open()
    other.listen(list.poll('other'))
    await clock.tick(SECOND)
    expect(list.asked).to.deep.equal(['here'])
    await other.refresh()
    await clock.tick(0)
    expect(list.asked).to.deep.equal(['here', 'other'])
    expect(shown()).to.deep.equal({ at: 'ready', data: 2 })
  })
})

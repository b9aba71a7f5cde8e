import { expect } from '@open-wc/testing'
import { platform } from '../../src/core/platform.ts'
import { endSession } from '../../src/core/session/session-changes.ts'
import { fakeClock } from '../support/clock.ts'
import { signedIn } from '../support/teacher.ts'

import { counting, listenTo, SECOND } from './counting-poll.ts'

describe('createPoll', () => {
  const clock = fakeClock()
  beforeEach(() => signedIn())

  it('asks at once, then at its interval', async () => {
    const list = counting()
    const { states, stop } = listenTo(list.poll())
    await clock.tick(0)
    expect(states).to.deep.equal([{ at: 'loading' }, { at: 'ready', data: 1 }])
    await clock.tick(15 * SECOND - 1)
    expect(list.rounds).to.equal(1)
    await clock.tick(1)
    expect(list.rounds).to.equal(2)
    expect(states.at(-1)).to.deep.equal({ at: 'ready', data: 2 })
    stop()
  })

  it('tells who only listens what was there before, as React does', async () => {
    const list = counting()
    const first = listenTo(list.poll())
    const second = list.poll()
    // what a render reads, before its effect listens
    expect(second.$state.get()).to.deep.equal({ at: 'loading' })
    await clock.tick(0)
    const heard: unknown[] = []
    const stop = second.$state.listen(state => heard.push(state))
    await clock.tick(0)
    expect(heard).to.deep.equal([{ at: 'ready', data: 1 }])
    first.stop()
    stop()
  })

  it('shares one request and one data object between all that ask for the same', async () => {
    const list = counting()
    const data = { rows: [] } as unknown as number
    list.next = () => ({ data })
    const first = listenTo(list.poll())
    const second = listenTo(list.poll())
    await clock.tick(0)
    expect(list.rounds).to.equal(1)
    expect(first.last()).to.deep.equal({ at: 'ready', data })
    expect(second.last()).to.equal(first.last())
    first.stop()
    second.stop()
  })

  it('gives a newcomer what is there, without a request', async () => {
    const list = counting()
    const first = listenTo(list.poll())
    await clock.tick(5 * SECOND)
    const second = listenTo(list.poll())
    expect(second.states).to.deep.equal([{ at: 'ready', data: 1 }])
    await clock.tick(0)
    expect(list.rounds).to.equal(1)
    first.stop()
    second.stop()
  })

  it('goes at the shortest interval that anybody asks for, as long as they listen', async () => {
    const list = counting()
    const slow = listenTo(list.poll(20 * SECOND))
    await clock.tick(0)
    const quick = listenTo(list.poll(5 * SECOND))
    const slowest = listenTo(list.poll(60 * SECOND))
    await clock.tick(20 * SECOND)
    expect(list.rounds).to.equal(5)
    quick.stop()
    slowest.stop()
    await clock.tick(20 * SECOND)
    expect(list.rounds).to.equal(6)
    slow.stop()
  })

  it('asks at once for a newcomer to whom the data is too old', async () => {
    const list = counting()
    const slow = listenTo(list.poll(20 * SECOND))
    await clock.tick(10 * SECOND)
    const quick = listenTo(list.poll(5 * SECOND))
    await clock.tick(0)
    expect(list.rounds).to.equal(2)
    slow.stop()
    quick.stop()
  })

  it('does not ask for a store that is only read', async () => {
    const list = counting()
    expect(list.poll().$state.get()).to.deep.equal({ at: 'loading' })
    await clock.tick(60 * SECOND)
    expect(list.rounds).to.equal(0)
    expect(clock.running()).to.equal(0)
  })

  it('asks nothing once nobody listens, and leaves no timer behind', async () => {
    const list = counting()
    const { stop } = listenTo(list.poll())
    await clock.tick(0)
    stop()
    await clock.tick(60 * SECOND)
    expect(list.rounds).to.equal(1)
    expect(clock.running()).to.equal(0)
    const later = listenTo(list.poll())
    expect(later.states, 'the data went with the last listener').to.deep.equal([{ at: 'loading' }])
    later.stop()
    await clock.tick(60 * SECOND)
  })

  for (const leaves of ['nobody listens', 'the teacher leaves']) {
    it(`listens to the page no longer once ${leaves}`, async () => {
      const { onVisibility } = platform
      let listeners = 0
      platform.onVisibility = listener => {
        const stop = onVisibility(listener)
        listeners += 1
        return () => {
          listeners -= 1
          stop()
        }
      }
      try {
        const { stop } = listenTo(counting().poll())
        await clock.tick(0)
        expect(listeners).to.equal(1)
        stop()
        if (leaves === 'nobody listens') await clock.tick(SECOND)
        else endSession('s1', 'signed-out')
        expect(listeners).to.equal(0)
      } finally {
        platform.onVisibility = onVisibility
      }
    })
  }

  it('survives that an element is moved', async () => {
    const list = counting()
    const poll = list.poll()
    listenTo(poll).stop()
    const { states, stop } = listenTo(poll)
    await clock.tick(0)
    stop()
    const again = listenTo(poll)
    await clock.tick(SECOND)
    expect(list.rounds).to.equal(1)
    expect(states.at(-1)).to.deep.equal({ at: 'ready', data: 1 })
    expect(again.states[0]).to.deep.equal({ at: 'ready', data: 1 })
    expect(again.last()).to.equal(again.states[0])
    again.stop()
  })

  it('calls off its request when nobody is left to wait for it', async () => {
    const list = counting()
    list.next = () => new Promise(() => {})
    const { stop } = listenTo(list.poll())
    await clock.tick(0)
    stop()
    await clock.tick(SECOND)
    expect(list.signals[0]?.aborted).to.equal(true)
  })

  it('does not start a round while one is under way', async () => {
    const list = counting()
    list.next = () => new Promise(() => {})
    const { stop } = listenTo(list.poll())
    await clock.tick(60 * SECOND)
    expect(list.rounds).to.equal(1)
    stop()
    await clock.tick(SECOND)
  })
})

import { expect } from '@open-wc/testing'
import type { PollAnswer } from '../../src/core/polling/poll-types.ts'
import { endSession } from '../../src/core/session/session-changes.ts'
import { fakeClock, settle } from '../support/clock.ts'
import { signedIn, teacher } from '../support/teacher.ts'

import { counting, listenTo, SECOND } from './counting-poll.ts'

describe('createPoll, asked anew or left', () => {
  const clock = fakeClock()
  beforeEach(() => signedIn())

  describe('refresh', () => {
    it('asks at once and starts the interval anew', async () => {
      const list = counting()
      const poll = list.poll()
      const { last, stop } = listenTo(poll)
      await clock.tick(10 * SECOND)
      await poll.refresh()
      expect(last()).to.deep.equal({ at: 'ready', data: 2 })
      await clock.tick(15 * SECOND - 1)
      expect(list.rounds).to.equal(2)
      await clock.tick(1)
      expect(list.rounds).to.equal(3)
      stop()
    })

    it('asks once for all that refresh together', async () => {
      const list = counting()
      const [one, two] = [list.poll(), list.poll()]
      const stops = [listenTo(one).stop, listenTo(two).stop]
      await clock.tick(0)
      await Promise.all([one.refresh(), two.refresh(), one.refresh()])
      expect(list.rounds).to.equal(2)
      for (const stop of stops) stop()
    })

    it('does not take the answer of a request that began before', async () => {
      const list = counting()
      const poll = list.poll()
      let answerOld = (_: PollAnswer<number>) => {}
      list.next = () =>
        new Promise(resolve => {
          answerOld = resolve
        })
      const { states, stop } = listenTo(poll)
      await clock.tick(0)
      list.next = () => ({ data: 100 })
      await poll.refresh()
      answerOld({ data: 1 })
      await settle()
      expect(list.signals[0]?.aborted).to.equal(true)
      expect(states).to.deep.equal([{ at: 'loading' }, { at: 'ready', data: 100 }])
      stop()
    })

    it('asks nothing when nobody listens', async () => {
      const list = counting()
      await list.poll().refresh()
      expect(list.rounds).to.equal(0)
    })
  })

  describe('when the teacher leaves', () => {
    it('stops, and forgets what it had', async () => {
      const list = counting()
      list.next = round => ({ data: round, etag: '"v1"' })
      const { last, stop } = listenTo(list.poll())
      await clock.tick(0)
      endSession('s1', 'signed-out')
      expect(last()).to.deep.equal({ at: 'loading' })
      await clock.tick(60 * SECOND)
      expect(list.rounds).to.equal(1)
      expect(clock.running()).to.equal(0)

      signedIn({ id: 's2', user: teacher({ id: 8 }) })
      await clock.tick(0)
      expect(list.etags).to.deep.equal([undefined, undefined])
      expect(last()).to.deep.equal({ at: 'ready', data: 2 })
      stop()
    })

    it('drops an answer that comes too late', async () => {
      const list = counting()
      let answerOld = (_: PollAnswer<number>) => {}
      list.next = () =>
        new Promise(resolve => {
          answerOld = resolve
        })
      const { states, stop } = listenTo(list.poll())
      await clock.tick(0)
      endSession('s1', 'signed-out')
      answerOld({ data: 1 })
      await settle()
      expect(states.every(({ at }) => at === 'loading')).to.equal(true)
      stop()
    })

    it('leaves nothing behind of a poll that had just lost its last listener', async () => {
      const list = counting()
      const { stop } = listenTo(list.poll())
      await clock.tick(0)
      stop()
      endSession('s1', 'signed-out')
      signedIn({ id: 's2', user: teacher({ id: 8 }) })
      const next = listenTo(list.poll())
      expect(next.states).to.deep.equal([{ at: 'loading' }])
      await clock.tick(0)
      expect(list.rounds).to.equal(2)
      next.stop()
    })
  })
})

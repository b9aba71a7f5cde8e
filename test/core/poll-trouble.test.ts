import { expect } from '@open-wc/testing'
import { POLL_BACKOFF_MAX_MS } from '../../src/contract/limits/polling.ts'
import { CallFailure } from '../../src/core/http/failure.ts'
import { common } from '../../src/core/messages/common.ts'
import { fakeClock } from '../support/clock.ts'
import { hidePage, showPage } from '../support/page-visibility.ts'
import { signedIn } from '../support/teacher.ts'

import { counting, listenTo, SECOND } from './counting-poll.ts'

describe('createPoll in trouble', () => {
  const clock = fakeClock()
  beforeEach(() => signedIn())

  describe('on a hidden page', () => {
    it('asks nothing', async () => {
      const list = counting()
      const { stop } = listenTo(list.poll())
      await clock.tick(0)
      hidePage()
      await clock.tick(600 * SECOND)
      expect(list.rounds).to.equal(1)
      expect(clock.running()).to.equal(0)
      stop()
    })

    it('does not even begin', async () => {
      hidePage()
      const list = counting()
      const { last, stop } = listenTo(list.poll())
      await clock.tick(60 * SECOND)
      expect(list.rounds).to.equal(0)
      showPage()
      await clock.tick(0)
      expect(last()).to.deep.equal({ at: 'ready', data: 1 })
      stop()
    })

    it('catches up at once when it is shown after the interval has passed', async () => {
      const list = counting()
      const { stop } = listenTo(list.poll())
      await clock.tick(0)
      hidePage()
      await clock.tick(16 * SECOND)
      showPage()
      await clock.tick(0)
      expect(list.rounds).to.equal(2)
      stop()
    })

    it('waits out the rest of the interval when it is shown before', async () => {
      const list = counting()
      const { stop } = listenTo(list.poll())
      await clock.tick(0)
      hidePage()
      await clock.tick(10 * SECOND)
      showPage()
      await clock.tick(5 * SECOND - 1)
      expect(list.rounds).to.equal(1)
      await clock.tick(1)
      expect(list.rounds).to.equal(2)
      stop()
    })
  })

  describe('when a round fails', () => {
    const offline = () => Promise.reject(new CallFailure('offline'))

    it('keeps the data and says why', async () => {
      const list = counting()
      const { last, stop } = listenTo(list.poll())
      await clock.tick(0)
      list.next = offline
      await clock.tick(15 * SECOND)
      expect(last()).to.include({ at: 'failed', data: 1, reason: common.offline })
      await clock.tick(30 * SECOND)
      expect(last(), 'a second failure keeps it too').to.include({ at: 'failed', data: 1 })
      stop()
    })

    it('has no data when there was none, and a sentence of its own where the server has none', async () => {
      const list = counting()
      list.next = () => Promise.reject(new CallFailure('refused', { status: 500, message: '' }))
      const { last, stop } = listenTo(list.poll())
      await clock.tick(0)
      expect(last()).to.include({ at: 'failed', reason: 'The list failed.' })
      expect(last()).to.not.have.property('data')
      stop()
    })

    it('waits longer each time, up to a limit, and returns to its interval when it recovers', async () => {
      const list = counting()
      list.next = offline
      const { last, stop } = listenTo(list.poll())
      await clock.tick(0)
      const pauses: number[] = []
      for (let failures = 1; failures <= 5; failures += 1) {
        const before = list.rounds
        let waited = 0
        while (list.rounds === before && waited < 600) {
          await clock.tick(SECOND)
          waited += 1
        }
        pauses.push(waited)
      }
      expect(pauses).to.deep.equal([30, 60, 120, 120, 120])
      expect(POLL_BACKOFF_MAX_MS).to.equal(120 * SECOND)
      list.next = round => ({ data: round })
      await clock.tick(120 * SECOND)
      expect(last()).to.deep.equal({ at: 'ready', data: 7 })
      await clock.tick(15 * SECOND)
      expect(list.rounds).to.equal(8)
      stop()
    })

    it('asks at its interval all the same where it is tireless', async () => {
      const list = counting()
      list.next = offline
      const { stop } = listenTo(list.poll(15 * SECOND, { tireless: true }))
      await clock.tick(150 * SECOND)
      expect(list.rounds).to.equal(11)
      stop()
    })

    it('never waits less than an interval that is longer than the limit', async () => {
      const list = counting()
      list.next = offline
      const { stop } = listenTo(list.poll(300 * SECOND))
      await clock.tick(299 * SECOND)
      expect(list.rounds).to.equal(1)
      await clock.tick(SECOND)
      expect(list.rounds).to.equal(2)
      stop()
    })

    it('tries again as soon as the network is back', async () => {
      const list = counting()
      list.next = offline
      const { stop } = listenTo(list.poll())
      await clock.tick(100 * SECOND)
      const before = list.rounds
      dispatchEvent(new Event('online'))
      await clock.tick(0)
      expect(list.rounds).to.equal(before + 1)
      stop()
    })
  })

  describe('with an ETag', () => {
    it('says what it has, and keeps the very same object when that is unchanged', async () => {
      const list = counting()
      const data = { rows: [] } as unknown as number
      list.next = round => (round === 1 ? { data, etag: '"v1"' } : 'unchanged')
      const { states, stop } = listenTo(list.poll())
      await clock.tick(30 * SECOND)
      expect(list.etags).to.deep.equal([undefined, '"v1"', '"v1"'])
      expect(states, 'nothing is shown anew').to.have.length(2)
      expect(states[1]).to.deep.equal({ at: 'ready', data })
      stop()
    })

    it('is ready again when a failure is followed by an unchanged answer', async () => {
      const list = counting()
      list.next = () => ({ data: 1, etag: '"v1"' })
      const { last, stop } = listenTo(list.poll())
      await clock.tick(0)
      list.next = () => Promise.reject(new CallFailure('offline'))
      await clock.tick(15 * SECOND)
      list.next = () => 'unchanged'
      await clock.tick(30 * SECOND)
      expect(list.etags.at(-1)).to.equal('"v1"')
      expect(last()).to.deep.equal({ at: 'ready', data: 1 })
      stop()
    })
  })
})

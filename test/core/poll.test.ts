import { expect } from '@open-wc/testing'
import { POLL_BACKOFF_MAX_MS } from '../../src/contract/limits/polling.ts'
import { CallFailure } from '../../src/core/http/failure.ts'
import type { LoadState } from '../../src/core/http/load.ts'
import { common } from '../../src/core/messages/common.ts'
import { platform } from '../../src/core/platform.ts'
import { createPoll } from '../../src/core/polling/create-poll.ts'
import type { PollAnswer } from '../../src/core/polling/poll-types.ts'
import { endSession } from '../../src/core/session/session-changes.ts'
import { fakeClock, settle } from '../support/clock.ts'
import { hidePage, showPage } from '../support/page-visibility.ts'
import { signedIn, teacher } from '../support/teacher.ts'

const SECOND = 1_000
let key = 0

/** A list whose every round gives the next number, unless `next` says otherwise. */
function counting() {
  const list = {
    rounds: 0,
    etags: [] as (string | undefined)[],
    signals: [] as AbortSignal[],
    key: `list-${++key}`,
    next: (round: number): PollAnswer<number> | Promise<PollAnswer<number>> => ({ data: round }),
    poll: (ms = 15 * SECOND) =>
      createPoll<number>({
        key: list.key,
        ms,
        failed: 'The list failed.',
        async run({ etag, signal }) {
          list.rounds += 1
          list.etags.push(etag)
          list.signals.push(signal)
          return list.next(list.rounds)
        },
      }),
  }
  return list
}

/** Listens like an element does; the states it saw, and a way to stop. */
function listenTo({ $state }: ReturnType<ReturnType<typeof counting>['poll']>) {
  const states: LoadState<number>[] = []
  const stop = $state.subscribe(state => states.push(state as LoadState<number>))
  return { states, stop, last: () => states.at(-1) }
}

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
    await clock.tick(20 * SECOND)
    expect(list.rounds).to.equal(5)
    quick.stop()
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

import { expect } from '@open-wc/testing'
import { createRetry } from '../../../src/core/http/create-retry.ts'
import { CallFailure } from '../../../src/core/http/failure.ts'
import { createLoad, type LoadOptions, type LoadState } from '../../../src/core/http/load.ts'
import { common } from '../../../src/core/messages/common.ts'
import { settle } from '../../support/clock.ts'

/** Something to load, whose answers a test gives one by one. */
function aList(options?: LoadOptions) {
  const asked: { signal: AbortSignal; answer: (data: number) => void; fail: (error: unknown) => void }[] = []
  const list = createLoad<number>(
    signal =>
      new Promise((resolve, fail) => {
        asked.push({ signal, answer: data => resolve({ data }), fail })
      }),
    options,
  )
  return { ...list, asked }
}

function listenTo({ $state }: Pick<ReturnType<typeof aList>, '$state'>) {
  const states: LoadState<number>[] = []
  const stop = $state.subscribe(state => states.push(state as LoadState<number>))
  return { states, stop, last: () => states.at(-1) }
}

describe('createLoad', () => {
  it('asks when somebody listens, once for all, and keeps what came', async () => {
    const list = aList()
    list.$state.get()
    await settle()
    expect(list.asked).to.have.length(0)
    const [one, two] = [listenTo(list), listenTo(list)]
    await settle()
    list.asked[0]?.answer(1)
    await settle()
    expect(one.states).to.deep.equal([{ at: 'loading' }, { at: 'ready', data: 1 }])
    expect(two.last()).to.equal(one.last())
    one.stop()
    two.stop()
    const later = listenTo(list)
    await settle()
    await list.retry()
    expect(later.last()).to.deep.equal({ at: 'ready', data: 1 })
    expect(list.asked).to.have.length(1)
    later.stop()
  })

  it('says why it failed, and asks again once at a time', async () => {
    const list = aList({ failed: 'The list failed.' })
    const { last, stop } = listenTo(list)
    await settle()
    const error = new Error('A mistake')
    list.asked[0]?.fail(error)
    await settle()
    expect(last()).to.deep.equal({ at: 'failed', reason: 'The list failed.', error })
    const done = Promise.all([list.retry(), list.retry(), list.refresh()])
    expect(last()).to.deep.equal({ at: 'loading' })
    list.asked[1]?.fail(new CallFailure('offline'))
    await done
    expect(last()).to.deep.include({ at: 'failed', reason: common.offline })
    expect(list.asked).to.have.length(2)
    stop()
  })

  it('keeps the data when a refresh fails, and while it is tried again', async () => {
    const list = aList()
    const { last, stop } = listenTo(list)
    await settle()
    list.asked[0]?.answer(1)
    await settle()
    const refreshed = list.refresh()
    expect(last()).to.deep.equal({ at: 'ready', data: 1 })
    list.asked[1]?.fail(new CallFailure('timeout'))
    await refreshed
    expect(last()).to.deep.include({ at: 'failed', reason: common.timeout, data: 1 })
    const retried = list.retry()
    expect(last()).to.deep.include({ at: 'failed', data: 1 })
    list.asked[2]?.answer(2)
    await retried
    expect(last()).to.deep.equal({ at: 'ready', data: 2 })
    stop()
  })

  it('is called off when nobody listens any more, and begins anew with the next', async () => {
    const list = aList()
    listenTo(list).stop()
    const first = listenTo(list)
    await settle()
    first.stop()
    expect(list.asked[0]?.signal.aborted).to.equal(true)
    const second = listenTo(list)
    await settle()
    list.asked[0]?.answer(1)
    await settle()
    expect(second.last()).to.deep.equal({ at: 'loading' })
    list.asked[1]?.answer(2)
    await settle()
    expect(second.last()).to.deep.equal({ at: 'ready', data: 2 })
    second.stop()
  })

  it('starts over with nothing of what was there, and asks only where it is wanted', async () => {
    let isWanted = true
    const list = aList({ isWanted: () => isWanted })
    const { last, stop } = listenTo(list)
    await settle()
    list.asked[0]?.answer(1)
    await settle()
    isWanted = false
    list.startOver()
    await settle()
    expect(last()).to.deep.equal({ at: 'loading' })
    expect(list.asked).to.have.length(1)
    isWanted = true
    list.startOver()
    expect(list.asked).to.have.length(2)
    stop()
  })
})

describe('createRetry', () => {
  it('runs once at a time, says so, and ends with a failure too', async () => {
    const runs: ((error?: Error) => void)[] = []
    const { $retrying, retry } = createRetry(
      () => new Promise((resolve, reject) => runs.push(error => (error ? reject(error) : resolve()))),
    )
    const first = retry()
    await retry()
    expect(runs).to.have.length(1)
    expect($retrying.get()).to.equal(true)
    runs[0]?.(new Error('no'))
    expect(await first.catch((error: Error) => error.message)).to.equal('no')
    expect($retrying.get()).to.equal(false)
  })
})

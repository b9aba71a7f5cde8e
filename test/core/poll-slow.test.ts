import { expect } from '@open-wc/testing'
import { fakeClock } from '../support/clock.ts'
import { aSession } from '../support/teacher.ts'
import { until } from '../support/until.ts'
import { INTERVAL, openPollTab as open, SECOND, server } from './poll-tab.ts'

/** The browser's own Web Locks, which take their moments, and how often one was asked for. */
function countedLocks() {
  const counted = {
    requests: 0,
    locks: () => ({
      request(...given: Parameters<LockManager['request']>) {
        counted.requests += 1
        return navigator.locks.request(...given)
      },
    }),
  }
  return counted
}

describe('A poll whose answer takes longer than its interval', () => {
  const clock = fakeClock()

  it('is asked for again at once, and goes for the lock of all tabs once', async () => {
    const list = server()
    const counted = countedLocks()
    let answer = () => {}
    list.next = round =>
      round === 1 ? new Promise(resolve => (answer = () => resolve({ data: 1 }))) : { data: round }
    const here = await open(aSession(), { locks: counted.locks })
    await open()
    const shown = here.listen(list.poll('here'))
    await clock.tick(SECOND)
    await until(() => list.asked.length === 1)
    await clock.tick(INTERVAL + SECOND)
    counted.requests = 0
    answer()
    await until(() => list.asked.length === 2)
    expect(counted.requests).to.equal(1)
    await until(() => shown().at === 'ready')
    expect(shown()).to.deep.equal({ at: 'ready', data: 2 })
  })
})

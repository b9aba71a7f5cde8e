import { expect } from '@open-wc/testing'
import { $minute } from '../../../src/core/partner/minute-clock.ts'
import { fakeClock } from '../../support/clock.ts'
import '../../support/page-visibility.ts'

describe('the clock of a page', () => {
  const clock = fakeClock()

  it('tells each minute as it begins, and stops with its last listener', async () => {
    const told: string[] = []
    await clock.tick(50_000)
    const stop = $minute.subscribe(now => told.push(new Date(now).toISOString().slice(11, 19)))
    await clock.tick(70_000)
    expect(told).to.deep.equal(['08:00:50', '08:01:00', '08:02:00'])
    stop()
    await clock.tick(5_000)
  })
})

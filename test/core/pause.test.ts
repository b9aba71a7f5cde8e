import { expect } from '@open-wc/testing'
import { pause } from '../../src/core/pause.ts'
import { fakeClock } from '../support/clock.ts'

describe('a pause', () => {
  const clock = fakeClock()

  /** How many listeners a signal has. */
  function counted(signal: AbortSignal): () => number {
    const { addEventListener, removeEventListener } = signal
    let count = 0
    signal.addEventListener = (...given: Parameters<typeof addEventListener>) => {
      count += 1
      addEventListener.apply(signal, given)
    }
    signal.removeEventListener = (...given: Parameters<typeof removeEventListener>) => {
      count -= 1
      removeEventListener.apply(signal, given)
    }
    return () => count
  }

  it('ends when its time is over, and leaves nothing with whoever may call it off', async () => {
    const { signal } = new AbortController()
    const listeners = counted(signal)
    let isOver = false
    void pause(3_000, signal).then(() => {
      isOver = true
    })
    await clock.tick(2_999)
    expect([isOver, listeners()]).to.deep.equal([false, 1])
    await clock.tick(1)
    expect([isOver, listeners(), clock.running()]).to.deep.equal([true, 0, 0])
  })

  it('ends at once when it is called off', async () => {
    const controller = new AbortController()
    const over = pause(3_000, controller.signal)
    controller.abort()
    await over
    expect(clock.running()).to.equal(0)
  })
})

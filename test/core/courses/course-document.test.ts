import { expect } from '@open-wc/testing'
import { CALL_TIMEOUT_MS } from '../../../src/contract/limits/polling.ts'
import { createCourseDocument } from '../../../src/core/courses/course-document.ts'
import { platform } from '../../../src/core/platform.ts'
import { fakeClock } from '../../support/clock.ts'

describe('the document of a course on a server that hangs', () => {
  const clock = fakeClock()
  const { fetch } = platform
  let signals: AbortSignal[] = []
  beforeEach(() => {
    signals = []
    platform.fetch = (_, init) =>
      new Promise((_, reject) => {
        if (!init?.signal) return
        signals.push(init.signal)
        init.signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
      })
  })
  afterEach(() => Object.assign(platform, { fetch }))

  it('is gone after the time that a call may take', async () => {
    const document = createCourseDocument('/files/courses/course-1.pdf?signature=a', async () => null)
    void document.open()
    await clock.tick(CALL_TIMEOUT_MS - 1)
    expect(document.$state.get().at).to.equal('checking')
    await clock.tick(1)
    const state = document.$state.get()
    expect(state.at === 'gone' && state.url).to.match(/\/files\/courses\/course-1\.pdf$/)
  })

  it('is waited for no longer than somebody looks, and asked for no second time then', async () => {
    let renewals = 0
    const document = createCourseDocument('/files/courses/course-1.pdf', async () => {
      renewals += 1
      return null
    })
    const leave = document.open()
    await clock.tick(0)
    leave()
    await clock.tick(CALL_TIMEOUT_MS)
    expect(signals.map(({ aborted }) => aborted)).to.deep.equal([true])
    expect([document.$state.get().at, renewals]).to.deep.equal(['checking', 0])
  })
})

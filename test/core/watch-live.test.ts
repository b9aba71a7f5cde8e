import { expect } from '@open-wc/testing'
import { CHANGES_HOLD_MS } from '../../src/contract/limits/changes.ts'
import { platform } from '../../src/core/platform.ts'
import { lastWord, setWord } from '../../src/core/polling/last-word.ts'
import { $liveRevision } from '../../src/core/realtime/live-revision.ts'
import { startWatch } from '../../src/core/shell/watch.ts'
import { answer, answered } from '../support/answer.ts'
import { betweenTabs } from '../support/between-tabs.ts'
import { fakeClock } from '../support/clock.ts'
import { signedIn } from '../support/teacher.ts'

const SECOND = 1_000
const CHANGES = 'GET /api/teacher/changes'

describe('The question whether anything has changed, where a connection is open', () => {
  const clock = fakeClock()
  let stop = () => {}
  let revision = '1'
  const { locks } = platform

  beforeEach(() => {
    revision = '1'
    // the browser's own take their time, which a fake clock does not wait for
    platform.locks = betweenTabs().connect({}).locks
    answer(CHANGES, async ({ query }) => {
      if (query.revision === revision)
        await new Promise<void>(resolve => void platform.after(CHANGES_HOLD_MS, resolve))
      return { success: true, data: { revision, build: 'b1' } }
    })
    signedIn()
    stop = startWatch()
  })
  afterEach(() => {
    stop()
    platform.locks = locks
    $liveRevision.set(null)
    setWord(null)
  })

  const live = async (said: string | null) => {
    revision = said ?? revision
    $liveRevision.set(said === null ? null : { revision: said, build: 'b1' })
    await clock.tick(3 * SECOND)
  }

  it('is not asked, and what was asked is called off', async () => {
    await clock.tick(5 * SECOND)
    expect(answered(CHANGES)).to.have.length(2)
    await live('1')
    expect(answered(CHANGES).at(-1)?.signal.aborted).to.equal(true)
    await clock.tick(600 * SECOND)
    expect(answered(CHANGES)).to.have.length(2)
  })

  it('is known to be answered with no since the revision was first heard of, whoever said it', async () => {
    await clock.tick(5 * SECOND)
    const since = lastWord()?.since
    expect(since).to.be.a('number')
    await live('1')
    await clock.tick(100 * SECOND)
    expect(lastWord()?.since).to.equal(since)
  })

  it('is known to be answered with yes as soon as the connection says so', async () => {
    await live('1')
    await clock.tick(60 * SECOND)
    const before = lastWord()?.since ?? 0
    await live('2')
    expect(lastWord()?.since).to.be.above(before)
  })

  it('is asked again, with the revision that was heard last, once the connection is gone', async () => {
    await live('1')
    await live('2')
    const before = answered(CHANGES).length
    await live(null)
    expect(answered(CHANGES)[before]?.query).to.deep.equal({ revision: '2' })
  })
})

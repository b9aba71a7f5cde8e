import { expect } from '@open-wc/testing'
import { CHANGES_HOLD_MS, CHANGES_LOOK_MS } from '../../src/contract/limits/changes.ts'
import { LISTS_POLL_MS, POLL_CHANGED_MS } from '../../src/contract/limits/polling.ts'
import { classroomListPoll } from '../../src/core/classrooms/classroom-list-poll.ts'
import { platform } from '../../src/core/platform.ts'
import { $changedAt, hearRevision, setWord } from '../../src/core/polling/last-word.ts'
import { whoseData } from '../../src/core/polling/poll-line.ts'
import { startWatch } from '../../src/core/shell/watch.ts'
import { answer, answered } from '../support/answer.ts'
import { betweenTabs } from '../support/between-tabs.ts'
import { fakeClock } from '../support/clock.ts'
import { signedIn } from '../support/teacher.ts'

const LIST = 'GET /api/teacher/classrooms'
const CHANGES = 'GET /api/teacher/changes'

describe('A list, once it is heard that something has changed', () => {
  const clock = fakeClock()
  let stop = () => {}
  beforeEach(async () => {
    signedIn()
    answer(
      LIST,
      { success: true, data: [] },
      { headers: { etag: '"v1"', 'cache-control': 'private, no-cache, max-age=3600' } },
    )
    stop = classroomListPoll('newest').$state.subscribe(() => {})
    await clock.tick(0)
  })
  afterEach(() => {
    stop()
    setWord(null)
    $changedAt.set(0)
  })

  const hear = async (revision: string) => {
    hearRevision(whoseData({}) ?? '', revision)
    await clock.tick(0)
  }

  it('is asked for at once, and not only when it is due', async () => {
    await hear('1')
    await clock.tick(POLL_CHANGED_MS)
    expect(answered(LIST)).to.have.length(1)
    await hear('2')
    expect(answered(LIST)).to.have.length(2)
    await clock.tick(LISTS_POLL_MS - 1)
    expect(answered(LIST)).to.have.length(2)
  })

  it('is asked for once in a few seconds however often that is, and with the last of it', async () => {
    await hear('1')
    await clock.tick(POLL_CHANGED_MS)
    for (let revision = 2; revision < 10; revision += 1) await hear(String(revision))
    expect(answered(LIST)).to.have.length(2)
    await clock.tick(1)
    await hear('10')
    await clock.tick(POLL_CHANGED_MS - 2)
    expect(answered(LIST)).to.have.length(2)
    await clock.tick(1)
    expect(answered(LIST)).to.have.length(3)
  })

  it('is not asked for when what was known before is said again', async () => {
    await hear('1')
    await clock.tick(POLL_CHANGED_MS)
    await hear('1')
    expect(answered(LIST)).to.have.length(1)
  })

  it('is asked for within three seconds in the host, whose question the server answers then', async () => {
    let revision = '1'
    const { locks } = platform
    platform.locks = betweenTabs().connect({}).locks
    let tell = () => {}
    answer(CHANGES, async ({ query }) => {
      if (query.revision === revision)
        await new Promise<void>(resolve => {
          tell = resolve
          platform.after(CHANGES_HOLD_MS, resolve)
        })
      return { success: true, data: { revision, build: 'b1' } }
    })
    const stopWatch = startWatch()
    await clock.tick(LISTS_POLL_MS * 3)
    const before = answered(LIST).length
    revision = '2'
    tell()
    await clock.tick(CHANGES_LOOK_MS)
    expect(answered(LIST).length).to.equal(before + 1)
    stopWatch()
    platform.locks = locks
  })
})

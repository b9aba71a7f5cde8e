import { expect } from '@open-wc/testing'
import type * as FailureModule from '../../src/core/http/failure.ts'
import { CallFailure } from '../../src/core/http/failure.ts'
import type { LoadState } from '../../src/core/http/load.ts'
import { platform } from '../../src/core/platform.ts'
import type * as CreatePoll from '../../src/core/polling/create-poll.ts'
import type { Poll, PollAnswer, PollOptions } from '../../src/core/polling/poll-types.ts'
import type { Session } from '../../src/core/session/session.ts'
import type * as SessionChanges from '../../src/core/session/session-changes.ts'
import { storageKey } from '../../src/core/session/stored-session.ts'
import { betweenTabs } from '../support/between-tabs.ts'
import { fakeClock } from '../support/clock.ts'
import { openTab } from '../support/tab.ts'
import { aSession, teacher } from '../support/teacher.ts'

const SECOND = 1_000
const INTERVAL = 15 * SECOND
let key = 0

interface PollTab {
  /** Shows the poll, as an element does; gives what is shown at the moment. */
  listen(options: PollOptions<number>): () => LoadState<number>
  /** Asks again for what it shows. */
  refresh(): Promise<void>
  signIn(session: Session): void
  hide(): void
  show(): void
  close(): void
}

/** What the server was asked, by which tab. */
function server() {
  const asked: string[] = []
  const list = {
    asked,
    key: `shared-${++key}`,
    next: (round: number, _etag?: string): PollAnswer<number> | Promise<PollAnswer<number>> => ({
      data: round,
    }),
    poll: (tab: string, changes: Partial<PollOptions<number>> = {}): PollOptions<number> => ({
      key: list.key,
      ms: INTERVAL,
      async run({ etag }) {
        asked.push(tab)
        return list.next(asked.length, etag)
      },
      ...changes,
    }),
  }
  return list
}

describe('A poll in several tabs', () => {
  const clock = fakeClock()
  let tabs: PollTab[] = []
  let connect = betweenTabs().connect

  /** A tab with this session; `without` is what its browser does not have. */
  async function open(session: Session | null = aSession(), without: object = {}): Promise<PollTab> {
    const tab = await openTab({
      sessionStorage: session ? { [storageKey()]: JSON.stringify(session) } : {},
    })
    const { disconnect, ...connected } = connect(tab)
    const listeners = new Set<() => void>()
    let isVisible = true
    let isOpen = true
    Object.assign(tab.platform, connected, {
      now: () => platform.now(),
      after: (ms: number, job: () => void) => platform.after(ms, () => isOpen && job()),
      isVisible: () => isVisible,
      onVisibility(listener: () => void) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
      ...without,
    })
    const become = (visible: boolean) => {
      isVisible = visible
      for (const listener of listeners) listener()
    }
    const core = await tab.load<typeof CreatePoll>('../../src/core/polling/create-poll.ts')
    const changes = await tab.load<typeof SessionChanges>('../../src/core/session/session-changes.ts')
    const { CallFailure: Failure } = await tab.load<typeof FailureModule>('../../src/core/http/failure.ts')
    const polls: Poll<number>[] = []
    const stops: (() => void)[] = []
    const opened: PollTab = {
      listen(options) {
        const poll = core.createPoll<number>({
          ...options,
          // what a tab throws is of its own realm
          run: round =>
            options.run(round).catch(error => {
              throw new Failure(error.kind, error)
            }),
        })
        polls.push(poll)
        let last: LoadState<number> = { at: 'loading' }
        stops.push(
          poll.$state.subscribe(state => {
            last = state as LoadState<number>
          }),
        )
        return () => last
      },
      refresh: async () => {
        for (const poll of polls) await poll.refresh()
      },
      signIn: given => changes.startSession(given),
      hide: () => become(false),
      show: () => become(true),
      close() {
        isOpen = false
        disconnect()
        for (const stop of stops) stop()
        tab.close()
      },
    }
    tabs.push(opened)
    return opened
  }

  beforeEach(() => {
    connect = betweenTabs().connect
  })
  afterEach(() => {
    for (const tab of tabs) tab.close()
    tabs = []
  })

  it('is asked for by one, and all have the answer', async () => {
    const list = server()
    const shown = [await open(), await open(), await open()].map((tab, index) =>
      tab.listen(list.poll(`tab ${index}`)),
    )
    await clock.tick(SECOND)
    const first = list.asked.length
    await clock.tick(4 * INTERVAL)
    expect(first).to.be.at.most(2)
    expect(list.asked.length - first).to.equal(4)
    expect(new Set(list.asked.slice(first)).size, 'the same tab goes on').to.equal(1)
    for (const state of shown) expect(state()).to.deep.equal({ at: 'ready', data: list.asked.length })
  })

  it('is not asked for by a tab that opens while the answer is still good', async () => {
    const list = server()
    const here = await open()
    here.listen(list.poll('old'))
    await clock.tick(5 * SECOND)
    const opened = await open()
    await clock.tick(500)
    const shown = opened.listen(list.poll('new'))
    await clock.tick(SECOND)
    expect(shown()).to.deep.equal({ at: 'ready', data: 1 })
    expect(list.asked).to.deep.equal(['old'])
  })

  it('is asked for by a tab that opens when the others’ answer is too old', async () => {
    const list = server()
    const here = await open()
    here.listen(list.poll('old'))
    await clock.tick(SECOND)
    here.hide()
    await clock.tick(INTERVAL)
    const opened = await open()
    await clock.tick(500)
    const shown = opened.listen(list.poll('new'))
    await clock.tick(SECOND)
    expect(shown()).to.deep.equal({ at: 'ready', data: 2 })
    expect(list.asked).to.deep.equal(['old', 'new'])
  })

  describe('goes on within one interval', () => {
    for (const [leaves, leave] of [
      ['is hidden', (tab: PollTab) => tab.hide()],
      ['is closed', (tab: PollTab) => tab.close()],
    ] as const) {
      it(`when the tab that asks ${leaves}`, async () => {
        const list = server()
        const here = await open()
        const asker = await open()
        asker.listen(list.poll('asker'))
        await clock.tick(SECOND)
        const shown = here.listen(list.poll('other'))
        await clock.tick(INTERVAL)
        expect(list.asked).to.deep.equal(['asker', 'asker'])
        leave(asker)
        await clock.tick(INTERVAL + SECOND)
        expect(list.asked).to.deep.equal(['asker', 'asker', 'other'])
        expect(shown()).to.deep.equal({ at: 'ready', data: 3 })
      })
    }

    it('when the tab that asks is frozen while it asks', async () => {
      const list = server()
      const here = await open()
      const asker = await open()
      asker.listen(list.poll('asker'))
      await clock.tick(SECOND)
      const shown = here.listen(list.poll('other'))
      await clock.tick(SECOND)
      list.next = () => new Promise(() => {})
      await clock.tick(INTERVAL - SECOND)
      expect(list.asked, 'it asks, and no answer comes').to.deep.equal(['asker', 'asker'])
      list.next = round => ({ data: round })
      await clock.tick(INTERVAL + 2 * SECOND)
      expect(list.asked).to.deep.equal(['asker', 'asker', 'other'])
      expect(shown()).to.deep.equal({ at: 'ready', data: 3 })
      await clock.tick(INTERVAL)
      expect(list.asked.at(-1), 'and keeps its turn').to.equal('other')
    })
  })

  it('is heard in a hidden tab, which asks nothing and catches up when it has missed something', async () => {
    const list = server()
    const here = await open()
    const other = await open()
    const shownThere = other.listen(list.poll('other'))
    await clock.tick(SECOND)
    const shown = here.listen(list.poll('here'))
    await clock.tick(SECOND)
    here.hide()
    await clock.tick(INTERVAL)
    expect(shown()).to.deep.equal({ at: 'ready', data: 2 })
    other.hide()
    await clock.tick(3 * INTERVAL)
    expect(list.asked).to.deep.equal(['other', 'other'])
    here.show()
    await clock.tick(500)
    expect(list.asked).to.deep.equal(['other', 'other', 'here'])
    expect(shownThere(), 'the hidden one hears of it').to.deep.equal({ at: 'ready', data: 3 })
  })

  it('keeps the object that is there where the answer is unchanged, and the ETag goes along', async () => {
    const list = server()
    const here = await open()
    const etags: (string | undefined)[] = []
    list.next = (_round, etag) => {
      etags.push(etag)
      return etag === '"v1"' ? 'unchanged' : { data: 1, etag: '"v1"' }
    }
    const other = await open()
    other.listen(list.poll('other'))
    await clock.tick(SECOND)
    const shown = here.listen(list.poll('here'))
    await clock.tick(SECOND)
    const state = shown()
    await clock.tick(INTERVAL)
    expect(shown()).to.equal(state)
    other.close()
    await clock.tick(INTERVAL + SECOND)
    expect(list.asked).to.deep.equal(['other', 'other', 'here'])
    expect(etags).to.deep.equal([undefined, '"v1"', '"v1"'])
  })

  it('is known to have failed in all of them after one request', async () => {
    const list = server()
    const here = await open()
    const other = await open()
    other.listen(list.poll('other'))
    await clock.tick(SECOND)
    const shown = here.listen(list.poll('here'))
    await clock.tick(SECOND)
    list.next = () => Promise.reject(new CallFailure('refused', { status: 503, message: 'Closed.' }))
    await clock.tick(INTERVAL)
    expect(list.asked).to.deep.equal(['other', 'other'])
    expect(shown()).to.include({ at: 'failed', data: 1, reason: 'Closed.' })
    list.next = round => ({ data: round })
    await clock.tick(2 * INTERVAL)
    expect(list.asked).to.deep.equal(['other', 'other', 'other'])
    expect(shown()).to.deep.equal({ at: 'ready', data: 3 })
  })

  it('shows in all of them what one has asked for after a change', async () => {
    const list = server()
    const here = await open()
    const shown = here.listen(list.poll('here'))
    await clock.tick(SECOND)
    const other = await open()
    other.listen(list.poll('other'))
    await clock.tick(SECOND)
    expect(list.asked).to.deep.equal(['here'])
    await other.refresh()
    await clock.tick(0)
    expect(list.asked).to.deep.equal(['here', 'other'])
    expect(shown()).to.deep.equal({ at: 'ready', data: 2 })
  })

  for (const [whose, session] of [
    ['another session of the same teacher', aSession({ id: 's2' })],
    ['another teacher', aSession({ id: 's1', user: teacher({ id: 8 }) })],
  ] as const) {
    it(`is not shared with ${whose}`, async () => {
      const list = server()
      const here = await open()
      const other = await open(session)
      const theirs = other.listen(list.poll('other'))
      const shown = here.listen(list.poll('here'))
      await clock.tick(SECOND)
      expect(list.asked).to.have.members(['other', 'here'])
      expect(theirs()).to.not.deep.equal(shown())
      const before = list.asked.length
      await clock.tick(INTERVAL)
      expect(list.asked.length - before).to.equal(2)
    })
  }

  it('stores nothing', async () => {
    const list = server()
    const here = await open()
    const before = JSON.stringify([localStorage, sessionStorage])
    const shown = (await open()).listen(list.poll('other'))
    here.listen(list.poll('here'))
    await clock.tick(2 * INTERVAL)
    expect(shown().at).to.equal('ready')
    expect(JSON.stringify([localStorage, sessionStorage])).to.equal(before)
  })

  for (const [missing, changes] of [
    ['Web Locks', { locks: () => undefined }],
    ['BroadcastChannel', { channel: () => null }],
  ] as const) {
    it(`asks in a tab of its own accord where there is no ${missing}`, async () => {
      const list = server()
      const here = await open()
      here.listen(list.poll('here'))
      const shown = (await open(aSession(), changes)).listen(list.poll('other'))
      await clock.tick(3 * INTERVAL)
      expect(shown().at).to.equal('ready')
      expect(list.asked.length).to.be.at.least(4)
    })
  }

  it('asks and shares without a session where it needs none, and keeps its data when a teacher comes', async () => {
    const list = server()
    const here = await open(null)
    const shown = here.listen(list.poll('here', { session: 'none' }))
    await clock.tick(SECOND)
    const there = (await open(aSession({ id: 's2' }))).listen(list.poll('other', { session: 'none' }))
    await clock.tick(SECOND)
    expect(list.asked).to.deep.equal(['here'])
    expect(there()).to.deep.equal({ at: 'ready', data: 1 })
    here.signIn(aSession({ id: 's3' }))
    expect(shown()).to.deep.equal({ at: 'ready', data: 1 })
    await clock.tick(INTERVAL)
    expect(list.asked).to.deep.equal(['here', 'here'])
  })

  it('takes no notice of what others write on its line', async () => {
    const list = server()
    const here = await open()
    const shown = here.listen(list.poll('here'))
    await clock.tick(SECOND)
    const line = connect({}).channel(`cx-polls@${location.origin}`)
    for (const message of [null, 'news', {}, { say: 'news' }, { say: 'news', key: list.key, news: 7 }]) {
      line.postMessage(message)
    }
    await clock.tick(SECOND)
    expect(shown()).to.deep.equal({ at: 'ready', data: 1 })
    line.close()
  })
})

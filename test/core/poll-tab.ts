import type * as FailureModule from '../../src/core/http/failure.ts'
import type { LoadState } from '../../src/core/http/load.ts'
import { isNumber } from '../../src/core/http/shape.ts'
import { platform } from '../../src/core/platform.ts'
import type * as CreatePoll from '../../src/core/polling/create-poll.ts'
import type { Poll, PollAnswer, PollOptions } from '../../src/core/polling/poll-types.ts'
import type { Session } from '../../src/core/session/session.ts'
import type * as SessionChanges from '../../src/core/session/session-changes.ts'
import { storageKey } from '../../src/core/session/stored-session.ts'
import { betweenTabs } from '../support/between-tabs.ts'
import { openTab } from '../support/tab.ts'
import { aSession } from '../support/teacher.ts'

export const SECOND = 1_000
export const INTERVAL = 15 * SECOND
let key = 0

export interface PollTab {
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
export function server() {
  const asked: string[] = []
  const list = {
    asked,
    key: `shared-${++key}`,
    next: (round: number, _etag?: string): PollAnswer<number> | Promise<PollAnswer<number>> => ({
      data: round,
    }),
    poll: (tab: string, changes: Partial<PollOptions<number>> = {}): PollOptions<number> => ({
      key: list.key,
      isData: isNumber,
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

let tabs: PollTab[] = []
let connect = betweenTabs().connect

/** A line of the kind that the tabs have, for somebody who is none of them. */
export const channelBetweenTabs = (name: string) => connect({}).channel(name)

/** A tab with this session; `without` is what its browser does not have. */
export async function openPollTab(
  session: Session | null = aSession(),
  without: object = {},
): Promise<PollTab> {
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

import { TABS_ANSWER_MS } from '../../src/contract/limits/session.ts'
import { $apiBase } from '../../src/core/http/api-base.ts'
import type * as Call from '../../src/core/http/call.ts'
import type * as Platform from '../../src/core/platform.ts'
import { platform as here } from '../../src/core/platform.ts'
import type * as SessionModule from '../../src/core/session/session.ts'
import { $session as $here, type Session } from '../../src/core/session/session.ts'
import { askForRenewed } from '../../src/core/session/session-changes.ts'
import type * as SignIn from '../../src/core/session/sign-in.ts'
import { aSession } from './teacher.ts'
import { PATIENCE_MS } from './until.ts'

/** Another tab of the same origin: modules, locks, storage events and channels of its own. */
export interface Tab {
  call: typeof Call.call
  signIn: typeof SignIn.signIn
  signOut: typeof SignIn.signOut
  $session: typeof SessionModule.$session
  $sessionEnd: typeof SessionModule.$sessionEnd
  platform: typeof Platform.platform
  /** Another module as this tab has it; the path is relative to this folder. */
  load<M>(path: string): Promise<M>
  /** Waits until it has heard all that this page has told the other tabs and stored so far. */
  caughtUp(): Promise<void>
  /** Waits until this page has noticed all that the tab has stored so far. */
  noticed(): Promise<void>
  close(): void
}

interface Options {
  /** What its own sessionStorage holds, as after 'Duplicate tab'. A frame would share ours. */
  sessionStorage?: Record<string, string>
}

type Opened = Pick<Tab, '$session' | '$sessionEnd'>

const frames: HTMLIFrameElement[] = []
let opened: Opened[] = []
/** Its modules are not those of the tests' bundle, which are this page's. */
const FOLDER = `${location.origin}/test/support/`

const isNewer = (session: Session | null, than: Session | null) =>
  session !== null && session.id === than?.id && session.renewals > than.renewals

/**
 * Who asks other tabs waits a tenth of a second for their word, and a busy machine may take longer to carry it: where one
 * of them has something to say, it is waited for.
 */
function waitsForWord(after: typeof here.after, isComing: () => boolean): typeof here.after {
  return (ms, job) => after(ms === TABS_ANSWER_MS && isComing() ? PATIENCE_MS : ms, job)
}

const { after } = here
const patient = waitsForWord(after, () =>
  opened.some(
    ({ $session, $sessionEnd }) => isNewer($session.get(), $here.get()) || $sessionEnd.get() !== null,
  ),
)

export async function openTab({ sessionStorage = {} }: Options = {}): Promise<Tab> {
  const frame = document.createElement('iframe')
  document.body.append(frame)
  frames.push(frame)
  const realm = frame.contentWindow as Realm | null
  if (!realm) throw new Error('The frame has no window')
  realm.fetch = (...request) => globalThis.fetch(...request)
  const load = <M>(path: string): Promise<M> => realm.eval(`import('${new URL(path, FOLDER).href}')`)

  const { platform } = await load<typeof Platform>('../../src/core/platform.ts')
  const own = storageWith(sessionStorage)
  platform.storage = kind => (kind === 'local' ? realm.localStorage : own)
  const { $session, $sessionEnd } = await load<typeof SessionModule>('../../src/core/session/session.ts')
  const { signIn, signOut } = await load<typeof SignIn>('../../src/core/session/sign-in.ts')
  const { call } = await load<typeof Call>('../../src/core/http/call.ts')
  platform.after = waitsForWord(platform.after, () => isNewer($here.get(), $session.get()))
  opened.push({ $session, $sessionEnd })
  // a test whose clock is its own goes by that
  if (here.after === after) here.after = patient
  return {
    call,
    signIn,
    signOut,
    $session,
    $sessionEnd,
    platform,
    load,
    async caughtUp() {
      await toldTabs(realm)
      await stored(window, realm)
    },
    noticed: () => stored(realm, window),
    close: () => frame.remove(),
  }
}

type Realm = Window & typeof globalThis

/** A word on the line of the tabs, after which whatever was said before has come there too. */
async function toldTabs(realm: Realm): Promise<void> {
  const line = new realm.BroadcastChannel(`cx-session@${$apiBase.get()}`)
  const probe = aSession({ id: crypto.randomUUID() })
  const heard = new Promise<void>(resolve => {
    line.onmessage = ({ data }) => {
      if (data.id === probe.id) resolve()
    }
  })
  askForRenewed(probe)
  await heard
  line.close()
}

/** The same for what is stored. */
async function stored(from: Window, to: Window): Promise<void> {
  const probe = `probe-${crypto.randomUUID()}`
  const heard = new Promise<void>(resolve => {
    to.addEventListener('storage', function hear({ key }: StorageEvent) {
      if (key !== probe) return
      to.removeEventListener('storage', hear)
      resolve()
    })
  })
  from.localStorage.setItem(probe, '')
  await heard
  from.localStorage.removeItem(probe)
}

/** A Storage in memory. */
export function storageWith(entries: Record<string, string>): Storage {
  const values = new Map(Object.entries(entries))
  return {
    get length() {
      return values.size
    },
    clear: () => values.clear(),
    getItem: key => values.get(key) ?? null,
    key: index => [...values.keys()][index] ?? null,
    removeItem: key => {
      values.delete(key)
    },
    setItem: (key, value) => {
      values.set(key, value)
    },
  }
}

afterEach(() => {
  for (const frame of frames.splice(0)) frame.remove()
  opened = []
  if (here.after === patient) here.after = after
})

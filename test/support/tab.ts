import type * as Call from '../../src/core/http/call.ts'
import type * as Platform from '../../src/core/platform.ts'
import type * as SessionModule from '../../src/core/session/session.ts'
import type * as SignIn from '../../src/core/session/sign-in.ts'

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
  close(): void
}

interface Options {
  /** What its own sessionStorage holds, as after 'Duplicate tab'. A frame would share ours. */
  sessionStorage?: Record<string, string>
}

const frames: HTMLIFrameElement[] = []

export async function openTab({ sessionStorage = {} }: Options = {}): Promise<Tab> {
  const frame = document.createElement('iframe')
  document.body.append(frame)
  frames.push(frame)
  const realm = frame.contentWindow as (Window & typeof globalThis) | null
  if (!realm) throw new Error('The frame has no window')
  realm.fetch = (...request) => globalThis.fetch(...request)
  const load = <M>(path: string): Promise<M> => realm.eval(`import('${new URL(path, import.meta.url).href}')`)

  const { platform } = await load<typeof Platform>('../../src/core/platform.ts')
  const own = storageWith(sessionStorage)
  platform.storage = kind => (kind === 'local' ? realm.localStorage : own)
  const { $session, $sessionEnd } = await load<typeof SessionModule>('../../src/core/session/session.ts')
  const { signIn, signOut } = await load<typeof SignIn>('../../src/core/session/sign-in.ts')
  const { call } = await load<typeof Call>('../../src/core/http/call.ts')
  return { call, signIn, signOut, $session, $sessionEnd, platform, load, close: () => frame.remove() }
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
})

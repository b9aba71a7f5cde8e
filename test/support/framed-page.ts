import type * as Platform from '../../src/core/platform.ts'
import { type HandClock, handClock } from './hand-clock.ts'

type Realm = Window & typeof globalThis

/** A page in a frame of this one, which is the platform's then: its modules are its own, and its time is the test's. */
export async function framedPage() {
  const frame = document.createElement('iframe')
  document.body.append(frame)
  const realm = frame.contentWindow as Realm
  /** A module by its path in the project. */
  const load = <M>(path: string): Promise<M> =>
    realm.eval(`import('${new URL(path, `${location.origin}/`).href}')`)
  const { platform } = await load<typeof Platform>('src/core/platform.ts')
  const clock: HandClock = handClock()
  platform.after = clock.after
  return { frame, realm, clock, platform, load }
}

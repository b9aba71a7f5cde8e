import { createLoad, type Load } from '../http/load.ts'
import { onAccountChange } from '../session/on-account-change.ts'
import { $user } from '../session/session.ts'

/** A list that changes with a release: asked for once in a session, when somebody first listens to it. */
export function createReference<T>(ask: (signal: AbortSignal) => Promise<{ data: T }>): Load<T> {
  const list = createLoad(ask, { isWanted: () => $user.get() !== null })
  onAccountChange(list.startOver)
  return list
}

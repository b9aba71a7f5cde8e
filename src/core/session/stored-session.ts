import { $apiBase } from '../http/api-base.ts'
import { storage } from '../storage.ts'
import { readSession } from './read-session.ts'
import type { Session } from './session.ts'
import { SESSION_KEY_PREFIX } from './session-key.ts'

type Place = 'local' | 'session'

/** One session for each API, so that the tokens of one are never sent to another. */
export const storageKey = () => SESSION_KEY_PREFIX + $apiBase.get()

function read(place: Place): Session | null {
  const session = readSession(storage(place).read(storageKey()) ?? null)
  return session?.keep === (place === 'local') ? session : null
}

/**
 * The stored session; null when there is none that can be read. One that is kept wins over the tab's own: whoever
 * signs in empties both places first, so the kept one is the later.
 */
export function storedSession(): Session | null {
  const kept = read('local')
  if (!kept) return read('session')
  remove('session')
  return kept
}

/**
 * Stores the session where 'Keep me signed in' says.
 * @returns false when storage is full or blocked, and the session lives in memory alone
 */
export function storeSession(session: Session): boolean {
  return storage(session.keep ? 'local' : 'session').write(storageKey(), JSON.stringify(session))
}

/** Forgets one session wherever it is stored, and leaves any other. */
export function forgetStoredSession(id: string): void {
  for (const place of ['local', 'session'] as const) if (read(place)?.id === id) remove(place)
}

/** Forgets whatever is stored. */
export function clearStoredSession(): void {
  remove('local')
  remove('session')
}

const remove = (place: Place) => storage(place).remove(storageKey())

import { $apiBase } from '../http/api-base.ts'
import { platform } from '../platform.ts'
import { storage } from '../storage.ts'

/**
 * A random word that this browser keeps for an API, also beyond a sign-out. The server takes it for a second key beside
 * the address: guesses from elsewhere do not lock a teacher out of a browser where they have signed in.
 *
 * @returns nothing where storage is blocked or full
 */
export function deviceWord(): string | undefined {
  const key = `cx-device@${$apiBase.get()}`
  const { read, write } = storage('local')
  const kept = read(key)
  if (kept) return kept
  const word = platform.newId()
  return write(key, word) ? word : undefined
}

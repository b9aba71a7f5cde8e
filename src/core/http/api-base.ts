import { atom } from 'nanostores'
import { platform } from '../platform.ts'
import { httpAddress } from './http-address.ts'

/** The origin this code came from; a page without one of its own (a test's blob, say) falls back on the page. */
function ownOrigin(): string {
  const { origin } = new URL(import.meta.url)
  return origin === 'null' ? platform.address().origin : origin
}

const $base = atom(ownOrigin())
let claimed = false

/** Address of the API, without a slash at its end. One page has one. */
export const $apiBase = { get: () => $base.get(), listen: $base.listen.bind($base) }

/**
 * Takes an element's `api-base`. The first explicit one of a page wins, because the page has one session.
 * @returns false when `value` is no http address, or another one than the page has already chosen
 */
export function claimApiBase(value: string): boolean {
  const base = httpAddress(value)
  if (base === null) return false
  if (claimed) return base === $base.get()
  claimed = true
  $base.set(base)
  return true
}

/** Forgets the claim; for tests, which share a page. */
export function resetApiBase(): void {
  claimed = false
  $base.set(ownOrigin())
}

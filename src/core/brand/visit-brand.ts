import { atom, computed } from 'nanostores'
import { isIndependentPlayers } from '../../contract/rules/user-types.ts'
import { platform } from '../platform.ts'
import { $user } from '../session/session.ts'
import { storage } from '../storage.ts'
import { type Brand, type BrandName, brandFor, brands } from './brands.ts'

const KEY = 'cx-brand'

/** What this visit (this tab, until it is closed) began with; null when no address has named a brand. */
const $begunWith = atom<BrandName | null>(stored())

function stored(): BrandName | null {
  const name = storage('session').read(KEY) ?? null
  return name !== null && Object.hasOwn(brands, name) ? (name as BrandName) : null
}

/**
 * The brand of a visit to the host app: the one that an address of the visit has named, else the one of the account
 * that is signed in, else the default (P1 §1). So the players program stays when a link leads on without its word.
 */
export const $visitBrand = computed([$begunWith, $user], (begunWith, user): Brand => {
  if (begunWith) return brands[begunWith]
  return user && isIndependentPlayers(user) ? brands.players : brands.default
})

/** Takes a brand that an address names for the rest of the visit; an address without one changes nothing. */
export function noteAddress(address: URL = platform.address()): void {
  const { name } = brandFor(null, address)
  if (name === brands.default.name || name === $begunWith.get()) return
  $begunWith.set(name as BrandName)
  // where nothing is kept it holds until the page is left
  storage('session').write(KEY, name)
}

/** For tests: a visit that has not begun. */
export function forgetVisitBrand(): void {
  $begunWith.set(null)
  storage('session').remove(KEY)
}

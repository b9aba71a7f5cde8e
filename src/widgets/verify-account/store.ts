import { atom } from 'nanostores'
import { readVerificationLink, type VerificationLink } from '../../core/accounts/verification-link.ts'
import { type Verification, verify } from '../../core/accounts/verify.ts'

/** `incomplete`: the address does not hold a link that could be ours, so nothing was asked. */
export type State = { at: 'verifying' } | { at: 'incomplete' } | Verification

export type Account = Extract<Verification, { at: 'verified' }>['account']

/**
 * State of one verification page (P1 §8 Verification).
 * @param verified called when the link was taken
 */
export function createVerifyAccount(verified: (account: Account) => void) {
  const $state = atom<State>({ at: 'verifying' })
  let latest: VerificationLink | null = null

  /** Takes the link of `url`, the query value of the mail's address; a later one replaces it. */
  async function take(url: string): Promise<void> {
    const link = readVerificationLink(url)
    latest = link
    if (!link) return $state.set({ at: 'incomplete' })
    $state.set({ at: 'verifying' })
    const outcome = await verify(link)
    if (latest !== link) return
    $state.set(outcome)
    if (outcome.at === 'verified') verified(outcome.account)
  }

  return {
    $state,
    take,

    /** Takes no more notice of what was asked. */
    abandon(): void {
      latest = null
    },
  }
}

import { computed } from 'nanostores'
import type { SubjectTokens } from '../../contract/entities/token.ts'
import type { TokenBalance } from '../../contract/entities/user.ts'
import { $user } from '../session/session.ts'
import { balancePoll } from './token-lists.ts'

/** What is left of a subject; the session does not know when it expires. */
export type ShownBalance = TokenBalance & Partial<SubjectTokens>

/**
 * What is left of each subject, kept up to date; as the session knows it until the server has told it, and null while
 * nobody is signed in.
 */
export function createBalances() {
  const poll = balancePoll()
  const $balances = computed([poll.$state, $user], (state, user): readonly ShownBalance[] | null => {
    const told = state.at === 'loading' ? undefined : state.data?.balances
    return told ?? user?.exchange_tokens_balance ?? null
  })
  return { $balances, refresh: poll.refresh }
}

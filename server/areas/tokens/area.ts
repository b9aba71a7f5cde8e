import type { Area } from '../../area.ts'
import { shownToAll } from '../../db/watch.ts'
import { commands } from './commands.ts'
import { refusals } from './refusals.ts'
import { expireTokens } from './repository/expire.ts'
import { handlers } from './routes.ts'
import { seed } from './seed.ts'

export { findBundle } from './bundles.ts'
export { balancesHoldUntil } from './repository/balances.ts'
export { leftOfLot, returnTokens, takeBackPurchase, takenOfLot } from './repository/give-back.ts'
export { bookPurchase, spendTokens, tokensLeft } from './repository/ledger.ts'
export { findPrice } from './repository/prices.ts'

/** Exchange tokens, which pay for classroom exchanges: a ledger for each teacher and subject. */
export const tokensArea = {
  handlers,
  refusals,
  commands,
  seed,
  sweep: [db => expireTokens(db)],
  watched: [
    // the balance is part of the `User`; whatever changes in a lot comes with an entry
    { table: 'token_lots', on: ['insert'], teachers: 'SELECT teacher_id FROM changed' },
    { table: 'token_entries', on: ['insert'], teachers: 'SELECT teacher_id FROM changed' },
    shownToAll('token_prices'),
  ],
} satisfies Area

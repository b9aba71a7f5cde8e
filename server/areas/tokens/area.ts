import type { Area } from '../../area.ts'
import { commands } from './commands.ts'
import { seed } from './seed.ts'

export { returnTokens, spendTokens, tokensLeft } from './repository.ts'

/** Exchange tokens, which pay for classroom exchanges: a ledger for each teacher and subject. */
export const tokensArea = {
  commands,
  seed,
  // the balance is part of the `User`
  watched: [{ table: 'token_entries', on: ['insert'], teachers: 'SELECT teacher_id FROM changed' }],
} satisfies Area

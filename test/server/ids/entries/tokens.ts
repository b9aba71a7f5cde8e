import { NO_TOKEN_PRICE } from '../../../../src/contract/error-codes/tokens.ts'
import { LANGUAGES } from '../../../support/classroom-form.ts'
import { type Entries, MISSING } from '../entry.ts'

const TOKENS = 'GET /api/teacher/exchange-tokens'

export const entries: Entries = {
  // a page belongs to nobody: it shows the caller's own rows, and none past the last
  'GET /api/teacher/exchange-tokens query.page': {
    call: ({ server, own }, value) =>
      server.call(`${TOKENS}?filter=usage-history&page=${value}`, { token: own }),
    cases: async () => ({ own: ['1', 200], partner: null, foreign: null, missing: [MISSING, 200] }),
  },

  // subjects belong to everybody who pays for them; 3 is for librarians
  'GET /api/teacher/exchange-tokens/price query.subject_id': {
    call: ({ server, own }, value) => server.call(`${TOKENS}/price?subject_id=${value}`, { token: own }),
    cases: async () => ({
      own: [String(LANGUAGES), 200],
      partner: null,
      foreign: ['3', 404],
      missing: [MISSING, 422, NO_TOKEN_PRICE],
    }),
  },
}

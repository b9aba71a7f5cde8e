import { type Entries, MISSING } from '../entry.ts'

const NOTIFICATIONS = 'GET /api/teacher/notifications'

export const entries: Entries = {
  // a page belongs to nobody: it shows the caller's own rows, and none past the last
  'GET /api/teacher/notifications query.page': {
    call: ({ server, own }, value) => server.call(`${NOTIFICATIONS}?page=${value}`, { token: own }),
    cases: async () => ({ own: ['1', 200], partner: null, foreign: null, missing: [MISSING, 200] }),
  },
}

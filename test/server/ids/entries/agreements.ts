import { type Entries, MISSING } from '../entry.ts'

const STATUS = 'GET /api/teacher/profile/teacher-agreement-status'

export const entries: Entries = {
  // whoever chooses a school has to know whether its agreement is signed; a school belongs to no teacher
  [`${STATUS} query.school_id`]: {
    call: ({ server, own }, value) => server.call(`${STATUS}?school_id=${value}`, { token: own }),
    cases: async () => ({ own: ['1', 200], partner: null, foreign: null, missing: [MISSING, 404] }),
  },
}

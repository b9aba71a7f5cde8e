import type { EndpointMap } from '../endpoint.ts'
import { Flag, FlagReport } from '../entities/flag.ts'

/** Reports of what the partner's students have posted. An operator answers them by `npm run admin -- flags`. */
export const flagEndpoints = {
  'POST /api/teacher/submissions-partner-report': {
    summary:
      'Flags an approved post of the partner’s students; again, while it waits for an answer, takes the place of the first. 403 with code 10 for a foreign classroom, 404 with code 90 for any other post, 422 with the sentence of the field `reasons`, 429 for too many in an hour. Also once the exchange has expired.',
    spec: 'P3 §3 Flag report, §5, §8',
    access: 'teacher',
    body: FlagReport,
    data: Flag,
  },
} as const satisfies EndpointMap

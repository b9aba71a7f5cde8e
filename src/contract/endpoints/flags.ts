import Type from 'typebox'
import type { EndpointMap } from '../endpoint.ts'
import { Flag, FlagReport, OwnFlag } from '../entities/flag.ts'
import { Id } from '../entities/reference.ts'
import { OWN_FLAGS_SHOWN } from '../limits/submissions.ts'

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
  'GET /api/teacher/classrooms/{id}/flags': {
    summary: `The reports that one has made from this classroom, the newest first, ${OWN_FLAGS_SHOWN} at most, each with its answer, also where the post is shared no more or gone. 403 with code 10 for a foreign classroom.`,
    spec: 'P3 §2 Submissions',
    access: 'teacher',
    params: Type.Object({ id: Id }),
    data: Type.Array(OwnFlag),
    revalidates: true,
  },
} as const satisfies EndpointMap

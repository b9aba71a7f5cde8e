import Type from 'typebox'
import type { EndpointMap } from '../endpoint.ts'
import { Nullable } from '../entities/nullable.ts'
import { Id } from '../entities/reference.ts'

/** The data privacy agreement, which a school signs once for all its teachers (P1 §2 Profile wizard, P2 §2). */
export const agreementEndpoints = {
  'GET /api/teacher/profile/teacher-agreement-status': {
    summary:
      'Whether the agreement of a school is signed, and the address of its form, for a frame or to be passed on.',
    spec: 'P1 §7 Profile, P2 §9',
    access: 'teacher',
    query: Type.Object({
      school_id: Type.Optional({
        ...Id,
        description:
          'a school that is being chosen; a link is only given for one that the profile or its draft names',
      }),
      school: Type.Optional(
        Type.Enum(['own', 'unlisted'], {
          description:
            "where there is no id: the teacher's own, as without it, or one that is being written in, whichever the teacher belongs to",
        }),
      ),
    }),
    data: Type.Object({
      signed: Type.Boolean(),
      school_id: Nullable({ ...Id, description: 'null while the school is not listed' }),
      link: Nullable(
        Type.String({
          description:
            'an address; null once the agreement is signed, and for a school that the teacher has not chosen',
        }),
      ),
    }),
  },
} as const satisfies EndpointMap

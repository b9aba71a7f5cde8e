import Type from 'typebox'
import type { EndpointMap } from '../endpoint.ts'
import { CHANGES_HOLD_MS } from '../limits/changes.ts'

/** One question in place of many polls (docs/decisions/one-question-for-all-polls.md). */
export const changeEndpoints = {
  'GET /api/teacher/changes': {
    summary: `Whether anything has changed for this teacher. With the \`revision\` of the last answer, the answer waits for a change, ${CHANGES_HOLD_MS / 1_000} seconds at most.`,
    spec: 'P1 §9 Polling',
    access: 'teacher',
    waits: true,
    query: Type.Object({ revision: Type.Optional(Type.String({ maxLength: 40 })) }),
    data: Type.Object({
      revision: Type.String({ description: 'grows with whatever the revalidating calls answer' }),
      build: Type.String({ description: 'as in /build.json' }),
    }),
  },
} as const satisfies EndpointMap

import type { Area } from '../../area.ts'
import { refusals } from './refusals.ts'
import { answersSweep } from './repository.ts'

export { checkSameRequest, keyUsedUp, once, requestHash } from './once.ts'
export { forgetAnswers } from './repository.ts'

/** Writes that may be sent again and are done once. */
export const idempotencyArea = {
  refusals,
  crossOrigin: { headers: ['idempotency-key'] },
  sweep: [answersSweep],
} satisfies Area

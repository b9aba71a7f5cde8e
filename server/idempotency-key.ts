import type { FastifyRequest } from 'fastify'
import {
  IDEMPOTENCY_KEY_MAX_CHARACTERS,
  IDEMPOTENCY_KEY_MIN_CHARACTERS,
} from '../src/contract/limits/idempotency.ts'
import { idempotencySentences } from '../src/contract/server-messages/idempotency.ts'
import { refuse } from './errors.ts'

/** Long enough that nobody has the same by chance; a UUID is one. */
const KEY = new RegExp(`^[\\w-]{${IDEMPOTENCY_KEY_MIN_CHARACTERS},${IDEMPOTENCY_KEY_MAX_CHARACTERS}}$`)

/** The key of a write that may be sent again. @throws 422 for one that cannot be one */
export function idempotencyKeyOf({ headers }: FastifyRequest): string | undefined {
  const given = headers['idempotency-key']
  if (given === undefined) return undefined
  if (typeof given === 'string' && KEY.test(given)) return given
  throw refuse('badInput', { message: idempotencySentences.keyNotValid })
}

import { hash } from 'node:crypto'
import type { EndpointKey } from '../../../src/contract/endpoints/all.ts'
import { isId } from '../../../src/contract/rules/is-id.ts'
import { idempotencySentences } from '../../../src/contract/server-messages/idempotency.ts'
import type { Database } from '../../db/database.ts'
import type { Call } from '../../handlers.ts'
import { refuse } from './refusals.ts'
import { findFirst, keepAnswer, takeKey } from './repository.ts'

/** The same text for the same content, in whatever order its fields were sent. */
const canonical = (content: unknown): string =>
  JSON.stringify(content, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  )

/** What the first request has made, if its answer names one thing. */
function idIn(answer: object): number | undefined {
  const { data } = answer as { data?: unknown }
  const { id } = (data ?? {}) as { id?: unknown }
  return isId(id) ? id : undefined
}

/** Stands for what a call asks for: a key stands for one of these. */
export const requestHash = (endpoint: EndpointKey, { params, body }: { params: unknown; body: unknown }) =>
  hash('sha256', canonical([endpoint, params, body]), 'base64url')

/** @throws 422 with code 13 when what a key has made was asked for in another way */
export function checkSameRequest({ id, request }: { id: number; request: string }, now: string): void {
  if (request !== now) throw refuse('bodyChanged', { id })
}

/** Of a key whose write is over, so that it makes nothing any more: who sends it once more, however late, buys nothing. */
export const keyUsedUp = (id: number) => refuse('bodyChanged', { id, message: idempotencySentences.usedUp })

type Intention<K extends EndpointKey> = Pick<Call<K>, 'idempotencyKey' | 'params' | 'body'> & {
  teacher: { id: number }
}

/**
 * Does a write of a teacher in one transaction and, where the call carries a key, once: sent again, also at the same
 * moment, it gets the first answer. What was refused or failed leaves nothing, so that it can be sent again with the
 * same key when its cause is gone.
 * @throws 422 with code 13 when the key has come with another request; it names what that one has made
 */
export function once<K extends EndpointKey, Answer extends object>(
  db: Database,
  endpoint: K,
  { idempotencyKey, params, body, teacher }: Intention<K>,
  work: (transaction: Database) => Promise<Answer>,
): Promise<Answer> {
  return db.transaction(async transaction => {
    if (idempotencyKey === undefined) return work(transaction)
    const key = { teacher_id: teacher.id, key: idempotencyKey }
    const request = requestHash(endpoint, { params, body })
    if (await takeKey(transaction, key, request)) {
      const answer = await work(transaction)
      await keepAnswer(transaction, key, answer)
      return answer
    }
    const first = await findFirst(transaction, key)
    if (!first?.answer) throw refuse('unavailable')
    if (first.request !== request) throw refuse('bodyChanged', { id: idIn(first.answer) })
    return first.answer as Answer
  })
}

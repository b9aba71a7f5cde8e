import type { Data, EndpointKey } from '../../contract/endpoints/all.ts'
import { callIfChanged } from '../http/call.ts'
import type { CallArguments } from '../http/call-types.ts'
import type { Check } from '../http/shape.ts'
import { platform } from '../platform.ts'
import { createPoll } from './create-poll.ts'
import { $changedAt, lastWord } from './last-word.ts'
import type { Held, Poll } from './poll-types.ts'

export interface CallPollOptions {
  ms: number
  /** What the reply's data looks like; see PollOptions. */
  isData: Check
  /** What to say of a failure that brings no sentence of its own. */
  failed?: string
}

/**
 * Polls a call of the contract, with the ETag of the answer before. The same call with the same input is one poll,
 * whoever asks.
 */
export function callPoll<K extends EndpointKey>(
  { ms, isData, failed }: CallPollOptions,
  key: K,
  ...[input, options]: CallArguments<K>
): Poll<Data<K>> {
  return createPoll<Data<K>>({
    key: `${key} ${JSON.stringify([input ?? {}, options && 'params' in options ? options.params : {}])}`,
    ms,
    isData,
    known: held => (held && isKnownUnchanged(held) ? 'unchanged' : null),
    isOver: ({ etag, askedAt }) => etag !== undefined && askedAt < $changedAt.get(),
    ...(failed !== undefined && { failed }),
    async run({ etag, signal }) {
      const answer = await callIfChanged(etag, key, ...([input, { ...options, signal }] as CallArguments<K>))
      if (answer === 'unchanged') return answer
      const { reply, ...about } = answer
      return { data: reply.data as Data<K>, ...about }
    },
  })
}

/** Asking would bring 304: an answer with an ETag changes with the teacher's revision, or when its time is over. */
function isKnownUnchanged({ etag, askedAt, freshUntil }: Held): boolean {
  const since = lastWord()?.since
  return (
    etag !== undefined &&
    since !== undefined &&
    askedAt >= Math.max(since, $changedAt.get()) &&
    platform.now() < freshUntil
  )
}

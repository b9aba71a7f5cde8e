import type { Data, EndpointKey } from '../../contract/endpoints/all.ts'
import { callIfChanged } from '../http/call.ts'
import type { CallArguments } from '../http/call-types.ts'
import { createPoll } from './create-poll.ts'
import type { Poll } from './poll-types.ts'

export interface CallPollOptions {
  ms: number
  /** What to say of a failure that brings no sentence of its own. */
  failed?: string
}

/**
 * Polls a call of the contract, with the ETag of the answer before. The same call with the same input is one poll,
 * whoever asks.
 */
export function callPoll<K extends EndpointKey>(
  { ms, failed }: CallPollOptions,
  key: K,
  ...[input, options]: CallArguments<K>
): Poll<Data<K>> {
  return createPoll<Data<K>>({
    key: `${key} ${JSON.stringify([input ?? {}, options && 'params' in options ? options.params : {}])}`,
    ms,
    ...(failed !== undefined && { failed }),
    async run({ etag, signal }) {
      const answer = await callIfChanged(etag, key, ...([input, { ...options, signal }] as CallArguments<K>))
      return answer === 'unchanged' ? answer : { data: answer.reply.data as Data<K>, etag: answer.etag }
    },
  })
}

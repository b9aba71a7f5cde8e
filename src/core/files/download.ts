import type { EndpointKey, Endpoints, Params, Query } from '../../contract/endpoints/all.ts'
import { addressOf } from '../http/address.ts'
import { asSignedIn } from '../http/call.ts'
import { CallFailure } from '../http/failure.ts'
import { identityOf } from '../http/identity-of.ts'
import { readAnswer } from '../http/read-answer.ts'
import { platform } from '../platform.ts'
import type { Session } from '../session/session.ts'

/** Calls that answer a file. */
export type FileKey = { [K in EndpointKey]: Endpoints[K] extends { file: object } ? K : never }[EndpointKey]

/** Texts of a query; what is undefined is left out. */
const textOf = (query: object) =>
  new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  )

async function ask(method: string, url: string, session: Session, signal: AbortSignal): Promise<Response> {
  try {
    return await platform.fetch(url, {
      method,
      headers: identityOf(session),
      signal,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    })
  } catch (cause) {
    throw new CallFailure(signal.aborted ? 'aborted' : 'offline', { cause })
  }
}

/**
 * A file that the contract answers in place of an envelope. It stands here, and not with the other calls, which every
 * page loads.
 * @throws CallFailure, as `call` does
 */
export async function download<K extends FileKey>(
  key: K,
  query: Query<K>,
  { params, signal }: { params: Params<K>; signal: AbortSignal },
): Promise<Blob> {
  return asSignedIn(async session => {
    const { method, url } = addressOf(key, params, session)
    const response = await ask(method, `${url}?${textOf(query ?? {})}`, session, signal)
    if (response.ok) return response.blob()
    readAnswer(response.status, await response.text(), response.headers.get('retry-after'))
    throw new CallFailure('unreadable', { status: response.status })
  }, signal)
}

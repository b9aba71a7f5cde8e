import { createFetch } from 'ofetch'
import type { EndpointKey } from '../../contract/endpoints/all.ts'
import { CALL_TIMEOUT_MS } from '../../contract/limits/polling.ts'
import { platform } from '../platform.ts'
import type { Session } from '../session/session.ts'
import { addressOf } from './address.ts'
import { CallFailure } from './failure.ts'
import { identityOf } from './identity-of.ts'
import { readAnswer } from './read-answer.ts'

/** One request, its types already checked by `call`. */
export interface Outgoing {
  key: EndpointKey
  input?: object | undefined
  params?: Record<string, unknown> | undefined
  signal?: AbortSignal | undefined
  /** ETag of the answer that the caller has; an unchanged one then comes back as `null`. */
  etag?: string | undefined
  /** How long the answer may take; CALL_TIMEOUT_MS unless told. */
  timeoutMs?: number | undefined
  /** Lets the request outlive the page. */
  keepalive?: boolean
  idempotencyKey?: string | undefined
}

export interface Incoming {
  /** The envelope; null when it is the one that the given ETag stands for. */
  reply: Record<string, unknown> | null
  etag: string | undefined
  /** For how long, in ms, the answer stays right if nobody changes anything; undefined where that is not said. */
  freshMs: number | undefined
}

const client = createFetch({
  fetch: (request: RequestInfo | URL, init?: RequestInit) => platform.fetch(request, init),
})

/**
 * Sends one request, once. A session in `as` decides the prefix; its token goes along unless `open`.
 * @throws CallFailure, whatever goes wrong
 */
export async function send(request: Outgoing, as: Session | null, open = false): Promise<Incoming> {
  if (request.signal?.aborted) throw new CallFailure('aborted')
  const { method, url } = addressOf(request.key, request.params, as)
  const withBody = method === 'POST' || method === 'PUT'
  const controller = new AbortController()
  const callOff = () => controller.abort()
  request.signal?.addEventListener('abort', callOff)
  let late = false
  const stopClock = platform.after(request.timeoutMs ?? CALL_TIMEOUT_MS, () => {
    late = true
    controller.abort()
  })
  try {
    const response = await client.raw(url, {
      method,
      ...(withBody ? { body: bodyOf(request.input ?? {}) } : { query: { ...request.input } }),
      headers: headersOf(request, url, open ? null : as),
      signal: controller.signal,
      keepalive: request.keepalive ?? false,
      credentials: 'omit',
      // an address may hold what is no other server's business, and the API asks for none
      referrerPolicy: 'no-referrer',
      responseType: 'text',
      ignoreResponseError: true,
      retry: false,
    })
    const etag = response.headers.get('etag') ?? undefined
    const freshMs = freshness(response.headers)
    if (response.status === 304) return { reply: null, etag: etag ?? request.etag, freshMs }
    return {
      reply: readAnswer(response.status, response._data ?? '', response.headers.get('retry-after')),
      etag,
      freshMs,
    }
  } catch (cause) {
    if (cause instanceof CallFailure) throw cause
    if (late) throw new CallFailure('timeout', { cause })
    throw new CallFailure(request.signal?.aborted ? 'aborted' : 'offline', { cause })
  } finally {
    stopClock()
    request.signal?.removeEventListener('abort', callOff)
  }
}

/** A file among the fields makes a form of them; the contract says where one is asked for. */
function bodyOf(input: object): object {
  const fields = Object.entries(input)
  if (!fields.some(([, value]) => value instanceof Blob)) return input
  const form = new FormData()
  for (const [name, value] of fields) if (value !== undefined) form.append(name, value)
  return form
}

/** `Cache-Control` is one of the few headers that pages of other origins may read too. */
function freshness(headers: Headers): number | undefined {
  const seconds = /(?:^|[\s,])max-age=(\d+)/.exec(headers.get('cache-control') ?? '')?.[1]
  return seconds === undefined ? undefined : Number(seconds) * 1_000
}

/**
 * A browser forgets the preflight of a request that carries `If-None-Match` or asks for a cache mode, so a page of
 * another origin names its tag otherwise (docs/decisions/tags-across-origins.md).
 */
const tagHeader = (url: string) =>
  new URL(url, platform.address()).origin === platform.address().origin ? 'if-none-match' : 'x-if-none-match'

function headersOf(
  { etag, idempotencyKey }: Outgoing,
  url: string,
  session: Session | null,
): Record<string, string> {
  return {
    accept: 'application/json',
    ...(session && identityOf(session)),
    ...(etag && { [tagHeader(url)]: etag }),
    ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
  }
}

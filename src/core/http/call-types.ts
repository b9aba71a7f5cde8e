import type { Body, EndpointKey, Params, Query } from '../../contract/endpoints/all.ts'

/** What is sent: the body of a POST or PUT, the query of a GET or DELETE. */
export type Input<K extends EndpointKey> = K extends `${'POST' | 'PUT'} ${string}` ? Body<K> : Query<K>

export interface BaseOptions {
  /** Calls it off; the call then rejects with an `aborted` failure. */
  signal?: AbortSignal
  /** How long the answer may take; CALL_TIMEOUT_MS unless told. */
  timeoutMs?: number
  /** Lets the request outlive the page. */
  keepalive?: boolean
  /**
   * The id of what the write is made from, a draft or an upload: however often and with whatever values it is sent with
   * it, it is done once (decisions, Retried writes; docs/decisions/retried-writes.md).
   */
  idempotencyKey?: string
}

/** `params` fill the {names} of the path, and are asked for exactly where it has some. */
export type CallOptions<K extends EndpointKey> =
  Params<K> extends undefined ? BaseOptions : BaseOptions & { params: Params<K> }

/** Arguments of a call after its key: each is optional where the endpoint can do without. */
export type CallArguments<K extends EndpointKey> =
  Params<K> extends undefined
    ? Input<K> extends undefined
      ? [input?: undefined, options?: CallOptions<K>]
      : Record<never, never> extends Input<K>
        ? [input?: Input<K>, options?: CallOptions<K>]
        : [input: Input<K>, options?: CallOptions<K>]
    : [input: Input<K>, options: CallOptions<K>]

import { common } from '../messages/common.ts'

/**
 * - `offline`: no answer came, the network or the server is down
 * - `timeout`: the answer took longer than CALL_TIMEOUT_MS
 * - `unreadable`: an answer came, but not from our API: HTML of a proxy, an empty body, cut JSON
 * - `refused`: the API said no; `status`, `errorCode`, `fields` and `message` are what it said
 * - `session-ended`: there is no session (any more) for a call that needs one
 * - `aborted`: the caller called it off
 */
export type FailureKind = 'offline' | 'timeout' | 'unreadable' | 'refused' | 'session-ended' | 'aborted'

export interface FailureDetails {
  /** HTTP status; 0 when no answer came. */
  status?: number
  /** `error_code` of the answer; the known ones are in contract/error-codes. */
  errorCode?: number | undefined
  /** Sentences by field, where the API found fields at fault. */
  fields?: Record<string, string[]>
  /** `data` of the answer, unchecked: what else the API tells. */
  data?: unknown
  /** Seconds until the call may be made again, where there were too many. */
  waitSeconds?: number | undefined
  /** What the server said. */
  message?: string
  cause?: unknown
}

/** What every call rejects with. */
export class CallFailure extends Error {
  override name = 'CallFailure'
  readonly kind: FailureKind
  readonly status: number
  readonly errorCode: number | undefined
  readonly fields: Record<string, string[]>
  readonly data: unknown
  readonly waitSeconds: number | undefined

  /** `message` is a sentence for the person; empty when the server refused without a word. */
  constructor(kind: FailureKind, details: FailureDetails = {}) {
    super(details.message ?? sentences[kind], { cause: details.cause })
    this.kind = kind
    this.status = details.status ?? 0
    this.errorCode = details.errorCode
    this.fields = details.fields ?? {}
    this.data = details.data
    this.waitSeconds = details.waitSeconds
  }
}

/** There were too many calls. */
export const TOO_MANY = 429

/** The failure, if it is the API that said no. */
export const asRefusal = (error: unknown): CallFailure | null =>
  error instanceof CallFailure && error.kind === 'refused' ? error : null

const sentences: Record<FailureKind, string> = {
  offline: common.offline,
  timeout: common.timeout,
  unreadable: common.unreadable,
  refused: '',
  'session-ended': common.sessionEnded,
  aborted: '',
}

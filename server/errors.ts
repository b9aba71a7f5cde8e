import type { Submission } from '../src/contract/entities/submission.ts'
import type { Task } from '../src/contract/entities/task.ts'
import type { TokenPrice } from '../src/contract/entities/token.ts'
import { CLASSROOM_FORBIDDEN, EXCHANGE_EXPIRED } from '../src/contract/error-codes/classrooms.ts'
import { DEMO_ONLY, ORIGIN_FORBIDDEN } from '../src/contract/error-codes/common.ts'
import { classroomSentences } from '../src/contract/server-messages/classrooms.ts'
import { commonSentences } from '../src/contract/server-messages/common.ts'
import { sessionSentences } from '../src/contract/server-messages/session.ts'

interface RefusalEntry {
  status: number
  message: string
  error_code?: number
}

/** Ways to refuse by name. An area has its own in `refusals.ts`. */
export type RefusalTable = Record<string, RefusalEntry>

/** The refusals that any call may meet; those of one area alone are in its own table. plugins/errors.ts writes the reply. */
export const commonRefusals = {
  signInAgain: { status: 401, message: sessionSentences.signInAgain },
  /** Without a code: the client renews its access and repeats the call (decisions, The calls). */
  accessExpired: { status: 403, message: sessionSentences.accessExpired },
  demoOnly: { status: 403, message: commonSentences.demoOnly, error_code: DEMO_ONLY },
  originForbidden: {
    status: 403,
    message: commonSentences.originForbidden,
    error_code: ORIGIN_FORBIDDEN,
  },
  /** Another's classroom, or none at all, and whatever belongs to it: the two are not told apart. */
  classroomForbidden: {
    status: 403,
    message: classroomSentences.classroomForbidden,
    error_code: CLASSROOM_FORBIDDEN,
  },
  /** The exchange of a classroom is over: nothing of it changes any more. */
  exchangeExpired: {
    status: 422,
    message: classroomSentences.exchangeExpired,
    error_code: EXCHANGE_EXPIRED,
  },
  notFound: { status: 404, message: commonSentences.notFound },
  rangeNotThere: { status: 416, message: commonSentences.rangeNotThere },
  badInput: { status: 422, message: commonSentences.badInput },
  notJson: { status: 400, message: commonSentences.notJson },
  notJsonType: { status: 415, message: commonSentences.notJson },
  tooLarge: { status: 413, message: commonSentences.tooLarge },
  tooManyAttempts: { status: 429, message: commonSentences.tooManyAttempts },
  unavailable: { status: 503, message: commonSentences.unavailable },
  unexpected: { status: 500, message: commonSentences.unexpected },
} as const satisfies RefusalTable

interface RefusalDetails {
  /** Sentences for each field at fault. */
  fields?: Record<string, string[]>
  /** A sentence that says more than the entry's own. */
  message?: string
  retryAfterSeconds?: number
  /** What there is already, made by the first of two requests with one key. */
  id?: number | undefined
  /** A task as it is now, which somebody has saved since it was read. */
  task?: Task
  /** Posts as they are now, which somebody has changed since they were read. */
  submissions?: Submission[]
  /** What an exchange costs now, where that has changed since a form was opened. */
  exchange_token?: TokenPrice
}

/** A refusal on its way to the error plugin. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly entry: RefusalEntry
  readonly statusCode: number
  readonly details: RefusalDetails

  constructor(entry: RefusalEntry, details: RefusalDetails = {}) {
    super(details.message ?? entry.message)
    this.entry = entry
    this.statusCode = entry.status
    this.details = details
  }
}

/** A wait names its time. */
type DetailsOf<Name> = Name extends 'tooManyAttempts'
  ? [details: RefusalDetails & { retryAfterSeconds: number }]
  : [details?: RefusalDetails]

/** An area's own `refuse`: it knows the names of its table and the common ones. */
export function refuseWith<Table extends RefusalTable>(own: Table) {
  const table: RefusalTable = { ...commonRefusals, ...own }
  return <Name extends (keyof Table & string) | keyof typeof commonRefusals>(
    name: Name,
    ...[details]: DetailsOf<Name>
  ) => {
    const entry = table[name]
    if (!entry) throw new Error(`there is no refusal ${name}`)
    return new Refusal(entry, details)
  }
}

/** `throw refuse('badInput', { fields })` */
export const refuse = refuseWith({})

import type { Database } from '../db/database.ts'

/** Queues and what each of their jobs carries. No secret: what waits in a queue can be read in the database. */
export interface Queues {
  mail: { kind: MailKind; teacher_id: number }
}
export type QueueName = keyof Queues

export const mailKinds = ['verification', 'account-exists', 'recovery', 'password-changed'] as const
export type MailKind = (typeof mailKinds)[number]

/** A job that was tried as often as it may be. */
export interface FailedJob<Name extends QueueName> {
  id: string
  data: Queues[Name]
  failed_at: Date
  /** What went wrong the last time. */
  reason: string
}

/**
 * Work that is done soon, by some node, and tried again with growing pauses when it fails. A job is done at least
 * once: a node that dies in the middle of it leaves it to another.
 */
export interface Jobs {
  /** Puts a job into its queue. With a transaction as `db` it is there if and only if that one is kept. */
  add: <Name extends QueueName>(queue: Name, data: Queues[Name], db?: Database) => Promise<void>
  /** Looks for new jobs at once; after the transaction that added some. Otherwise that takes up to two seconds. */
  wake: (queue: QueueName) => void
  /** Works on a queue from now on. */
  work: <Name extends QueueName>(queue: Name, handler: (data: Queues[Name]) => Promise<void>) => Promise<void>
  /** The jobs that failed for good, oldest first; kept for 30 days. */
  failed: <Name extends QueueName>(queue: Name) => Promise<FailedJob<Name>[]>
  /** Starts a failed job anew; false when there is none with this id. */
  retry: (queue: QueueName, id: string) => Promise<boolean>
  /** Finishes what is being worked on and takes nothing more. */
  stop: () => Promise<void>
}

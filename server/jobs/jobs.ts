import type { Database } from '../db/database.ts'

/** Where jobs of one kind wait. No secret in `Data`: what waits in a queue can be read in the database. */
export interface Queue<Data extends object> {
  name: string
  /** Only a type: what each job carries. */
  data?: Data
}

/** A job that was tried as often as it may be. */
export interface FailedJob<Data extends object> {
  id: string
  data: Data
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
  add: <Data extends object>(queue: Queue<Data>, data: Data, db?: Database) => Promise<void>
  /** Looks for new jobs at once; after the transaction that added some. Otherwise that takes up to two seconds. */
  wake: (queue: Queue<object>) => void
  /** Works on a queue from now on. */
  work: <Data extends object>(queue: Queue<Data>, handler: (data: Data) => Promise<void>) => Promise<void>
  /** The jobs that failed for good, oldest first; kept for 30 days. */
  failed: <Data extends object>(queue: Queue<Data>) => Promise<FailedJob<Data>[]>
  /** Starts a failed job anew; false when there is none with this id. */
  retry: (queue: Queue<object>, id: string) => Promise<boolean>
  /** Finishes what is being worked on and takes nothing more. */
  stop: () => Promise<void>
}
